import { Listening, MAX_POSITIONS, type ListeningShelf } from "../../contract/podcast/Listening";
import { LISTENING_KEY } from "./keptListening";

const NOTHING: Listening = { format: 1, rate: 1, positions: [] };

/** A visitor's listening in local storage. What is found there is checked: it may be older than this code, or somebody's experiment. */
export class LocalListening implements ListeningShelf {
  /** @param storage asked for anew each time: a browser that keeps nothing throws at the mere mention */
  constructor(private readonly storage: () => Pick<Storage, "getItem" | "setItem">) {}

  read = (): Listening => {
    try {
      const kept = Listening.safeParse(JSON.parse(this.storage().getItem(LISTENING_KEY) ?? "null"));
      return kept.success ? kept.data : NOTHING;
    } catch {
      return NOTHING; // no JSON, or a browser that keeps nothing
    }
  };

  write = (listening: Listening): void => {
    const kept = { ...listening, positions: listening.positions.slice(0, MAX_POSITIONS) };
    try {
      this.storage().setItem(LISTENING_KEY, JSON.stringify(kept));
    } catch (error) {
      // oxlint-disable-next-line no-console -- what can be done about it, only somebody with a console can see
      console.warn("How far an episode was heard could not be kept", error);
    }
  };
}
