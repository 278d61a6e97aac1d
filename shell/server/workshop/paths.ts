/** The page of components, the page of layouts, and the site's home page in one layout. */
export const WORKSHOP_PATH = "/__workshop";
export const LAYOUTS_PATH = "/__layouts";
export const LAYOUT_PATTERN = `${LAYOUTS_PATH}/:layout`;
