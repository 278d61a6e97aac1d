const MAX_LENGTH = 500;

/**
 * The first line of an error as an administrator may read it, and a log keep it: mail servers repeat addresses, and addresses hold passwords
 * and tokens.
 */
export const plainError = (error: unknown): string =>
  (String(error).split("\n", 1)[0] ?? "")
    .replace(/\b([a-z][a-z+.-]*:\/\/)[^\s/@]*@/gi, "$1…@")
    .replace(/[^\s<>"'(),;:/@…]+@[^\s<>"'(),;@]+/g, "…@…")
    .replace(/[\w-]{32,}/g, "…")
    .slice(0, MAX_LENGTH);
