import { Draft, PreviewLink, SectionKinds } from "@serambi/kernel/cms";
import { AppError } from "@serambi/kernel/errors";
import * as z from "zod/mini";

import { Looks } from "../contract/looks";
import { LiveRemotes } from "../contract/siteRoutes";
import { askServices, type Fetch } from "./askServices";

type Method = "GET" | "POST" | "PUT" | "DELETE";
type Body = Readonly<Record<string, unknown>>;

const Address = z.object({ address: z.string() });
const NewSite = z.object({ key: z.string(), host: z.string() });
const SiteFile = z.looseObject({
  format: z.literal(1),
  key: z.string(),
  exportedAt: z.string(),
  settings: z.record(z.string(), z.unknown()),
});
export type SiteFile = z.infer<typeof SiteFile>;

/**
 * The services host as the editor asks it in a browser, through the gateway. All calls throw AppErrors: offline, conflict (somebody saved
 * meanwhile), forbidden, invalid with fields.
 */
export class EditorApi {
  constructor(
    private readonly app: string,
    private readonly fetch: Fetch = (address, init) => globalThis.fetch(address, init),
  ) {}

  draft(): Promise<Draft> {
    return this.ask("GET", "draft", Draft);
  }

  sections(): Promise<z.infer<typeof SectionKinds>> {
    return this.ask("GET", "sections", SectionKinds);
  }

  /** Layouts and families that a site may be set in: the shell's own answer, without an envelope. */
  async looks(): Promise<Looks> {
    return this.read("/_looks.json", Looks);
  }

  /** The live remotes, and the addresses that each answers: the shell's own answer, too. */
  async remotes(): Promise<LiveRemotes> {
    return (await this.read("/registry.json", LiveRemotes)).remotes;
  }

  save(version: number, values: Body): Promise<Draft> {
    return this.ask("PUT", "draft", Draft, { version, values });
  }

  /** @param step `undo`, `redo`, `discard` or `unschedule` */
  step(step: "undo" | "redo" | "discard" | "unschedule", version: number): Promise<Draft> {
    return this.ask("POST", `draft/${step}`, Draft, { version });
  }

  /** @param at ISO time; missing: at once */
  publish(version: number, note: string, at?: string): Promise<Draft> {
    return this.ask("POST", "draft/publish", Draft, { version, ...(note && { note }), ...(at && { at }) });
  }

  restore(id: number, version: number): Promise<Draft> {
    return this.ask("POST", `history/${id}/restore`, Draft, { version });
  }

  /** @param hours 1–720 */
  makeLink(hours: number): Promise<PreviewLink> {
    return this.ask("POST", "previews", PreviewLink, { hours });
  }

  withdrawLink(id: string): Promise<unknown> {
    return this.ask("DELETE", `previews/${id}`, z.unknown());
  }

  /** @param file id of a file that was sent to the drive */
  async keepPicture(file: string): Promise<string> {
    return (await this.ask("POST", "pictures", Address, { file })).address;
  }

  exportSite(): Promise<SiteFile> {
    return this.ask("GET", "export", SiteFile);
  }

  importSite(version: number, site: unknown): Promise<Draft> {
    return this.ask("POST", "import", Draft, { version, site });
  }

  makeSite(site: Body): Promise<z.infer<typeof NewSite>> {
    return this.ask("POST", "sites", NewSite, site);
  }

  private async read<S extends z.ZodMiniType>(address: string, schema: S): Promise<z.output<S>> {
    const answer = await this.fetch(address, { headers: { accept: "application/json" } });
    if (!answer.ok) throw new AppError("upstream", `HTTP ${answer.status}`);
    return z.parse(schema, await answer.json());
  }

  private ask<S extends z.ZodMiniType>(method: Method, path: string, schema: S, body?: Body): Promise<z.output<S>> {
    return this.send(method, `${this.app}/cms/app/${path}`, schema, body);
  }

  private send<S extends z.ZodMiniType>(method: Method, path: string, schema: S, body?: Body): Promise<z.output<S>> {
    return askServices({ method, path, schema, body }, this.fetch);
  }
}
