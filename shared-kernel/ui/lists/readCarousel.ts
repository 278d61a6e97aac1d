/** Which items of a row are in sight, from 1, and whether it can be scrolled further. */
export interface CarouselPlace {
  readonly first: number;
  readonly last: number;
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

/** Positions are fractions of a pixel where a page is zoomed. */
const SLACK_PX = 2;

/** Reads the row as it stands now. Gives `before` again where nothing changed, so that nothing is rendered. */
export const readCarousel = (list: HTMLElement, before: CarouselPlace | null): CarouselPlace => {
  const window = list.getBoundingClientRect();
  // An item counts as seen when its middle is.
  const seen = [...list.children].flatMap((item, index) => {
    const box = item.getBoundingClientRect();
    const middle = (box.left + box.right) / 2;
    return middle >= window.left && middle <= window.right ? [index + 1] : [];
  });
  const scrolled = Math.abs(list.scrollLeft);
  const place: CarouselPlace = {
    first: seen[0] ?? 1,
    last: seen.at(-1) ?? 1,
    isStart: scrolled <= SLACK_PX,
    isEnd: scrolled + list.clientWidth >= list.scrollWidth - SLACK_PX,
  };
  const isSame =
    before !== null &&
    before.first === place.first &&
    before.last === place.last &&
    before.isStart === place.isStart &&
    before.isEnd === place.isEnd;
  return isSame ? before : place;
};
