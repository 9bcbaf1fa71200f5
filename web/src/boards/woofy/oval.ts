/** A closed lane with round corners, measured clockwise from its top middle. */

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

export interface Step extends Point {
  /** Which way clockwise is, of length 1. The middle of the lane is to its right. */
  tangent: Point;
}

/** The lane along the edge of `area`, with corners of radius `round`. */
export class Oval {
  readonly #legs: Array<{ length: number; at: (along: number) => Step }>;
  readonly length: number;

  constructor(
    readonly area: Rect,
    readonly round: number,
  ) {
    const { x, y, width, height } = area;
    const [right, bottom] = [x + width, y + height];
    const [wide, high] = [width - 2 * round, height - 2 * round];
    this.#legs = [
      straight({ x: x + width / 2, y }, { x: 1, y: 0 }, wide / 2),
      corner({ x: right - round, y: y + round }, round, -90),
      straight({ x: right, y: y + round }, { x: 0, y: 1 }, high),
      corner({ x: right - round, y: bottom - round }, round, 0),
      straight({ x: right - round, y: bottom }, { x: -1, y: 0 }, wide),
      corner({ x: x + round, y: bottom - round }, round, 90),
      straight({ x, y: bottom - round }, { x: 0, y: -1 }, high),
      corner({ x: x + round, y: y + round }, round, 180),
      straight({ x: x + round, y }, { x: 1, y: 0 }, wide / 2),
    ];
    this.length = this.#legs.reduce((sum, leg) => sum + leg.length, 0);
  }

  /** The point so far along, as a share of once round. */
  at(share: number): Step {
    let along = (share - Math.floor(share)) * this.length;
    for (const leg of this.#legs) {
      if (along <= leg.length) return leg.at(along);
      along -= leg.length;
    }
    return (this.#legs[0] as { at: (along: number) => Step }).at(0);
  }

  /** Whether a rectangle lies inside, `margin` away from the lane. */
  holds(rect: Rect, margin: number): boolean {
    const { x, y, width, height } = rect;
    return (
      this.#inside(x, y, margin) &&
      this.#inside(x + width, y, margin) &&
      this.#inside(x, y + height, margin) &&
      this.#inside(x + width, y + height, margin)
    );
  }

  #inside(x: number, y: number, margin: number): boolean {
    const { area } = this;
    const round = Math.max(0, this.round - margin);
    const across = Math.min(x - area.x, area.x + area.width - x) - margin;
    const down = Math.min(y - area.y, area.y + area.height - y) - margin;
    if (across < 0 || down < 0) return false;
    if (across >= round || down >= round) return true;
    return Math.hypot(round - across, round - down) <= round;
  }
}

function straight(from: Point, tangent: Point, length: number) {
  return {
    length,
    at: (along: number): Step => ({ x: from.x + tangent.x * along, y: from.y + tangent.y * along, tangent }),
  };
}

/** A quarter circle that begins at `degrees`, 0 being to the right of its middle. */
function corner(middle: Point, radius: number, degrees: number) {
  return {
    length: (Math.PI / 2) * radius,
    at: (along: number): Step => {
      const angle = (degrees * Math.PI) / 180 + (radius ? along / radius : 0);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return { x: middle.x + cos * radius, y: middle.y + sin * radius, tangent: { x: -sin, y: cos } };
    },
  };
}

export function overlap(one: Rect, other: Rect, gap: number): boolean {
  return (
    one.x < other.x + other.width + gap &&
    other.x < one.x + one.width + gap &&
    one.y < other.y + other.height + gap &&
    other.y < one.y + one.height + gap
  );
}
