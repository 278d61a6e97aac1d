import type { ComponentType } from "react";
import type * as z from "zod/mini";

import type { HostName } from "../contracts";
import type { Action, Loader, PageDefinition, RemoteDefinition, ServerSlot, SlotDefinition } from "../remote";
import type { DocumentDefinition } from "./documents";
import type { SearchModule, SitemapModule } from "./siteModules";

/** A call that this remote makes, from its loaders or from a browser. A remote that makes another one is refused by `serambi check`. */
export interface HostCall {
  /** A host of the specification's section 7, or one that the operator has named (`HOSTS`). */
  readonly host: HostName | (string & {});
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Without a leading slash; `:name` stands for one part: `silabus/:programId`. */
  readonly path: string;
  /** True where browsers make it, too: the gateway passes it on. */
  readonly isFromBrowser?: boolean;
  /**
   * True for a call that browsers make to tell of a page (a view, a counter): it may be lost. It says nothing about its host, and waits
   * for nothing.
   */
  readonly isTelemetry?: boolean;
  /** True for a POST that changes nothing, as `class/payment/detail` of the specification: loaders, which only read, may make it. */
  readonly isRead?: boolean;
  /** What a body must be, where the call has one: the gateway refuses another. */
  readonly body?: z.ZodMiniType;
}

// Opaque to the host, and held together by `defineServer`.
/* eslint-disable @typescript-eslint/no-explicit-any -- each page and slot has its own types */
export interface ServerPage<D = any> {
  readonly loader: Loader<D, any>;
  /** What is done with a form that is posted to this page. */
  readonly action?: Action<any>;
  /**
   * True where letters name this page as their `unsubscribeUrl`: mail programs post `List-Unsubscribe=One-Click` to it, from no page and
   * without a session (RFC 8058). The action knows such a form by `isOneClick`, and its address by a secret.
   */
  readonly takesOneClick?: boolean;
  /**
   * Names of checks of the shell that a visitor has to pass before the loader, in this order. One that the shell does not know is 500
   * 'Unknown middleware' (specification section 8): a page that asks for a check is never shown without it.
   */
  readonly middleware?: readonly string[];
}

export type AnyServerSlot = ServerSlot<any, any>;
/* eslint-enable @typescript-eslint/no-explicit-any */

type PropsOf<C> = C extends ComponentType<infer P> ? P : never;
type PageData<P extends PageDefinition> =
  PropsOf<Awaited<ReturnType<P["load"]>>["Page"]> extends { readonly data: infer D } ? D : unknown;
type SlotParts<S extends SlotDefinition> =
  PropsOf<Awaited<ReturnType<S["load"]>>["Slot"]> extends { readonly props: infer P; readonly data: infer D }
    ? ServerSlot<P, D>
    : AnyServerSlot;

/** The server's parts of some pages, by their ids. */
export type ServerPages<P extends readonly PageDefinition[]> = {
  readonly [One in P[number] as One["id"]]: ServerPage<PageData<One>>;
};

/** The server's parts of some slots, by their names. */
export type ServerSlots<S extends readonly SlotDefinition[]> = {
  readonly [One in S[number] as One["name"]]: SlotParts<One>;
};

/** What a remote is on the server besides `remote.ts`. */
interface ServerParts<R extends RemoteDefinition> {
  readonly pages: ServerPages<R["pages"]>;
  readonly slots: ServerSlots<R["slots"]>;
  readonly documents?: readonly DocumentDefinition[];
  readonly sitemap?: SitemapModule;
  readonly search?: SearchModule;
  readonly hosts: readonly HostCall[];
}

/** The server half of a remote, `remote.server.ts`, as the host sees it: every type of its own is opaque. */
export interface RemoteServer {
  readonly remote: RemoteDefinition;
  readonly pages: Readonly<Record<string, ServerPage>>;
  readonly slots: Readonly<Record<string, AnyServerSlot>>;
  readonly documents: readonly DocumentDefinition[];
  readonly sitemap?: SitemapModule | undefined;
  readonly search?: SearchModule | undefined;
  readonly hosts: readonly HostCall[];
}

const requireSame = (id: string, what: string, defined: readonly string[], given: readonly string[]): void => {
  const missing = defined.find((name) => !given.includes(name));
  if (missing !== undefined) throw new Error(`remote ${id}: ${what} ${missing} has no loader`);
  const unknown = given.find((name) => !defined.includes(name));
  if (unknown !== undefined) throw new Error(`remote ${id}: there is no ${what} ${unknown}`);
};

/**
 * The half of a remote that only the server has. A loader gives what its page's component takes: the types are compared.
 * @throws Error when the two halves do not fit: a bug in the remote, found at its first load
 */
export const defineServer = <const R extends RemoteDefinition>(
  remote: R,
  { pages, slots, documents = [], ...rest }: ServerParts<R>,
): RemoteServer => {
  requireSame(
    remote.id,
    "page",
    remote.pages.map(({ id }) => id),
    Object.keys(pages),
  );
  requireSame(
    remote.id,
    "slot",
    remote.slots.map(({ name }) => name),
    Object.keys(slots),
  );
  if (new Set(documents.map(({ id }) => id)).size !== documents.length)
    throw new Error(`remote ${remote.id}: two documents have the same id`);
  return {
    remote,
    // By their ids and names, each as its definition asks for.
    pages: pages as RemoteServer["pages"],
    slots: slots as RemoteServer["slots"],
    documents,
    ...rest,
  };
};
