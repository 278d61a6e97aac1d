import { Form, type PageProps, type RemoteDeps } from "@serambi/kernel/remote";
import { ArrowLink, Button, Icon, TextField, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState, type SubmitEvent } from "react";

import { RefereeHistory } from "../components/league/RefereeHistory";
import { RefereeHeld, RefereeLine, RefereeRefused, RefereeUndo } from "../components/league/RefereeNotices";
import { TeamPanel } from "../components/league/TeamPanel";
import { deedOf, readDeed } from "../contract/league/deed";
import { clockText } from "../contract/league/matchState";
import { SIDES, type Side } from "../contract/league/leagueWords";
import { REASON } from "../contract/league/refereeRules";
import { DESK_PATH, matchPath } from "../contract/paths";
import { RefereeStore } from "../stores/league/RefereeStore";
import type { refereeLoader } from "./referee.server";
import s from "../components/league/RefereeDesk.module.css";

type Props = PageProps<typeof refereeLoader, RefereeStore>;

export const createStore = (data: Props["data"], deps: RemoteDeps): RefereeStore => new RefereeStore(data, deps);

interface PartProps extends Pick<Props, "store" | "context"> {
  readonly onDeed: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The clock, and what moves the match on. */
const Clock = observer(function Clock({ store, context: { t }, onDeed }: PartProps) {
  const { played, live } = store;
  const { rounds } = live.sheet;
  const { state, round, clock } = played;
  const title = state === "live" ? (rounds[round - 1]?.title ?? "") : t[state];
  return (
    <div className={s.clock}>
      <div>
        <p>{title}</p>
        {state === "live" && t.roundOf(round, rounds.length)}
      </div>
      <span className={s.time} role="timer" aria-label={t.clock(clockText(live.second))}>
        {clockText(live.second)}
      </span>
      <Form onSubmit={onDeed} className={s.row}>
        {state === "before" && (
          <Button type="submit" name="deed" value={deedOf({ kind: "begin", round: 1 })}>
            {t.begin}
          </Button>
        )}
        {state === "live" && (
          <Button type="submit" name="deed" value={deedOf({ kind: clock.since === null ? "resume" : "pause" })}>
            {clock.since === null ? t.resume : t.pause}
          </Button>
        )}
        {state === "live" && round < rounds.length && (
          <Button type="submit" variant="line" name="deed" value={deedOf({ kind: "round", round: round + 1 })}>
            {t.nextRound}
          </Button>
        )}
        {state === "live" && round >= rounds.length && (
          <Button type="submit" variant="line" name="deed" value={deedOf({ kind: "finish" })}>
            {t.finish}
          </Button>
        )}
      </Form>
    </div>
  );
});

interface EndorsingProps extends PartProps {
  readonly teamOf: (side: Side | "") => string;
}

/** Both captains agree, then the referee endorses. */
const Endorsing = observer(function Endorsing({ store, context: { t }, onDeed, teamOf }: EndorsingProps) {
  const { agreed, score } = store.played;
  const missing = SIDES.filter((side) => !agreed[side]).length;
  const [home, away] = score;
  return (
    <section className={s.notice} aria-labelledby="endorsing">
      <h2 id="endorsing">{t.endorseTitle}</h2>
      <p>
        {score.join("–")}, {home === away ? t.drawn : t.won(teamOf(home > away ? "home" : "away"))}
      </p>
      <Form onSubmit={onDeed} className={s.row}>
        {SIDES.map((side) =>
          agreed[side] ? (
            <b key={side}>
              <Icon name="check" /> {t.agreed(teamOf(side))}
            </b>
          ) : (
            <Button key={side} type="submit" variant="line" name="deed" value={deedOf({ kind: "agree", side })}>
              {t.captain(teamOf(side))}
            </Button>
          ),
        )}
        <Button
          type="submit"
          name="deed"
          value={deedOf({ kind: "endorse" })}
          disabled={missing > 0 || store.held.length > 0}
        >
          {missing > 0 ? t.endorseMissing(missing) : t.endorse}
        </Button>
      </Form>
    </section>
  );
});

/** `/Liga-Smk/Referee/{id}` */
export const Page = observer(function RefereePage({ context, store }: Props) {
  const { t, form } = context;
  const { live, played } = store;
  const { match, home, away } = live.sheet;
  const [words, setWords] = useState("");
  useEffect(() => store.start(), [store, match.id]);
  useEffect(() => void store.reread(), [store, match.version]);
  const teamOf = (side: Side | ""): string => {
    if (side === "") return t.referee;
    return (side === "home" ? home : away)?.name ?? t.undecided;
  };
  // With scripts nothing is posted: the store keeps the entry, and sends it.
  const onDeed = (event: SubmitEvent<HTMLFormElement>): void => {
    const submitter = event.nativeEvent.submitter;
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget, submitter)].map(([name, value]) => [
        name,
        typeof value === "string" ? value : "",
      ]),
    );
    const deed = readDeed(fields);
    event.preventDefault();
    if (deed === null) return;
    const { round, target, ...rest } = deed;
    const said = deed.kind === "points" ? words : deed.words;
    store.add({ ...rest, words: said, ...(round !== undefined && { round }), ...(target !== undefined && { target }) });
    if (deed.kind === "points") setWords("");
    if (deed.kind === "correction") event.currentTarget.reset();
  };
  const parts = { store, context, onDeed };
  const isLive = played.state === "live";
  return (
    <Wrap className={s.desk}>
      <div className={s.top}>
        <h1>{t.title(teamOf("home"), teamOf("away"))}</h1>
        <RefereeLine
          waiting={store.waiting.length}
          isOffline={store.isOffline}
          isLoggedOut={store.isLoggedOut}
          sentAgain={store.sentAgain}
          t={t}
        />
      </div>
      {form?.message && <p role="alert">{form.message}</p>}
      <Clock {...parts} />
      {store.held.map((entries) => (
        <RefereeHeld key={entries[0]?.id} entries={entries} onDeed={onDeed} t={t} />
      ))}
      {store.refused.map(({ note, refusal }) => (
        <RefereeRefused
          key={note.id}
          note={note}
          refusal={refusal}
          onCorrect={() => store.correctRefused(note.id, t.clock(clockText(note.second)))}
          onDrop={() => store.drop(note.id)}
          teamOf={teamOf}
          t={t}
        />
      ))}
      <div className={s.teams}>
        {SIDES.map((side, index) => (
          <TeamPanel
            key={side}
            side={side}
            team={teamOf(side)}
            points={played.score[index] ?? 0}
            isLive={isLive}
            isOver={played.state === "awaiting" || played.state === "finished"}
            error={form?.errors["words"]}
            onDeed={onDeed}
            t={t}
          />
        ))}
      </div>
      {isLive && (
        <div className={s.words}>
          <TextField
            name="next-words"
            label={t.words}
            help={t.wordsHelp}
            maxLength={REASON.max}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </div>
      )}
      {store.undoEntry && store.undoSeconds > 0 && (
        <RefereeUndo
          entry={store.undoEntry}
          seconds={store.undoSeconds}
          onUndo={() => store.undo()}
          teamOf={teamOf}
          t={t}
        />
      )}
      {played.state === "awaiting" && <Endorsing {...parts} teamOf={teamOf} />}
      <RefereeHistory
        waiting={store.waiting.map(({ note }) => note)}
        entries={store.history.entries}
        teamOf={teamOf}
        t={t}
      />
      <p className={s.row}>
        <ArrowLink to={matchPath(match.id)}>{t.toMatch}</ArrowLink>
        <ArrowLink to={DESK_PATH}>{t.toDesk}</ArrowLink>
      </p>
    </Wrap>
  );
});
