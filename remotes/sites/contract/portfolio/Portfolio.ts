import type { PortfolioCase, PortfolioKind, PortfolioSetting } from "../hosts/portfolio";

type Batch = NonNullable<PortfolioCase["batches"]>[number];
type CaseImage = PortfolioCase["images"][number];

/** A case as a list tells of it: nothing of its text travels there. */
export interface ListedCase extends Pick<
  PortfolioCase,
  "slug" | "kind" | "title" | "summary" | "clientName" | "startsOn" | "endsOn" | "cover"
> {
  /** What the motif is drawn like where there is no cover: neighbours never look alike. */
  readonly look: number;
  /** Of all its groups; null where it was not taught in groups. */
  readonly participants: number | null;
}

/** A case with everything that there is to read and to look at; its text is sanitised. */
export interface WholeCase extends ListedCase, Pick<PortfolioCase, "description" | "projectLink" | "video"> {
  readonly batches: readonly Batch[];
  readonly images: readonly CaseImage[];
}

/** The cases of a site, in its order. */
export interface Portfolio extends Pick<PortfolioSetting, "title" | "lead" | "action"> {
  readonly cases: readonly ListedCase[];
}

/** What a page of the list shows: the cases of one kind, or all of them. */
export interface ShownList extends Portfolio {
  /** Null shows all. */
  readonly kind: PortfolioKind | null;
  /** How many cases there are, also of those that are not shown. */
  readonly counts: Readonly<Record<PortfolioKind | "all", number>>;
}

/** One case that was opened, with what stands around it. */
export interface OpenedCase extends Pick<PortfolioSetting, "action"> {
  /** What the site calls the list that it belongs to. */
  readonly listTitle: string;
  readonly shown: WholeCase;
  /** The one after it, or the first after the last one; null where it is the only one. */
  readonly next: ListedCase | null;
}

/** The cases of a kind, or all of them. */
export const casesOf = ({ cases }: Portfolio, kind: PortfolioKind | undefined): readonly ListedCase[] =>
  kind === undefined ? cases : cases.filter((one) => one.kind === kind);
