import type { PublicTenant } from "@serambi/kernel/contracts";
import type { SlotRequest } from "@serambi/kernel/remote";
import type { RemoteServer } from "@serambi/kernel/server";
import { z } from "zod";

import type { AskedPage, AskedSlot, LocalPage, LocalResult, LocalSlot } from "../../client/override/localAnswer";
import { orderRoutes } from "../../client/page/routeTable";
import { SiteVisit } from "../../client/page/SiteVisit";
import type { RemoteFailure, SiteRelease } from "../../client/page/types";
import { loadPage, type LoadResult } from "../../server/render/loadPage";
import { loadSlot } from "../../server/render/loadSlot";
import { evaluateBundle, type SharedLibraries } from "../evaluateBundle";
import { readRemote } from "../readRemote";
import { shellClients } from "./shellClients";

/** As long as the shell's own server waits, and a little more: everything is made for reading here, not for speed. */
const TIMEOUT_MS = 10_000;
/** Never shipped: no version of the registry has this name. */
const VERSION = "local";

/** The site's own settings, as its page has them. */
const Tenant = z.custom<PublicTenant>(
  (value) => typeof value === "object" && value !== null && "settings" in value && "language" in value,
);
const path = z.string().startsWith("/");
const Page: z.ZodType<AskedPage> = z.object({
  tenant: Tenant,
  pathname: path,
  search: z.string(),
  pattern: path,
  form: z.record(z.string(), z.string()).exactOptional(),
});
const Slot: z.ZodType<AskedSlot> = z.object({
  tenant: Tenant,
  pathname: path,
  slot: z.custom<SlotRequest>(
    (value) =>
      z.object({ id: z.string(), name: z.string(), props: z.record(z.string(), z.unknown()) }).safeParse(value).success,
  ),
});

interface LocalRemoteDeps {
  readonly shell: string;
  readonly now?: () => Date;
  /** Told of each failure, for the terminal. */
  readonly onFailure?: (error: unknown) => void;
}

const toLocal = (result: LoadResult): LocalResult => {
  switch (result.kind) {
    case "page": {
      const { sent, head, jsonLd, slots } = result;
      return { kind: "page", sent, head, jsonLd, slots };
    }
    case "redirect":
      return { kind: "redirect", to: result.to };
    case "not-found":
      return { kind: "not-found" };
    case "refused":
      return { kind: "refused", status: result.status, message: result.message };
    case "failed":
    case "absent":
      return { kind: "failed" };
  }
};

/** The server half of a local build: runs its loaders on the developer's own machine, for pages of one browser. */
export class LocalRemote {
  private readonly id: string;

  constructor(
    private readonly server: RemoteServer,
    private readonly deps: LocalRemoteDeps,
  ) {
    this.id = server.remote.id;
  }

  /** @throws whatever the bundle throws while it loads; Error where it is no remote of this contract */
  static evaluate(code: string, id: string, shared: SharedLibraries, deps: LocalRemoteDeps): LocalRemote {
    return new LocalRemote(readRemote(evaluateBundle(code, `remote:${id}@${VERSION}`, shared), id), deps);
  }

  /** @param body of a request, as the page in the browser sent it @throws ZodError where it asks for nothing */
  page = async (body: unknown): Promise<LocalPage> => {
    const { tenant, pathname, search, pattern, form } = Page.parse(body);
    const problems: string[] = [];
    const visit = this.visit({ tenant, pathname }, problems, pattern);
    const options = { timeoutMs: TIMEOUT_MS, form, isEverySlotKept: true };
    const result = await loadPage(this.servers, visit, { pathname, search }, options);
    if (result.kind === "failed") this.note(result, problems);
    return { result: toLocal(result), problems };
  };

  /** @param body as above */
  slot = async (body: unknown): Promise<LocalSlot> => {
    const { slot: request, ...page } = Slot.parse(body);
    const problems: string[] = [];
    const loaded = await loadSlot(this.servers, this.visit(page, problems), request, TIMEOUT_MS);
    if (loaded.kind === "loaded")
      return { slot: { kind: "ready", request: loaded.request, data: loaded.data }, problems };
    this.note(loaded, problems);
    return { slot: { kind: "failed", request, remote: this.id, version: VERSION }, problems };
  };

  private get servers() {
    return { remotes: new Map([[this.id, { kind: "loaded" as const, server: this.server }]]) };
  }

  /** @param pattern of the one route that the visit has */
  private visit(
    { tenant, pathname }: Pick<AskedPage, "tenant" | "pathname">,
    problems: string[],
    pattern?: string,
  ): SiteVisit {
    const { shell, now = () => new Date() } = this.deps;
    const { remote, hosts } = this.server;
    const onRefused = (why: string): void => void problems.push(why);
    return new SiteVisit({
      tenant,
      release: this.release(pattern),
      source: { load: () => Promise.resolve({ kind: "loaded", remote }) },
      http: shellClients({ shell, tenant, pathname, hosts, onRefused }),
      now,
    });
  }

  private release(only?: string): SiteRelease {
    const { id, remote } = { id: this.id, remote: this.server.remote };
    const routes = remote.pages.flatMap(({ id: page, paths }) =>
      paths.filter((pattern) => pattern === only).map((pattern) => ({ pattern, remote: id, page })),
    );
    const families = [id, ...(remote.families ?? [])];
    return {
      id: VERSION,
      routes: orderRoutes(routes),
      slots: {},
      families: Object.fromEntries(families.map((family) => [family, id])),
      remotes: { [id]: { id, version: VERSION, entry: "", integrity: "", container: "" } },
    };
  }

  private note({ phase, error }: RemoteFailure, problems: string[]): void {
    problems.push(`${phase}: ${error instanceof Error ? error.message : String(error)}`);
    this.deps.onFailure?.(error);
  }
}
