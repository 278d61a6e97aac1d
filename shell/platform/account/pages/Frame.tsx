import type { Language } from "@serambi/kernel/contracts";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import type { SiteLook } from "../look/siteLook";
import type { AccountMessages } from "../messages/en";
import type { Site } from "../site/readSite";
import { Icon } from "./Icon";

/** What every page is made with. */
export interface PageContext {
  readonly site: Site;
  readonly look: SiteLook;
  readonly language: Language;
  readonly t: AccountMessages;
  /** Of the one style element. */
  readonly nonce: string;
  /** What a form must bring back. */
  readonly formToken: string;
  readonly now: Date;
  /** The path that this page's forms and links begin with: empty, or that of the visit that a site sent here. */
  readonly base: string;
}

/** A picture of the site's settings, from the site's address; null where there is none. */
const pictureOf = ({ origin }: Site, address: string): string | null =>
  /^\/(?![/\\])\S+$/.test(address) ? origin + address : null;

const Mark = () => (
  <svg viewBox="0 0 28 28" aria-hidden="true">
    <path d="M10 3h8l3 7h4l3 6H0l3-6h4zM3 18h3v8H3zM12.5 18h3v8h-3zM22 18h3v8h-3z" />
  </svg>
);

const Logo = ({ site, t }: Pick<PageContext, "site" | "t">) => {
  const { title, logoDark, logoLight } = site.settings;
  const [onLight, onDark] = [pictureOf(site, logoDark), pictureOf(site, logoLight)];
  return (
    <a className="logo" href={`${site.origin}/`} aria-label={t.homeOf(title)}>
      {onLight ? <img className={onDark ? "light-only" : "light-plate"} src={onLight} alt="" /> : <Mark />}
      {onLight && onDark && <img className="dark-only" src={onDark} alt="" />}
      <span>{title}</span>
    </a>
  );
};

interface FrameProps {
  readonly context: PageContext;
  readonly title: string;
  readonly children: ReactNode;
  /** Without header and footer, as a tool has it. */
  readonly isBare?: boolean;
}

const Document = ({ context, title, children, isBare = false }: FrameProps) => {
  const { site, look, language, t, nonce, now } = context;
  const { title: siteTitle } = site.settings;
  return (
    <html lang={language} data-fonts="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} | ${siteTitle}`}</title>
        {look.preload.map((address) => (
          <link key={address} rel="preload" as="font" type="font/woff2" href={address} crossOrigin="anonymous" />
        ))}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: look.css }} />
        <script src="/account.js" defer />
      </head>
      <body className={look.composition}>
        <a className="skip" href="#main">
          {t.skip}
        </a>
        {!isBare && (
          <header className="head">
            <div className="wrap head-row">
              <Logo site={site} t={t} />
              <a className="back" href={`${site.origin}/`}>
                <Icon name="back" />
                <span>{t.backTo(siteTitle)}</span>
              </a>
            </div>
          </header>
        )}
        <main id="main">{children}</main>
        {!isBare && (
          <footer className="foot">
            <div className="wrap foot-row">
              <span>{t.copyright(now.getFullYear(), siteTitle)}</span>
              <a href={`${site.origin}/Privacy-Policy`}>{t.privacy}</a>
            </div>
          </footer>
        )}
      </body>
    </html>
  );
};

/** A page as it is sent: it needs no script. */
export const renderPage = (props: FrameProps): string =>
  `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
