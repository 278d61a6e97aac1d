import { isAppError } from "@serambi/kernel/errors";
import type { RemoteDeps } from "@serambi/kernel/remote";
import { action, makeObservable, observable, observableRef } from "@serambi/kernel/state";

import { newerMatch, withNews } from "../../contract/league/applyNews";
import type { LeagueMatch } from "../../contract/league/League";
import { LiveLine, openStream } from "./LiveLine";

interface LeagueData {
  readonly season: string;
  readonly matches: readonly LeagueMatch[];
  readonly asOf: string;
}

/** The matches that a page of the league shows, as they stand: tables and bracket are made of them. */
export class LeagueStore {
  matches: readonly LeagueMatch[];
  isCut = false;
  private season: string;
  private asOf: string;

  constructor(
    data: LeagueData,
    private readonly deps: Pick<RemoteDeps, "http">,
    private readonly open = openStream,
  ) {
    this.matches = data.matches;
    this.season = data.season;
    this.asOf = data.asOf;
    makeObservable<this, "merge" | "replace" | "setCut">(this, {
      matches: observableRef,
      isCut: observable,
      take: action,
      merge: action,
      replace: action,
      setCut: action,
    });
  }

  /** Another part or season was chosen. */
  take({ season, matches, asOf }: LeagueData): void {
    const known = new Map(this.matches.map((match) => [match.id, match]));
    this.season = season;
    this.asOf = asOf;
    this.matches = matches.map((match) => newerMatch(match, known.get(match.id) ?? match));
  }

  /** @returns stops */
  start(): () => void {
    const query = new URLSearchParams({ season: this.season, since: this.asOf });
    return new LiveLine(`/api/community/league/live?${query}`, {
      open: this.open,
      ask: () => this.ask(),
      onNow: ({ matches }) => this.merge(matches),
      onNews: (news) => this.replace(withNews(this.matches, news)),
      onLine: (isCut) => this.setCut(isCut),
    }).start();
  }

  private async ask(): Promise<void> {
    const { LeagueApi } = await import("../../api/LeagueApi");
    try {
      this.merge((await new LeagueApi(this.deps.http).season(this.season)).matches);
    } catch (error) {
      this.setCut(true);
      if (!isAppError(error)) throw error;
    }
  }

  private merge(found: readonly LeagueMatch[]): void {
    const newer = new Map(found.map((match) => [match.id, match]));
    this.replace(this.matches.map((match) => newerMatch(match, newer.get(match.id) ?? match)));
  }

  private readonly replace = (matches: readonly LeagueMatch[]): void => {
    this.matches = matches;
  };

  private setCut(isCut: boolean): void {
    this.isCut = isCut;
  }
}
