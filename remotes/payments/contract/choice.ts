import type { OfferOption } from "./Offer";

/** How an option is named in an address and a form: `course`, `pass-3`. */
export const choiceOf = ({ kind, months }: Pick<OfferOption, "kind" | "months">): string =>
  months === null ? kind : `${kind}-${months}`;

/** The option that was chosen; the first where none was, or one that there is not. */
export const chosenOption = (options: readonly OfferOption[], choice: string | null): OfferOption | undefined =>
  options.find((option) => choiceOf(option) === choice) ?? options[0];
