const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;
const MAIL = /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/i;
const PICTURE = /^\/(?:media|_image|kain)\/[\w./,-]+$/;
/** Tabs, line ends and other controls, by which an address is made to look like another. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROL = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202e]/;

/** Where an answer may lead: pages of this site, and an address for letters. Anything else is text. */
export const allowedLink = (href: string): string | null =>
  !CONTROL.test(href) && (OWN_PATH.test(href) || MAIL.test(href)) ? href : null;

/** Pictures that an answer may show: this site's own. */
export const allowedPicture = (src: string): string | null => (PICTURE.test(src) && !src.includes("..") ? src : null);
