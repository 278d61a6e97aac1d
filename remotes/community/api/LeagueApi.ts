import { readEnvelope, type HttpClients } from "@serambi/kernel/http";

import { MatchSheet, Season } from "../contract/league/League";
import { History, Noted, type Note } from "../contract/league/Note";

/** The league: seasons and matches for everybody, entries for referees. */
export class LeagueApi {
  constructor(private readonly http: Pick<HttpClients, "named">) {}

  private get own() {
    return this.http.named("community");
  }

  /** @param season empty: the newest. @throws AppError not-found where the site shows no such season */
  async season(season: string): Promise<Season> {
    const params = season === "" ? {} : { season };
    return readEnvelope(await this.own.get("league/season", { params }), Season);
  }

  /** @throws AppError not-found */
  async match(id: string): Promise<MatchSheet> {
    return readEnvelope(await this.own.get("league/match", { params: { id } }), MatchSheet);
  }

  /** For referees: every entry, with who noted it. */
  async history(id: string): Promise<History> {
    return readEnvelope(await this.own.get("league/history", { params: { id } }), History);
  }

  /** @throws AppError conflict where the match is at another point, or a colleague noted something else (`fields.entry`) */
  async note(note: Note): Promise<Noted> {
    return readEnvelope(await this.own.create("league/note", note), Noted);
  }
}
