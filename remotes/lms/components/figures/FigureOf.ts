import type { LmsFigure } from "../../contract/hosts/lmsFigures";

/** What a drawing of one kind is drawn from. */
export type FigureOf<K extends LmsFigure["kind"]> = Extract<LmsFigure, { readonly kind: K }>;
