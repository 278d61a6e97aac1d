import { turnedAway } from "../errors/CallNotMade";

import type { Asker } from "./FairQueue";

interface Held {
  readonly asker: Asker;
  readonly end: () => void;
}

const RETRY_AFTER_SECONDS = 5;

/** Those of the asker with the most, in the order in which they came. */
const ofGreediest = (all: readonly Held[], keyOf: (asker: Asker) => string): readonly Held[] => {
  const groups = new Map<string, Held[]>();
  for (const held of all) {
    const group = groups.get(keyOf(held.asker));
    if (group) group.push(held);
    else groups.set(keyOf(held.asker), [held]);
  }
  return [...groups.values()].reduce<readonly Held[]>((most, group) => (group.length > most.length ? group : most), []);
};

/**
 * Places for streams, which last for minutes: nobody waits for one. Where all are taken, the newcomer gets that of the greediest: the
 * newest stream of the visitor with the most streams of the tenant with the most.
 */
export class StreamPlaces {
  private readonly held = new Set<Held>();

  constructor(private readonly places: number) {}

  /**
   * @param end ends the stream, because somebody with fewer asks for its place
   * @returns gives the place back; may be called again
   * @throws AppError unavailable where nobody has more streams than the asker
   */
  take = (asker: Asker, end: () => void): (() => void) => {
    const newcomer: Held = { asker, end };
    this.held.add(newcomer);
    if (this.held.size > this.places) this.makeRoom(newcomer);
    return () => void this.held.delete(newcomer);
  };

  private makeRoom(newcomer: Held): void {
    this.held.delete(newcomer);
    // Before the others: among those with as many, the newcomer is the one too many.
    const ofTenant = ofGreediest([newcomer, ...this.held], ({ tenant }) => tenant);
    const ofVisitor = ofGreediest(ofTenant, ({ visitor }) => visitor);
    const last = ofVisitor.at(-1);
    if (!last || ofVisitor.includes(newcomer))
      throw turnedAway("Too many streams are open at once", RETRY_AFTER_SECONDS);
    this.held.delete(last);
    this.held.add(newcomer);
    last.end();
  }
}
