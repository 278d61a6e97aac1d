/** Where letters lead to: the site that was visited. Null for a site of this machine, whose port a service does not know. */
export const siteOrigin = (host: string): string | null => (host.endsWith("localhost") ? null : `https://${host}`);
