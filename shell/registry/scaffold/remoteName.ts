const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const MAX_LENGTH = 31;
/** A path without parameters, as the specification writes paths: `/Training-Services/Syllabus`. */
const PATH = /^(?:\/[A-Z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*)+$/;

/**
 * Names that mean something else: where a site's pages are listed (`sitemap-pages.xml`), what every object has, rooms of the
 * product, and the remote that new ones are made of.
 */
const RESERVED: ReadonlySet<string> = new Set([
  "constructor",
  "kernel",
  "pages",
  "platform",
  "registry",
  "remote",
  "reset",
  "sampel",
  "serambi",
  "shell",
]);

/** Why a remote cannot have this name, as a sentence; null where it can. */
export const nameProblem = (name: string): string | null => {
  if (!NAME.test(name))
    return `"${name}" is no name for a remote: small letters and digits, words joined by a hyphen, a letter first (blog, open-house)`;
  if (name.length < 2 || name.length > MAX_LENGTH) return `A remote's name has 2 to ${MAX_LENGTH} letters`;
  return RESERVED.has(name) ? `"${name}" is taken by the product itself` : null;
};

/** Why a page cannot stand there, as a sentence; null where it can. */
export const pathProblem = (path: string): string | null =>
  PATH.test(path)
    ? null
    : `"${path}" is no path for a page: parts that begin with a capital letter, without parameters (/Blog, /Training-Services/Syllabus)`;

/** `/Open-House` for `open-house`. */
export const defaultPath = (name: string): string =>
  `/${name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("-")}`;
