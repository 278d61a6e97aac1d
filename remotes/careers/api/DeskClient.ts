import { readEnvelope, type HttpClient, type HttpClients } from "@serambi/kernel/http";
import * as z from "zod/mini";

import { Applicant, ApplicantDetail } from "../contract/Application";
import type { Move, WantedJob } from "../contract/bodies";
import { Board, Desk, Posting } from "../contract/Desk";

const Named = z.object({ id: z.string() });
const CvBytes = z.object({ name: z.string(), bytes: z.string() });

/** A company's calls: for its jobs and for applications to them. */
export class DeskClient {
  private readonly own: HttpClient;

  constructor(http: Pick<HttpClients, "named">) {
    this.own = http.named("careers");
  }

  async desk(): Promise<Desk> {
    return readEnvelope(await this.own.get("desk"), Desk);
  }

  /** @throws AppError not-found where it is another company's */
  async posting(id: string): Promise<Posting> {
    return readEnvelope(await this.own.get("desk/job", { params: { id } }), Posting);
  }

  /** @returns its id. @throws AppError invalid by field */
  async save(wanted: WantedJob): Promise<string> {
    return readEnvelope(await this.own.create("desk/jobs", wanted), Named).id;
  }

  async close(id: string): Promise<void> {
    readEnvelope(await this.own.create("desk/close", { id }), Named);
  }

  /** @returns the id of the copy, a draft */
  async duplicate(id: string): Promise<string> {
    return readEnvelope(await this.own.create("desk/duplicate", { id }), Named).id;
  }

  /** @param isExport it is noted that the list was taken away */
  async board(id: string, isExport = false): Promise<Board> {
    return readEnvelope(
      await this.own.get("desk/board", { params: { id, isExport: isExport ? "1" : undefined } }),
      Board,
    );
  }

  async applicant(number: string): Promise<ApplicantDetail> {
    return readEnvelope(await this.own.get("desk/applicant", { params: { number } }), ApplicantDetail);
  }

  /** @throws AppError conflict where a colleague was first; invalid by field */
  async move(move: Move): Promise<Applicant> {
    return readEnvelope(await this.own.create("desk/move", move), Applicant);
  }

  async note(number: string, text: string): Promise<void> {
    readEnvelope(await this.own.create("desk/note", { number, text }), z.unknown());
  }

  /** A CV as base64; it is noted that it was read. */
  async cv(number: string): Promise<z.output<typeof CvBytes>> {
    return readEnvelope(await this.own.get("desk/cv", { params: { number } }), CvBytes);
  }
}
