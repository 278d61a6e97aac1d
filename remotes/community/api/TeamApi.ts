import { readEnvelope, type HttpClients } from "@serambi/kernel/http";
import * as z from "zod/mini";

import {
  Consent,
  KeptTeam,
  RegisteredTeam,
  TeamList,
  TeamSchool,
  TeamWindow,
  type TeamChange,
  type TeamDecision,
  type TeamForm,
} from "../contract/Teams";
import type { TeamsQuery } from "../contract/teamsQuery";

/** Teams of a season, and their registration. */
export class TeamApi {
  constructor(private readonly http: HttpClients) {}

  private get own() {
    return this.http.named("community");
  }

  /** @throws AppError not-found where there is no league */
  async window(): Promise<TeamWindow> {
    return readEnvelope(await this.own.get("teams/window"), TeamWindow);
  }

  /** A registered school. @throws AppError not-found */
  async school(id: string): Promise<TeamSchool> {
    return readEnvelope(await this.own.get("teams/school", { params: { id } }), TeamSchool);
  }

  /** @throws AppError invalid, with the fields that are wrong; conflict while registration is closed */
  async register(form: TeamForm): Promise<RegisteredTeam> {
    return readEnvelope(await this.http.services.create("team/register", form), RegisteredTeam);
  }

  /** @throws AppError not-found */
  async find(token: string): Promise<KeptTeam> {
    return readEnvelope(await this.own.get("teams/one", { params: { token } }), KeptTeam);
  }

  /** @throws AppError invalid, with the fields that are wrong; conflict where it is too late */
  async change(change: TeamChange): Promise<void> {
    readEnvelope(await this.own.create("teams/change", change), KeptTeam);
  }

  /** @throws AppError conflict where it is too late */
  async withdraw(token: string): Promise<void> {
    readEnvelope(await this.own.create("teams/withdraw", { token }), KeptTeam);
  }

  /** For the office. */
  async list({ page, state }: TeamsQuery): Promise<TeamList> {
    return readEnvelope(
      await this.own.get("teams/list", { params: { page, ...(state !== "" && { state }) } }),
      TeamList,
    );
  }

  /** For the office. @throws AppError conflict where somebody was first; invalid where another team has the name */
  async decide(decision: TeamDecision): Promise<void> {
    readEnvelope(await this.own.create("teams/decide", decision), z.object({ decision: z.string() }));
  }

  /** The consent of a team, by its link. */
  async consentOf(token: string): Promise<Consent> {
    return readEnvelope(await this.own.get("teams/consent", { params: { token } }), Consent);
  }

  /** The consent of a team, for the office. */
  async fileOf(id: string): Promise<Consent> {
    return readEnvelope(await this.own.get("teams/file", { params: { id } }), Consent);
  }
}
