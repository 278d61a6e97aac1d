import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, orNull, redirect } from "@serambi/kernel/server";

import { SchoolApi } from "../api/SchoolApi";
import { REGISTRATIONS_PATH } from "../contract/paths";
import { SchoolDecision } from "../contract/Schools";
import type { RegistrationMessages } from "../messages/registrations.id";

type Context = PageContext<RegistrationMessages>;

/** `/Registrations`: schools that wait for the office. */
export const registrationsLoader = loader(async ({ http }: RemoteDeps, { t }: Context) => {
  const schools = await orNull(new SchoolApi(http).waiting());
  return {
    data: { schools },
    head: { title: t.title, isIndexed: false },
    ...(schools === null && { status: 503 }),
  };
});

export const decideRegistration = action(async ({ http }: RemoteDeps, { t }: Context, form) => {
  const wanted = SchoolDecision.safeParse(form);
  if (!wanted.success) return invalid({ [`reason-${form["id"] ?? ""}`]: t.reasonWrong });
  try {
    await new SchoolApi(http).decide(wanted.data);
    return redirect(REGISTRATIONS_PATH, 303);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return invalid({}, error.code === "conflict" ? t.gone : t.failed);
  }
});
