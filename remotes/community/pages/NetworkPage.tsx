import { formatNumber } from "@serambi/kernel/i18n";
import { useReload, useWantedQuery, type PageProps } from "@serambi/kernel/remote";
import {
  ArrowLink,
  Button,
  EmptyState,
  ErrorState,
  PageHead,
  Pagination,
  PartNotice,
  TextField,
  Wrap,
  FileLink,
} from "@serambi/kernel/ui";

import { ProvinceMap } from "../components/ProvinceMap";
import { SchoolTable } from "../components/SchoolTable";
import { NETWORK_PATH, REGISTER_PATH, SCHOOLS_CSV_PATH, STATISTICS_PATH } from "../contract/paths";
import { networkPath, readSchoolQuery, type SchoolQuery } from "../contract/schoolQuery";
import type { networkLoader } from "./network.server";
import s from "./NetworkPage.module.css";

type Props = PageProps<typeof networkLoader>;
interface AskedProps extends Props {
  readonly query: SchoolQuery;
}

/** Name of the province that is asked for; undefined for all of them, and for one that there is not. */
const placeOf = ({ data: { provinces }, query }: AskedProps): string | undefined =>
  provinces?.find(({ id }) => id === query.provinceId)?.name;

const Nobody = (props: AskedProps) => {
  const { data, context, query } = props;
  const { t } = context;
  const province = query.search === "" ? placeOf(props) : undefined;
  const mayRegister = province !== undefined && data.mayRegister;
  return (
    <EmptyState
      title={province === undefined ? t.nobody : t.none(province)}
      action={<ArrowLink to={mayRegister ? REGISTER_PATH : NETWORK_PATH}>{mayRegister ? t.register : t.all}</ArrowLink>}
    >
      <p>{mayRegister ? t.noneText : t.nobodyText}</p>
    </EmptyState>
  );
};

const Results = (props: AskedProps) => {
  const { data, context, query } = props;
  const { t, language } = context;
  const reload = useReload();
  const { list } = data;
  if (list === null)
    return <ErrorState title={t.lost} message={t.lostText} retryLabel={t.retry} onRetry={() => void reload()} />;
  if (list.items.length === 0) return <Nobody {...props} />;
  return (
    <>
      <SchoolTable schools={list.items} place={placeOf(props) ?? t.everywhere} language={language} t={t} />
      <Pagination
        page={list.page}
        totalPages={list.totalPages}
        hrefFor={(page) => networkPath({ ...query, page })}
        labels={{ nav: t.pages, previous: t.previous, next: t.next, page: t.page }}
      />
    </>
  );
};

const Search = ({ context: { t }, query }: AskedProps) => (
  <form action={NETWORK_PATH} role="search" className={s.search}>
    {query.provinceId !== "" && <input type="hidden" name="province" value={query.provinceId} />}
    <TextField
      key={query.search}
      name="search"
      type="search"
      label={t.search}
      placeholder={t.searchHint}
      defaultValue={query.search}
      maxLength={80}
    />
    <Button type="submit" variant="line">
      {t.show}
    </Button>
  </form>
);

/** `/Network` */
export const Page = (props: Props) => {
  const { data, context } = props;
  const { t, language, query: address } = context;
  const query = readSchoolQuery(useWantedQuery(NETWORK_PATH, address));
  const reload = useReload();
  const asked = { ...props, query };
  const { provinces, list } = data;
  const all = provinces?.reduce((sum, { schools }) => sum + schools, 0);
  return (
    <Wrap className={s.page}>
      <PageHead
        heading={all === undefined ? t.headingAlone : t.heading(formatNumber(all, language))}
        lede={provinces ? t.lede(provinces.filter(({ schools }) => schools === 0).length) : undefined}
      />
      {provinces ? (
        <ProvinceMap
          provinces={provinces}
          provinceId={query.provinceId}
          hrefFor={({ id }) => networkPath({ page: 1, search: "", provinceId: id === query.provinceId ? "" : id })}
          t={t}
        />
      ) : (
        <PartNotice title={t.mapLost} message={t.mapLostText} retryLabel={t.retry} onRetry={() => void reload()} />
      )}
      <section className={s.list} aria-labelledby="place">
        <div className={s.head}>
          <div>
            <h2 id="place" className={s.place}>
              {placeOf(asked) ?? t.everywhere}
            </h2>
            <p role="status" className={s.soft}>
              {list && t.found(formatNumber(list.totalItems, language))}
            </p>
          </div>
          <Search {...asked} />
        </div>
        <Results {...asked} />
      </section>
      <p className={s.ways}>
        {query.provinceId !== "" && <ArrowLink to={NETWORK_PATH}>{t.all}</ArrowLink>}
        {data.mayRegister && <ArrowLink to={REGISTER_PATH}>{t.register}</ArrowLink>}
        {data.hasStatistics && <ArrowLink to={STATISTICS_PATH}>{t.statistics}</ArrowLink>}
        <FileLink to={SCHOOLS_CSV_PATH} className={s.file}>
          {t.csv}
        </FileLink>
      </p>
    </Wrap>
  );
};
