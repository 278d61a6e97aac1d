import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { Redis } from "ioredis";

const START_TIMEOUT_MS = 25_000;
const MISSING = "No redis-server: `npm test` installs one where it may, else install it or set REDIS_SERVER_PATH";

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on TCP
  server.close();
  await once(server, "close");
  return port;
};

/** A real Redis on loopback for one test, that can be stopped, started again, and made to say nothing. */
export class RedisProcess {
  private child: ChildProcess | undefined;
  private folder = "";
  private port = 0;
  private client: Redis | undefined;

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Past the server under test: what really is in there. */
  get contents(): Redis {
    if (!this.client) throw new Error("Redis is not started");
    return this.client;
  }

  /** @throws Error that says how to get one where this machine has no Redis */
  async start(): Promise<this> {
    if (this.port === 0) {
      this.folder = await mkdtemp(path.join(tmpdir(), "serambi-redis-"));
      this.port = await freePort();
    }
    const flags = [
      "--port",
      this.port,
      "--bind",
      "127.0.0.1",
      "--dir",
      this.folder,
      "--save",
      "",
      "--appendonly",
      "no",
    ];
    const child = spawn(process.env["REDIS_SERVER_PATH"] ?? "redis-server", flags.map(String), { stdio: "ignore" });
    this.child = child;
    let problem: Error | null = null;
    child.once("error", (cause) => (problem = new Error(MISSING, { cause })));
    child.once("exit", (code) => (problem ??= new Error(`redis-server ended with ${String(code)}`)));
    this.client = new Redis(this.url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
    this.client.on("error", () => undefined); // not there yet
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (this.client.status !== "ready") {
      if (problem !== null || Date.now() > deadline) {
        this.client.disconnect();
        throw problem ?? new Error("redis-server did not become ready");
      }
      await sleep(10);
    }
    return this;
  }

  /** Takes commands and answers none, as a host that is overloaded. */
  freeze(): void {
    this.child?.kill("SIGSTOP");
  }

  thaw(): void {
    this.child?.kill("SIGCONT");
  }

  /** As if the machine were gone; `start` brings an empty one back at the same address. */
  async kill(): Promise<void> {
    this.client?.disconnect();
    const child = this.child;
    this.child = undefined;
    if (!child || child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  async stop(): Promise<void> {
    await this.kill();
    if (this.folder) await rm(this.folder, { recursive: true, force: true });
  }
}
