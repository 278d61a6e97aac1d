/** The site with its draft: sections, colours, fonts, what it is called. */
export const EDITOR_PATH = "/Editor";
/** Navigation, routes, maintenance, languages, layout. */
export const SETTINGS_PATH = "/Editor/Settings";
/** Every publication, and the way back. */
export const HISTORY_PATH = "/Editor/History";
/** The whole site as one file, out and in. */
export const TRANSFER_PATH = "/Editor/Transfer";
/** A new site from a template. */
export const NEW_SITE_PATH = "/Editor/New-Site";
/** Posts, events, pictures and episodes. */
export const WRITING_PATH = "/Editor/Writing";
