/** A picture's bytes at most, and so far it may grow. */
const MAX_BYTES = 4000;

const PATH = /<path id="([^"]+)" d="([^"]*)"\/>/g;

/** What `use` adds to a path's own attributes when it draws it as it is. */
const usesOf = (id: string): RegExp => new RegExp(`<use href="#${id}"(?! (?:x|y|transform)=)`, "g");

/**
 * Draws paths where they are used, as long as there is room. What `use` draws is a copy in a tree of its own, three elements for
 * one, which a browser styles and takes down apart. A path that stays defined is one whose copies would take too much.
 */
export const unfold = (svg: string): string => {
  const paths = Array.from(svg.matchAll(PATH), ([whole, id = "", data = ""]) => {
    const count = svg.split(`"#${id}"`).length - 1;
    const plain = svg.match(usesOf(id))?.length ?? 0;
    const added =
      plain * (`<path d="${data}"`.length - `<use href="#${id}"`.length) - (plain === count ? whole.length : 0);
    return { whole, id, data, added, isEverywhere: plain === count };
  });
  let drawn = svg;
  for (const { whole, id, data, added, isEverywhere } of paths.toSorted((one, other) => one.added - other.added)) {
    if (drawn.length + added > MAX_BYTES) break;
    drawn = drawn.replace(usesOf(id), `<path d="${data}"`);
    if (isEverywhere) drawn = drawn.replace(whole, "");
  }
  return drawn;
};
