import { readEnvelope, type HttpClients } from "@serambi/kernel/http";
import * as z from "zod/mini";

import { Board, Player, type PlayerForm } from "../contract/Boards";
import type { BoardQuery } from "../contract/boardQuery";

/** Leaderboards of pupils, and how the asker takes part in them. */
export class BoardApi {
  constructor(private readonly http: HttpClients) {}

  private get own() {
    return this.http.named("community");
  }

  /** @throws AppError not-found where the site has no leaderboards */
  async page({ period, branch, search, page }: BoardQuery): Promise<Board> {
    const params = { period, page, ...(branch !== "" && { branch }), ...(search !== "" && { search }) };
    return readEnvelope(await this.own.get("boards/page", { params }), Board);
  }

  /** @throws AppError unauthorized */
  async player(): Promise<Player> {
    return readEnvelope(await this.own.get("boards/player"), Player);
  }

  /** @throws AppError invalid, with the fields that are wrong; unauthorized */
  async join(form: PlayerForm): Promise<void> {
    readEnvelope(await this.own.create("boards/join", form), z.object({ name: z.string() }));
  }

  async leave(): Promise<void> {
    readEnvelope(await this.own.create("boards/leave", {}), z.object({ left: z.boolean() }));
  }
}
