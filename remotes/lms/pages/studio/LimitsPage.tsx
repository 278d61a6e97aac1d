import { formatNumber } from "@serambi/kernel/i18n";
import type { PageProps } from "@serambi/kernel/remote";
import { Breadcrumb, PageHead, Wrap } from "@serambi/kernel/ui";

import s from "../../components/studio/Limits.module.css";
import { LANGUAGE_FACTS } from "../../contract/studio/languages";
import { studioPath } from "../../contract/studio/paths";
import type { limitsLoader } from "./limits.server";

/** `/Lms/Features/coding-studio/limits`: what the studio does not do, and whose software it is made of. */
export const Page = ({ data: runtimes, context: { t, tenant, language } }: PageProps<typeof limitsLoader>) => {
  const path = studioPath(tenant);
  const all = [t.limitTime, t.limitMemory, t.limitOutput, t.limitFiles, t.limitNetwork, t.limitGrading];
  return (
    <Wrap className={s.page}>
      <PageHead
        heading={t.limitsTitle}
        lede={t.limitsLead}
        size="small"
        above={
          <Breadcrumb
            label={t.breadcrumb}
            items={[{ label: t.studio, ...(path !== undefined && { to: path }) }, { label: t.limitsLink }]}
          />
        }
      />
      <section className={s.section} aria-labelledby="limits-all">
        <h2 id="limits-all">{t.limitsAll}</h2>
        <ul className={s.list}>
          {all.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section className={s.section} aria-labelledby="limits-languages">
        <h2 id="limits-languages">{t.limitsByLanguage}</h2>
        <dl className={s.languages}>
          {runtimes.map((runtime) => {
            const { name, megabytes } = LANGUAGE_FACTS[runtime.language];
            return (
              <div key={runtime.language}>
                <dt>{name}</dt>
                <dd>
                  <p>{runtime.differs}</p>
                  <p className={s.facts}>
                    <span>{`${t.runtime}: ${runtime.engine}`}</span>
                    <span>{`${t.build}: ${runtime.build}`}</span>
                    <span>{`${t.size}: ${formatNumber(megabytes, language)} MB`}</span>
                    <span>{`${t.licence}: ${runtime.licence}`}</span>
                    <a
                      href={runtime.source}
                      rel="noopener noreferrer"
                      target="_blank"
                      aria-label={t.sourceOf(runtime.engine)}
                    >
                      {t.source}
                    </a>
                  </p>
                </dd>
              </div>
            );
          })}
        </dl>
        <p className={s.offer}>{t.gplOffer}</p>
      </section>
    </Wrap>
  );
};
