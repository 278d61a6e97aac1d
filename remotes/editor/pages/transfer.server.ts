import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader } from "@serambi/kernel/server";

import type { Messages } from "../messages/types";

/** `/Editor/Transfer`. */
export const transferLoader = loader(async (_deps: RemoteDeps, { t }: PageContext<Messages>) => ({
  data: null,
  head: { title: t.transfer, description: "" },
}));
