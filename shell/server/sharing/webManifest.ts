import type { PublicTenant } from "@serambi/kernel/contracts";

const MAX_SHORT_NAME = 12;

/** The first words of a name that fit under an icon. */
const shortName = (name: string): string => {
  const words = name.split(/\s+/);
  const fitting = words.reduce<string[]>((taken, word) => {
    const next = [...taken, word];
    return next.join(" ").length <= MAX_SHORT_NAME ? next : taken;
  }, []);
  return fitting.length > 0 ? fitting.join(" ") : name.slice(0, MAX_SHORT_NAME);
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
