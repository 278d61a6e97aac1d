import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader } from "@serambi/kernel/server";

import { ApplicationClient } from "../api/ApplicationClient";
import type { ApplyMessages } from "../messages/apply.id";

/** `/Career/My/Applications`: what somebody has sent while they were signed in. */
export const ownLoader = loader(async ({ http }: RemoteDeps, { t }: PageContext<ApplyMessages>) => ({
  data: { applications: await new ApplicationClient(http).applications() },
  head: { title: t.ownTitle, isIndexed: false },
}));
