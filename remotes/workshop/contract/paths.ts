/** Addresses that the server gives to every site where the workshop is open. */
export const WORKSHOP_PATH = "/__workshop";
export const LAYOUTS_PATH = "/__layouts";
export const LAYOUT_PATTERN = `${LAYOUTS_PATH}/:layout`;
