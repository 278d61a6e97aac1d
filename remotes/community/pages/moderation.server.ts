import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, orNull, redirect } from "@serambi/kernel/server";

import { VoiceApi } from "../api/VoiceApi";
import { MODERATION_PATH } from "../contract/paths";
import { Decision, WaitingVoice } from "../contract/Voices";
import type { ModerationMessages } from "../messages/moderation.id";

type Context = PageContext<ModerationMessages>;

/** `/Moderation`: reviews, aspirations and testimonies by what was decided. */
export const moderationLoader = loader(async ({ http }: RemoteDeps, { t, query }: Context) => {
  const state = WaitingVoice.shape.state.safeParse(query.get("state")).data ?? "waiting";
  const voices = await orNull(new VoiceApi(http).waiting(state));
  return {
    data: { voices, state },
    head: { title: t.title, isIndexed: false },
    ...(voices === null && { status: 503 }),
  };
});

export const decideVoice = action(async ({ http }: RemoteDeps, { t, query }: Context, form) => {
  const decision = Decision.safeParse(form);
  if (!decision.success) return invalid({ [`reason-${form["id"] ?? ""}`]: t.reasonWrong });
  try {
    await new VoiceApi(http).decide(decision.data);
    const state = query.get("state");
    return redirect(state === null ? MODERATION_PATH : `${MODERATION_PATH}?state=${encodeURIComponent(state)}`, 303);
  } catch (error) {
    if (isAppError(error) && error.code === "conflict") return invalid({}, t.late);
    throw error;
  }
});
