/** The site's own address as a page gave it, or null: links in letters lead to the site that was visited and nowhere else. */
export const originOf = (host: string, given: string): string | null => {
  if (!URL.canParse(given)) return null;
  const { origin, hostname, protocol } = new URL(given);
  return hostname === host && (protocol === "https:" || protocol === "http:") ? origin : null;
};
