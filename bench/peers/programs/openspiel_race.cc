// Piggyback as a C++ game of OpenSpiel, with explicit chance, played at random through its API.
// Built against the headers that come with its wheel and loaded beside pyspiel, whose code it uses.
#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "open_spiel/spiel.h"
#include "open_spiel/spiel_utils.h"

namespace {
using namespace open_spiel;

constexpr int kPigs = 4, kPlates[8] = {PLATES}, kSteps[6] = {STEPS}, kAgain[6] = {AGAIN};
enum { ROLL, STOP, EXTEND };
enum { READY, ROLLING, BLACK, PASSING, DONE };
int Length() {
  int sum = 0;
  for (int plate : kPlates) sum += plate;
  return sum;
}

const GameType kType{"peer_piggyback_cc", "Piggyback", GameType::Dynamics::kSequential,
                     GameType::ChanceMode::kExplicitStochastic,
                     GameType::Information::kPerfectInformation, GameType::Utility::kGeneralSum,
                     GameType::RewardModel::kTerminal, kPigs, kPigs, false, false, false, false, {}};

class RaceState : public State {
 public:
  explicit RaceState(std::shared_ptr<const Game> game) : State(game) {}
  Player CurrentPlayer() const override {
    if (phase_ == DONE) return kTerminalPlayerId;
    return phase_ == ROLLING ? kChancePlayerId : seat_;
  }
  std::vector<Action> LegalActions() const override {
    if (phase_ == DONE) return {};
    if (phase_ == ROLLING) return LegalChanceOutcomes();
    std::vector<Action> moves;
    if (phase_ == READY || phase_ == BLACK) moves.push_back(ROLL);
    if (phase_ == BLACK || phase_ == PASSING) moves.push_back(STOP);
    if (MayExtend()) moves.push_back(EXTEND);
    return moves;
  }
  ActionsAndProbs ChanceOutcomes() const override {
    ActionsAndProbs faces;
    for (int face = 0; face < 6; face++) faces.push_back({face, 1.0 / 6});
    return faces;
  }
  std::string ActionToString(Player, Action action) const override { return std::to_string(action); }
  std::string ToString() const override { return std::to_string(turns_); }
  bool IsTerminal() const override { return phase_ == DONE; }
  std::vector<double> Returns() const override {
    std::vector<double> won(kPigs, 0.0);
    for (int pig = 0; pig < kPigs; pig++) won[pig] = phase_ == DONE && at_[pig] > gone_ + Length();
    return won;
  }
  std::unique_ptr<State> Clone() const override {
    return std::unique_ptr<State>(new RaceState(*this));
  }
  int turns() const { return turns_; }

 protected:
  void DoApplyAction(Action action) override {
    if (phase_ == ROLLING) return Fall(action);
    if (action == ROLL) {
      phase_ = ROLLING;
    } else if (action == STOP) {
      PassOn();
    } else {
      used_[seat_] = true;
      gone_ += kPlates[taken_++ % 8];
      if (phase_ == PASSING) PassOn();
    }
  }

 private:
  bool MayExtend() const {
    if (used_[seat_]) return false;
    for (int place : at_)
      if (place <= gone_ + kPlates[taken_ % 8]) return false;
    return true;
  }
  void Fall(int face) {
    int origin = at_[seat_], ground = level_[seat_], target = origin + kSteps[face];
    int here = 0, height = 0;
    bool last = true;
    for (int place : at_) {
      here += place == origin;
      height += place == target;
      last &= place >= origin;
    }
    bool again = kAgain[face] == 1 || (kAgain[face] == 2 && (last || (origin && here > 1)));
    for (int pig = 0; pig < kPigs; pig++)
      if (at_[pig] == origin && level_[pig] > ground) {
        at_[pig] = target;
        level_[pig] += height - ground;
      }
    at_[seat_] = target;
    level_[seat_] = height;
    if (target > gone_ + Length()) {
      phase_ = DONE;
      turns_++;
    } else if (again) {
      phase_ = BLACK;
    } else if (MayExtend()) {
      phase_ = PASSING;
    } else {
      PassOn();
    }
  }
  void PassOn() {
    seat_ = (seat_ + 1) % kPigs;
    turns_++;
    phase_ = READY;
  }

  int at_[kPigs] = {}, level_[kPigs] = {}, gone_ = 0, taken_ = 0, seat_ = 0, turns_ = 0;
  int phase_ = READY;
  bool used_[kPigs] = {};
};

class RaceGame : public Game {
 public:
  explicit RaceGame(const GameParameters& params) : Game(kType, params) {}
  int NumDistinctActions() const override { return 3; }
  int MaxChanceOutcomes() const override { return 6; }
  int NumPlayers() const override { return kPigs; }
  double MinUtility() const override { return 0; }
  double MaxUtility() const override { return 1; }
  int MaxGameLength() const override { return 10000; }
  std::unique_ptr<State> NewInitialState() const override {
    return std::unique_ptr<State>(new RaceState(shared_from_this()));
  }
};

std::shared_ptr<const Game> Factory(const GameParameters& params) {
  return std::shared_ptr<const Game>(new RaceGame(params));
}
REGISTER_SPIEL_GAME(kType, Factory);
}  // namespace

// games, turns, squares of turns, and how often each seat won, into `totals`.
extern "C" void play(int64_t games, uint64_t seed, int64_t* totals) {
  std::shared_ptr<const Game> game = LoadGame("peer_piggyback_cc");
  std::mt19937_64 chance(seed);
  for (int64_t number = 0; number < games; number++) {
    std::unique_ptr<State> state = game->NewInitialState();
    while (!state->IsTerminal()) {
      if (state->IsChanceNode()) {
        double ticket = std::uniform_real_distribution<double>(0, 1)(chance);
        state->ApplyAction(SampleAction(state->ChanceOutcomes(), ticket).first);
      } else {
        std::vector<Action> moves = state->LegalActions();
        state->ApplyAction(moves[std::uniform_int_distribution<int>(0, moves.size() - 1)(chance)]);
      }
    }
    int64_t turns = static_cast<RaceState&>(*state).turns();
    totals[0]++;
    totals[1] += turns;
    totals[2] += turns * turns;
    std::vector<double> won = state->Returns();
    for (int pig = 0; pig < kPigs; pig++) totals[3 + pig] += won[pig] > 0;
  }
}
