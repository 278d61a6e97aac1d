/** Answers that say nothing lasting about an address: too early, too often, or the server's own trouble. */
const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/**
 * What an answer means for the copy of a page: `keep` it in its place, `leave` the copy that there is, or `drop` it. A page
 * of somebody who is logged in says `no-store`; so does what is gone, moved or refused: no older copy may stand in for it.
 */
export const pageVerdict = (response: Response, type = "text/html"): "keep" | "leave" | "drop" => {
  if (isPassing(response.status)) return "leave";
  const { headers, redirected, status } = response;
  const isPage = (headers.get("content-type") ?? "").startsWith(type);
  const isForbidden = /\bno-store\b/.test(headers.get("cache-control") ?? "");
  return status === 200 && isPage && !redirected && !isForbidden ? "keep" : "drop";
};

/** Seconds since an answer was given; endless where it does not say. */
export const ageSeconds = (response: Response, now: number): number => {
  const given = Date.parse(response.headers.get("date") ?? "");
  return Number.isNaN(given) ? Number.POSITIVE_INFINITY : (now - given) / 1000;
};
