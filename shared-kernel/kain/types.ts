/** The ten motifs of the design language. */
export const MOTIFS = [
  "kawung",
  "parang",
  "mega mendung",
  "truntum",
  "ceplok",
  "sekar jagad",
  "tumpal",
  "poleng",
  "lereng",
  "banji",
] as const;
export type MotifName = (typeof MOTIFS)[number];

/**
 * How a picture is composed: `field` cloth edge to edge, `cover` a shape on a ground, `band` whole rows between two hems,
 * `hero` cloth that fades where words stand, `avatar` one figure, `card` a sharing picture with room for its title.
 */
export const VARIANTS = ["field", "cover", "band", "hero", "avatar", "card"] as const;
export type KainVariant = (typeof VARIANTS)[number];

/** What the cloth is dyed: undyed cotton, a night dye, or the full strength of one of the site's colours. */
export const GROUNDS = ["light", "dark", "primary", "secondary"] as const;
export type KainGround = (typeof GROUNDS)[number];

/** The side of a hero that is left for words. */
export const QUIET_SIDES = ["left", "right", "top", "bottom", "none"] as const;
export type QuietSide = (typeof QUIET_SIDES)[number];

/** Colours as `#rrggbb`; everything drawn is mixed from them. */
export interface KainPalette {
  readonly ink: string;
  readonly paper: string;
  readonly primary: string;
  readonly secondary: string;
  readonly accent: string;
  /** The primary colour's dark side, where the tenant declares one. */
  readonly darkDye?: string;
}

/** A picture, asked for without its colours: those belong to the site. */
export interface KainRequest {
  /** The same seed is always the same picture: a slug. */
  readonly seed: string;
  readonly variant: KainVariant;
  /** Missing: the site's own motif. */
  readonly motif?: MotifName | undefined;
  readonly width: number;
  readonly height: number;
  /** One of the list that `looks` gives for a grid; missing: by the seed alone. */
  readonly look?: number | undefined;
  /** Missing: by the seed. */
  readonly ground?: KainGround | undefined;
  readonly quiet?: QuietSide | undefined;
  /** The height that a field's cloth is scaled for, where a long piece is cut by its box; missing: the picture's own. */
  readonly scaleHeight?: number | undefined;
}
