import type { Edit } from "./versions";

/** An edit of the half that renders on the server alone. */
export const inServer =
  (change: (text: string) => string): Edit =>
  (file, text) =>
    file.startsWith("server/") ? change(text) : text;

/** An edit of the half that browsers load alone. */
export const inBrowser =
  (change: (text: string) => string): Edit =>
  (file, text) =>
    file.startsWith("web/") ? change(text) : text;

export const inBoth =
  (change: (text: string) => string): Edit =>
  (_file, text) =>
    change(text);

/**
 * Throws while the remote's module runs, in a browser and where pages are rendered (that process says whose part it makes), but not
 * while it is packed: packing runs it too, and refuses it then.
 */
export const throwingAtLoad = (text: string): string =>
  text.replace(
    /\bid: ?"courses",(?=\s*contract)/,
    'id: (() => { if (!("document" in globalThis || "__serambiRunning" in globalThis)) return "courses"; throw new Error("broken while loading"); })(),',
  );

/** The catalogue's heading is asked for under a name that no catalogue of texts has. */
export const throwingInPage = (text: string): string => text.replaceAll(".catalogueHeading(", ".noSuchHeading(");

/** The same for the last line of the featured courses. */
export const throwingInSlot = (text: string): string => text.replaceAll(".allCourses(", ".noSuchCourses(");

/** The loader of the featured courses comes 600 ms late, and then does what `code` says; `real()` is what it would have given. */
export const lateFeatured =
  (code: string) =>
  (text: string): string =>
    text.replace(
      /serverSlot\(FeaturedProps, ?([^;]*)\);/,
      `serverSlot(FeaturedProps, ((load, tries = 0) => async (...given) => {
        await new Promise((done) => setTimeout(done, 600));
        const real = () => load(...given);
        ${code}
      })($1));`,
    );

/** Not JavaScript any more, in the file whose name begins with `name`. */
export const garbling =
  (name: string): Edit =>
  (file, text) =>
    file.startsWith(`web/${name}`) && file.endsWith(".js") ? `}{ ${text}` : text;
