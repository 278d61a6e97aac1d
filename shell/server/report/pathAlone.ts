/** An address without query and fragment: they hold search words, e-mail addresses and tokens. */
export const pathAlone = (address: string): string => address.split(/[?#]/, 1)[0] ?? "";
