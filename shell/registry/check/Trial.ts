import type { RemoteServer } from "@serambi/kernel/server";
import type { RemoteFixtures } from "@serambi/kernel/testing";

import type { LoadedRemote } from "../BundleLoader";
import type { Artefact } from "../schema";
import type { Endpoint } from "./Endpoint";
import type { LiveRemote } from "./loadOthers";
import type { AskedParameters } from "./odd/AskedParameters";
import type { CheckOutcome } from "./outcome";
import type { BrowsedPage } from "./protocol";
import type { Site } from "./Site";

/** A version of a remote that runs in this process and is to be tried, and what it is tried on. */
export interface Trial {
  readonly name: string;
  readonly artefact: Artefact;
  readonly server: RemoteServer;
  /** Endpoints of its own service, those of the platform itself, and where it needs them those of the services of others. */
  readonly endpoints: readonly Endpoint[];
  /** Hosts that its team may call besides those of the specification, as far as they are named. */
  readonly namedHosts: ReadonlySet<string>;
  readonly styles: LoadedRemote["styles"];
  /** Null where there are none at hand: pages and slots are tried with what sites show alone. */
  readonly fixtures: RemoteFixtures | null;
  readonly sites: readonly Site[];
  /** Live versions of the other remotes, by id. */
  readonly others: ReadonlyMap<string, LiveRemote>;
  readonly shellDist: string;
  /** This process's part of a list: others try the rest of it at the same time. */
  readonly share: <T>(all: readonly T[]) => readonly T[];
  /** Tells which parameters of addresses are read; without it, pages are drawn with the addresses of their fixtures alone. */
  readonly parameters?: AskedParameters;
  /** Says what is tried next: if it never ends, that was it. */
  readonly at: (what: string) => void;
  /** Gives markup to whoever looks at structure and accessibility. */
  readonly show: (where: string, html: string) => void;
  /** Gives a whole page to whoever opens it in a browser. */
  readonly browse: (page: BrowsedPage) => void;
}

export type Try = (trial: Trial) => Promise<CheckOutcome>;
