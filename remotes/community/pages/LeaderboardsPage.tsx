import { formatNumber } from "@serambi/kernel/i18n";
import { useReload, useWantedQuery, type PageProps } from "@serambi/kernel/remote";
import { ArrowLink, ButtonLink, EmptyState, ErrorState, PageHead, Pagination, Wrap } from "@serambi/kernel/ui";

import { BoardFilters } from "../components/BoardFilters";
import { BoardMove } from "../components/BoardMove";
import { BoardTable, Pennant } from "../components/BoardTable";
import type { Board } from "../contract/Boards";
import { boardPath, readBoardQuery, type BoardQuery } from "../contract/boardQuery";
import { formatMoment } from "../contract/jakartaTime";
import { LEADERBOARDS_PATH, PLAYER_PATH, REGISTER_PATH } from "../contract/paths";
import type { boardsLoader } from "./boards.server";
import s from "./LeaderboardsPage.module.css";

type Props = PageProps<typeof boardsLoader>;

interface BoardProps {
  readonly board: Board;
  readonly query: BoardQuery;
  readonly context: Props["context"];
}

const Nobody = ({ query, context: { t } }: BoardProps) =>
  query.search === "" ? (
    <EmptyState
      title={t.empty}
      action={
        query.period === "week" && (
          <ArrowLink to={boardPath({ ...query, period: "season", page: 1 })}>{t.seasonBoard}</ArrowLink>
        )
      }
    >
      <p>{t.emptyText}</p>
    </EmptyState>
  ) : (
    <EmptyState title={t.nobody(query.search)} action={<ArrowLink to={REGISTER_PATH}>{t.schoolWrong}</ArrowLink>}>
      <p>{t.nobodyText}</p>
    </EmptyState>
  );

/** The asker's rank, at the foot of the screen as long as the board is on it. */
const OwnBar = ({ board: { own }, query, context: { t, language } }: BoardProps) => {
  const line = own?.line;
  if (!own || !line) return null;
  return (
    <section aria-label={t.yours} className={s.bar}>
      <b className={s.rank}>{formatNumber(line.rank, language)}</b>
      <Pennant npsn={line.npsn} className={s.pennant} />
      <span className={s.name}>
        <b>{line.name}</b> <small>{line.school}</small>
      </span>
      <span>
        <BoardMove rank={line.rank} was={line.was} t={t} />
      </span>
      {own.next && (
        <span className={s.next}>
          {t.toNext(formatNumber(own.next.rank, language))} <b>{formatNumber(own.next.points, language)}</b>{" "}
          {t.pointsShort}
        </span>
      )}
      {own.page !== query.page && (
        <ArrowLink to={boardPath({ ...query, search: "", page: own.page })}>{t.toMine}</ArrowLink>
      )}
    </section>
  );
};

const Results = (props: BoardProps) => {
  const { board, query, context } = props;
  const { t, language } = context;
  const number = (value: number): string => formatNumber(value, language);
  if (board.items.length === 0) return <Nobody {...props} />;
  return (
    <>
      <p role="status" className={s.soft}>
        {query.search === ""
          ? t.counted(number(board.items.length), number(board.totalItems), formatMoment(board.countedAt, language))
          : t[board.hasMore ? "matchedMore" : "matched"](number(board.totalItems), query.search)}
      </p>
      <BoardTable
        lines={board.items}
        own={query.search === "" ? board.own : null}
        ownPath={boardPath({ ...query, page: board.own?.page ?? 1 })}
        caption={t.caption(query.branch === "" ? t[query.period] : `${t[query.period]}, ${t[query.branch]}`)}
        language={language}
        t={t}
      />
      <Pagination
        page={board.page}
        totalPages={board.totalPages}
        hrefFor={(page) => boardPath({ ...query, page })}
        labels={{ nav: t.pages, previous: t.previous, next: t.next, page: (page) => t.page(number(page)) }}
      />
    </>
  );
};

/** The way onto the board: by signing in, by joining, or by changing how one is on it. */
const Joining = ({ board: { isSignedIn, own }, context: { t } }: Pick<BoardProps, "board" | "context">) => {
  if (!isSignedIn)
    return (
      <section className={s.join}>
        <h2>{t.guest}</h2>
        <p>{t.guestText}</p>
        <ButtonLink to={`/Login?back=${encodeURIComponent(LEADERBOARDS_PATH)}`}>{t.signIn}</ButtonLink>
      </section>
    );
  if (!own)
    return (
      <section className={s.join}>
        <h2>{t.outside}</h2>
        <p>{t.outsideText}</p>
        <ButtonLink to={PLAYER_PATH}>{t.take}</ButtonLink>
      </section>
    );
  return (
    <section className={s.join}>
      {own.line === null && (
        <>
          <h2>{t.waiting}</h2>
          <p>{t.waitingText}</p>
        </>
      )}
      <ArrowLink to={PLAYER_PATH}>{t.change}</ArrowLink>
    </section>
  );
};

/** `/Leaderboards` */
export const Page = ({ data: { board }, context }: Props) => {
  const { t, language, query: address } = context;
  const query = readBoardQuery(useWantedQuery(LEADERBOARDS_PATH, address));
  const reload = useReload();
  return (
    <Wrap className={s.page}>
      <PageHead
        heading={t.title}
        lede={board ? t.lede(formatNumber(board.pupils, language), formatNumber(board.schools, language)) : undefined}
      />
      <BoardFilters query={query} t={t} />
      {board ? (
        <div className={s.results}>
          <Results board={board} query={query} context={context} />
          <OwnBar board={board} query={query} context={context} />
        </div>
      ) : (
        <ErrorState title={t.lost} message={t.lostText} retryLabel={t.retry} onRetry={() => void reload()} />
      )}
      {board && <Joining board={board} context={context} />}
      <p className={s.soft}>{t.rules}</p>
    </Wrap>
  );
};
