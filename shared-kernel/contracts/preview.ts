/** Shows a page with the draft of its site: to those who may edit it where it is `OWN_DRAFT`, else to whoever has the link with its secret (decision 94). */
export const PREVIEW_PARAMETER = "preview";
export const OWN_DRAFT = "draft";
