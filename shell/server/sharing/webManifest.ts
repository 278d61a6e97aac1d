import type { PublicTenant } from "@serambi/kernel/contracts";

import { iconAddress, type IconLook } from "../images/iconLook";

const MAX_SHORT_NAME = 12;

/** The first words of a name that fit under an icon; where not even the first does, its first letters. */
const shortName = (name: string): string => {
  if (name.length <= MAX_SHORT_NAME) return name;
  const end = name.lastIndexOf(" ", MAX_SHORT_NAME);
  return name.slice(0, end > 0 ? end : MAX_SHORT_NAME);
};

/**
 * The web manifest of a site: its name, language, colours and icons. A manifest has one colour for both themes: that of the
 * light one.
 */
export const webManifest = (
  { settings, language }: PublicTenant,
  icons: IconLook,
): Readonly<Record<string, unknown>> => {
  const name = settings.meta.site_name || settings.title;
  return {
    id: "/",
    name,
    short_name: shortName(name),
    description: settings.meta.description,
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: icons.light,
    theme_color: icons.light,
    icons: [
      { src: iconAddress("192", icons), type: "image/png", sizes: "192x192", purpose: "any" },
      { src: iconAddress("512", icons), type: "image/png", sizes: "512x512", purpose: "any" },
      { src: iconAddress("maskable-512", icons), type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
};
