/** Of what the dialog and its field are called. */
export const TITLE_ID = "serambi-search";

/** Of the list that the field speaks of. */
export const LIST_ID = "serambi-search-list";

const OPTION = `${LIST_ID}-`;

/** Of one option: where it stands among all. */
export const optionId = (place: number): string => `${OPTION}${place}`;

/** Where the option stands that something is part of; null for what is part of none. */
export const placeOf = (target: EventTarget): number | null => {
  const option = target instanceof Element ? target.closest("[role=option]") : null;
  return option ? Number(option.id.slice(OPTION.length)) : null;
};

/** Of what stands above some options, by the place of the first of them. */
export const headingId = (from: number): string => `${LIST_ID}-from-${from}`;
