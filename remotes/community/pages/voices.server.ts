import { isAppError } from "@serambi/kernel/errors";
import { invalid, redirect } from "@serambi/kernel/server";

import { sentPath } from "../contract/paths";
import { isVoiceNumber } from "../contract/voiceNumber";

const PAGE = /^[1-9]\d{0,2}$/;

/** Reads page and reference number out of the address of a page of voices. */
export const readVoiceQuery = (query: URLSearchParams) => {
  const turned = query.get("page") ?? "";
  const sent = query.get("sent");
  return {
    page: PAGE.test(turned) ? Number(turned) : 1,
    isSent: sent !== null,
    /** Empty where nothing was sent, or its reference is not known. */
    number: sent !== null && isVoiceNumber(sent) ? sent : "",
  };
};

/** The part of a list that a page asks for: one more than it shows, to know whether there are older ones. */
export const partOf = (page: number, perPage: number) => ({ offset: (page - 1) * perPage, limit: perPage + 1 });

export const shownOf = <Item>(found: readonly Item[] | null, perPage: number) => ({
  shown: found?.slice(0, perPage) ?? null,
  hasOlder: (found?.length ?? 0) > perPage,
});

/** Sends a form and leads to the page that says so, or back to the form with the reason. @param send gives the reference */
export const answerSent = async (
  path: string,
  t: { readonly failed: string; readonly tooMany: string },
  send: () => Promise<string>,
) => {
  try {
    return redirect(sentPath(path, await send()), 303);
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.fields) return invalid(error.fields);
    return invalid({}, error.code === "too-many" ? t.tooMany : t.failed);
  }
};
