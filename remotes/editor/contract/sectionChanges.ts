import { changedParts } from "./changedParts";
import type { Section } from "./sections";

/** The change of one section, compared with the published page. */
export type SectionFate = "added" | "removed" | "moved" | "changed" | "hidden" | "shown" | "timed";

export interface SectionChange {
  /** Several where it was moved and changed, too. */
  readonly fates: readonly SectionFate[];
  /** Places in the two lists; null where it is not there. */
  readonly before: number | null;
  readonly after: number | null;
}

type Pair = readonly [before: number, after: number];

/** Which section of now is which of before: first those that say the same, then those of one kind in their order. */
const pairsOf = (before: readonly Section[], after: readonly Section[]): readonly Pair[] => {
  const free = new Set(before.keys());
  const pairs: Pair[] = [];
  const left = [...after.keys()];
  const match = (isSame: (old: Section, now: Section) => boolean): void => {
    for (const at of left.splice(0)) {
      const now = after[at];
      const found = [...free].find((n) => {
        const old = before[n];
        return old && now && isSame(old, now);
      });
      if (found === undefined) left.push(at);
      else {
        free.delete(found);
        pairs.push([found, at]);
      }
    }
  };
  const words = new Map(
    [...before, ...after].map((section) => [section, JSON.stringify([section.slot, section.props])]),
  );
  match((old, now) => words.get(old) === words.get(now));
  match((old, now) => old.slot === now.slot);
  return pairs.toSorted(([, one], [, other]) => one - other);
};

/** Pairs that stand in the same order before and after, as many as there can be: the others were moved. */
const inOrder = (pairs: readonly Pair[]): ReadonlySet<Pair> => {
  const chains: (readonly Pair[])[] = [];
  for (const pair of pairs) {
    const longest = chains
      .filter((chain) => (chain.at(-1)?.[0] ?? -1) < pair[0])
      .reduce<readonly Pair[]>((best, chain) => (chain.length > best.length ? chain : best), []);
    chains.push([...longest, pair]);
  }
  return new Set(chains.reduce<readonly Pair[]>((best, chain) => (chain.length > best.length ? chain : best), []));
};

const timesOf = ({ shownFrom = "", shownUntil = "" }: Section): string => `${shownFrom} ${shownUntil}`;

/** Everything that became of a page's sections, in the order of the page as it will be; what is gone comes last. */
export const sectionChanges = (before: readonly Section[], after: readonly Section[]): readonly SectionChange[] => {
  const pairs = pairsOf(before, after);
  const stayed = inOrder(pairs);
  const kept = after.flatMap((now, at): readonly SectionChange[] => {
    const pair = pairs.find(([, to]) => to === at);
    const old = pair && before[pair[0]];
    if (!pair || !old) return [{ fates: ["added"], before: null, after: at }];
    const fates: SectionFate[] = [
      ...(stayed.has(pair) ? [] : (["moved"] as const)),
      ...(changedParts(old.props, now.props).length === 0 ? [] : (["changed"] as const)),
      ...((old.hidden ?? false) === (now.hidden ?? false)
        ? []
        : [now.hidden ? ("hidden" as const) : ("shown" as const)]),
      ...(timesOf(old) === timesOf(now) ? [] : (["timed"] as const)),
    ];
    return fates.length > 0 ? [{ fates, before: pair[0], after: at }] : [];
  });
  const gone = [...before.keys()].filter((at) => !pairs.some(([from]) => from === at));
  return [...kept, ...gone.map((at): SectionChange => ({ fates: ["removed"], before: at, after: null }))];
};
