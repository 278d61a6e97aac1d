/**
 * Proportions, width by height, in which pictures stand in the grid. No markup may carry a style of its own, so each has a rule in
 * `ratios.module.css`; those that pictures usually have are among them.
 */
export const RATIOS = [
  0.4, 0.45, 0.5, 0.5625, 0.6, 0.667, 0.7, 0.75, 0.8, 0.875, 0.94, 1, 1.07, 1.15, 1.25, 1.333, 1.4, 1.5, 1.6, 1.778,
  1.9, 2, 2.2, 2.4, 2.7, 3,
] as const;

/** The proportion of the grid that is nearest to a picture's own: what is cut off is seen when it is opened. */
export const ratioStep = ({ width, height }: { readonly width: number; readonly height: number }): number => {
  const distance = (ratio: number): number => Math.abs(Math.log((ratio * height) / width));
  return RATIOS.reduce<number>((best, ratio) => (distance(ratio) < distance(best) ? ratio : best), 1);
};
