/** Names, in an answer of the platform, the key of the site of which visitors are shown something else from now on (`docs/hosts.md`). */
export const SITE_CHANGED_HEADER = "x-site-changed";
