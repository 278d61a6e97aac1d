import type { ReadyPage, RemoteFailure } from "../../client/page/types";
import { remoteInStack } from "../../registry/BundleLoader";
import { isCallNotMade } from "../upstream/CallNotMade";
import type { PageService } from "./Renderer";
import type { ServerSlot } from "./renderSlots";

/** The failures of one request: which remote, which version, in which phase. */
export class FailureLog {
  constructor(private readonly tell: PageService["onFailure"]) {}

  log = ({ remote, version, phase, error }: RemoteFailure, slot?: string): void =>
    // Why calls are not made has been told once.
    this.tell({ remote, version, phase, slot, error, isKnown: isCallNotMade(error) });

  /** Errors that rendering met. Whose they are is told by their stack, else by the place that was not finished. */
  logRendering(
    errors: readonly unknown[],
    page: ReadyPage | null,
    slots: readonly ServerSlot[],
    rendered: ReadonlySet<string>,
  ): void {
    const broken = slots.filter(({ view, early }) => early?.kind === "loaded" && !rendered.has(view.request.id));
    errors.forEach((error, index) => {
      const view = broken[index]?.view;
      const owner = { remote: view?.remote ?? page?.remote ?? "shell", version: "" };
      this.log({ kind: "failed", phase: "render", error, ...(remoteInStack(error) ?? owner) }, view?.request.name);
    });
  }
}
