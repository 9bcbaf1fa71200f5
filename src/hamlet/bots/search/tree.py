"""The tree of a search, and how it grows: written once, run interpreted or compiled.

A node is a position, an edge a move or an outcome of chance. At a decision the seat to
decide takes the edge that promises it most, at a chance node the dice draw one; a new leaf
is played to its end by the game's heuristics, and every edge on the way is credited with
who won. Only additions, divisions and square roots are used, which are the same on every
machine: equal luck and equal work grow equal trees.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from hamlet.engine.contract import actor, apply, legal, outcomes, prefer, winners
from hamlet.engine.greedy import greedy_move
from hamlet.engine.ids import CHANCE, OVER, Move, Seat
from hamlet.engine.record import BoxRecord, StateRecord
from hamlet.engine.stream import below, pick, weighted
from hamlet.engine.vocabulary import Floats, Ints

NO_CHILD = -1
NODES, EDGES = 0, 1  # what `used` counts
WHIMS = 1024  # `whim` of so many moves of an imagined game are random


class Tree(NamedTuple):
    """All of a search in arrays made beforehand, so that growing asks for no memory."""

    states: list[StateRecord]  # a position a node, and one more for games that are only imagined
    actors: list[Seat]
    first: Ints  # the first edge of a node; NO_CHILD before it is opened
    width: Ints  # how many edges it has
    move: list[Move]  # from here on by edge
    weight: Ints  # of an outcome; of a move how much the heuristics like it
    prior: Floats  # of a move, the share of attention it gets unproved
    child: Ints
    seen: Ints  # games that went this way
    worth: Floats  # by edge and seat: how many of them that seat has won
    path: Ints
    moves: list[Move]  # scratch
    weights: Ints  # scratch
    used: Ints
    box: BoxRecord
    seats: int


def grow(
    tree: Tree, games: int, luck: Ints, least: int, curiosity: float, whim: int, longest: int
) -> None:
    """Play so many games through the tree; each move of the root gets at least `least`."""
    for _ in range(games):
        depth = reach_leaf(tree, luck, least, curiosity)
        won = imagine(tree, luck, whim, longest)
        credit(tree, depth, won)


def plant(tree: Tree) -> None:
    """Begin a tree with the position that lies in node 0."""
    tree.used[NODES] = 1
    tree.used[EDGES] = 0
    tree.actors[0] = actor(tree.box, tree.states[0])
    tree.first[0] = NO_CHILD
    open_node(tree, 0)


def reach_leaf(tree: Tree, luck: Ints, least: int, curiosity: float) -> int:
    """Go down to a position that is new or over, and lay it out for an imagined game."""
    node = 0
    depth = 0
    spare = len(tree.states) - 1
    while tree.actors[node] != OVER and is_open(tree, node):
        if tree.actors[node] == CHANCE:
            edge = drawn_edge(tree, node, luck)
        else:
            edge = best_edge(tree, node, least if node == 0 else 0, curiosity)
        tree.path[depth] = edge
        depth += 1
        if tree.child[edge] == NO_CHILD:
            tree.states[spare] = tree.states[node]
            apply(tree.box, tree.states[spare], tree.move[edge], None)
            add_node(tree, edge, spare)
            return depth
        node = tree.child[edge]
    tree.states[spare] = tree.states[node]
    return depth


def is_open(tree: Tree, node: int) -> bool:
    """The node's edges are known, or there is room to list them."""
    if tree.first[node] == NO_CHILD:
        open_node(tree, node)
    return tree.first[node] != NO_CHILD


def add_node(tree: Tree, edge: int, spare: int) -> None:
    """Keep the position in the spare place as the child of an edge, if there is room."""
    node = tree.used[NODES]
    if node >= spare:
        return
    tree.used[NODES] = node + 1
    tree.states[node] = tree.states[spare]
    tree.actors[node] = actor(tree.box, tree.states[node])
    tree.first[node] = NO_CHILD
    tree.child[edge] = node


def open_node(tree: Tree, node: int) -> None:
    """List the edges of a node, if there is room for them."""
    state = tree.states[node]
    if tree.actors[node] == OVER:
        return
    if tree.actors[node] == CHANCE:
        count = outcomes(tree.box, state, tree.moves, tree.weights)
    else:
        count = legal(tree.box, state, tree.moves)
    first = tree.used[EDGES]
    if first + count > len(tree.move):
        return
    tree.used[EDGES] = first + count
    tree.first[node] = first
    tree.width[node] = count
    for index in range(count):
        list_edge(tree, node, first + index, index)
    if tree.actors[node] != CHANCE:
        share_attention(tree, first, count)


def list_edge(tree: Tree, node: int, edge: int, index: int) -> None:
    """A fresh edge for a move or an outcome."""
    tree.move[edge] = tree.moves[index]
    tree.child[edge] = NO_CHILD
    tree.seen[edge] = 0
    for seat in range(tree.seats):
        tree.worth[edge * tree.seats + seat] = 0.0
    if tree.actors[node] == CHANCE:
        tree.weight[edge] = tree.weights[index]
    else:
        tree.weight[edge] = prefer(tree.box, tree.states[node], tree.moves[index])


def share_attention(tree: Tree, first: int, count: int) -> None:
    """The heuristics' first choice gets most, the second half of that, the third a third."""
    total = 0.0
    for edge in range(first, first + count):
        better = 0
        for other in range(first, first + count):
            if tree.weight[other] > tree.weight[edge]:
                better += 1
        tree.prior[edge] = 1.0 / (1 + better)
        total += tree.prior[edge]
    for edge in range(first, first + count):
        tree.prior[edge] = tree.prior[edge] / total


def drawn_edge(tree: Tree, node: int, luck: Ints) -> int:
    """An outcome, drawn by its weight."""
    first = tree.first[node]
    count = tree.width[node]
    total = 0
    for index in range(count):
        tree.weights[index] = tree.weight[first + index]
        total += tree.weights[index]
    return first + weighted(tree.weights, count, below(luck, total))


def best_edge(tree: Tree, node: int, least: int, curiosity: float) -> int:
    """The move with the best record so far, less used ones being given credit (PUCT)."""
    first = tree.first[node]
    seat = tree.actors[node]
    games = 0
    wins = 0.0
    for edge in range(first, first + tree.width[node]):
        games += tree.seen[edge]
        wins += tree.worth[edge * tree.seats + seat]
        if tree.seen[edge] < least:
            return edge
    average = wins / games if games > 0 else 0.5
    eagerness = curiosity * sqrt(games + 1.0)
    best = first
    best_score = -1.0
    for edge in range(first, first + tree.width[node]):
        seen = tree.seen[edge]
        record = tree.worth[edge * tree.seats + seat] / seen if seen > 0 else average
        score = record + eagerness * tree.prior[edge] / (1 + seen)
        if score > best_score:
            best = edge
            best_score = score
    return best


def imagine(tree: Tree, luck: Ints, whim: int, longest: int) -> int:
    """Play the spare position to its end by the heuristics; who wins, a bit a seat."""
    box = tree.box
    state = tree.states[len(tree.states) - 1]
    for _ in range(longest):
        who = actor(box, state)
        if who == OVER:
            break
        if who == CHANCE:
            count = outcomes(box, state, tree.moves, tree.weights)
            apply(box, state, tree.moves[pick(luck, tree.weights, count)], None)
        else:
            count = legal(box, state, tree.moves)
            apply(box, state, imagined_move(tree, state, count, luck, whim), None)
    return winners(box, state)


def imagined_move(tree: Tree, state: StateRecord, count: int, luck: Ints, whim: int) -> Move:
    """What the heuristics like best, or now and then any move."""
    if count == 1:
        return tree.moves[0]
    if below(luck, WHIMS) < whim:
        return tree.moves[below(luck, count)]
    return greedy_move(tree.box, state, tree.moves, count, luck)


def credit(tree: Tree, depth: int, won: int) -> None:
    """Tell every edge on the way who won."""
    for step in range(depth):
        edge = tree.path[step]
        tree.seen[edge] += 1
        for seat in range(tree.seats):
            tree.worth[edge * tree.seats + seat] += won >> seat & 1
