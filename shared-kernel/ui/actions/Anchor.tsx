import type { ComponentProps } from "react";

import { useDocumentPath, useLeadsNowhere } from "@serambi/kernel/remote";

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Browsers leave these out before they read an address: `java\nscript:` is `javascript:` to them. */
const LEFT_OUT = /^[\0- ]+|[\t\n\r]+/g;
const OTHER_APP = /^(?:mailto|tel):/i;
const WEB = /^(?:https?:)?\/\//i;

export interface AnchorProps extends Omit<ComponentProps<"a">, "href"> {
  readonly to: string;
}

/** Whether a link written by a tenant leads to a page that the site does not have: a call to go there is then left out. */
export const useIsDead = (to: string): boolean => useLeadsNowhere(to.replace(LEFT_OUT, ""));

/**
 * A link by where it leads: a page of this site is the router's, another site opens in a new tab
 * without opener or referrer (specification section 2.4), a place on this page and `mailto:` stay plain.
 * An address with any other scheme, or of a page that the site does not have, is tenant data gone wrong: its text is
 * shown, not linked. A document that is saved (`download`) is asked for in the language of the page.
 */
export const Anchor = ({ to: written, ...rest }: AnchorProps) => {
  const isDead = useIsDead(written);
  const inLanguage = useDocumentPath();
  const to = written.replace(LEFT_OUT, "").replace(/^[/\\]{2}/, "//");
  if (WEB.test(to)) return <a {...rest} href={to} target="_blank" rel="noopener noreferrer" />;
  const isPlain = to.startsWith("#") || OTHER_APP.test(to);
  // A page's is an ordinary anchor as well, as the router's `Link` is: one component less for each link of a page.
  return !isPlain && (isDead || SCHEME.test(to)) ? (
    <a {...rest} />
  ) : (
    <a {...rest} href={rest.download === undefined ? to : inLanguage(to)} />
  );
};
