import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, notFound, redirect } from "@serambi/kernel/server";

import { ApplicationClient } from "../api/ApplicationClient";
import { Key } from "../contract/bodies";
import { applicationPath, JOBS_PATH } from "../contract/paths";
import type { ApplyMessages } from "../messages/apply.id";

type Context = PageContext<ApplyMessages>;

/** `/Career/Application/{key}`: how far an application is, for whoever has its secret. */
export const applicationLoader = loader(async ({ http, now }: RemoteDeps, { params, t }: Context) => {
  const key = Key.safeParse(params["key"]);
  if (!key.success) return notFound();
  const application = await new ApplicationClient(http).application(key.data);
  return { data: { application, now: now().toISOString() }, head: { title: t.statusTitle, isIndexed: false } };
});

/** Takes it back, or deletes it. */
export const applicationAction = action(async ({ http }: RemoteDeps, { params, t }: Context, form) => {
  const key = Key.safeParse(params["key"]);
  if (!key.success) return notFound();
  const client = new ApplicationClient(http);
  try {
    if (form["act"] === "remove") {
      await client.remove(key.data);
      return redirect(JOBS_PATH, 303);
    }
    if (form["act"] === "withdraw") await client.withdraw(key.data);
    return redirect(applicationPath(key.data), 303);
  } catch (error) {
    if (isAppError(error) && error.code === "conflict") return invalid({}, t.isOver);
    throw error;
  }
});
