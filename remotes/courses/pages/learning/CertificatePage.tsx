import { formatDate, formatDuration } from "@serambi/kernel/i18n";
import type { PageContext, PageProps } from "@serambi/kernel/remote";
import type { PageHead } from "@serambi/kernel/seo";
import { Kain, TextLink, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { CourseSkeleton } from "../../components/CourseSkeleton";
import { certificatePath } from "../../contract/learning/certificatePath";
import { coursePath, PREMIUM_TYPE } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import s from "./CertificatePage.module.css";

const codeOf = ({ params }: PageContext<Messages>): string => params["code"] ?? "";

/** Found by its code alone: a learner's name is nothing for search engines. */
export const head = ({ learning }: CoursesStore, context: PageContext<Messages>): PageHead => {
  const { data } = learning.certificate(codeOf(context)).state;
  const { t } = context;
  if (!data) return { title: t.certificate, isIndexed: false };
  return {
    title: t.certificateOf(data.learnerName),
    description: `${data.learnerName} ${t.certificateFor} ${data.className}.`,
    canonicalPath: certificatePath(data.code),
    isIndexed: false,
  };
};

/** `/Certificate/{code}`: what a certificate says, for whoever wants to know whether it is genuine. */
export const Page = observer(function CertificatePage({ store, context }: PageProps<CoursesStore, Messages>) {
  const { t, language, tenant } = context;
  const { data } = store.learning.certificate(codeOf(context)).state;
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
      <p className={s.proof}>{t.certificateProof}</p>
    </Wrap>
  );
});
