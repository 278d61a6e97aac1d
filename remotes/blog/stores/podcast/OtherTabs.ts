/** What is used of a `BroadcastChannel`: each tab of this site hears what any other one posts. */
interface Channel {
  readonly postMessage: (message: string) => void;
  readonly addEventListener: (type: "message", hear: () => void) => void;
}

/** The players in other tabs of this site: one of them plays at a time. */
export class OtherTabs {
  /** @param channel null where the browser has none: then each tab plays for itself */
  constructor(private readonly channel: Channel | null) {}

  /** @param pause called when another tab begins to play */
  listen = (pause: () => void): void => this.channel?.addEventListener("message", pause);

  /** Has every other tab pause. */
  silence = (): void => this.channel?.postMessage("playing");
}
