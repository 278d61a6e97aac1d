import { PAGE_PLACE } from "../../client/frame/PageOutlet";
import type { RemoteFailure } from "../../client/page/types";
import { remoteInStack } from "../../registry/BundleLoader";
import { isCallNotMade } from "../upstream/CallNotMade";
import type { PageService, RemoteVersion } from "./Renderer";
import type { ServerSlot } from "./renderSlots";

/** The failures of one request: which remote, which version, in which phase. */
export class FailureLog {
  constructor(private readonly tell: PageService["onFailure"]) {}

  log = ({ remote, version, phase, error }: RemoteFailure, slot?: string): void =>
    // Why calls are not made has been told once.
    this.tell({ remote, version, phase, slot, error, isKnown: isCallNotMade(error) });

  /**
   * Errors that rendering met. Whose they are is told by their stack, else by the place that was not finished.
   * @param ownerOf whose a place is
   */
  logRendering(
    errors: readonly unknown[],
    slots: readonly ServerSlot[],
    rendered: ReadonlySet<string>,
    ownerOf: (place: string) => RemoteVersion | null,
  ): void {
    const broken = slots.filter(({ view, early }) => early?.kind === "loaded" && !rendered.has(view.request.id));
    errors.forEach((error, index) => {
      const request = broken[index]?.view.request;
      const owner = ownerOf(request?.id ?? PAGE_PLACE) ?? { remote: "shell", version: "" };
      this.log({ kind: "failed", phase: "render", error, ...(remoteInStack(error) ?? owner) }, request?.name);
    });
  }
}
