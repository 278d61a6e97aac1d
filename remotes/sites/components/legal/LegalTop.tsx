import { formatDate } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Breadcrumb, PageHead, TextLink } from "@serambi/kernel/ui";

import type { ShownLegal } from "../../contract/legal/ShownLegal";
import type { LegalMessages } from "../../messages/legal.id";
import s from "./LegalTop.module.css";
import { VersionList } from "./VersionList";

/** Which text this is, since when it binds, and the versions that there were. */
export const LegalTop = ({ shown }: { readonly shown: ShownLegal }) => {
  const t = useMessages<LegalMessages>();
  const language = useLanguage();
  const { name, heading, lede, number, inForce, minutes, versions, newer } = shown;
  return (
    <>
      <PageHead
        heading={heading}
        lede={lede}
        above={
          <Breadcrumb label={t["legal.breadcrumb"]} items={[{ label: t["legal.home"], to: "/" }, { label: name }]} />
        }
      />
      <div className={s.below}>
        <div className={s.facts}>
          {newer && (
            <p className={s.old}>
              {t["legal.old"](number, formatDate(newer.inForce, language))}{" "}
              <TextLink to={versions[0]?.to ?? newer.to}>{t["legal.newest"]}</TextLink>
            </p>
          )}
          <p>{t["legal.inForce"](formatDate(inForce, language))}</p>
          <p>{t["legal.minutes"](minutes.all, minutes.short)}</p>
          <p>{t["legal.prevails"]}</p>
        </div>
        <VersionList versions={versions} shownNumber={number} />
      </div>
    </>
  );
};
