import type { Line } from "../page/sentPage";

/** Answers that say nothing lasting about an address: too early, too often, or the server's own trouble. */
const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** What is done with the copy of an address. */
type Verdict = "keep" | "leave" | "drop";

/**
 * What an answer means for the copy of a page: `keep` it in its place, `leave` the copy that there is, or `drop` it. A page
 * of somebody who is logged in says `no-store`; so does what is gone, moved or refused: no older copy may stand in for it.
 */
export const pageVerdict = (response: Response, type = "text/html"): Verdict => {
  if (isPassing(response.status)) return "leave";
  const { headers, redirected, status } = response;
  const isPage = (headers.get("content-type") ?? "").startsWith(type);
  const isForbidden = /\bno-store\b/.test(headers.get("cache-control") ?? "");
  return status === 200 && isPage && !redirected && !isForbidden ? "keep" : "drop";
};

/** The status that a whole page would have had. The answer to a click begins before it is known: its lines say it. */
const statusIn = (lines: readonly Line[]): number => {
  const said = lines.find(({ kind }) => kind === "answer" || kind === "redirect");
  // One that broke off, or has the page loaded whole, says nothing of it.
  if (!said || lines.at(-1)?.kind !== "end") return 503;
  if (said.kind !== "answer") return 302;
  const { result } = said;
  if (result.kind === "page" || result.kind === "refused") return result.status;
  return result.kind === "not-found" ? 404 : 503;
};

/** The same for the lines of an answer to a click, which is sent with 200 whatever it comes to. */
export const linesVerdict = (text: string): Verdict => {
  const lines = text.split("\n").filter((line) => line !== "");
  const status = statusIn(lines.map((line) => JSON.parse(line) as Line)); // written by this product's server
  if (isPassing(status)) return "leave";
  return status === 200 ? "keep" : "drop";
};

/** Seconds since an answer was given; endless where it does not say. */
export const ageSeconds = (response: Response, now: number): number => {
  const given = Date.parse(response.headers.get("date") ?? "");
  return Number.isNaN(given) ? Number.POSITIVE_INFINITY : (now - given) / 1000;
};
