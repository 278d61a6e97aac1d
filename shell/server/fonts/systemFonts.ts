/** Names of a system's face, and of its bold one. */
export interface SystemFaces {
  readonly regular: readonly string[];
  readonly bold: readonly string[];
}

/**
 * Faces that visitors' systems bring, each with the free ones of the same metrics. Keys are those of the generated metrics. Linux's are
 * named first: there each name is asked for in another process, for every size.
 */
export const SYSTEM_FONTS = {
  arial: {
    regular: ["Liberation Sans", "Arial", "ArialMT", "Arimo"],
    bold: ["Liberation Sans Bold", "Arial Bold", "Arial-BoldMT", "Arimo Bold"],
  },
  roboto: { regular: ["Roboto", "Roboto-Regular"], bold: ["Roboto Bold", "Roboto-Bold"] },
  georgia: { regular: ["Georgia", "Gelasio"], bold: ["Georgia Bold", "Georgia-Bold", "Gelasio Bold"] },
  timesNewRoman: {
    regular: ["Liberation Serif", "Times New Roman", "TimesNewRomanPSMT", "Tinos"],
    bold: ["Liberation Serif Bold", "Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Tinos Bold"],
  },
  notoSerif: { regular: ["Noto Serif", "NotoSerif"], bold: ["Noto Serif Bold", "NotoSerif-Bold"] },
  courierNew: {
    regular: ["Liberation Mono", "Courier New", "CourierNewPSMT", "Cousine"],
    bold: ["Liberation Mono Bold", "Courier New Bold", "CourierNewPS-BoldMT", "Cousine Bold"],
  },
  notoSansMono: {
    regular: ["Noto Sans Mono", "NotoSansMono-Regular", "Droid Sans Mono"],
    bold: ["Noto Sans Mono Bold", "NotoSansMono-Bold"],
  },
} as const;

export type SystemFont = keyof typeof SYSTEM_FONTS;
