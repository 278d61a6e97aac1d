import type { Lch } from "../../kain";
import { contrastOf } from "./oklch";
import type { Dye } from "./pairs";
import type { Scale } from "./scale";
import { READABLE } from "./scale";
import type { ThemeDesign } from "./ThemeDesign";

/** A coloured ground with its text, its quieter text and its rule. */
export interface Field {
  readonly ground: Lch;
  readonly text: Lch;
  readonly soft: Lch;
  readonly line: Lch;
}

/** Moves a ground in lightness, away from its text, until the text is readable. */
const carry = ([L, C, h]: Lch, texts: readonly Lch[], isDark: boolean): Lch => {
  let ground: Lch = [L, C, h];
  for (let step = 0; step < 40 && texts.some((text) => contrastOf(text, ground) < READABLE); step++)
    ground = [ground[0] + (isDark ? -0.015 : 0.015), C, h];
  return ground;
};

const dress = (wanted: Lch, lineStep: number, ink: Lch, paperHue: number): Field => {
  const [, C, h] = wanted;
  const isDark = wanted[0] < 0.6;
  const text: Lch = isDark ? [0.985, 0.006, paperHue] : ink;
  const soft: Lch = isDark ? [0.86, Math.min(0.05, C * 0.5), h] : [0.3, Math.min(0.04, C), h];
  const ground = carry(wanted, [text, soft], isDark);
  return { ground, text, soft, line: [ground[0] + lineStep, C * 0.8, h] };
};

/** The field of a site in light and in dark; a pale field turns dark with the page, a bright one stays. */
export const makeFields = (
  [, step, chromaFactor = 1]: ThemeDesign["field"],
  { colour }: Dye,
  scale: Scale,
  ink: Lch,
  paperHue: number,
): { readonly light: Field; readonly dark: Field } => {
  const [L, C, h] = step === "base" ? colour : scale[step];
  const wanted: Lch = [L, C * chromaFactor, h];
  const isDark = L < 0.6;
  const night: Lch = isDark ? [0.27, wanted[1] * 0.75, h] : step === "base" ? wanted : [0.27, wanted[1] * 2, h];
  return {
    light: dress(wanted, isDark ? 0.13 : -0.11, ink, paperHue),
    dark: dress(night, night[0] < 0.6 ? 0.12 : -0.11, ink, paperHue),
  };
};
