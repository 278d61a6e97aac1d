import { isAppError } from "@serambi/kernel/errors";
import type { FastifyBaseLogger } from "fastify";

import type { PageWatch } from "../observe/RemoteWatch";
import type { RenderFailure } from "./Renderer";

/** One line for each failure of a remote in a request: which remote, which version, in which phase. */
export class RequestFailures {
  private readonly told = new Set<string>();

  constructor(
    private readonly logger: FastifyBaseLogger,
    private readonly tenant: string,
    private readonly release: string,
    private readonly watch: PageWatch | undefined,
  ) {}

  tell = ({ remote, version, phase, slot, error, isKnown }: RenderFailure): void => {
    const { tenant, release } = this;
    this.logger[isKnown ? "debug" : "error"](
      { remote, version, phase, slot, tenant, release, err: error },
      "remote failed",
    );
    const key = `${remote}@${version}`;
    const isRepeat = this.told.has(key);
    this.told.add(key);
    const isOfHost = phase === "loader" && isAppError(error);
    this.watch?.failed({ tenant, remote, version, phase, where: "server", isRepeat, isOfHost });
  };
}
