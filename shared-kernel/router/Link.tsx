import type { ComponentProps } from "react";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of this site, with search and fragment where it has them. */
  readonly to: string;
}

/**
 * A link to a page of this site: an ordinary anchor. The shell takes clicks on anchors wherever they stand, in markup that
 * is not hydrated yet too, so a link needs no handler of its own, no context and no script (decision 5).
 */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a {...rest} href={to}>
    {children}
  </a>
);
