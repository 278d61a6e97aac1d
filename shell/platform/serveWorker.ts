import type { MessagePort } from "node:worker_threads";

import { DescribedSections } from "@serambi/kernel/cms";
import * as z from "zod";

import type { DiskState } from "./database/DiskRoom";
import type { ServiceFailure } from "./remote-services/ServiceHost";
import { startPlatform } from "./startPlatform";

const Live = z.object({
  services: z.array(z.object({ id: z.string().min(1), version: z.string().min(1), code: z.string() })),
  slots: z.record(z.string(), z.unknown()),
  sections: z.array(DescribedSections),
});

const Options = z.object({
  dataDir: z.string().optional(),
  databaseUrl: z.string().optional(),
  appTokenSecret: z.string().min(1),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  host: z.string().optional(),
  port: z.number().int().min(0).max(65_535).optional(),
  accountPort: z.number().int().min(0).max(65_535).optional(),
  logLevel: z.enum(["debug", "info", "warn", "error", "silent"]).optional(),
  accountOrigin: z.string().optional(),
  issuer: z.string().optional(),
  isDevelopment: z.boolean().optional(),
  smtpUrl: z.string().optional(),
  mailFrom: z.string().optional(),
  live: Live.optional(),
});

const Command = z.discriminatedUnion("type", [
  z.object({ type: z.literal("close") }),
  z.object({ type: z.literal("live"), live: Live }),
]);

/** What the worker tells the thread that started it. */
export type WorkerMessage =
  | {
      readonly url: string;
      readonly accountUrl: string;
      readonly hosts: readonly string[];
      readonly seedPassword: string | undefined;
    }
  | { readonly error: string }
  | { readonly used: readonly ServiceFailure[] }
  | { readonly changedSite: string }
  | { readonly disk: DiskState }
  | { readonly closed: true };

/**
 * Runs the platform for the other end of a port: posts `{url, accountUrl, hosts, seedPassword}` when it answers or `{error}` when it could not be
 * started; on `{type: "live", live}` runs these from then on and posts `{used}` with what failed, in the order of the messages; posts `{changedSite}` with the key of a site that a job has changed for its visitors, and `{disk}` with what its disk takes; on `{type: "close"}` finishes, posts `{closed: true}` and lets go of the port.
 */
export const serveWorker = async (port: MessagePort, options: unknown): Promise<void> => {
  const post = (message: WorkerMessage) => port.postMessage(message);
  try {
    const platform = await startPlatform({ ...Options.parse(options), variables: process.env });
    platform.onSiteChanged((key) => post({ changedSite: key }));
    port.on("message", (message: unknown) => {
      const { data: command } = Command.safeParse(message);
      if (command?.type === "live") {
        // Fails with the database alone: then every service has failed for the same reason.
        void platform.runLive(command.live).then(
          (failures) => post({ used: failures }),
          (error: unknown) =>
            post({ used: command.live.services.map(({ id, version }) => ({ id, version, reason: String(error) })) }),
        );
      }
      if (command?.type !== "close") return;
      void platform.close().then(() => {
        post({ closed: true });
        port.close();
      });
    });
    const { url, accountUrl, hosts, seedPassword } = platform;
    post({ url, accountUrl, hosts, seedPassword });
    platform.onDiskState((disk) => post({ disk }));
  } catch (error) {
    post({ error: error instanceof Error ? error.message : String(error) });
    port.close();
  }
};
