import { Slot, type PageProps, type RemoteDeps } from "@serambi/kernel/remote";
import { ArrowLink, Button, TextLink, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";

import { MatchBoard } from "../components/league/MatchBoard";
import { MatchCourse } from "../components/league/MatchCourse";
import { RoundTable } from "../components/league/RoundTable";
import { formatMoment, formatTime } from "../contract/jakartaTime";
import { TASK_SLOT } from "../contract/league/leagueWords";
import { LEAGUE_PATH, matchCalendarPath, matchPath, leagueTeamPath } from "../contract/paths";
import { MatchStore } from "../stores/league/MatchStore";
import type { matchLoader } from "./match.server";
import s from "./MatchPage.module.css";

type Props = PageProps<typeof matchLoader, MatchStore>;

export const createStore = (data: Props["data"], deps: RemoteDeps): MatchStore => new MatchStore(data, deps);

type Part = Pick<Props, "store" | "context">;

/** The match's state in words, below the board. */
const Outcome = observer(function Outcome({ store, context: { t, language } }: Part) {
  const { sheet, played } = store;
  const { match, home, away } = sheet;
  const [homePoints, awayPoints] = match.score;
  const winner = homePoints > awayPoints ? home : away;
  return (
    <div className={s.outcome}>
      {match.state === "before" && (
        <>
          <p>{t.startsAt(formatMoment(match.startsAt, language))}</p>
          <a href={matchCalendarPath(match.id)} className={s.file}>
            {t.calendar}
          </a>
        </>
      )}
      {match.state === "finished" && (
        <>
          <p className={s.winner}>{homePoints === awayPoints ? t.drawn : t.won(winner?.name ?? "")}</p>
          <p>
            {t.endorsed(played.endorsedBy, played.endorsedAt === null ? "" : formatTime(played.endorsedAt, language))}
          </p>
        </>
      )}
      {match.isCorrected && <p className={s.notice}>{t.corrected}</p>}
      {sheet.isHeld && <p className={s.notice}>{t.held}</p>}
      {store.isCut && (
        <p className={s.notice} role="status">
          {t.cut(formatTime(store.heardAt, language))}{" "}
          <Button variant="quiet" size="small" onClick={() => void store.ask()}>
            {t.ask}
          </Button>
        </p>
      )}
    </div>
  );
});

const Tasks = ({ data: { sheet, task }, context: { t } }: Pick<Props, "data" | "context">) => {
  const named = sheet.rounds.flatMap(({ title, exercise }, index) =>
    exercise === "" ? [] : [{ title, round: index + 1 }],
  );
  const path = matchPath(sheet.match.id);
  return (
    <>
      {sheet.task !== "" && (
        <section aria-labelledby="problem">
          <h2 id="problem">{t.task}</h2>
          <p className={s.soft}>{sheet.task}</p>
        </section>
      )}
      {named.length > 0 && (
        <section aria-labelledby="tasks">
          <h2 id="tasks">{t.tasks}</h2>
          <ul className={s.tasks}>
            {named.map(({ title, round }) => (
              <li key={round}>
                <TextLink to={`${path}?task=${round}#opened`} aria-current={round === task ? "true" : undefined}>
                  {t.openTask(title)}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

/** `/Liga-Smk/Match/{id}` */
export const Page = observer(function MatchPage({ data, context, store }: Props) {
  const { t, language } = context;
  const { sheet } = store;
  const { match, home, away } = sheet;
  useEffect(() => store.start(), [store, match.id]);
  const stage = match.step === "" ? t.week(match.week) : t[match.step];
  return (
    <>
      <MatchBoard
        sheet={sheet}
        played={store.played}
        second={store.second}
        time={formatTime(match.startsAt, language)}
        t={t}
      />
      <Wrap className={s.page}>
        <div className={s.side}>
          <Outcome store={store} context={context} />
          <RoundTable sheet={sheet} played={store.played} t={t} />
          <Tasks data={data} context={context} />
          <p className={s.ways}>
            <span>{`${stage}, ${formatMoment(match.startsAt, language)}`}</span>
            {[home, away].map(
              (team) =>
                team && (
                  <TextLink key={team.slug} to={leagueTeamPath(team.slug)}>
                    {t.toTeam(team.name)}
                  </TextLink>
                ),
            )}
            <ArrowLink to={LEAGUE_PATH}>{t.toLeague}</ArrowLink>
          </p>
        </div>
        <MatchCourse sheet={sheet} latest={store.latest} t={t} />
      </Wrap>
      {data.task > 0 && (
        <Wrap className={s.opened}>
          <div id="opened">
            <Slot id={TASK_SLOT} fallback={<p>{t.noTask}</p>} />
          </div>
          <ArrowLink to={matchPath(match.id)}>{t.closeTask}</ArrowLink>
        </Wrap>
      )}
    </>
  );
});
