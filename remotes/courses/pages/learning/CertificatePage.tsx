import { formatDate, formatDuration } from "@serambi/kernel/i18n";
import type { PageProps } from "@serambi/kernel/remote";
import { ButtonLink, Icon, Kain, TextLink, Wrap } from "@serambi/kernel/ui";

import { certificateFilePath } from "../../contract/learning/certificatePath";
import { coursePath, PREMIUM_TYPE } from "../../contract/paths";
import type { certificateLoader } from "./certificate.server";
import s from "./CertificatePage.module.css";

/** `/Certificate/{code}`: what a certificate says, for whoever wants to know whether it is genuine. */
export const Page = ({ data, context }: PageProps<typeof certificateLoader>) => {
  const { t, language, tenant } = context;
  const { code, learnerName, className, classSlug, chapters, lengthMinutes, issuedAt } = data;
  const path = coursePath(tenant, classSlug, PREMIUM_TYPE);
  return (
    <Wrap className={s.page}>
      <article className={s.sheet}>
        <Kain className={s.cloth} seed={classSlug} variant="field" width={1440} height={120} />
        <div className={s.words}>
          <p className={s.intro}>{t.certificateIntro}</p>
          <h1 className={s.name}>{learnerName}</h1>
          <p className={s.intro}>{t.certificateFor}</p>
          <p className={s.course}>{path ? <TextLink to={path}>{className}</TextLink> : className}</p>
          <p>{t.certificateExtent(t.chapters(chapters), formatDuration(lengthMinutes, language))}</p>
          <dl className={s.facts}>
            <div>
              <dt>{t.certificateIssued}</dt>
              <dd>{formatDate(issuedAt, language)}</dd>
            </div>
            <div>
              <dt>{t.certificateIssuer}</dt>
              <dd>{tenant.settings.title}</dd>
            </div>
            <div>
              <dt>{t.certificateCode}</dt>
              <dd className={s.code}>{code}</dd>
            </div>
          </dl>
        </div>
      </article>
      <ul className={s.files} aria-label={t.certificateKeep}>
        <li>
          <ButtonLink to={certificateFilePath(context, code, "certificate.pdf")} download>
            <Icon name="download" /> {t.certificatePdf}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink to={certificateFilePath(context, code, "certificate.png")} variant="line" download>
            <Icon name="download" /> {t.certificatePng}
          </ButtonLink>
        </li>
      </ul>
      <p className={s.proof}>{t.certificateProof}</p>
    </Wrap>
  );
};
