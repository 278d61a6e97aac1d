/** A path of this site, with its query: nothing that a browser could read as an address elsewhere. */
const OWN_PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

/** Dot segments are resolved in it: what begins with one slash may begin with two then. */
const isElsewhere = ({ pathname }: URL): boolean => pathname.startsWith("//") || pathname.startsWith("/\\");

/**
 * An address of this site out of what somebody else wrote into an address, or null where it is none: the only addresses that a visitor is
 * sent back to.
 * @param path with its query, as it came
 */
export const ownAddress = (origin: string, path: string): URL | null => {
  if (!OWN_PATH.test(path) || !URL.canParse(origin + path)) return null;
  const url = new URL(origin + path);
  return isElsewhere(url) || url.origin !== new URL(origin).origin ? null : url;
};
