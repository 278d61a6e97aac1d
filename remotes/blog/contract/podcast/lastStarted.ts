/**
 * The one of a list in time, each with its beginning, that has begun last at a moment: the line that is being said, the chapter
 * that is playing. The list may have thousands, and is asked four times a second.
 * @param items in the order of their beginnings, in seconds
 * @returns its place in the list; -1 before the first
 */
export const lastStarted = (items: readonly { readonly from: number }[], seconds: number): number => {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((items[middle]?.from ?? Infinity) <= seconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};
