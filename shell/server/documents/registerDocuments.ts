import { isLanguage, LANGUAGE_PARAMETER } from "@serambi/kernel/contracts";
import { AppError, ERROR_TABLE, isAppError } from "@serambi/kernel/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { loadLayout } from "../../client/layouts";
import { isKnown } from "../cache/isKnown";
import type { PaintTask } from "../cards/paint";
import type { SiteEdition } from "../edition/SiteEdition";
import type { Release } from "../../registry/resolve";
import { failureOfStatus } from "../errors/failure";
import { sendFailure } from "../errors/sendFailure";
import type { ImageSources } from "../images/ImageSources";
import type { PictureCache } from "../images/PictureCache";
import { SiteIcons } from "../images/SiteIcons";
import { askerOf } from "../queue/connections";
import type { Asker } from "../queue/FairQueue";
import { TaskQueue } from "../queue/TaskQueue";
import { askSite, type AskDeps } from "../render/askSite";
import { pathOf } from "../security/requestTarget";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { requestOrigin } from "../tenant/requestOrigin";
import { tenantHost } from "../tenant/tenantHost";
import { visitedHost } from "../tenant/visitedHost";
import { isForLogin } from "../visitor/loginRedirect";
import { hasSession, readSession } from "../visitor/session";
import { knownCohort } from "../visitor/visitorCohort";
import { matchDocument, mayBeDocument } from "./documentClaims";
import { DocumentAnswer, type DrawnFile } from "./documentFile";
import type { Ending } from "../render/Ending";
import { drawingOf, type Drawing } from "./drawnDocument";
import { KeptDocuments, KeptText, type MadeDocument } from "./KeptDocuments";
import { sayHow, sendText } from "./sendDocument";

interface DocumentsDeps extends AskDeps {
  readonly directory: TenantDirectory;
  readonly sources: Pick<ImageSources, "read">;
  readonly cache: PictureCache;
  /** Draws a picture, or sets a document. */
  readonly paint: (task: PaintTask) => Promise<Buffer>;
}

/** A document that is asked for. */
interface Question {
  readonly site: SiteEdition;
  /** Canonical, as it was asked for. */
  readonly host: string;
  readonly path: string;
  readonly query: string;
  /** That the visitor's pages are of. */
  readonly release: Release;
  /** Whether it is a canary's: what it answers is not for everybody. */
  readonly isForSome: boolean;
}

/** The route that answers every path that nothing else claims. */
const PAGES = "/*";
const RETRY_AFTER_SECONDS = 60;
const MAINTENANCE_SECONDS = 300;

/** What takes a document's place is no document, and is not kept as one. */
class DocumentEnded extends Error {
  constructor(readonly ending: Ending) {
    super(`It ends in ${ending.kind}`);
  }
}

/** Whatever a host came to, programs are to come again: the document is there. */
const comeAgain = (error: unknown): unknown =>
  isAppError(error) && error.status >= 500
    ? new AppError(ERROR_TABLE[error.code].report ? "unavailable" : "offline", error.message, {
        cause: error,
        retryAfterSeconds: error.retryAfterSeconds ?? RETRY_AFTER_SECONDS,
      })
    : error;

/** A logo that is gone keeps no document back; one that cannot be had at present comes with the next try. */
const orNone = (error: unknown): null => {
  if (isAppError(error) && error.code === "not-found") return null;
  throw error;
};

const queryOf = (request: FastifyRequest): string =>
  request.originalUrl.slice(pathOf(request.originalUrl).length).replace(/^\?|#.*$/g, "");

/** Makes documents and sends them. */
class Documents {
  private readonly kept = new KeptDocuments();
  private readonly queue = new TaskQueue({ atOnce: 1, what: "documents" });
  private readonly icons: SiteIcons;

  constructor(private readonly deps: DocumentsDeps) {
    this.icons = new SiteIcons(deps.sources);
  }

  /** @returns null where the path is a page's */
  answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null> => {
    const question = await this.find(request);
    if (!question) return null;
    try {
      return await this.send(request, reply, question);
    } catch (error) {
      if (error instanceof DocumentEnded) return this.end(request, reply, error.ending);
      throw comeAgain(error);
    }
  };

  private async find(request: FastifyRequest): Promise<Question | null> {
    const { directory, releases } = this.deps;
    const path = pathOf(request.originalUrl);
    const host = visitedHost(request);
    const siteHost = tenantHost(host, path);
    // Of a site that nothing is known of yet, what everybody has: a page must not wait here until the site has started.
    const releaseOf = async (tenant: string) =>
      (await releases.current(tenant, (registry) => knownCohort(request, registry, tenant))).release;
    if (!mayBeDocument(await releaseOf(directory.keyOf(siteHost) ?? ""), path)) return null;
    const query = queryOf(request);
    // In the language that the address names: whoever keeps the answer knows nothing else of the visitor.
    const asked = new URLSearchParams(query).get(LANGUAGE_PARAMETER);
    const site = await directory.find(siteHost, requestOrigin(request), isLanguage(asked) ? asked : undefined);
    if (!site) return null;
    const release = await releaseOf(site.tenant.key);
    if (matchDocument(release, site.in(release).routes, path) === null) return null;
    const isForSome = release.id !== (await releases.current(site.tenant.key)).release.id;
    return { site: site.variant(siteHost !== host), host, path, query, release, isForSome };
  }

  private async send(request: FastifyRequest, reply: FastifyReply, question: Question): Promise<FastifyReply> {
    const { site, isForSome } = question;
    const { key, language, settings } = site.tenant;
    request.tenantKey = key;
    request.siteLanguage = language;
    if (settings.isMaintenance)
      throw new AppError("offline", "The site is closed for now", { retryAfterSeconds: MAINTENANCE_SECONDS });
    // Programs that read documents cannot log in.
    if (isForLogin(request, site)) throw new AppError("not-found", "No such document");
    const isOwn = hasSession(request);
    const made = isOwn ? await this.make(request, question) : await this.keptOrMade(request, question);
    if (made.kind === "text") {
      sayHow(reply, made.file, isOwn || isForSome);
      return sendText(request, reply, made.file, made.text);
    }
    const drawing = await this.drawing(site, made.file);
    const etag = `"${drawing.digest}"`;
    const body = isKnown(request, etag) ? null : await this.draw(drawing, isOwn, askerOf(request, key));
    sayHow(reply.header("etag", etag), made.file, isOwn || isForSome);
    return body ? reply.type(drawing.type).send(body) : reply.code(304).send();
  }

  private async keptOrMade(request: FastifyRequest, question: Question): Promise<MadeDocument> {
    const { site, path, query, host, release } = question;
    const { key, origin, language } = site.tenant;
    const name = [key, site.digest, origin, host, language, release.id, path, query].join(" ");
    return this.kept.get(name, () => this.make(request, question));
  }

  private async make(request: FastifyRequest, { site, host, path, query, release }: Question): Promise<MadeDocument> {
    const session = hasSession(request) ? readSession(request) : undefined;
    const asked = { path, query };
    const said = await askSite(this.deps, site, { host, path, topic: "document", asked, session, release });
    if (said === null) throw new DocumentEnded({ kind: "not-found" });
    // Code of a remote made it.
    const answer = DocumentAnswer.safeParse(said);
    if (!answer.success)
      throw new Error(`${said.remote} gave something for ${path} that is no document`, { cause: answer.error });
    const { given } = answer.data;
    switch (given.kind) {
      case "text":
        return { kind: "text", file: given, text: new KeptText(given) };
      case "pdf":
      case "picture":
      case "cover":
        return { kind: "drawn", file: given };
      case "not-found":
      case "redirect":
      case "failed":
        throw new DocumentEnded(given);
    }
  }

  private async drawing({ tenant }: SiteEdition, file: DrawnFile): Promise<Drawing> {
    const hasLogo = file.kind !== "cover" && file.sheet.logo !== undefined;
    const [layout, logo] = await Promise.all([
      loadLayout(tenant.settings.layout),
      hasLogo ? this.icons.logo(tenant).catch(orNone) : null,
    ]);
    return drawingOf(tenant, layout, file, logo);
  }

  /** @param isOwn one that is drawn for a visitor is not kept; one that is there already is as good */
  private async draw({ task, type, digest }: Drawing, isOwn: boolean, asker: Asker): Promise<Buffer> {
    const { cache, paint } = this.deps;
    const key = `document ${digest}`;
    const make = () => this.queue.run(asker, async () => ({ type, body: await paint(task) }));
    const made = isOwn ? ((await cache.find(key)) ?? (await make())) : await cache.get(key, make);
    return made.body;
  }

  private end(request: FastifyRequest, reply: FastifyReply, ending: Ending): FastifyReply {
    if (ending.kind === "not-found") throw new AppError("not-found", "No such document");
    if (ending.kind === "failed") {
      const retryAfter = ending.status >= 500 ? RETRY_AFTER_SECONDS : undefined;
      return sendFailure(request, reply, failureOfStatus(ending.status, retryAfter));
    }
    return reply.header("cache-control", "no-cache").redirect(ending.to, ending.status);
  }
}

/**
 * Paths that remotes answer with something else than a page. They are tried before pages; what is no document's goes on to the
 * pages.
 */
export const registerDocuments = (app: FastifyInstance, deps: DocumentsDeps): void => {
  const documents = new Documents(deps);
  app.addHook("preHandler", async (request, reply) => {
    const { method, routeOptions } = request;
    if (routeOptions.url !== PAGES || (method !== "GET" && method !== "HEAD")) return undefined;
    // A reply that is given back is the answer: the page is not asked.
    return (await documents.answer(request, reply)) ?? undefined;
  });
};
