import { readEnvelope } from "@serambi/kernel/http";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader } from "@serambi/kernel/server";

import { UserDetail } from "../contract/UserDetail";
import type { Messages } from "../messages/id";

/** What people are called by: the first word of a name. */
const calledBy = (name: string): string => name.trim().split(/\s+/, 1)[0] ?? "";

/** `/Welcome`: who it is; what is theirs comes from the remotes that know it. */
export const welcomeLoader = loader(async ({ http, now }: RemoteDeps, { t }: PageContext<Messages>) => {
  const { name, email } = readEnvelope(await http.auth.get("user/detail"), UserDetail);
  const person = calledBy(name);
  return {
    data: { calledBy: person, email, now: now().toISOString() },
    head: { title: t.title, isIndexed: false },
    slots: [{ id: "sections", name: "*.room.v1", props: { calledBy: person }, isEager: true }],
  };
});
