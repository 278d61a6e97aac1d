/** From 0 at `from` to 1 at `to`, gently at both ends. */
export const ease = (t, from, to) => {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return x * x * (3 - 2 * x);
};

export const between = (from, to, x) => from + (to - from) * x;

/** What stands still is not written anew with each frame's rounding. */
export const num = (value) => String(Math.round(value * 100) / 100);

export const words = (x, y, size, text, { fill, weight = 500, anchor = "middle", opacity = 1, family = "text" }) =>
  `<text x="${num(x)}" y="${num(y)}" font-size="${num(size)}" font-weight="${weight}" font-family="${family}" text-anchor="${anchor}" fill="${fill}" opacity="${num(opacity)}">${text}</text>`;

export const frame = (ground, ...parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540"><rect width="960" height="540" fill="${ground}"/>${parts.join("")}</svg>`;
