import { isAppError } from "@serambi/kernel/errors";
import type { FormValues, PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, notFound, redirect } from "@serambi/kernel/server";

import { findSheet } from "../api/findSheet";
import { LeagueApi } from "../api/LeagueApi";
import { clockAt, matchStateOf } from "../contract/league/matchState";
import { Note } from "../contract/league/Note";
import { readDeed } from "../contract/league/deed";
import { refereePath } from "../contract/paths";
import type { RefereeMessages } from "../messages/referee.id";

type Context = PageContext<RefereeMessages>;

/** `/Liga-Smk/Referee/{id}` */
export const refereeLoader = loader(async ({ http }: RemoteDeps, { t, params }: Context) => {
  const sheet = await findSheet(http, params["id"] ?? "");
  if (sheet === null) return notFound();
  const history = await new LeagueApi(http).history(sheet.match.id);
  return {
    data: { sheet, history },
    head: { title: t.title(sheet.home?.name ?? t.undecided, sheet.away?.name ?? t.undecided), isIndexed: false },
  };
});

/** A note that comes without scripts: the clock is read here. */
const noteOf = async ({ http, now }: RemoteDeps, match: string, form: FormValues): Promise<Note | null> => {
  const sheet = await new LeagueApi(http).match(match);
  const played = matchStateOf(sheet.entries);
  const note = Note.safeParse({
    match,
    id: crypto.randomUUID(),
    seen: sheet.match.version,
    round: played.round,
    second: clockAt(played.clock, now().getTime()),
    at: now().toISOString(),
    ...readDeed(form),
  });
  return note.success ? note.data : null;
};

/** Notes what was pressed, where no script keeps it on the device. */
export const noteByForm = action(async (deps: RemoteDeps, { t, params }: Context, form) => {
  const id = params["id"] ?? "";
  try {
    const note = await noteOf(deps, id, form);
    if (note === null) return invalid({ words: t.reasonWrong }, "");
    await new LeagueApi(deps.http).note(note);
    return redirect(refereePath(id), 303);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.code === "conflict" ? invalid({}, error.message) : invalid(error.fields ?? {}, t.failed);
  }
});
