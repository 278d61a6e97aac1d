import type { HttpClients } from "@serambi/kernel/http";
import { guardCalls } from "@serambi/kernel/server";

import type { LiveRelease } from "./LiveRelease";

/** The hosts as each remote of a release may ask them: the calls that it declares and no other. */
export const remoteClients =
  ({ remotes }: Pick<LiveRelease, "remotes">, http: HttpClients) =>
  (id: string): HttpClients => {
    const loaded = remotes.get(id);
    return loaded?.kind === "loaded" ? guardCalls(http, loaded.server.hosts) : http;
  };
