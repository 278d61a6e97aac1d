import { isRecord } from "./sections";

type Values = Readonly<Record<string, unknown>>;

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
};

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];

/** `/Class/:slug` as it matches addresses: a parameter is one part, and none where it has a question mark. */
const matcherOf = (route: string): RegExp => {
  const parts = route.split("/").filter(Boolean);
  const written = parts.map((part) =>
    part.startsWith(":") ? (part.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+") : `/${part.replace(/[^a-z0-9-]/gi, "\\$&")}`,
  );
  return new RegExp(`^${written.join("")}/?$`, "i");
};

/** Keys whose texts are addresses that the site answers itself, or no links at all. */
const NO_LINKS = new Set(["routes", "ownPages", "hiddenPages", "redirects"]);

/**
 * Links of a site that lead to what services keep (`/Class/antrean-puskesmas`): a class, a programme, an article. They do not travel with a site.
 * @param settings of the site, its pages among them
 */
export const contentLinks = (settings: Values): readonly string[] => {
  const patterns = listOf(settings["routes"])
    .filter((route) => route.includes(":"))
    .map(matcherOf);
  const linking = Object.entries(settings).filter(([key]) => !NO_LINKS.has(key));
  const paths = textsIn(linking.map(([, value]) => value))
    .filter((text) => /^\/(?!\/|media\/)\S+$/.test(text))
    .map((text) => text.replace(/[?#].*$/, ""));
  return [...new Set(paths)].filter((path) => patterns.some((pattern) => pattern.test(path))).toSorted();
};
