import { beltOf, BELTS, type Belt } from "./belts";
import type { PesilatClass } from "./PesilatClass";

/** One rung: a belt and the classes that lead through it. */
export interface Rung {
  readonly belt: Belt;
  readonly classes: readonly PesilatClass[];
}

export interface Ladder {
  /** Every belt, from the lowest to the highest; empty where no class has one. */
  readonly rungs: readonly Rung[];
  /** Classes outside the ladder: for everybody. */
  readonly open: readonly PesilatClass[];
}

/** What the order of classes depends on. */
type Beginning = Pick<PesilatClass, "state" | "startsOn">;

/** What is over goes last, what has no date yet before it; the rest as it begins. */
const orderOf = ({ state, startsOn }: Beginning): string => (state === "ended" ? "~~" : (startsOn ?? "~"));

export const byStart = (a: Beginning, b: Beginning): number => {
  const [first, second] = [orderOf(a), orderOf(b)];
  return first < second ? -1 : Number(first > second);
};

/** Classes sorted by what they are for: through which belt they lead, or that they are open to all. */
export const ladderOf = (classes: readonly PesilatClass[]): Ladder => {
  const sorted = classes.toSorted(byStart);
  const rungs = BELTS.map((belt) => ({ belt, classes: sorted.filter(({ level }) => beltOf(level) === belt) }));
  return {
    rungs: rungs.some((rung) => rung.classes.length > 0) ? rungs : [],
    open: sorted.filter(({ level }) => beltOf(level) === null),
  };
};

/** Somebody who teaches, and the codes of their classes. */
export interface Coach {
  readonly name: string;
  readonly role: string;
  readonly bio: string;
  readonly codes: readonly string[];
}

/** Everybody who teaches, once each, in the order of the ladder. */
export const coachesOf = ({ rungs, open }: Ladder): readonly Coach[] => {
  const coaches = new Map<string, Coach>();
  for (const { code, mentors } of [...rungs.flatMap(({ classes }) => classes), ...open])
    for (const { name, role, bio } of mentors) {
      const known = coaches.get(name);
      coaches.set(name, known ? { ...known, codes: [...known.codes, code] } : { name, role, bio, codes: [code] });
    }
  return [...coaches.values()];
};
