import { ATTRIBUTES, attributeOf } from "./tags";

const IMG = new RegExp(`<img${ATTRIBUTES} />`, "g");
/** What the sanitiser makes of the address of a picture with pixels. */
const SCALED = /^\/_image\/w_960\//;
const WIDTHS = [640, 960, 1280];
/** Of the column, and of a phone. */
const SIZES = "(min-width: 46rem) 42rem, 100vw";

const setOf = (src: string): string => {
  if (!SCALED.test(src)) return "";
  const set = WIDTHS.map((width) => `${src.replace(SCALED, `/_image/w_${width}/`)} ${width}w`).join(", ");
  return ` srcset="${set}" sizes="${SIZES}"`;
};

/**
 * Pictures of a text come when they are near, in a width that their place needs. One whose size is not told keeps a place of
 * common proportions, and is shown whole in it: nothing moves when it comes, or does not.
 */
export const setPictures = (html: string): string =>
  html.replace(IMG, (_whole, attributes: string) => {
    const [src = "", width, height] = ["src", "width", "height"].map((name) => attributeOf(attributes, name));
    const isSized = width !== undefined && height !== undefined;
    return `<img${attributes}${setOf(src)} loading="lazy" decoding="async"${isSized ? "" : ' data-unsized=""'} />`;
  });
