import { isAppError } from "@serambi/kernel/errors";
import { loadCatalogue, type PageContext, type RemoteDeps } from "@serambi/kernel/remote";
import type { RemoteServer, SearchEntry, SearchModule } from "@serambi/kernel/server";

import { SITE_PAGES, type FoundKind } from "../../client/palette/search/searchDocument";
import type { Route } from "../../client/page/types";
import type { QuestionContext } from "../render/QuestionContext";
import { remoteClients } from "../render/remoteClients";
import { within } from "../startup/within";
import type { EntriesFailure, SaidEntries } from "./SaidEntries";

/** As long as a remote may ask its hosts, in milliseconds. */
const PATIENCE_MS = 15_000;
/** More than one site is searched for: the rest would only be sent to be thrown away. */
const MAX_ENTRIES = 5_000;

const isPlain = (pattern: string): boolean => !pattern.includes("/:");

/** What one remote gives. */
interface Said {
  readonly kinds: readonly FoundKind[];
  readonly entries: readonly SearchEntry[];
}

/** The id of a kind in the index of a site: a kind of one remote is none of another. */
const kindId = (remote: string, kind: string): string => (kind === SITE_PAGES ? SITE_PAGES : `${remote}.${kind}`);

const patient = async <T>(coming: Promise<T>): Promise<T> => {
  const come = await within(
    coming.then((given) => ({ given })),
    PATIENCE_MS,
    null,
  );
  if (come === null) throw new Error("Its host took too long");
  return come.given;
};

/** Asks every remote of a site for what its search is to find. A part that fails is left out. */
export class SiteSearch {
  private readonly failures: EntriesFailure[] = [];
  private readonly routes: readonly Route[];

  constructor(private readonly site: QuestionContext) {
    this.routes = site.live.forSite(site.tenant).routes;
  }

  entries = async (): Promise<SaidEntries> => {
    const said = await Promise.all(
      this.remotes().map((remote) =>
        this.saidBy(remote).catch((error: unknown): Said => {
          this.fail(remote, "", error);
          return { kinds: [], entries: [] };
        }),
      ),
    );
    return {
      kinds: said.flatMap(({ kinds }) => kinds),
      lists: [...said.map(({ entries }) => entries), await this.pages()],
      failures: this.failures,
    };
  };

  /** In the order in which the site names their pages. */
  private remotes(): readonly string[] {
    const owners = new Map(this.routes.map(({ pattern, remote }) => [pattern, remote]));
    const named = this.site.tenant.settings.routes.flatMap((pattern) => owners.get(pattern) ?? []);
    return [...new Set([...named, ...owners.values()])];
  }

  private async saidBy(remote: string): Promise<Said> {
    const server = this.serverOf(remote);
    const { search } = server;
    if (!search) return { kinds: [], entries: [] };
    const kinds = await this.kindsOf(server, search);
    const found = await Promise.all(
      Object.entries(search.parts).map(([part, read]) =>
        patient(read(this.depsOf(remote))).catch((error: unknown) => this.fail(remote, part, error)),
      ),
    );
    const entries = found.flat().slice(0, MAX_ENTRIES);
    return { kinds, entries: entries.map((entry) => ({ ...entry, kind: kindId(remote, entry.kind) })) };
  }

  private async kindsOf({ remote }: RemoteServer, search: SearchModule): Promise<readonly FoundKind[]> {
    const t = await loadCatalogue(remote, search, this.site.tenant.language);
    return Object.entries(search.kinds)
      .filter(([kind]) => kind !== SITE_PAGES)
      .map(([kind, said]) => ({ id: kindId(remote.id, kind), name: said.name(t), icon: said.icon }));
  }

  /** Pages with a path of their own, by the titles that they give. What asks for checks is not for everybody. */
  private async pages(): Promise<SearchEntry[]> {
    const plain = this.routes.filter(({ pattern }) => isPlain(pattern));
    const pages = await Promise.all(
      plain.map((route) =>
        // A page that fails, or takes too long, is still found by the site's own links and its remote's entries.
        patient(this.page(route)).catch((error: unknown) =>
          isAppError(error) ? [] : this.fail(route.remote, route.pattern, error),
        ),
      ),
    );
    return pages.flat();
  }

  private async page({ pattern, remote: id, page }: Route): Promise<SearchEntry[]> {
    const loaded = this.site.live.remotes.get(id);
    if (loaded?.kind !== "loaded") return []; // said once, of the remote
    const { remote, pages } = loaded.server;
    const definition = remote.pages.find((one) => one.id === page);
    const part = pages[page];
    if (!definition || !part || (part.middleware?.length ?? 0) > 0) return [];
    const { tenant } = this.site;
    const { language } = tenant;
    const context: PageContext = {
      pattern,
      path: pattern,
      params: {},
      query: new URLSearchParams(),
      tenant,
      language,
      t: await loadCatalogue(remote, definition, language),
    };
    const shown = await part.loader(this.depsOf(id), context);
    if ("kind" in shown || shown.head.isIndexed === false) return [];
    const { title, canonicalPath = pattern } = shown.head;
    return [{ path: canonicalPath, title, kind: SITE_PAGES }];
  }

  private fail(remote: string, part: string, error: unknown): [] {
    const version = this.site.live.release.remotes[remote]?.version ?? "";
    this.failures.push({ remote, version, part, message: error instanceof Error ? error.message : String(error) });
    return [];
  }

  private serverOf(id: string): RemoteServer {
    const loaded = this.site.live.remotes.get(id);
    if (loaded?.kind !== "loaded") throw new Error("This version is not loaded");
    return loaded.server;
  }

  private depsOf(remote: string): RemoteDeps {
    const { live, tenant, http, now } = this.site;
    return { tenant, http: remoteClients(live, http)(remote), now, language: tenant.language };
  }
}
