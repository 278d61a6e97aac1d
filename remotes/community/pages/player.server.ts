import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, redirect } from "@serambi/kernel/server";

import { BoardApi } from "../api/BoardApi";
import { PlayerForm } from "../contract/Boards";
import { fieldErrors } from "../contract/fieldErrors";
import { PLAYER_PATH, sentPath } from "../contract/paths";
import type { BoardMessages } from "../messages/boards.id";

type Context = PageContext<BoardMessages>;

/** `/Leaderboards/Player`: name, school and branch of whoever is signed in. */
export const playerLoader = loader(async ({ http }: RemoteDeps, { t, query }: Context) => ({
  data: { ...(await new BoardApi(http).player()), isSent: query.has("sent") },
  head: { title: t.take, isIndexed: false },
}));

export const changePlayer = action(async ({ http }: RemoteDeps, { t }: Context, posted) => {
  const api = new BoardApi(http);
  const done = redirect(sentPath(PLAYER_PATH, ""), 303);
  try {
    if (posted["leave"] !== undefined) {
      await api.leave();
      return done;
    }
    const words = {
      name: t.nameWrong,
      schoolId: t.schoolWrong,
      branch: t.branchWrong,
      guardianConsent: t.consentWrong,
    };
    const form = PlayerForm.safeParse({ ...posted, guardianConsent: posted["guardianConsent"] === "1" });
    if (!form.success) return invalid(fieldErrors(form.error, words, t.failed));
    await api.join(form.data);
    return done;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.fields ? invalid(error.fields) : invalid({}, t.failed);
  }
});
