import { TenantCss } from "@serambi/kernel/contracts";
import { kainPalette } from "@serambi/kernel/kain";

import type { PaintTask } from "./paint";

const css = TenantCss.parse({});

/** A card of nobody, drawn before the first real one is asked for: loading what draws takes longer than a card may. */
const FIRST: PaintTask = {
  kind: "card",
  face: {
    seed: "serambi",
    title: "Serambi",
    foot: "Serambi",
    style: {
      palette: kainPalette(css),
      motif: "kawung",
      headingFont: css.ft_primary,
      textFont: css.ft_secondary,
      weight: 700,
      track: 0,
    },
  },
};

/** After the rush of a start, in which programs and pages are compiled for the first time. */
const DELAY_MS = 15_000;

/** Starts what draws a little later. */
export const warmUp = (paint: (task: PaintTask) => Promise<unknown>): void => {
  // What fails now fails again with the first card, and is told then.
  setTimeout(() => void paint(FIRST).catch(() => undefined), DELAY_MS).unref();
};
