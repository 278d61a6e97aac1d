/** A page that sends its visitors back to where they came from, for ever. */
export class RedirectCircle extends Error {
  override readonly name = "RedirectCircle";
  /** Loop Detected. */
  readonly status = 508;

  constructor() {
    super("The page redirects to itself");
  }
}

/** Tells whether a redirect leads to the address that it is the answer of, however that is written. */
export const isCircle = (to: string, { pathname, search }: { readonly pathname: string; readonly search: string }) => {
  const base = "http://site.invalid";
  const [here, there] = [`${pathname}${search}`, to].map((text) =>
    URL.canParse(text, base) ? new URL(text, base) : null,
  );
  return here && there
    ? here.origin === there.origin && here.pathname + here.search === there.pathname + there.search
    : false;
};
