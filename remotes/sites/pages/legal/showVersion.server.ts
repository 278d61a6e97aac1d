import { siteParts, type LegalFeature } from "../../contract/legal/features";
import type { LegalClause, LegalFile } from "../../contract/legal/LegalFile";
import type { LegalVersion } from "../../contract/legal/readTexts";
import type { Pieces, ShownClause, ShownKept, ShownLegal, ShownRight } from "../../contract/legal/ShownLegal";
import { addedPieces, comparePieces, removedPieces } from "./comparePieces.server";

type Fill = (said: string) => string;

interface Comparison {
  readonly version: LegalVersion;
  /** The version that it is compared with; undefined where nothing is. */
  readonly before: LegalVersion | undefined;
  readonly features: ReadonlySet<LegalFeature>;
  readonly fill: Fill;
}

interface Part {
  readonly id: string;
}

/** Old parts that are gone stand where they stood: after the part that they followed. */
const mergedIds = (before: readonly Part[], now: readonly Part[]): readonly string[] => {
  const merged = now.map(({ id }) => id);
  before.forEach(({ id }, index) => {
    if (merged.includes(id)) return;
    const previous = before[index - 1]?.id;
    merged.splice(previous === undefined ? 0 : merged.indexOf(previous) + 1, 0, id);
  });
  return merged;
};

/** Each part as it is now beside what it was, in order. */
const paired = <P extends Part>(before: readonly P[] | undefined, now: readonly P[]) =>
  mergedIds(before ?? [], now).map((id) => {
    const find = (parts: readonly P[] | undefined) => parts?.find((part) => part.id === id);
    return { id, was: find(before), is: find(now) };
  });

/** How a field of a part is shown: `isCompared` where there is a version before. */
const fieldShower =
  (isCompared: boolean, fill: Fill) =>
  (was: string | undefined, is: string | undefined): Pieces => {
    if (is === undefined) return was === undefined ? [] : removedPieces(fill(was));
    if (!isCompared) return comparePieces(undefined, fill(is));
    return was === undefined ? addedPieces(fill(is)) : comparePieces(fill(was), fill(is));
  };

type Kept = NonNullable<LegalFile["kept"]>["rows"][number];
type Right = NonNullable<LegalClause["rights"]>[number];

const showKept = ({ version, before, features, fill }: Comparison): readonly ShownKept[] => {
  const rowsOf = (file: LegalVersion) => siteParts<Kept>(file.kept?.rows ?? [], features);
  const show = fieldShower(before !== undefined, fill);
  return paired(before && rowsOf(before), rowsOf(version)).map(({ id, was, is }) => ({
    id,
    what: show(was?.what, is?.what),
    for: show(was?.for, is?.for),
    ground: show(was?.ground, is?.ground),
    until: show(was?.until, is?.until),
  }));
};

const showRights = (before: readonly Right[] | undefined, now: readonly Right[], fill: Fill): readonly ShownRight[] => {
  const show = fieldShower(before !== undefined, fill);
  return paired(before, now).map(({ id, was, is }) => ({
    id,
    right: show(was?.right, is?.right),
    article: show(was?.article, is?.article),
    limit: show(was?.limit, is?.limit),
  }));
};

/** Paragraphs are compared with the one in their place; a part that is new or gone is so as a whole. */
const showText = (was: readonly string[], is: readonly string[], show: ReturnType<typeof fieldShower>) =>
  Array.from({ length: Math.max(was.length, is.length) }, (_, index) => show(was[index], is[index]));

const showClauses = ({ version, before, features, fill }: Comparison): readonly ShownClause[] => {
  const clausesOf = (file: LegalVersion) => siteParts<LegalClause>(file.clauses, features);
  const show = fieldShower(before !== undefined, fill);
  let number = 0;
  return paired(before && clausesOf(before), clausesOf(version)).map(({ id, was, is }) => {
    const isNew = before !== undefined && was === undefined;
    const either = is ?? was;
    return {
      id,
      change: isNew ? "added" : is === undefined ? "removed" : "same",
      number: is === undefined ? null : ++number,
      title: show(was?.title, is?.title),
      short: fill(either?.short ?? ""),
      text: showText(was?.text ?? [], is?.text ?? [], show),
      articles: either?.articles ?? "",
      rights: showRights(before && (was?.rights ?? []), is?.rights ?? [], fill),
    };
  });
};

const WORDS_PER_MINUTE = 200;

const minutesOf = (pieces: readonly string[]): number =>
  Math.max(1, Math.round(pieces.join(" ").split(/\s+/).length / WORDS_PER_MINUTE));

const inForceText = (parts: readonly Pieces[]): readonly string[] =>
  parts.flat().flatMap(({ kind, text }) => (kind === "removed" ? [] : [text]));

/** The parts of a page that are made of the texts: filled in, chosen for the site, and compared. */
export const showVersion = (
  comparison: Comparison,
): Pick<ShownLegal, "heading" | "lede" | "number" | "inForce" | "minutes" | "kept" | "clauses"> => {
  const { version, fill } = comparison;
  const clauses = showClauses(comparison);
  const rows = showKept(comparison);
  const shorts = clauses.flatMap(({ number, short }) => (number === null ? [] : [short]));
  const words = [
    ...inForceText(rows.flatMap((row) => [row.what, row.for, row.ground, row.until])),
    ...inForceText(clauses.flatMap(({ title, text }) => [title, ...text])),
  ];
  return {
    heading: fill(version.heading),
    lede: fill(version.lede),
    number: version.number,
    inForce: version.inForce,
    minutes: { all: minutesOf(words), short: minutesOf(shorts) },
    kept: version.kept ? { heading: fill(version.kept.heading), rows } : null,
    clauses,
  };
};
