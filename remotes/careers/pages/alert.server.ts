import { isOneClick } from "@serambi/kernel/contracts";
import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, notFound, redirect } from "@serambi/kernel/server";

import { ApplicationClient } from "../api/ApplicationClient";
import { Key } from "../contract/bodies";
import { alertPath } from "../contract/paths";
import type { ApplyMessages } from "../messages/apply.id";

type Context = PageContext<ApplyMessages>;

/** `/Career/Alert/{key}`: a button that confirms letters about jobs, or ends them. Opening the page does neither: programs open links of letters, too. */
export const alertLoader = loader((_deps: RemoteDeps, { params, query, t }: Context) => {
  if (!Key.safeParse(params["key"]).success) return Promise.resolve(notFound());
  const done = query.get("done");
  return Promise.resolve({
    data: { isStop: query.get("stop") === "1", done: done === "confirmed" || done === "stopped" ? done : null },
    head: { title: t.alertTitle, isIndexed: false },
  });
});

/** Does what the button says, or what the mail program of a reader asks who has had enough. */
export const alertAction = action(async ({ http }: RemoteDeps, { params, t }: Context, form) => {
  const key = Key.safeParse(params["key"]);
  if (!key.success) return notFound();
  const client = new ApplicationClient(http);
  const isStop = form["act"] === "stop" || isOneClick(form);
  try {
    await (isStop ? client.stopAlert(key.data) : client.confirmAlert(key.data));
    return redirect(`${alertPath(key.data)}?done=${isStop ? "stopped" : "confirmed"}`, 303);
  } catch (error) {
    if (isAppError(error) && error.code === "not-found") return invalid({}, t.alertGone);
    throw error;
  }
});
