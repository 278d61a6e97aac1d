import { problemsBelow } from "./problems";
import { placeOf, type SitePage } from "./sitePage";

type Problems = Readonly<Record<string, string>>;

/** A section that keeps its page from being published. */
export interface WrongSection {
  readonly page: SitePage;
  /** Its place in the page. */
  readonly at: number;
  readonly problems: readonly string[];
}

interface Wrong {
  readonly sections: readonly WrongSection[];
  /** Problems of no section, by their place. */
  readonly others: Problems;
}

/** Problems by the sections that they are in: a person mends a section, not fourteen places. */
export const wrongSections = (
  problems: Problems,
  pages: readonly SitePage[],
  values: Readonly<Record<string, unknown>>,
): Wrong => {
  const sections = pages.flatMap((page): readonly WrongSection[] => {
    const below = problemsBelow(problems, `${placeOf(values[page.key], page)}.sections`);
    const places = [...new Set(Object.keys(below).map((place) => place.split(".", 1)[0] ?? ""))];
    return places
      .filter((place) => /^\d+$/.test(place))
      .map((place) => ({ page, at: Number(place), problems: Object.values(problemsBelow(below, place)) }))
      .toSorted((one, other) => one.at - other.at);
  });
  const known = sections.map(({ page, at }) => `${placeOf(values[page.key], page)}.sections.${at}`);
  const others = Object.entries(problems).filter(
    ([path]) => !known.some((place) => path === place || path.startsWith(`${place}.`)),
  );
  return { sections, others: Object.fromEntries(others) };
};
