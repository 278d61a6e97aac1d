interface PagePolicy {
  /** Of the page's style element. */
  readonly nonce: string;
  /** The site whose faces and pictures the page shows, and that a form may lead back to. */
  readonly origins: readonly string[];
  /** A letter may be shown in the outbox, which is ours. */
  readonly isFramed?: boolean;
}

/** What a browser is told of every page: nothing of others runs or shows in it, nobody frames it, nobody keeps it. */
export const pageHeaders = ({ nonce, origins, isFramed = false }: PagePolicy): Record<string, string> => {
  const sites = origins.join(" ");
  return {
    "content-security-policy": [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'nonce-${nonce}'`,
      `img-src data: ${sites}`.trim(),
      `font-src data: ${sites}`.trim(),
      // Browsers hold redirects after a form against it as well: the way back to the site is one.
      `form-action 'self' ${sites}`.trim(),
      `frame-src 'self'`,
      `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
      "base-uri 'none'",
    ].join("; "),
    "cache-control": "no-store",
    "cross-origin-opener-policy": "same-origin",
    // With no-referrer browsers say `Origin: null` of our own forms.
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": isFramed ? "SAMEORIGIN" : "DENY",
    "x-robots-tag": "noindex",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
  };
};
