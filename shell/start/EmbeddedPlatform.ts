import { join } from "node:path";
import { Worker } from "node:worker_threads";

import type { DescribedSections } from "@serambi/kernel/cms";
import { z } from "zod";

import type { LoopTimes } from "../server/queue/LoopPace";

const WORKER = join(__dirname, "..", "..", "platform", "dist", "worker.cjs");

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

/** Before it is started again, and at most, where it has ended soon after a start again and again. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const STEADY_MS = 60_000;

/** Where it answers, and what its seed has. */
interface Opened {
  readonly url: string;
  readonly accountUrl: string;
  readonly hosts: readonly string[];
  readonly seedPassword?: string | undefined;
}

/** @throws Error with the platform's own words when it cannot start */
const open = (file: string, workerData: unknown): Promise<readonly [Worker, Opened]> => {
  const worker = new Worker(file, { workerData });
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The embedded platform ended with code ${code}`)));
    worker.once("message", (message: unknown) => {
      const said = Message.parse(message);
      if ("url" in said) resolve([worker, said]);
      else reject(new Error("error" in said ? said.error : "The embedded platform closed at once"));
    });
  });
};

const portOf = (url: string): number => Number(new URL(url).port);

/** Its place in the log is that of the server's first lines: the server's own log may not be open yet. */
const toLog = (error: unknown, msg: string): void =>
  void process.stderr.write(`${JSON.stringify({ level: 50, time: Date.now(), err: String(error), msg })}\n`);

/**
 * The platform in a thread of this process, behind the same HTTP as a real host: queries never hold up a
 * page, and no other code needs to know where the platform runs. A thread that ends by itself is started again, at the same addresses.
 */
export class EmbeddedPlatform {
  /** Whether the disk of its database takes writes. */
  disk: DiskState = "writable";
  readonly url: string;
  /** One host name of each of its sites. */
  readonly hosts: readonly string[];
  /** Where its account site listens. */
  readonly accountUrl: string;
  /** The password of the persons of its seed, where it was made here. */
  readonly seedPassword: string | undefined;
  private uses: Promise<unknown> = Promise.resolve();
  private isRunning = false;
  private isClosing = false;
  private starting: Promise<void> | undefined;
  private pause: NodeJS.Timeout | undefined;
  private pauseMs = FIRST_PAUSE_MS;
  private tellChanged: (key: string) => void = () => undefined;

  private constructor(
    private readonly file: string,
    private options: EmbeddedPlatformOptions,
    private worker: Worker,
    { url, hosts, accountUrl, seedPassword }: Opened,
    private readonly onProblem: (error: unknown, what: string) => void,
  ) {
    this.url = url;
    this.hosts = hosts;
    this.accountUrl = accountUrl;
    this.seedPassword = seedPassword;
    this.attach(worker);
  }

  /**
   * @param file the built worker
   * @throws Error with the platform's own words when it cannot start. A service that fails does not keep it from starting
   */
  static async start(options: EmbeddedPlatformOptions, file = WORKER, onProblem = toLog): Promise<EmbeddedPlatform> {
    const [worker, opened] = await open(file, options);
    return new EmbeddedPlatform(file, options, worker, opened, onProblem);
  }

  /**
   * Runs exactly these services from now on; call it with all of them each time the live versions change. New endpoints answer the next
   * call; a version that runs already costs nothing.
   * @returns what failed; what the same remote had before goes on. Nothing while the thread is started again: it starts with these
   */
  runLive = (live: LiveParts): Promise<readonly ServiceFailure[]> => {
    this.options = { ...this.options, live };
    // One after another: the worker's answers carry no name.
    const used = this.uses.then(() => (this.isRunning ? this.use(live) : []));
    this.uses = used.catch(() => undefined);
    return used;
  };

  /** Tells `listener` the key of each site that a job of the platform has changed for its visitors. */
  onSiteChanged = (listener: (key: string) => void): void => {
    this.tellChanged = listener;
  };

  /** Times of its thread, which all pages ask. They begin anew with it. */
  loopTimes = (): LoopTimes => this.worker.performance.eventLoopUtilization();

  close = async (): Promise<void> => {
    this.isClosing = true;
    clearTimeout(this.pause);
    await this.starting;
    if (!this.isRunning) return;
    await new Promise<void>((resolve) => {
      this.worker.once("exit", () => resolve());
      this.worker.postMessage({ type: "close" });
    });
  };

  private attach(worker: Worker): void {
    this.worker = worker;
    this.isRunning = true;
    worker.on("message", (message: unknown) => {
      const said = Message.parse(message);
      if ("disk" in said) this.disk = said.disk;
      if ("changedSite" in said) this.tellChanged(said.changedSite);
    });
    worker.on("error", (error) => this.onProblem(error, "the embedded platform has failed"));
    const since = performance.now();
    worker.once("exit", () => {
      this.isRunning = false;
      if (performance.now() - since > STEADY_MS) this.pauseMs = FIRST_PAUSE_MS;
      this.startLater();
    });
  }

  private startLater(): void {
    if (this.isClosing) return;
    this.pause = setTimeout(() => {
      this.starting = this.startAgain();
    }, this.pauseMs);
    this.pauseMs = Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS);
  }

  private async startAgain(): Promise<void> {
    const { options, url, accountUrl } = this;
    try {
      const ports = { port: portOf(url), accountPort: portOf(accountUrl) };
      const [worker] = await open(this.file, { ...options, ...ports });
      this.disk = "writable";
      this.attach(worker);
      // Meanwhile other versions may have become live.
      if (this.options !== options && this.options.live) void this.runLive(this.options.live);
    } catch (error) {
      this.onProblem(error, "the embedded platform could not be started again");
      this.startLater();
    }
  }

  private use(live: LiveParts): Promise<readonly ServiceFailure[]> {
    const { worker } = this;
    return new Promise((resolve) => {
      const stop = () => {
        worker.off("message", hear);
        worker.off("exit", end);
      };
      const hear = (message: unknown) => {
        const said = Message.parse(message);
        if (!("used" in said)) return;
        stop();
        resolve(said.used);
      };
      const end = () => {
        stop();
        resolve([]);
      };
      worker.on("message", hear);
      worker.on("exit", end);
      worker.postMessage({ type: "live", live });
    });
  }
}
