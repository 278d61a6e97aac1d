import { AppError, isAppError } from "@serambi/kernel/errors";
import { LRUCache } from "lru-cache";

import { loadLayout } from "../../client/layouts";
import { askSite, type AskDeps } from "../render/askSite";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { tenantHost } from "../tenant/tenantHost";
import { cardDigest, cardFace, type CardFace } from "./CardFace";
import { cardPath } from "./cardPicture";

export interface CardPagesDeps extends AskDeps {
  readonly directory: TenantDirectory;
}

/** Whose page a card is for. */
export interface CardQuestion {
  /** Canonical host. */
  readonly host: string;
  readonly origin: string;
  readonly path: string;
  readonly language: string | undefined;
}

/** A page's card as it would be drawn now, and where. */
export interface CurrentCard {
  readonly face: CardFace;
  readonly digest: string;
  readonly path: string;
  /** Key of the tenant. */
  readonly tenant: string;
}

const RETRY_AFTER_SECONDS = 60;
const MAX_KNOWN = 2_000;

/** What the pages of sites say of themselves: words come from there and never from an address. */
export class CardPages {
  /** Pages that were there, each in an edition of its site: until something is changed they still are. */
  private readonly known = new LRUCache<string, true>({ max: MAX_KNOWN });

  constructor(private readonly deps: CardPagesDeps) {}

  /** Tells whether visitors have this page: its card may be there, and be kept, longer than the page. A page that cannot be asked just now is there. */
  isThere = async (question: CardQuestion): Promise<boolean> => {
    const { host, origin, path, language } = question;
    try {
      const site = await this.deps.directory.find(tenantHost(host, path), origin, language);
      const name = `${site?.digest} ${host} ${path} ${language}`;
      if (this.known.has(name)) return true;
      if ((await this.current(question)) === null) return false;
      this.known.set(name, true);
      return true;
    } catch (error) {
      if (isAppError(error)) return true;
      throw error;
    }
  };

  /**
   * @returns null where there is no such site or page
   * @throws AppError offline while the page cannot be had
   */
  current = async ({ host, origin, path, language }: CardQuestion): Promise<CurrentCard | null> => {
    const { directory } = this.deps;
    const site = await directory.find(tenantHost(host, path), origin, language);
    if (!site || site.tenant.settings.isMaintenance) return null;
    const { tenant } = site;
    const answer = await askSite(this.deps, site, { host, path, topic: "head", asked: { path } });
    if (answer.kind === "failed")
      throw new AppError("offline", "The page cannot be asked for its title", {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    if (answer.kind === "none") return null;
    const face = cardFace(tenant, await loadLayout(tenant.settings.layout), path, answer.head);
    return { face, digest: cardDigest(face), path: cardPath(tenant, path, face), tenant: tenant.key };
  };
}
