import type { PageAnswer } from "../../server/render/Renderer";
import { MAX_REDIRECTS } from "../../client/navigation/Journey";

/**
 * Follows a page that redirects, as a browser does.
 * @param ask gives the page of an address of the site
 * @returns the addresses on the way where there is no end of it, or null
 */
export const followRedirects = async (
  path: string,
  first: PageAnswer,
  ask: (path: string) => Promise<PageAnswer>,
): Promise<readonly string[] | null> => {
  const way = [path];
  for (let answer = first; answer.kind === "redirect";) {
    const { to } = answer;
    const isCircle = way.includes(to);
    way.push(to);
    if (isCircle || way.length > MAX_REDIRECTS + 1) return way;
    // Another site's business.
    if (!to.startsWith("/") || to.startsWith("//")) return null;
    answer = await ask(to);
  }
  return null;
};
