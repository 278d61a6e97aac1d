import type { Artefact } from "./schema";

const MAX_NAMED = 3;

/** Pages for whoever works on the product, on no site: they may change the look of the page around them. */
const isForDevelopers = ({ pages, slots }: Artefact): boolean =>
  slots.length === 0 && pages.length > 0 && pages.every(({ paths }) => paths.every((path) => path.startsWith("/__")));

/**
 * That no style of a remote touches what is not its own: they stand in the head of every page that it is on.
 * @param styles text by file
 * @throws Error with the selectors that reach further
 */
export const requireOwnStyles = async (artefact: Artefact, styles: ReadonlyMap<string, string>): Promise<void> => {
  if (styles.size === 0 || isForDevelopers(artefact)) return;
  const { findReaching } = await import("./check/findReaching");
  const ground = {
    isOwn: (name: string): boolean => name.startsWith(`${artefact.id}-`),
    layers: [`remote.${artefact.id}`],
  };
  // What `serambi check` finds besides is bad style, and breaks no page.
  const found = [...styles].flatMap(([file, css]) =>
    findReaching(css, ground)
      .filter(({ kind }) => kind === "elements")
      .map(({ what }) => `${what} in ${file}`),
  );
  if (found.length > 0) throw new Error(`Styles reach beyond ${artefact.id}: ${found.slice(0, MAX_NAMED).join(", ")}`);
};
