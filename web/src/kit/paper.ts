/** The one grain of the paper, as a small picture that is repeated: made once, then only copied. */

const SIDE = 220;

const FIBRES = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><filter id="g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55 .75" numOctaves="3" seed="8" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .23 0 0 0 0 .16 0 0 0 0 .15 .9 0 0 0 -.42"/></filter><rect width="${SIDE}" height="${SIDE}" filter="url(#g)"/></svg>`;

export const GRAIN_SIDE = SIDE;

/** An address for `href` or for `url(…)` in a style. */
export const GRAIN = `data:image/svg+xml,${encodeURIComponent(FIBRES)}`;
