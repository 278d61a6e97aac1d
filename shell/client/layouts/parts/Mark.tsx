/** The product's mark: the stepped roof of a veranda on its posts. */
export const Mark = () => (
  <svg viewBox="0 0 28 28" aria-hidden="true">
    <path d="M10 3h8l3 7h4l3 6H0l3-6h4zM3 18h3v8H3zM12.5 18h3v8h-3zM22 18h3v8h-3z" />
  </svg>
);

/** Four leaves of a kawung: the mark of a site that has nothing of its own yet. */
export const Leaves = () => (
  <svg viewBox="0 0 28 28" aria-hidden="true">
    <path d="M14 2c4 4 4 8 0 12-4-4-4-8 0-12zM14 14c4 4 4 8 0 12-4-4-4-8 0-12zM2 14c4-4 8-4 12 0-4 4-8 4-12 0zM14 14c4-4 8-4 12 0-4 4-8 4-12 0z" />
  </svg>
);
