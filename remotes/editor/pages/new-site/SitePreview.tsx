import type { TenantCss } from "@serambi/kernel/contracts";
import { useEffect } from "react";

import { isColour } from "../../contract/colours";
import type { NewSite } from "../../contract/NewSite";
import type { NewSiteMessages } from "../../messages/types";
import { useLater } from "@serambi/kernel/pages";
import s from "./NewSite.module.css";

interface Props {
  readonly css: TenantCss;
  readonly site: NewSite;
  readonly t: NewSiteMessages;
}

/** The site's first words in its colours, light and dark, while they are chosen. */
export const SitePreview = ({ css, site, t }: Props) => {
  const { code } = useLater(() => import("../looks/guardColour"));
  const shown = { ...css, clr_primary: site.primary, ...(isColour(site.darkDye) && { darkDye: site.darkDye }) };
  const lines = (code?.coloursOf(shown) ?? []).map(([name, value]) => `${name}:${value}`).join(";");
  useEffect(() => {
    if (lines === "" || !("adoptedStyleSheets" in document)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.${s.cards}{${lines}}`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [lines]);
  return (
    <section className={s.preview} aria-label={t.preview}>
      <p className={s.note}>{t.previewNote(site.key)}</p>
      <div className={s.cards}>
        {(["light", "dark"] as const).map((scheme) => (
          <div key={scheme} className={s.card} data-scheme={scheme}>
            <p className={s.siteName}>{site.name || t.name}</p>
            <div className={s.hero}>
              <p className={s.heroTitle}>{site.words.title || site.name || t.name}</p>
              <p>{site.words.lede || t.ledeMissing}</p>
              <span className={s.heroButton}>{t.button}</span>
            </div>
            {site.words.offers.length > 0 && (
              <dl className={s.offers}>
                {site.words.offers.map(({ name, text }, n) => (
                  // oxlint-disable-next-line react/no-array-index-key -- two may be called the same while they are typed
                  <div key={n}>
                    <dt>{name}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        ))}
      </div>
    </section>
  );
};
