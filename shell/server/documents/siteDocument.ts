import type { PublicTenant } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import { loadCatalogue } from "@serambi/kernel/remote";
import type { Alternate } from "@serambi/kernel/seo";
import { HOST_TOOLS } from "@serambi/kernel/server";

import type { QuestionContext } from "../render/QuestionContext";
import type { LiveRelease } from "../render/LiveRelease";
import { remoteClients } from "../render/remoteClients";
import { within } from "../startup/within";
import type { DocumentAnswer } from "./documentFile";
import { matchDocument } from "./documentClaims";
import { writeFeed } from "./feed/writeFeed";

/** Which document: its path as asked for, and the query after it. */
export interface AskedDocument {
  readonly path: string;
  readonly query: string;
}

/** As long as a document may ask its hosts, in milliseconds. */
const PATIENCE_MS = 15_000;
const RETRY_AFTER_SECONDS = 60;

/**
 * A document as its remote makes it, where code of remotes runs. What is to be drawn is drawn elsewhere.
 * @returns null where the site has no such document
 * @throws AppError of the host that could not tell; unavailable where the remote's code is not here
 */
export const siteDocument = async (
  { live, tenant, http, now }: QuestionContext,
  { path, query }: AskedDocument,
): Promise<DocumentAnswer | null> => {
  const match = matchDocument(live.release, live.forSite(tenant).routes, path);
  if (!match) return null;
  const { pattern, remote, page: id } = match.route;
  const loaded = live.remotes.get(remote);
  const server = loaded?.kind === "loaded" ? loaded.server : undefined;
  const document = server?.documents.find((one) => one.id === id);
  if (!server || !document)
    throw new AppError("unavailable", `The code of ${remote} is not here`, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  const { language } = tenant;
  const t = await loadCatalogue(server.remote, document, language);
  const context = { pattern, path, params: match.params, query: new URLSearchParams(query), tenant, language, t };
  const made = document.loader(
    { tenant, language, http: remoteClients(live, http)(remote), now, ...HOST_TOOLS },
    context,
  );
  const given = await within(made, PATIENCE_MS, null);
  if (given === null) throw new AppError("timeout", `The document ${id} of ${remote} took too long`);
  return { remote, given: given.kind === "feed" ? writeFeed(tenant, given, path) : given };
};

/**
 * What the head of every page of a site names: documents that follow the whole site.
 * @throws never: no page fails because of what is said in its head
 */
export const siteAlternates = (live: LiveRelease, tenant: PublicTenant): readonly Alternate[] => {
  const remotes = new Set(live.forSite(tenant).routes.map(({ remote }) => remote));
  return [...remotes].flatMap((id) => {
    const loaded = live.remotes.get(id);
    if (loaded?.kind !== "loaded") return [];
    try {
      return loaded.server.documents.flatMap(({ alternates }) => alternates?.(tenant) ?? []);
    } catch {
      return []; // who asks for the document itself is told
    }
  });
};
