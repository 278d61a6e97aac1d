import { action, makeObservable, observableRef } from "@serambi/kernel/state";

import type { LazyListeningShelf, Listening, ListeningShelf } from "../../contract/podcast/Listening";

/** A place so near to the beginning or the end is none to come back to. */
const EDGE_SECONDS = 5;

/**
 * How far episodes were heard, and how fast. Read from its shelf for each change: another tab may have changed it. What checks
 * it comes when a player needs it; until then nothing is known.
 */
export class Positions {
  private shelf: ListeningShelf | null = null;
  private coming: Promise<void> | null = null;

  /** @param hasAny whether there is anything to know, as far as that can be told without the shelf */
  constructor(
    private readonly reader: LazyListeningShelf,
    private readonly hasAny: () => boolean = () => true,
  ) {
    makeObservable<this, "shelf" | "take">(this, { shelf: observableRef, take: action });
  }

  /** Brings the shelf. Where its code cannot be had nothing is kept; the next call tries again. */
  open = (): Promise<void> =>
    (this.coming ??= this.reader().then(
      (shelf) => this.take(shelf),
      () => void (this.coming = null),
    ));

  /** Brings it where there is anything on it. */
  remember = async (): Promise<void> => {
    if (this.hasAny()) await this.open();
  };

  get isOpen(): boolean {
    return this.shelf !== null;
  }

  get rate(): number {
    return this.shelf?.read().rate ?? 1;
  }

  /** Seconds; 0 where it was not begun, or heard to its end. */
  of = (id: string): number => this.shelf?.read().positions.find((position) => position.id === id)?.seconds ?? 0;

  /** @param length of the whole, in seconds */
  keep = (id: string, seconds: number, length: number): void => {
    const isWorthIt = seconds > EDGE_SECONDS && seconds < length - EDGE_SECONDS;
    this.change((kept) => {
      const others = kept.positions.filter((position) => position.id !== id);
      return { ...kept, positions: isWorthIt ? [{ id, seconds: Math.floor(seconds) }, ...others] : others };
    });
  };

  keepRate = (rate: number): void => this.change((kept) => ({ ...kept, rate }));

  private take(shelf: ListeningShelf): void {
    this.shelf = shelf;
  }

  private change(next: (kept: Listening) => Listening): void {
    this.shelf?.write(next(this.shelf.read()));
  }
}
