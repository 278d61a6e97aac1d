import { makeCachedLines, makeCachedPage, type CachedPage } from "../cache/CachedPage";
import type { Visit } from "../types";
import { isWhole, type RenderedPage } from "./Renderer";

/**
 * A page as the cache keeps it; null where it is not whole: one with a gap or a late slot may be another one for the next visitor.
 * @param policy content security policy of the answer that it was made for
 * @param files line of its files, for a click
 */
export const toCached = (
  { status, isSound, body, remotes }: RenderedPage,
  { nonce, isForClick }: Visit,
  policy: string,
  files: string,
): CachedPage | null => {
  if (status !== 200 || !isSound || !isWhole(body)) return null;
  return isForClick
    ? makeCachedLines(Buffer.concat([Buffer.from(files), ...body]), policy, remotes)
    : makeCachedPage(Buffer.concat(body).toString("utf8"), nonce, policy, remotes);
};
