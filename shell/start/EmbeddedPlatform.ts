import { join } from "node:path";
import { Worker } from "node:worker_threads";

import { z } from "zod";

const Message = z.union([
  z.object({ url: z.url(), hosts: z.array(z.string()) }),
  z.object({ error: z.string() }),
  z.object({ closed: z.literal(true) }),
]);

export interface EmbeddedPlatformOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly appTokenSecret: string;
}

/**
 * The platform in a thread of this process, behind the same HTTP as a real host: queries never hold up a
 * page, and no other code needs to know where the platform runs.
 */
export class EmbeddedPlatform {
  private constructor(
    readonly url: string,
    /** One host name of each of its sites. */
    readonly hosts: readonly string[],
    private readonly worker: Worker,
  ) {}

  /** @throws Error with the platform's own words when it cannot start */
  static start(options: EmbeddedPlatformOptions): Promise<EmbeddedPlatform> {
    const { databaseUrl, ...rest } = options;
    const file = join(__dirname, "..", "..", "platform", "dist", "worker.cjs");
    const worker = new Worker(file, { workerData: { ...rest, ...(databaseUrl !== undefined && { databaseUrl }) } });
    return new Promise((resolve, reject) => {
      worker.once("error", reject);
      worker.once("exit", (code) => reject(new Error(`The embedded platform ended with code ${code}`)));
      worker.once("message", (message: unknown) => {
        const said = Message.parse(message);
        if ("url" in said) resolve(new EmbeddedPlatform(said.url, said.hosts, worker));
        else reject(new Error("error" in said ? said.error : "The embedded platform closed at once"));
      });
    });
  }

  close = (): Promise<void> =>
    new Promise((resolve) => {
      this.worker.once("exit", () => resolve());
      this.worker.postMessage({ type: "close" });
    });
}
