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

/** Code before a remote's own, in the half that renders. */
export const preceded = (code: string, edit: (text: string) => string = (text) => text): Edit =>
  inServer((text) => `${code}\n${edit(text)}`);

/** Calls `fault()` whenever the page of the catalogue is rendered. */
export const whileRendering = (fault: string): Edit =>
  preceded(`const fault = () => { ${fault} };`, (text) =>
    text.replaceAll("t.catalogueHeading(", "(fault(), t).catalogueHeading("),
  );

/** The slot's loader, and its schema: `serverSlot(FeaturedProps, (deps, props) => …)`. */
export const FEATURED = /serverSlot\(FeaturedProps, ?/;

/** The catalogue's page has `data`, an expression, in the place of its own. */
export const withPageData = (data: string): Edit =>
  preceded(`const altered = async (load, ...given) => ({ ...(await load(...given)), data: ${data} });`, (text) =>
    text.replace(
      "const catalogueLoader = loader(",
      "const catalogueLoader = (...given) => altered(soundLoader, ...given); const soundLoader = loader(",
    ),
  );

/** The featured courses have `data`, an expression, in the place of their own. */
export const withSlotData = (data: string): Edit =>
  inServer((text) => text.replace(FEATURED, `serverSlot(FeaturedProps, async () => (${data}), `));

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
