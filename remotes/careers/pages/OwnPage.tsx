import { formatDate } from "@serambi/kernel/i18n";
import type { PageProps } from "@serambi/kernel/remote";
import { ArrowLink, EmptyState, PageHead, Table, TextLink, Wrap } from "@serambi/kernel/ui";

import type { OwnApplication } from "../contract/Application";
import { applicationPath, JOBS_PATH } from "../contract/paths";
import type { ownLoader } from "./own.server";
import s from "./FormPage.module.css";

const nameOf = ({ id, title, company }: OwnApplication) => (
  <>
    <TextLink to={applicationPath(id)}>{title}</TextLink>
    <small>{company}</small>
  </>
);

/** `/Career/My/Applications`: one's own applications. */
export const Page = ({ data: { applications }, context: { t, language } }: PageProps<typeof ownLoader>) => (
  <Wrap className={s.page}>
    <PageHead heading={t.ownTitle} size="small" />
    {applications.length === 0 ? (
      <EmptyState title={t.ownNone} action={<ArrowLink to={JOBS_PATH}>{t.seeOpen}</ArrowLink>}>
        <p>{t.ownNoneText}</p>
      </EmptyState>
    ) : (
      <Table
        caption={t.ownTitle}
        hideCaption
        rows={applications}
        rowKey={({ id }) => id}
        columns={[
          {
            id: "job",
            header: t.jobs,
            cell: nameOf,
          },
          { id: "state", header: t.ownState, cell: ({ state }) => t[`act.${state}`] },
          { id: "sent", header: t.ownSent, cell: ({ sentAt }) => formatDate(sentAt, language, "short") },
          { id: "number", header: t.number, cell: ({ number }) => number },
        ]}
      />
    )}
  </Wrap>
);
