import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader } from "@serambi/kernel/server";

import { readWishes } from "../contract/Wishes";
import type { WorkshopMessages } from "../messages/id";

/** `/__workshop`: what of the components its address asks for. They need no data. */
export const componentsLoader = loader((_: RemoteDeps, { query, t }: PageContext<WorkshopMessages>) =>
  Promise.resolve({ data: readWishes(query), head: { title: t.title, isIndexed: false } }),
);
