import { createHash } from "node:crypto";

import type { TenantSettings } from "@serambi/kernel/contracts";
import type { KainPainter } from "@serambi/kernel/ui";
import { themeCss } from "@serambi/kernel/ui/theme";

import type { Layout } from "../../client/layouts/types";
import { fontCss, type FontCss } from "../fonts";
import { iconLook, type IconLook } from "../images/iconLook";
import { kainPainter } from "../kainPainter";

/** What a site looks like, derived from its settings once and kept while they are the same object. */
export interface SiteLook {
  readonly css: string;
  readonly fonts: Pick<FontCss, "preload" | "swaps">;
  readonly paint: KainPainter;
  /** Changes with the colours: part of the addresses of pictures, which are cached for a year. */
  readonly version: string;
  readonly icons: IconLook;
}

const looks = new WeakMap<TenantSettings, SiteLook>();

export const siteLook = (settings: TenantSettings, layout: Layout): SiteLook => {
  const known = looks.get(settings);
  if (known) return known;
  const fonts = fontCss(settings.css.ft_primary, settings.css.ft_secondary);
  const look: SiteLook = {
    css: themeCss(settings.css, layout.design) + fonts.css,
    fonts,
    paint: kainPainter(settings.css, layout.design.kainMotif),
    icons: iconLook(settings, layout),
    version: createHash("sha256")
      .update(JSON.stringify([settings.css, layout.name]))
      .digest("hex")
      .slice(0, 8),
  };
  looks.set(settings, look);
  return look;
};
