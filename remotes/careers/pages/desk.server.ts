import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, redirect } from "@serambi/kernel/server";

import { DeskClient } from "../api/DeskClient";
import { Id } from "../contract/bodies";
import { DESK_PATH, postingPath } from "../contract/paths";
import type { DeskMessages } from "../messages/desk.id";

type Context = PageContext<DeskMessages>;

/** `/Career/Desk/Jobs`: a company's jobs, and what waits there. */
export const deskLoader = loader(async ({ http }: RemoteDeps, { t }: Context) => ({
  data: { desk: await new DeskClient(http).desk() },
  head: { title: t.deskTitle, isIndexed: false },
}));

/** Closes a job, or makes a draft like it. The endpoint decides whether the asker may. */
export const deskAction = action(async ({ http }: RemoteDeps, { t }: Context, form) => {
  const id = Id.safeParse(form["id"]);
  if (!id.success) return redirect(DESK_PATH, 303);
  const client = new DeskClient(http);
  try {
    if (form["act"] === "duplicate") return redirect(postingPath(await client.duplicate(id.data)), 303);
    if (form["act"] === "close") await client.close(id.data);
    return redirect(DESK_PATH, 303);
  } catch (error) {
    if (isAppError(error) && error.code === "conflict") return invalid({}, t.isClosed);
    throw error;
  }
});
