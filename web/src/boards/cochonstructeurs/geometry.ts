/** Where everything lies in the valley. The edition says how spaces lie to each other; the paths are
 *  bent so that they wind, turned towards the corners and stretched to the shape of the window. */

import type { Setting } from './game';
import { printed, type Kind, type SpacePrint } from './edition';

export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  name: string;
  kind: Kind;
  path: number;
  needs: number;
}

export interface Track {
  from: string;
  to: string;
  points: Point[];
}

export interface Valley {
  width: number;
  height: number;
  spots: Map<string, Spot>;
  tracks: Track[];
  /** The places of the wolves' ring, and the trail between them. */
  ring: Point[];
  trail: Point[];
  rivers: Point[][];
  /** The spaces at the far ends of the paths, by path. */
  ends: Map<number, Spot>;
}

/** Neighbouring spaces are at least so far apart; a space is about so wide. */
export const STEP = 74;
export const SPACE = 60;
/** The house stands so far behind the space before its door. */
export const LIFT = 62;
/** From that space to the top of the roof. */
export const ROOFTOP = 230;
const MARGIN = { side: 86, top: 132, bottom: 74 };
/** How far paths swing to the side, and over how many spaces. */
const SWING = 0.62;
const WAVE = 7.4;
/** So near home they are still straight, so that the house has its place between them. */
const CALM = 2.2;
const TURN = Math.PI / 4;
const SAMPLES = 6;

type Bend = (x: number, y: number) => Point;

/** Turned by an eighth, and a little more or less at each distance from home. */
function bend(home: [number, number]): Bend {
  return (x, y) => {
    const [dx, dy] = [x - home[0], y - home[1]];
    const far = Math.hypot(dx, dy);
    const swing = SWING * Math.sin((far / WAVE) * Math.PI * 2) * (1 - Math.exp(-((far / CALM) ** 2)));
    const turn = Math.atan2(dy, dx) + TURN + (far > 0 ? swing / far : 0);
    return { x: far * Math.cos(turn), y: far * Math.sin(turn) };
  };
}

interface Loose {
  spots: Spot[];
  tracks: Track[];
  ring: Point[];
  trail: Point[];
}

/** Everything in the edition's own units, bent. */
function loose(setting: Setting): Loose {
  const { spaces } = printed(setting);
  const home = spaces.find(({ kind }) => kind === 'home') ?? (spaces[0] as SpacePrint);
  const at = bend(home.at);
  const spots = spaces.map(({ name, kind, path, needs, at: [x, y] }): Spot => ({
    name,
    kind,
    path: path ?? 0,
    needs: needs ?? 0,
    ...at(x, y),
  }));
  const tracks = spaces.flatMap((space) =>
    [...(space.joins ?? []), ...(space.leads ?? [])].map((other): Track => {
      const end = spaces.find(({ name }) => name === other) ?? space;
      const points = Array.from({ length: SAMPLES + 1 }, (_, index) => {
        const share = index / SAMPLES;
        return at(
          space.at[0] + (end.at[0] - space.at[0]) * share,
          space.at[1] + (end.at[1] - space.at[1]) * share,
        );
      });
      return { from: space.name, to: other, points };
    }),
  );
  const round = ringAt(setting, home.at);
  const { ring: length } = printed(setting);
  return {
    spots,
    tracks,
    ring: Array.from({ length }, (_, index) => at(...round(index))),
    trail: Array.from({ length: length * SAMPLES + 1 }, (_, index) => at(...round(index / SAMPLES))),
  };
}

/** The ring between the den and the meetings, whose places on the ring are known. */
function ringAt(setting: Setting, home: [number, number]): (place: number) => [number, number] {
  const { spaces, meetings, ring } = printed(setting);
  const fixed = spaces
    .flatMap(({ name, kind, at: [x, y] }) => {
      const place = kind === 'den' ? 0 : meetings[name];
      if (place === undefined) return [];
      return [
        { place, turn: Math.atan2(y - home[1], x - home[0]), far: Math.hypot(x - home[0], y - home[1]) },
      ];
    })
    .sort((one, other) => one.place - other.place);
  const first = fixed[0] ?? { place: 0, turn: -Math.PI / 2, far: 7 };
  let turn = first.turn;
  const stops = [...fixed, { ...first, place: first.place + ring }].map((stop, index) => {
    let next = stop.turn;
    while (index > 0 && next <= turn) next += Math.PI * 2;
    turn = next;
    return { ...stop, turn: next };
  });
  if (fixed.length <= 1)
    stops[stops.length - 1] = { ...first, place: first.place + ring, turn: first.turn + Math.PI * 2 };
  return (place) => {
    const on = place < first.place ? place + ring : place;
    const index = Math.max(0, stops.findIndex((stop, at) => at > 0 && stop.place >= on) - 1);
    const [a, b] = [stops[index], stops[index + 1]] as [typeof first, typeof first];
    const share = b.place === a.place ? 0 : (on - a.place) / (b.place - a.place);
    const angle = a.turn + (b.turn - a.turn) * share;
    const far = a.far + ((b.far - a.far) * (1 - Math.cos(share * Math.PI))) / 2;
    return [home[0] + far * Math.cos(angle), home[1] + far * Math.sin(angle)];
  };
}

/** The valley in the shape of a window: `aspect` is width by height. */
export function valley(setting: Setting, aspect: number): Valley {
  const raw = loose(setting);
  const all = [...raw.spots, ...raw.ring, ...raw.trail];
  const left = Math.min(...all.map(({ x }) => x));
  const right = Math.max(...all.map(({ x }) => x));
  const top = Math.min(...all.map(({ y }) => y));
  const bottom = Math.max(...all.map(({ y }) => y));
  const wide = right - left || 1;
  const high = bottom - top || 1;

  /** The world is as large as neighbours need to be apart, whatever its shape. */
  const size = (height: number): { sx: number; sy: number } => ({
    sx: (height * aspect - 2 * MARGIN.side) / wide,
    sy: (height - MARGIN.top - MARGIN.bottom) / high,
  });
  const closest = (height: number): number => {
    const { sx, sy } = size(height);
    return Math.min(
      ...raw.tracks.map(({ points }) => {
        const [a, b] = [points[0] as Point, points.at(-1) as Point];
        return Math.hypot((a.x - b.x) * sx, (a.y - b.y) * sy);
      }),
    );
  };
  let height = 400;
  while (closest(height) < STEP && height < 6000) height += 10;
  const { sx, sy } = size(height);
  const place = <P extends Point>(point: P): P => ({
    ...point,
    x: MARGIN.side + (point.x - left) * sx,
    y: MARGIN.top + (point.y - top) * sy,
  });

  const spots = new Map(raw.spots.map((spot) => [spot.name, place(spot)]));
  const made: Valley = {
    width: Math.round(height * aspect),
    height,
    spots,
    tracks: raw.tracks.map((track) => ({ ...track, points: track.points.map(place) })),
    ring: raw.ring.map(place),
    trail: raw.trail.map(place),
    rivers: [],
    ends: endsOf(spots),
  };
  made.rivers = rivers(made);
  return made;
}

/** The last resource space of each path. */
function endsOf(spots: Map<string, Spot>): Map<number, Spot> {
  const home = [...spots.values()].find(({ kind }) => kind === 'home');
  const ends = new Map<number, Spot>();
  const far = (spot: Spot): number => Math.hypot(spot.x - (home?.x ?? 0), spot.y - (home?.y ?? 0));
  for (const spot of spots.values()) {
    const last = ends.get(spot.path);
    if (spot.kind === 'resource' && (!last || far(spot) > far(last))) ends.set(spot.path, spot);
  }
  return ends;
}

/** Water comes from beyond the torrent and the bridge to the ford, and leaves the valley there. */
function rivers(land: Valley): Point[][] {
  const find = (kind: Kind): Spot | undefined => [...land.spots.values()].find((spot) => spot.kind === kind);
  const ford = find('ford');
  const home = find('home');
  const sources = [find('torrent'), find('bridge')].filter((spot) => spot !== undefined);
  const flows = sources.map((source) => {
    const mouth = ford ?? edge(land, source, home ?? source);
    const spring = edge(land, source, home ?? mouth);
    return smooth([
      spring,
      aside(spring, source, 26),
      source,
      between(source, mouth, land),
      aside(between(source, mouth, land), mouth, -22),
      mouth,
    ]);
  });
  return ford ? [...flows, away(land, ford)] : flows;
}

/** Where the line from home through a place leaves the valley. */
function edge(land: Valley, place: Point, home: Point): Point {
  const [dx, dy] = [place.x - home.x, place.y - home.y];
  const far = Math.hypot(dx, dy) || 1;
  const reach = land.width + land.height;
  return clip(land, { x: place.x + (dx / far) * reach, y: place.y + (dy / far) * reach }, place);
}

/** To the nearer side and out, in two bends. */
function away(land: Valley, place: Point): Point[] {
  const end = place.x < land.width / 2 ? -60 : land.width + 60;
  const at = (share: number, down: number): Point => ({
    x: place.x + (end - place.x) * share,
    y: place.y + down,
  });
  return smooth([place, at(0.3, 34), at(0.65, -6), at(1, 40)]);
}

/** The nearest point on the way from `inside` to `outside` that is just outside the valley. */
function clip(land: Valley, outside: Point, inside: Point): Point {
  for (let share = 0; share <= 1; share += 0.005) {
    const x = inside.x + (outside.x - inside.x) * share;
    const y = inside.y + (outside.y - inside.y) * share;
    if (x < -60 || y < -60 || x > land.width + 60 || y > land.height + 60) return { x, y };
  }
  return outside;
}

/** Half way, and a little to one side. */
function aside(a: Point, b: Point, by: number): Point {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (a.x + b.x) / 2 - ((b.y - a.y) / far) * by, y: (a.y + b.y) / 2 + ((b.x - a.x) / far) * by };
}

/** A bend to the outside, so that water does not run straight. */
function between(a: Point, b: Point, land: Valley): Point {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const out = { x: middle.x - land.width / 2, y: middle.y - land.height / 2 };
  const far = Math.hypot(out.x, out.y) || 1;
  return { x: middle.x + (out.x / far) * 46, y: middle.y + (out.y / far) * 30 };
}

/** A round line through points (Catmull–Rom). */
export function smooth(points: Point[], steps = 10): Point[] {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  const mix = (a: number, b: number, c: number, d: number, t: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  const line: Point[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)] as [
      Point,
      Point,
      Point,
      Point,
    ];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      line.push({ x: mix(a.x, b.x, c.x, d.x, t), y: mix(a.y, b.y, c.y, d.y, t) });
    }
  }
  return [...line, at(points.length - 1)];
}

export function pathOf(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => `${index ? 'L' : 'M'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`)
    .join('');
}

/** Where each of several stands on one space: beside each other, in front of and behind. */
export function standing(index: number, of: number): Point {
  if (of <= 1) return { x: 0, y: 0 };
  if (of === 2) return { x: index ? 23 : -23, y: index ? 6 : -5 };
  const places = [
    { x: -30, y: -9 },
    { x: 24, y: -12 },
    { x: -20, y: 14 },
    { x: 32, y: 11 },
  ];
  return places[index % places.length] as Point;
}
