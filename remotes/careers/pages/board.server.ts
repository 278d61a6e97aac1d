import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, orNull, redirect } from "@serambi/kernel/server";

import { DeskClient } from "../api/DeskClient";
import { BOARD_STATES } from "../contract/applicationStates";
import { ApplicationNumber, Move } from "../contract/bodies";
import { boardPath } from "../contract/paths";
import type { DeskMessages } from "../messages/desk.id";

type Context = PageContext<DeskMessages>;

const numberIn = (query: URLSearchParams): string | null => {
  const number = ApplicationNumber.safeParse(query.get("applicant") ?? "");
  return number.success ? number.data : null;
};

/** `/Career/Desk/Jobs/{id}`: those who applied for a job, by stage; one of them beside the board. */
export const boardLoader = loader(async ({ http, now }: RemoteDeps, { params, query, t }: Context) => {
  const client = new DeskClient(http);
  const number = numberIn(query);
  const to = query.get("to");
  const [board, applicant] = await Promise.all([
    client.board(params["id"] ?? ""),
    number === null ? null : orNull(client.applicant(number)),
  ]);
  return {
    data: {
      board,
      selected: number,
      applicant,
      wanted: BOARD_STATES.find((state) => state === to) ?? null,
      now: now().toISOString(),
    },
    head: { title: `${t.board}: ${board.job.title}`, isIndexed: false },
  };
});

/** `2026-11-26T13:00` of a clock in Jakarta. */
const momentOf = (typed: string | undefined): string | undefined =>
  typed && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) ? `${typed}:00+07:00` : undefined;

/** Moves an application, or keeps a note. The endpoint decides whether the asker may. */
export const boardAction = action(async ({ http }: RemoteDeps, { params, t }: Context, form) => {
  const client = new DeskClient(http);
  const number = form["number"] ?? "";
  const back = `${boardPath(params["id"] ?? "")}?applicant=${encodeURIComponent(number)}`;
  if (form["act"] === "note") {
    const text = (form["text"] ?? "").trim();
    if (text.length < 2) return invalid({ text: t.wrong });
    await client.note(number, text);
    return redirect(back, 303);
  }
  const meetsAt = momentOf(form["meetsAt"]);
  const move = Move.safeParse({
    number,
    from: form["from"],
    to: form["to"],
    ...(form["note"] && { note: form["note"] }),
    ...(meetsAt && { meetsAt }),
    ...(form["meetsWhere"] && { meetsWhere: form["meetsWhere"] }),
  });
  if (!move.success) return invalid({ to: t.wrong });
  try {
    await client.move(move.data);
    return redirect(back, 303);
  } catch (error) {
    if (isAppError(error) && error.code === "conflict") return invalid({}, t.conflict);
    throw error;
  }
});
