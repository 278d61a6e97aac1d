import type { PublicTenant } from "@serambi/kernel/contracts";

const MAX_SHORT_NAME = 12;

/** The first words of a name that fit under an icon; where not even the first does, its first letters. */
const shortName = (name: string): string => {
  if (name.length <= MAX_SHORT_NAME) return name;
  const end = name.lastIndexOf(" ", MAX_SHORT_NAME);
  return name.slice(0, end > 0 ? end : MAX_SHORT_NAME);
};

/**
 * The web manifest of a site: its name, language, colours and icon.
 * @param ground colour of the page in the light theme, as hexadecimal digits
 */
export const webManifest = (
  { settings, language }: PublicTenant,
  ground: string,
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
    background_color: ground,
    theme_color: ground,
    icons: [{ src: "/favicon.svg", type: "image/svg+xml", sizes: "any", purpose: "any" }],
  };
};
