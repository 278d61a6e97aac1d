import type { FastifyInstance } from "fastify";

import type { Env } from "./env/readEnv";

/** The part of Node's `process` that serving needs. */
export interface ServerProcess {
  on(event: string, listener: (cause: unknown) => void): unknown;
  exit(code: number): void;
  readonly stderr: { write(text: string): unknown };
}

export interface ServeOptions {
  /** Closes what the server used, after its last answer: connections to the hosts, the embedded platform. */
  readonly close: () => Promise<void>;
  readonly process?: ServerProcess;
}

const LISTEN_PROBLEMS: Readonly<Record<string, (env: Pick<Env, "host" | "port">) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken. Choose another one: PORT=${port < 65_535 ? port + 1 : 3000} npm start`,
  EACCES: ({ port }) => `Port ${port} may not be used by this user. Choose one from 1024: PORT=3000 npm start`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not an address of this machine.`,
};

const listenProblem = (error: unknown, env: Pick<Env, "host" | "port">): string | null => {
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  return LISTEN_PROBLEMS[code]?.(env) ?? null;
};

const delay = (ms: number): Promise<"late"> =>
  new Promise((resolve) => {
    setTimeout(() => resolve("late"), ms).unref();
  });

/** Finishes the requests in flight, for as long as they may take, then closes everything else. */
const stop = async (app: FastifyInstance, timeoutMs: number, close: () => Promise<void>): Promise<void> => {
  const closed = app.close();
  if ((await Promise.race([closed, delay(timeoutMs)])) === "late") {
    app.log.warn({ timeoutMs }, "requests in flight were cut off");
    app.server.closeAllConnections();
    await closed;
  }
  await close();
};

/**
 * Listens, and stops on SIGTERM or SIGINT: no new connections, requests in flight are finished, then the process
 * exits with 0. A second signal exits at once.
 * @returns the address listened on, or null after saying on standard error why there is none and exiting with 1
 */
export const serve = async (
  app: FastifyInstance,
  env: Pick<Env, "host" | "port" | "shutdownTimeoutMs">,
  options: ServeOptions,
): Promise<string | null> => {
  const host: ServerProcess = options.process ?? process;
  let isStopping = false;
  const end = (code: number): void => {
    if (isStopping) return host.exit(1);
    isStopping = true;
    stop(app, env.shutdownTimeoutMs, options.close).then(
      () => host.exit(code),
      (error: unknown) => {
        app.log.error({ err: error }, "stopping failed");
        host.exit(1);
      },
    );
  };

  try {
    const address = await app.listen({ host: env.host, port: env.port });
    host.on("SIGTERM", () => end(0));
    host.on("SIGINT", () => end(0));
    // A remote's stray promise must not take every tenant's site down.
    host.on("unhandledRejection", (cause) => app.log.error({ err: cause }, "unhandled rejection"));
    host.on("uncaughtException", (cause) => {
      app.log.fatal({ err: cause }, "uncaught exception");
      end(1);
    });
    return address;
  } catch (error) {
    const problem = listenProblem(error, env);
    if (problem === null) throw error;
    host.stderr.write(`${problem}\n`);
    await options.close();
    host.exit(1);
    return null;
  }
};
