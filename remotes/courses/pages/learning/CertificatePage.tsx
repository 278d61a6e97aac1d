import { certificateFilePath, type CertificateFile } from "@serambi/kernel/contracts";
import { formatDate, formatDuration } from "@serambi/kernel/i18n";
import type { PageContext, PageOutcome, PageProps } from "@serambi/kernel/remote";
import type { PageHead } from "@serambi/kernel/seo";
import { ButtonLink, Icon, Kain, TextLink, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { CourseSkeleton } from "../../components/CourseSkeleton";
import { certificatePath } from "../../contract/learning/certificatePath";
import { coursePath, PREMIUM_TYPE } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { learningOf } from "../../stores/learning/learningOf";
import s from "./CertificatePage.module.css";
import { isUnknown } from "./openChapter";

const codeOf = ({ params }: PageContext<Messages>): string => params["code"] ?? "";

export const preload = async (store: CoursesStore, context: PageContext<Messages>): Promise<PageOutcome> => {
  const failure = await learningOf(store).openCertificate(codeOf(context));
  if (failure && !isUnknown(failure)) throw failure;
  return { kind: failure ? "not-found" : "ok" };
};

/** In the language of the page, which the address names where it is not the site's own. */
const fileOf = ({ language, tenant }: PageContext<Messages>, code: string, file: CertificateFile): string =>
  certificateFilePath(code, file, language === tenant.settings.language ? undefined : language);

/** Found by its code alone: a learner's name is nothing for search engines. */
export const head = (store: CoursesStore, context: PageContext<Messages>): PageHead => {
  const { data } = learningOf(store).certificate(codeOf(context)).state;
  const { t } = context;
  if (!data) return { title: t.certificate, isIndexed: false };
  return {
    title: t.certificateOf(data.learnerName),
    description: `${data.learnerName} ${t.certificateFor} ${data.className}.`,
    canonicalPath: certificatePath(data.code),
    image: fileOf(context, data.code, "card.png"),
    imageAlt: t.certificateOf(data.learnerName),
    isIndexed: false,
  };
};

/** `/Certificate/{code}`: what a certificate says, for whoever wants to know whether it is genuine. */
export const Page = observer(function CertificatePage({ store, context }: PageProps<CoursesStore, Messages>) {
  const { t, language, tenant } = context;
  const { data } = learningOf(store).certificate(codeOf(context)).state;
  if (!data) return <CourseSkeleton />;
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
          <ButtonLink to={fileOf(context, code, "certificate.pdf")} download>
            <Icon name="download" /> {t.certificatePdf}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink to={fileOf(context, code, "certificate.png")} variant="line" download>
            <Icon name="download" /> {t.certificatePng}
          </ButtonLink>
        </li>
      </ul>
      <p className={s.proof}>{t.certificateProof}</p>
    </Wrap>
  );
});
