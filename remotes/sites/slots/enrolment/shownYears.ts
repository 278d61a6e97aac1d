import type { Client, EnrolmentProps } from "./schema";

type Year = EnrolmentProps["years"][number];

/** Choice of the register: a kind, those who left, or nothing. */
export type Choice = { readonly by: "all" } | { readonly by: "left" } | { readonly by: "kind"; readonly kind: string };

/** The query's wish; one that the register does not know is none. */
export const readChoice = ({ asked, kinds }: Pick<EnrolmentProps, "asked" | "kinds">): Choice => {
  const kind = asked?.["kind"];
  if (kind === "left") return { by: "left" };
  return kinds.some(({ key }) => key === kind) && kind !== undefined ? { by: "kind", kind } : { by: "all" };
};

const isChosen = ({ kind, hasLeft }: Client, choice: Choice): boolean => {
  if (choice.by === "left") return hasLeft === true;
  return choice.by === "all" || kind === choice.kind;
};

/** The years with the clients that are chosen; a year without any is left out. */
export const shownYears = (years: readonly Year[], choice: Choice): readonly Year[] =>
  years
    .map((year) => ({ ...year, clients: year.clients.filter((client) => isChosen(client, choice)) }))
    .filter(({ clients }) => clients.length > 0);

/** Number of named schools that a choice shows. */
export const countOf = (years: readonly Year[], choice: Choice): number =>
  shownYears(years, choice).reduce((sum, { clients }) => sum + clients.length, 0);
