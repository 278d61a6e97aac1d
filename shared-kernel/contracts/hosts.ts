/** The hosts of specification section 7; the gateway's prefix for each is `/api/<name>/`. */
export const HOST_NAMES = ["services", "auth", "main", "programs", "learning", "mailer", "chat", "db"] as const;
export type HostName = (typeof HOST_NAMES)[number];
