import type { MessagePort } from "node:worker_threads";

import * as z from "zod";

import { startPlatform } from "./startPlatform";

const Options = z.object({
  dataDir: z.string().optional(),
  databaseUrl: z.string().optional(),
  appTokenSecret: z.string().min(1),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  host: z.string().optional(),
  port: z.number().int().min(0).max(65_535).optional(),
  logLevel: z.enum(["debug", "info", "warn", "error", "silent"]).optional(),
});

const Command = z.object({ type: z.literal("close") });

/** What the worker tells the thread that started it. */
export type WorkerMessage =
  | { readonly url: string; readonly hosts: readonly string[] }
  | { readonly error: string }
  | { readonly closed: true };

/**
 * Runs the platform for the other end of a port: posts `{url}` when it answers or `{error}` when it could not be
 * started; on `{type: "close"}` finishes, posts `{closed: true}` and lets go of the port.
 */
export const serveWorker = async (port: MessagePort, options: unknown): Promise<void> => {
  const post = (message: WorkerMessage) => port.postMessage(message);
  try {
    const platform = await startPlatform(Options.parse(options));
    port.on("message", (message: unknown) => {
      if (!Command.safeParse(message).success) return;
      void platform.close().then(() => {
        post({ closed: true });
        port.close();
      });
    });
    post({ url: platform.url, hosts: platform.hosts });
  } catch (error) {
    post({ error: error instanceof Error ? error.message : String(error) });
    port.close();
  }
};
