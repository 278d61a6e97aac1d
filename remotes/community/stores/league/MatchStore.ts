import { isAppError } from "@serambi/kernel/errors";
import type { RemoteDeps } from "@serambi/kernel/remote";
import { action, computed, makeObservable, observable, observableRef } from "@serambi/kernel/state";

import { sheetWithNews } from "../../contract/league/applyNews";
import type { Entry, MatchSheet } from "../../contract/league/League";
import { clockAt, matchStateOf, type MatchState } from "../../contract/league/matchState";
import { LiveLine, openStream } from "./LiveLine";

const TICK_MS = 1_000;

interface MatchData {
  readonly sheet: MatchSheet;
}

/** One match as it is played. */
export class MatchStore {
  sheet: MatchSheet;
  isCut = false;
  /** When the line was there last; a moment of the server. */
  heardAt: string;
  /** Seconds on the clock. */
  second: number;
  /** Grows each second, while the page stands. */
  ticks = 0;
  /** The entry that came last while the page stood: it is read out. */
  latest: Entry | null = null;
  /** So many milliseconds this browser's clock is ahead of the server's. */
  private ahead = 0;
  private isAsking = false;

  constructor(
    { sheet }: MatchData,
    private readonly deps: Pick<RemoteDeps, "http" | "now">,
    private readonly open = openStream,
  ) {
    this.sheet = sheet;
    this.heardAt = sheet.asOf;
    this.second = clockAt(matchStateOf(sheet.entries).clock, Date.parse(sheet.asOf));
    makeObservable<this, "keep" | "setCut" | "tick">(this, {
      sheet: observableRef,
      isCut: observable,
      heardAt: observable,
      second: observable,
      ticks: observable,
      latest: observableRef,
      played: computed,
      take: action,
      keep: action,
      setCut: action,
      tick: action,
    });
  }

  get played(): MatchState {
    return matchStateOf(this.sheet.entries);
  }

  /** The page was loaded anew. */
  take({ sheet }: MatchData): void {
    if (sheet.match.id === this.sheet.match.id && sheet.match.version < this.sheet.match.version) return;
    if (sheet.match.id !== this.sheet.match.id) this.latest = null;
    this.sheet = sheet;
    this.tick();
  }

  /** @returns stops */
  start(): () => void {
    const timer = setInterval(() => this.tick(), TICK_MS);
    const stop = new LiveLine(`/api/community/league/live?match=${this.sheet.match.id}`, {
      open: this.open,
      ask: () => this.ask(),
      onNow: ({ sheet, asOf }) => {
        this.ahead = this.deps.now().getTime() - Date.parse(asOf);
        if (sheet) this.keep(sheet);
      },
      onNews: (news) => {
        const next = sheetWithNews(this.sheet, news);
        if (next) this.keep(next);
        else void this.ask();
      },
      onLine: (isCut) => this.setCut(isCut),
    }).start();
    return () => {
      clearInterval(timer);
      stop();
    };
  }

  /** Asks for the match once, now. */
  readonly ask = async (): Promise<void> => {
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      const { LeagueApi } = await import("../../api/LeagueApi");
      this.keep(await new LeagueApi(this.deps.http).match(this.sheet.match.id));
      this.setCut(false);
    } catch (error) {
      this.setCut(true);
      if (!isAppError(error)) throw error;
    } finally {
      this.isAsking = false;
    }
  };

  private keep(sheet: MatchSheet): void {
    if (sheet.match.version <= this.sheet.match.version) return;
    const known = new Set(this.sheet.entries.map(({ id }) => id));
    this.latest = sheet.entries.findLast(({ id }) => !known.has(id)) ?? this.latest;
    this.sheet = sheet;
    this.tick();
  }

  private setCut(isCut: boolean): void {
    if (!this.isCut) this.heardAt = new Date(this.serverNow()).toISOString();
    this.isCut = isCut;
  }

  private serverNow(): number {
    return this.deps.now().getTime() - this.ahead;
  }

  private tick(): void {
    this.ticks += 1;
    this.second = clockAt(this.played.clock, this.serverNow());
  }
}
