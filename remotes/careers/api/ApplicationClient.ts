import { readEnvelope, readList, type HttpClient, type HttpClients } from "@serambi/kernel/http";
import * as z from "zod/mini";

import { Application, OwnApplication } from "../contract/Application";
import { FileState, type AlertFilters, type WantedApplication } from "../contract/bodies";

const Named = z.object({ id: z.string() });
const CvBytes = z.object({ name: z.string(), bytes: z.string() });

const CHUNK = 8192;

/** Bytes as base64; a large array is no list of arguments. */
const base64 = (bytes: Uint8Array): string => {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCodePoint(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
};

/** Applications as whoever sent them has them, the CVs that go with them, and letters about new jobs. */
export class ApplicationClient {
  private readonly own: HttpClient;

  constructor(http: Pick<HttpClients, "named">) {
    this.own = http.named("careers");
  }

  /** @returns its secret id. @throws AppError invalid by field; conflict where the job is closed or was applied for */
  async apply(wanted: z.input<typeof WantedApplication>): Promise<string> {
    return readEnvelope(await this.own.create("applications", wanted), Named).id;
  }

  /** @throws AppError not-found */
  async application(id: string): Promise<Application> {
    return readEnvelope(await this.own.get("application", { params: { id } }), Application);
  }

  /** Applications of the signed-in person, the newest first. */
  async applications(): Promise<readonly OwnApplication[]> {
    return readList(await this.own.get("applications"), OwnApplication);
  }

  /** @throws AppError conflict where it is over */
  async withdraw(id: string): Promise<void> {
    readEnvelope(await this.own.create("application/withdraw", { id }), Named);
  }

  async remove(id: string): Promise<void> {
    readEnvelope(await this.own.create("application/delete", { id }), Named);
  }

  /** Puts a CV in the place of the one before. @throws AppError conflict where the company has read the application */
  async setCv(id: string, cv: string): Promise<void> {
    readEnvelope(await this.own.create("application/cv", { id, cv }), Named);
  }

  async ownCv(id: string): Promise<z.output<typeof CvBytes>> {
    return readEnvelope(await this.own.get("application/cv", { params: { id } }), CvBytes);
  }

  async beginFile(name: string, sizeBytes: number, signal: AbortSignal): Promise<FileState> {
    return readEnvelope(await this.own.create("files", { name, sizeBytes }, { signal }), FileState);
  }

  async fileState(id: string, signal: AbortSignal): Promise<FileState> {
    return readEnvelope(await this.own.get("files", { params: { id }, signal }), FileState);
  }

  /** @throws AppError invalid with `cv`: why the whole file is none */
  async sendPart(id: string, beginsAt: number, part: Blob, signal: AbortSignal): Promise<FileState> {
    const bytes = base64(new Uint8Array(await part.arrayBuffer()));
    return readEnvelope(await this.own.create("files/parts", { id, beginsAt, bytes }, { signal }), FileState);
  }

  async cancelFile(id: string): Promise<void> {
    readEnvelope(await this.own.create("files/cancel", { id }), Named);
  }

  async askAlert(email: string, filters: AlertFilters, origin: string): Promise<void> {
    readEnvelope(await this.own.create("alerts", { email, filters, origin }), z.unknown());
  }

  /** @throws AppError not-found where it was ended, or never confirmed in time */
  async confirmAlert(id: string): Promise<void> {
    readEnvelope(await this.own.create("alerts/confirm", { id }), z.unknown());
  }

  async stopAlert(id: string): Promise<void> {
    readEnvelope(await this.own.create("alerts/stop", { id }), z.unknown());
  }
}
