import { kainPalette, kainSvg, type KainGround, type MotifName } from "@serambi/kernel/kain";
import { themeColours, themeCss, toHex } from "@serambi/kernel/ui/theme";
import { LRUCache } from "lru-cache";

import { loadLayout } from "../../../client/layouts";
import { fontCss } from "../../../server/fonts";
import type { Envelope } from "../mail/Letter";
import type { Site } from "../site/readSite";
import { pageCss } from "./pageCss";

/** How pages look that stand for a site. */
export interface SiteLook {
  readonly css: string;
  /** Addresses of the faces worth fetching at once. */
  readonly preload: readonly string[];
  /** `split`: words beside three cloths. `centred`: words above a band, for sites that are read like a book. */
  readonly composition: "split" | "centred";
  /** Cloth, as addresses of pictures. */
  readonly cloths: readonly string[];
  readonly band: string;
  readonly mail: Envelope["colours"];
}

const SPARE_MOTIFS: readonly MotifName[] = ["parang", "ceplok", "kawung"];

const asAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** @param name of a person's own picture: a cloth drawn from their name */
export const avatarOf = ({ settings, key }: Site, name: string): string =>
  asAddress(
    kainSvg({
      seed: name,
      variant: "avatar",
      motif: "kawung",
      width: 96,
      height: 96,
      palette: kainPalette(settings.css),
      id: `a${key}`,
    }),
  );

/** Faces and pictures are the site's own files: they come from its address. */
const atSite = (css: string, origin: string): string => css.replaceAll("url(/", `url(${origin}/`);

const makeLook = async ({ settings, key, origin }: Site): Promise<SiteLook> => {
  const { design, frame } = await loadLayout(settings.layout);
  const fonts = fontCss(settings.css.ft_primary, settings.css.ft_secondary);
  const palette = kainPalette(settings.css);
  const cloth = (motif: MotifName, ground: KainGround, width: number, height: number, scaleHeight: number): string =>
    asAddress(
      kainSvg({ seed: `${key} ${motif}`, variant: "field", motif, ground, width, height, scaleHeight, palette }),
    );
  const [second, third] = SPARE_MOTIFS.filter((motif) => motif !== design.kainMotif);
  const { light } = themeColours(settings.css, design);
  const { ground, text } = light.roles.primary.fill;
  return {
    css: themeCss(settings.css, design) + atSite(fonts.css, origin) + pageCss,
    preload: fonts.preload("/").map((address) => origin + address),
    composition: frame === "editorial" ? "centred" : "split",
    cloths: [
      cloth(design.kainMotif, "primary", 184, 496, 420),
      cloth(second ?? "parang", "secondary", 88, 736, 420),
      cloth(third ?? "ceplok", "light", 560, 608, 560),
    ],
    band: cloth(design.kainMotif, "primary", 1440, 88, 160),
    mail: { fill: toHex(ground), onFill: toHex(text), accent: toHex(light.roles.secondary.fill.ground) },
  };
};

/** Looks of the sites that people came from last. */
const looks = new LRUCache<string, Promise<SiteLook>>({ max: 100 });

/** How pages look that stand for a site. Kept until its settings say otherwise: to make it takes longer than the rest of a page. */
export const siteLook = (site: Site): Promise<SiteLook> => {
  const { key, origin, settings } = site;
  const made = JSON.stringify([key, origin, settings.layout, settings.css]);
  const look = looks.get(made) ?? makeLook(site);
  looks.set(made, look);
  return look;
};
