import type { AppError } from "@serambi/kernel/errors";
import { failureOf } from "@serambi/kernel/pages";
import { RemoteData, type RemoteState } from "@serambi/kernel/state";

import type { OpenedEvent } from "../../contract/events/EventData";
import type { LazyEventReader } from "../../contract/events/EventReader";

/** One event. */
export class EventStore {
  readonly opened: RemoteData<OpenedEvent>;

  constructor(
    readonly key: string,
    private readonly deps: { readonly events: LazyEventReader; readonly now: () => Date },
    saved?: RemoteState<OpenedEvent>,
  ) {
    this.opened = new RemoteData(saved);
  }

  /** Whether `key` names this event, by id or by slug. */
  isKnownAs = (key: string): boolean => {
    const known = this.opened.state.data?.event;
    return key === this.key || key === known?.id || key === known?.slug;
  };

  /**
   * Reads it where it is not there yet.
   * @returns why there is no event, or null when there is one
   */
  open = async (): Promise<AppError | null> => {
    if (this.opened.state.phase === "ready") return null;
    return failureOf(this.opened, async () => ({
      event: await (await this.deps.events()).event(this.key),
      asOf: this.deps.now().toISOString(),
    }));
  };
}
