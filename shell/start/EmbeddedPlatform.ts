import { join } from "node:path";
import { Worker } from "node:worker_threads";

import type { DescribedSections } from "@serambi/kernel/cms";
import { z } from "zod";

import type { LoopTimes } from "../server/queue/LoopPace";

const Failure = z.object({ id: z.string(), version: z.string(), reason: z.string() });

const Message = z.union([
  z.object({
    url: z.url(),
    accountUrl: z.url(),
    hosts: z.array(z.string()),
    seedPassword: z.string().optional(),
  }),
  z.object({ error: z.string() }),
  z.object({ used: z.array(Failure) }),
  z.object({ changedSite: z.string() }),
  z.object({ disk: z.enum(["writable", "full", "closed"]) }),
  z.object({ closed: z.literal(true) }),
]);

/** The built service of a live version of a remote: `service/service.cjs` of its artefact, as text. */
export interface BuiltService {
  readonly id: string;
  readonly version: string;
  readonly code: string;
}

/** The platform's parts of the versions of remotes that are live. */
export interface LiveParts {
  readonly services: readonly BuiltService[];
  /** What slots take, as JSON schemas, by their names: a site's sections are checked by them. */
  readonly slots: Readonly<Record<string, unknown>>;
  /** Slots that people may put on a page, by remotes. */
  readonly sections: readonly DescribedSections[];
}

/** A service that could not be brought into service, and why; the platform's log has it too. */
export type ServiceFailure = z.infer<typeof Failure>;

type DiskState = "writable" | "full" | "closed";

export interface EmbeddedPlatformOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly appTokenSecret: string;
  /** Another OpenID provider in the place of its account site (`ACCOUNT_URL`). */
  readonly issuer: string | undefined;
  /** Whether everybody who asks may read its outbox. */
  readonly isDevelopment: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  /** Those of the versions that are live, where they are known already: their tables and seed are there before the platform answers. */
  readonly live?: LiveParts;
}

/**
 * The platform in a thread of this process, behind the same HTTP as a real host: queries never hold up a
 * page, and no other code needs to know where the platform runs.
 */
export class EmbeddedPlatform {
  /** Whether the disk of its database takes writes. */
  disk: DiskState = "writable";
  private uses: Promise<unknown> = Promise.resolve();

  private constructor(
    readonly url: string,
    /** One host name of each of its sites. */
    readonly hosts: readonly string[],
    /** Where its account site listens. */
    readonly accountUrl: string,
    /** What the persons of the seed sign in with, where it was made here. */
    readonly seedPassword: string | undefined,
    private readonly worker: Worker,
  ) {
    worker.on("message", (message: unknown) => {
      const said = Message.parse(message);
      if ("disk" in said) this.disk = said.disk;
    });
  }

  /** @throws Error with the platform's own words when it cannot start. A service that fails does not keep it from starting */
  static start(options: EmbeddedPlatformOptions): Promise<EmbeddedPlatform> {
    const { databaseUrl, ...rest } = options;
    const file = join(__dirname, "..", "..", "platform", "dist", "worker.cjs");
    const worker = new Worker(file, { workerData: { ...rest, ...(databaseUrl !== undefined && { databaseUrl }) } });
    return new Promise((resolve, reject) => {
      worker.once("error", reject);
      worker.once("exit", (code) => reject(new Error(`The embedded platform ended with code ${code}`)));
      worker.once("message", (message: unknown) => {
        const said = Message.parse(message);
        if ("url" in said)
          resolve(new EmbeddedPlatform(said.url, said.hosts, said.accountUrl, said.seedPassword, worker));
        else reject(new Error("error" in said ? said.error : "The embedded platform closed at once"));
      });
    });
  }

  /**
   * Runs exactly these services from now on; call it with all of them each time the live versions change. New endpoints answer the next
   * call; a version that runs already costs nothing.
   * @returns what failed; what the same remote had before goes on
   */
  runLive = (live: LiveParts): Promise<readonly ServiceFailure[]> => {
    // One after another: the worker's answers carry no name.
    const used = this.uses.then(() => this.use(live));
    this.uses = used.catch(() => undefined);
    return used;
  };

  /** Tells `listener` the key of each site that a job of the platform has changed for its visitors. */
  onSiteChanged = (listener: (key: string) => void): void => {
    this.worker.on("message", (message: unknown) => {
      const said = Message.parse(message);
      if ("changedSite" in said) listener(said.changedSite);
    });
  };

  /** Times of its thread, which all pages ask. */
  loopTimes = (): LoopTimes => this.worker.performance.eventLoopUtilization();

  close = (): Promise<void> =>
    new Promise((resolve) => {
      this.worker.once("exit", () => resolve());
      this.worker.postMessage({ type: "close" });
    });

  private use(live: LiveParts): Promise<readonly ServiceFailure[]> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        this.worker.off("message", hear);
        this.worker.off("exit", end);
      };
      const hear = (message: unknown) => {
        const said = Message.parse(message);
        if (!("used" in said)) return;
        stop();
        resolve(said.used);
      };
      const end = () => {
        stop();
        reject(new Error("The embedded platform has ended"));
      };
      this.worker.on("message", hear);
      this.worker.on("exit", end);
      this.worker.postMessage({ type: "live", live });
    });
  }
}
