/** Names of a system's face, and of its bold one. */
export interface SystemFaces {
  readonly regular: readonly string[];
  readonly bold: readonly string[];
}

/** Faces that visitors' systems bring, each with the free ones of the same metrics. Keys are those of the generated metrics. */
export const SYSTEM_FONTS = {
  arial: {
    regular: ["Arial", "ArialMT", "Liberation Sans", "Arimo"],
    bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"],
  },
  roboto: { regular: ["Roboto", "Roboto-Regular"], bold: ["Roboto Bold", "Roboto-Bold"] },
  georgia: { regular: ["Georgia", "Gelasio"], bold: ["Georgia Bold", "Georgia-Bold", "Gelasio Bold"] },
  timesNewRoman: {
    regular: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "Tinos"],
    bold: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold", "Tinos Bold"],
  },
  notoSerif: { regular: ["Noto Serif", "NotoSerif"], bold: ["Noto Serif Bold", "NotoSerif-Bold"] },
  courierNew: {
    regular: ["Courier New", "CourierNewPSMT", "Liberation Mono", "Cousine"],
    bold: ["Courier New Bold", "CourierNewPS-BoldMT", "Liberation Mono Bold", "Cousine Bold"],
  },
  notoSansMono: {
    regular: ["Noto Sans Mono", "NotoSansMono-Regular", "Droid Sans Mono"],
    bold: ["Noto Sans Mono Bold", "NotoSansMono-Bold"],
  },
} as const;

export type SystemFont = keyof typeof SYSTEM_FONTS;
