import { imageAddress } from "../ui";

import { bareAddress } from "./bareAddress";

/** As wide as the cloth that stands in its place is drawn. */
const WIDTH = 1280;
/** A path from the root of this site; with a second slash or a backslash it would be another host's. */
const OWN_PATH = /^\/(?![/\\])/;

/**
 * A picture that a host names, as a page may load it: of this site as it is, of another host by https through this site's own
 * address.
 * @param width of its place, in pixels of the file
 * @returns empty for every other address
 */
export const ownPicture = (src: string, width = WIDTH): string => {
  const address = imageAddress(bareAddress(src), width);
  return OWN_PATH.test(address) ? address : "";
};

/** A class or programme with its picture as a page may load it; without one the cloth is drawn. */
export const withOwnPicture = <T extends { readonly logo: string }>(item: T, width = WIDTH): T =>
  item.logo === "" ? item : { ...item, logo: ownPicture(item.logo, width) };
