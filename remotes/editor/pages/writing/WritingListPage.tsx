import { formatDate } from "@serambi/kernel/i18n";
import { Form, useReload, type PageProps } from "@serambi/kernel/remote";
import {
  Button,
  EmptyState,
  PageHead,
  Pagination,
  PartNotice,
  SearchField,
  Select,
  Tag,
  TextLink,
  Wrap,
} from "@serambi/kernel/ui";

import { EDITOR_PATH, WRITING_PATH } from "../../contract/paths";
import { writePath } from "../../contract/writing/addresses";
import { WRITING_KINDS, WRITING_STATES } from "../../contract/writing/kinds";
import type { WritingSummary } from "../../contract/writing/Writing";
import type { writingListLoader } from "./writingList.server";
import s from "./WritingListPage.module.css";

type Props = PageProps<typeof writingListLoader>;
type Context = Props["context"];

const Row = ({ row, context: { t, language } }: { readonly row: WritingSummary; readonly context: Context }) => (
  <li className={s.row}>
    <p className={s.name}>
      <TextLink to={writePath(row.kind, row.id)}>{row.title || t.untitled}</TextLink>
    </p>
    <p className={s.facts}>
      <Tag>{t[`state.${row.state}`]}</Tag>
      <span>{t[`kind.${row.kind}`]}</span>
      {row.state === "scheduled" && row.publishedAt !== null && (
        <span>{t.publishes(formatDate(row.publishedAt, language))}</span>
      )}
      {row.isChanged && row.state === "published" && <span>{t.changed}</span>}
      <span>{t.by(row.changedBy, formatDate(row.changedAt, language))}</span>
    </p>
  </li>
);

const Filter = ({ data: { asked }, context: { t } }: Props) => (
  <form method="get" action={WRITING_PATH} className={s.filter}>
    <SearchField name="search" label={t.search} defaultValue={asked.search} />
    <Select
      name="kind"
      label={t.kind}
      defaultValue={asked.kind}
      options={[
        { value: "", label: t.all },
        ...WRITING_KINDS.map((kind) => ({ value: kind, label: t[`kind.${kind}`] })),
      ]}
    />
    <Select
      name="state"
      label={t.state}
      defaultValue={asked.state}
      options={[
        { value: "", label: t.all },
        ...WRITING_STATES.map((state) => ({ value: state, label: t[`state.${state}`] })),
      ]}
    />
    <Button type="submit" variant="line">
      {t.filter}
    </Button>
  </form>
);

const List = ({ data: { found, asked }, context }: Props) => {
  const reload = useReload();
  const { t } = context;
  if (found === null)
    return <PartNotice title={t.lost} message="" retryLabel={t.retry} onRetry={() => void reload()} />;
  if (found.items.length === 0) return <EmptyState title={t.none}>{t.noneText}</EmptyState>;
  const hrefFor = (page: number): string => {
    const { page: _page, ...rest } = asked;
    const given = Object.entries(rest).filter(([, value]) => value !== "");
    return `${WRITING_PATH}?${new URLSearchParams([...given, ["page", String(page)]])}`;
  };
  return (
    <>
      <ul className={s.rows}>
        {found.items.map((row) => (
          <Row key={`${row.kind}/${row.id}`} row={row} context={context} />
        ))}
      </ul>
      <Pagination
        page={found.page}
        totalPages={found.totalPages}
        hrefFor={hrefFor}
        labels={{ nav: t.pages, previous: t.previous, next: t.next }}
      />
    </>
  );
};

/** `/Editor/Writing` */
export const Page = (props: Props) => {
  const { t } = props.context;
  const { found, mayEdit } = props.data;
  return (
    <Wrap className={s.page}>
      {mayEdit && (
        <p>
          <TextLink to={EDITOR_PATH}>{t.back}</TextLink>
        </p>
      )}
      <PageHead heading={t.title} size="small" lede={t.lede} />
      <section aria-labelledby="begin">
        <h2 id="begin" className={s.heading}>
          {t.begin}
        </h2>
        <Form className={s.begin}>
          {WRITING_KINDS.map((kind) => (
            <Button
              key={kind}
              type="submit"
              name="kind"
              value={kind}
              size="small"
              variant="line"
              aria-label={t.beginKind(t[`kind.${kind}`])}
            >
              {t[`kind.${kind}`]}
            </Button>
          ))}
        </Form>
      </section>
      <Filter {...props} />
      <p role="status">{found && t.found(found.totalItems)}</p>
      <List {...props} />
    </Wrap>
  );
};
