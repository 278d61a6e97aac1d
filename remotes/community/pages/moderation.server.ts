import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, orNull, redirect } from "@serambi/kernel/server";

import { VoiceApi } from "../api/VoiceApi";
import { MODERATION_PATH } from "../contract/paths";
import { AnswerOrder } from "../contract/Aspirations";
import { VOICE_KINDS } from "../contract/voiceKinds";
import { Decision, UndoOrder, WaitingVoice } from "../contract/Voices";
import type { ModerationMessages } from "../messages/moderation.id";

type Context = PageContext<ModerationMessages>;

const DONE = ["undo", "answer"] as const;

/** `/Moderation`: reviews, aspirations and testimonies by what was decided. */
export const moderationLoader = loader(async ({ http }: RemoteDeps, { t, query }: Context) => {
  const state = WaitingVoice.shape.state.safeParse(query.get("state")).data ?? "waiting";
  const kind = VOICE_KINDS.find((one) => one === query.get("kind")) ?? null;
  const last = UndoOrder.safeParse({ kind: query.get("lastKind"), id: query.get("last") });
  const voices = await orNull(new VoiceApi(http).waiting(state));
  return {
    data: {
      voices: kind === null ? voices : (voices?.filter((voice) => voice.kind === kind) ?? null),
      state,
      kind,
      /** Decided a moment ago; it can be taken back. */
      last: last.success ? last.data : null,
      /** Another thing that was done a moment ago; null: nothing. */
      done: DONE.find((one) => one === query.get("done")) ?? null,
    },
    head: { title: t.title, isIndexed: false },
    ...(voices === null && { status: 503 }),
  };
});

/** The list as it stood, with what was done last. */
const backTo = (query: URLSearchParams, done: UndoOrder | (typeof DONE)[number]): string => {
  const next = new URLSearchParams();
  for (const name of ["state", "kind"]) {
    const value = query.get(name);
    if (value !== null) next.set(name, value);
  }
  if (typeof done === "string") next.set("done", done);
  else {
    next.set("lastKind", done.kind);
    next.set("last", done.id);
  }
  return `${MODERATION_PATH}?${next.toString()}`;
};

const orLate = async (act: Promise<void>, words: string, done: () => string) => {
  try {
    await act;
    return redirect(done(), 303);
  } catch (error) {
    if (isAppError(error) && error.code === "conflict") return invalid({}, words);
    throw error;
  }
};

/** Decides about a voice, takes that back, or writes the office's answer. */
export const decideVoice = action(async ({ http }: RemoteDeps, { t, query }: Context, form) => {
  const api = new VoiceApi(http);
  const id = form["id"] ?? "";
  if (form["act"] === "undo") {
    const order = UndoOrder.safeParse(form);
    return order.success
      ? orLate(api.undo(order.data), t.undoLate, () => backTo(query, "undo"))
      : invalid({}, t.undoLate);
  }
  if (form["act"] === "answer") {
    const order = AnswerOrder.safeParse({ ...form, state: form["answerState"] });
    if (!order.success) return invalid({ [`answer-${id}`]: t.answerWrong });
    return orLate(api.answer(order.data), t.late, () => backTo(query, "answer"));
  }
  const decision = Decision.safeParse(form);
  if (!decision.success) return invalid({ [`reason-${id}`]: t.reasonWrong });
  return orLate(api.decide(decision.data), t.late, () => backTo(query, decision.data));
});
