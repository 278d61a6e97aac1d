/** The assistant's own page. A site has the assistant where it lists this route. */
export const ASSISTANT_PATH = "/Assistant";

/** The panel beside a page. */
export const PANEL_SLOT = "chat.panel.v1";
