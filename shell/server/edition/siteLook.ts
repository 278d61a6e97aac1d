import { createHash } from "node:crypto";

import type { TenantSettings } from "@serambi/kernel/contracts";
import type { KainPainter } from "@serambi/kernel/ui";
import { themeCss } from "@serambi/kernel/ui/theme";

import type { Layout } from "../../client/layouts/types";
import { fontCss, type FontCss } from "../fonts";
import { iconLook, type IconLook } from "../images/iconLook";
import { kainPainter } from "../kainPainter";

/** What a site looks like: derived from its settings alone. */
export interface SiteLook {
  readonly css: string;
  readonly fonts: Pick<FontCss, "families" | "preload">;
  readonly paint: KainPainter;
  /** Changes with the colours: part of the addresses of pictures, which are cached for a year. */
  readonly version: string;
  readonly icons: IconLook;
}

/** Of the drawing: counts up when the same settings give other pictures. */
const EDITION = 2;

/** Takes a millisecond or two: whoever asks keeps it, an edition or the renderer. */
export const makeLook = (settings: TenantSettings, layout: Layout): SiteLook => {
  const fonts = fontCss(settings.css.ft_primary, settings.css.ft_secondary);
  return {
    css: themeCss(settings.css, layout.design) + fonts.css,
    fonts,
    paint: kainPainter(settings.css, layout.design.kainMotif),
    icons: iconLook(settings, layout),
    version: createHash("sha256")
      .update(JSON.stringify([EDITION, settings.css, layout.name]))
      .digest("hex")
      .slice(0, 8),
  };
};
