import { z } from "zod";

import type { Release } from "../../registry/resolve";
import type { DeclaredCall, Registry } from "../../registry/schema";
import type { Trust } from "../../registry/trust";
import type { VerifiedArtefacts } from "../../registry/VerifiedArtefacts";
import type { AllowedCall } from "./allowList";
import { isSpecified, type FoundCall } from "./findCall";

interface DeclaredCallsDeps {
  readonly releases: {
    readonly current: (
      tenant: string,
      cohortIn: (registry: Registry) => number | null,
    ) => Promise<{ readonly release: Release }>;
  };
  /** Gives what a remote's owner signed, within what that team is trusted with. */
  readonly artefacts: Pick<VerifiedArtefacts, "describe" | "trust">;
}

/** A call as a browser makes it. */
export interface BrowserCall {
  readonly host: string;
  readonly method: string;
  /** As it was sent, still encoded, without a leading slash and query. */
  readonly path: string;
}

interface Entry {
  readonly host: string;
  readonly call: AllowedCall;
  readonly pattern: RegExp;
}

interface Known {
  readonly trust: Trust;
  readonly entries: Promise<readonly Entry[]>;
}

const isParameter = (part: string | undefined): boolean => part?.startsWith(":") ?? false;
const quoted = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** The part of a path that stands for the site itself, as `{app}` of the specification: its own key, id or name, and no other site's. */
const OWN_APP = ":app";

/** A path of a specified host that begins with any word would be the way to `{token}` and to other sites' `{app}`. */
const isPassed = ({ host, path, isFromBrowser }: DeclaredCall): boolean => {
  const [first, ...rest] = path.split("/");
  const isOwn = first === OWN_APP && rest.length > 0;
  return isFromBrowser && (isOwn || !(isSpecified(host) && isParameter(first)));
};

const compile = ({ host, method, path, isTelemetry, body }: DeclaredCall): Entry => {
  const parts = path
    .split("/")
    .map((part, index) =>
      index === 0 && part === OWN_APP ? "(?<app>[^/]+)" : isParameter(part) ? "[^/]+" : quoted(part),
    );
  return {
    host,
    call: { method, path, ...(isTelemetry && { kind: "telemetry" }), ...(body && { body: z.fromJSONSchema(body) }) },
    pattern: new RegExp(`^${parts.join("/")}$`),
  };
};

/** Calls that pages may make besides those of section 7: what the live remotes of a site declare under their signature. */
export class DeclaredCalls {
  private readonly known = new WeakMap<Release, Known>();

  constructor(private readonly deps: DeclaredCallsDeps) {}

  /**
   * @param tenant key of the site that is asked
   * @param cohortIn the visitor's, where a part of the visitors gets other versions
   */
  find = async (
    tenant: string,
    cohortIn: (registry: Registry) => number | null,
    { host, method, path }: BrowserCall,
  ): Promise<FoundCall | null> => {
    const { release } = await this.deps.releases.current(tenant, cohortIn);
    const entries = await this.entriesOf(release);
    for (const { call, pattern, host: ofHost } of entries) {
      const match = ofHost === host && call.method === method ? pattern.exec(path) : null;
      if (match) return { call, app: match.groups?.["app"] };
    }
    return null;
  };

  private entriesOf(release: Release): Promise<readonly Entry[]> {
    const { trust } = this.deps.artefacts;
    const before = this.known.get(release);
    if (before?.trust === trust) return before.entries;
    const entries = this.read(release);
    this.known.set(release, { trust, entries });
    return entries;
  }

  private async read(release: Release): Promise<readonly Entry[]> {
    const calls = await Promise.all(
      Object.entries(release.remotes).map(async ([id, shipped]) => {
        try {
          return (await this.deps.artefacts.describe(id, shipped)).hosts;
        } catch {
          // What cannot be read declares nothing. It is asked for again with the next call: it may be there by then.
          this.known.delete(release);
          return [];
        }
      }),
    );
    return calls.flat().filter(isPassed).map(compile);
  }
}
