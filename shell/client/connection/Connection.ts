type ConnectionState = "quiet" | "offline" | "back";

const BACK_MS = 4_000;

/** What there is to say of the visitor's connection, as the browser tells it (specification section 4). */
export class Connection {
  private state: ConnectionState = "quiet";
  private timer: ReturnType<typeof setTimeout> | undefined;

  read = (): ConnectionState => this.state;

  subscribe = (onChange: () => void): (() => void) => {
    const become = (state: ConnectionState): void => {
      clearTimeout(this.timer);
      this.state = state;
      onChange();
    };
    const onOffline = (): void => become("offline");
    const onOnline = (): void => {
      if (this.state !== "offline") return;
      become("back");
      this.timer = setTimeout(become, BACK_MS, "quiet");
    };
    addEventListener("offline", onOffline);
    addEventListener("online", onOnline);
    if (!navigator.onLine) onOffline();
    return () => {
      clearTimeout(this.timer);
      removeEventListener("offline", onOffline);
      removeEventListener("online", onOnline);
    };
  };
}
