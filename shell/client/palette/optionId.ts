/** Of what the dialog and its field are called. */
export const TITLE_ID = "serambi-search";

/** Of the list that the field speaks of. */
export const LIST_ID = "serambi-search-list";

/** Of one option: where it stands among all. */
export const optionId = (place: number): string => `${LIST_ID}-${place}`;
