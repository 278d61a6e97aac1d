/** Browsers leave blanks and control characters out of an address before they read it. */
const LEFT_OUT = /[\0- ]+/g;

/** An address as a browser will read it: what looks harmless only because of a tab in it no longer does. */
export const bareAddress = (address: string): string => address.replace(LEFT_OUT, "");
