/** How a piece moves within its place while it is carried from picture to picture. */

import type { Motion } from './scene';

/** `unit` is half a stone, so that a hop is as high on a phone as on a wall. */
const KEYFRAMES: Record<Motion | 'prowl', (unit: number) => Keyframe[]> = {
  hop: (unit) => [
    { transform: 'scale(1.1, 0.84)' },
    { transform: `translateY(${-unit * 0.9}px) scale(0.95, 1.07)`, offset: 0.45 },
    { transform: 'scale(1.14, 0.8)', offset: 0.88 },
    { transform: 'none' },
  ],
  leap: (unit) => [
    { transform: 'scale(1.1, 0.84)' },
    { transform: `translateY(${-unit * 2.6}px) rotate(-12deg)`, offset: 0.45 },
    { transform: 'scale(1.14, 0.8)', offset: 0.9 },
    { transform: 'none' },
  ],
  climb: (unit) => [
    { transform: `translateY(${unit * 0.6}px) scale(0.7)` },
    { transform: `translateY(${-unit * 1.6}px) rotate(10deg)`, offset: 0.45 },
    { transform: 'scale(1.14, 0.8)', offset: 0.9 },
    { transform: 'none' },
  ],
  slip: (unit) => [
    { transform: 'none' },
    { transform: `translateY(${-unit * 0.4}px) scale(0.92)`, offset: 0.6 },
    { transform: `translateY(${-unit * 0.6}px) scale(0.5)` },
  ],
  fly: (unit) => [
    { transform: 'scale(1.1, 0.84)' },
    { transform: `translateY(${-unit * 4.4}px) rotate(250deg) scale(1.2)`, offset: 0.5 },
    { transform: 'rotate(470deg) scale(0.7)' },
  ],
  stay: () => [
    { transform: 'none' },
    { transform: 'rotate(-7deg)' },
    { transform: 'rotate(7deg)' },
    { transform: 'none' },
  ],
  cheer: (unit) => [
    { transform: 'scale(1.08, 0.88)' },
    { transform: `translateY(${-unit * 0.7}px)` },
    { transform: 'scale(1.08, 0.88)' },
    { transform: `translateY(${-unit * 0.5}px)` },
    { transform: 'none' },
  ],
  prowl: (unit) => [
    { transform: 'none' },
    { transform: `translateY(${-unit * 0.3}px) rotate(-3deg)` },
    { transform: 'rotate(2deg)' },
    { transform: 'none' },
  ],
};

/** An attachment that plays a motion once, whenever a picture brings one. */
export function moving(motion: Motion | 'prowl' | null, unit: number, ms: number) {
  return (node: SVGElement): (() => void) | undefined => {
    if (!motion || ms === 0) return undefined;
    const animation = node.animate(KEYFRAMES[motion](unit), { duration: ms, easing: 'ease-in-out' });
    return () => animation.cancel();
  };
}
