import type { TenantCss } from "@serambi/kernel/contracts";
import { useEffect } from "react";

import { isColour } from "../../contract/colours";
import type { NewSite } from "../../contract/Template";
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
              <p className={s.heroTitle}>{site.title}</p>
              <p>{site.lede}</p>
              <span className={s.heroButton}>{t.button}</span>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
};
