import { action, makeObservable, observableRef } from "@serambi/kernel/state";

import type { LazyListeningShelf, Listening, ListeningShelf } from "../../contract/podcast/Listening";

/** A place so near to the beginning or the end is none to come back to. */
const EDGE_SECONDS = 5;

const withPlace = (kept: Listening, id: string, seconds: number): Listening => {
  const others = kept.positions.filter((position) => position.id !== id);
  return { ...kept, positions: seconds > 0 ? [{ id, seconds: Math.floor(seconds) }, ...others] : others };
};

/**
 * How far episodes were heard, and how fast. Read from its shelf for each change: another tab may have changed it. What checks
 * it comes when a player needs it; until then only this visit's own places are known, which the shelf is given when it comes.
 */
export class Positions {
  private shelf: ListeningShelf | null = null;
  private coming: Promise<void> | null = null;
  /** Heard before the shelf came, the last one last. */
  private readonly heard = new Map<string, number>();

  /** @param hasAny whether there is anything to know, as far as that can be told without the shelf */
  constructor(
    private readonly reader: LazyListeningShelf,
    private readonly hasAny: () => boolean = () => true,
  ) {
    makeObservable<this, "shelf" | "take">(this, { shelf: observableRef, take: action });
  }

  /** Brings the shelf. Where its code cannot be had nothing outlasts the visit; the next call tries again. */
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
  of = (id: string): number => {
    if (!this.shelf) return this.heard.get(id) ?? 0;
    return this.shelf.read().positions.find((position) => position.id === id)?.seconds ?? 0;
  };

  /** @param length of the whole, in seconds */
  keep = (id: string, seconds: number, length: number): void => {
    const place = seconds > EDGE_SECONDS && seconds < length - EDGE_SECONDS ? seconds : 0;
    if (this.shelf) return this.change((kept) => withPlace(kept, id, place));
    this.heard.delete(id);
    if (place > 0) this.heard.set(id, place);
  };

  keepRate = (rate: number): void => this.change((kept) => ({ ...kept, rate }));

  private take(shelf: ListeningShelf): void {
    this.shelf = shelf;
    if (this.heard.size === 0) return;
    this.change((kept) => [...this.heard].reduce((all, [id, seconds]) => withPlace(all, id, seconds), kept));
    this.heard.clear();
  }

  private change(next: (kept: Listening) => Listening): void {
    this.shelf?.write(next(this.shelf.read()));
  }
}
