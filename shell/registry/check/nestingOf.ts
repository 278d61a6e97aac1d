const TAG = /<(\/?)([a-z][a-z0-9-]*)[^>]*?(\/?)>/g;
const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

/** Chromium nests no more than 512 elements, and puts what is deeper beside them: React then finds another page than it rendered. */
export const MAX_NESTING = 500;

/** How deep the elements of React's markup are nested: told from its text, because what builds a tree of it may not come to an end. */
export const nestingOf = (html: string): number => {
  let [depth, most] = [0, 0];
  for (const [, slash, name = "", isClosed] of html.matchAll(TAG)) {
    if (slash === "/") depth -= 1;
    else if (isClosed !== "/" && !VOID.has(name)) depth += 1;
    most = Math.max(most, depth);
  }
  return most;
};
