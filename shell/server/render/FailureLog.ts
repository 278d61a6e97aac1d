import { PAGE_PLACE } from "../../client/frame/PageOutlet";
import type { RemoteFailure } from "../../client/page/types";
import { remoteInStack } from "../../registry/BundleLoader";
import { isCallNotMade } from "../errors/CallNotMade";
import type { PageService, RemoteVersion } from "./Renderer";
import type { ServerSlot } from "./renderSlots";

const keyOf = (owner: RemoteVersion | null): string => (owner ? `${owner.remote}@${owner.version}` : "");

/** An error that rendering met. */
export interface RenderingError {
  readonly error: unknown;
  /** The place that was being rendered; null where that is not known: a part of one had waited. */
  readonly place: string | null;
}

/** The failures of one request: which remote, which version, in which phase. */
export class FailureLog {
  constructor(private readonly tell: PageService["onFailure"]) {}

  log = ({ remote, version, phase, error }: RemoteFailure, slot?: string): void =>
    // Why calls are not made has been told once.
    this.tell({ remote, version, phase, slot, error, isKnown: isCallNotMade(error) });

  /**
   * Errors that rendering met. Whose they are says the place that was being rendered. Where that is not known, one of the places that were
   * not finished: the one that the error's stack names, which is the word of whoever threw it.
   * @param ownerOf whose a place is
   */
  logRendering(
    errors: readonly RenderingError[],
    slots: readonly ServerSlot[],
    rendered: ReadonlySet<string>,
    ownerOf: (place: string) => RemoteVersion | null,
  ): void {
    const idOf = ({ view }: ServerSlot): string => view.request.id;
    const inTime = slots.filter(({ early }) => early?.kind === "loaded").map(idOf);
    const late = slots.filter(({ early }) => early === null).map(idOf);
    const unfinished = [PAGE_PLACE, ...inTime, ...late].filter((place) => !rendered.has(place));
    for (const { error, place } of errors) {
      const named = remoteInStack(error);
      const isNamed = (candidate: string): boolean => named !== null && keyOf(ownerOf(candidate)) === keyOf(named);
      const at = place ?? unfinished.find(isNamed) ?? unfinished[0] ?? PAGE_PLACE;
      const owner = ownerOf(at) ?? { remote: "shell", version: "" };
      const slot = slots.find((each) => idOf(each) === at);
      this.log({ kind: "failed", phase: "render", error, ...owner }, slot?.view.request.name);
    }
  }
}
