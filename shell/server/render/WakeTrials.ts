import type { HttpClients } from "@serambi/kernel/http";

import { releaseOf } from "../../registry/resolve";
import type { ServedRelease } from "./Releases";
import { isWhole, type PageOrder, type RenderedPage, type Renderer, type RemoteVersion } from "./Renderer";
import { RenderInterrupted } from "./RenderInterrupted";
import type { RestingRemotes } from "./RestingRemotes";

/** A renderer for one page, that ends with it. */
export interface WakeTrialRenderer extends Renderer {
  close(): void;
}

interface WakeTrialsDeps {
  readonly resting: RestingRemotes;
  /** One of its own: what happens in it happens to no visitor. */
  readonly open: () => WakeTrialRenderer;
}

const ignore = (): void => undefined;

/** Takes what is still to come of a page, and throws it away. */
const untilWhole = (body: RenderedPage["body"]): Promise<void> =>
  new Promise((end) => {
    if (isWhole(body)) end();
    else body.pipe(ignore, end);
  });

/** Tries versions that have rested long enough, each with one page that a visitor asked for and got without it. */
export class WakeTrials {
  constructor(private readonly deps: WakeTrialsDeps) {}

  /** @param names of the remotes on the page that was answered */
  offer = (current: ServedRelease, names: readonly string[], order: PageOrder, http: HttpClients): void => {
    for (const version of current.resting)
      if (names.includes(version.remote) && this.deps.resting.takeTrial(version))
        void this.attempt(version, current, order, http);
  };

  private async attempt(
    version: RemoteVersion,
    { release, asked }: ServedRelease,
    order: PageOrder,
    http: HttpClients,
  ): Promise<void> {
    const { resting, open } = this.deps;
    const tried = asked.remotes[version.remote];
    if (!tried) return resting.giveBackTrial(version);
    let renderer: WakeTrialRenderer | undefined;
    try {
      renderer = open();
      const together = releaseOf(new Map([...Object.entries(release.remotes), [version.remote, tried]]));
      const absent = release.absent?.filter((remote) => remote !== version.remote) ?? [];
      const page = await renderer.page({ ...together, absent }, order, { http, onFailure: ignore });
      const isOnIt = page.kind === "page" && page.remotes.includes(version.remote);
      if (page.kind === "page") await untilWhole(page.body);
      if (isOnIt) resting.wake(version);
      else resting.giveBackTrial(version);
    } catch (error) {
      if (error instanceof RenderInterrupted) resting.rest(version);
      else resting.giveBackTrial(version);
    } finally {
      renderer?.close();
    }
  }
}
