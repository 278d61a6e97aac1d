/** Where letters lead to: the site that was visited. Null for a site of this machine, whose port a service does not know. */
export const siteOrigin = (host: string): string | null => (host.endsWith("localhost") ? null : `https://${host}`);

/** Origin that a page names as its own, if it is this site's; else as `siteOrigin`: a browser without scripts names none. */
export const visitedOrigin = (host: string, given = ""): string | null => {
  const { origin, hostname, protocol } = URL.canParse(given)
    ? new URL(given)
    : { origin: "", hostname: "", protocol: "" };
  return hostname === host && (protocol === "https:" || protocol === "http:") ? origin : siteOrigin(host);
};
