import { EventEmitter } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { serve, type ServerProcess } from "./main";
import { eventually, TestServer } from "./testing/TestServer";

class FakeProcess extends EventEmitter implements ServerProcess {
  readonly codes: number[] = [];
  readonly told: unknown[] = [];
  text = "";
  readonly stderr = { write: (text: string) => (this.text += text) };
  exit = (code: number): void => {
    this.codes.push(code);
  };
  send = (message: unknown): void => {
    this.told.push(message);
  };
}

const HOST = { host: "main.localhost" };

describe("serve", () => {
  let server: TestServer;
  let host: FakeProcess;
  let isClosed: boolean;

  beforeEach(async () => {
    server = await new TestServer().start();
    host = new FakeProcess();
    isClosed = false;
  });

  afterEach(() => server.stop());

  const start = async (shutdownTimeoutMs = 5_000) => {
    const close = async () => {
      isClosed = true;
    };
    return (await serve(server.app, { host: "127.0.0.1", port: 0, shutdownTimeoutMs }, { close, process: host })) ?? "";
  };

  /** A page that is answered when the test says so. */
  const holdPages = () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.pages.before = () => held;
    return () => release();
  };

  it.each(["SIGTERM", "SIGINT"])(
    "finishes a request in flight on %s, then closes the rest and exits with 0",
    async (signal) => {
      const address = await start();
      const release = holdPages();
      const inFlight = fetch(`${address}/Courses`, { headers: HOST });
      await eventually(() => server.pages.visits.length === 1);

      host.emit(signal);
      await eventually(() =>
        fetch(`${address}/healthz`, { headers: { connection: "close" } }).then(
          () => false,
          () => true,
        ),
      );
      expect([isClosed, host.codes]).toEqual([false, []]);

      release();
      const answer = await inFlight;
      expect(answer.status).toBe(200);
      expect(answer.headers.get("connection")).toBe("close");
      await answer.text();
      await eventually(() => host.codes.length > 0);
      expect([isClosed, host.codes]).toEqual([true, [0]]);
    },
  );

  it("cuts off what takes longer than it may, and says so in the log", async () => {
    const address = await start(50);
    const release = holdPages();
    const cut = fetch(`${address}/Courses`, { headers: HOST }).then(
      () => "answered",
      () => "cut off",
    );
    await eventually(() => server.pages.visits.length === 1);
    host.emit("SIGTERM");
    expect(await cut).toBe("cut off");
    await eventually(() => host.codes.length > 0);
    expect(host.codes).toEqual([0]);
    expect(server.logLines).toContainEqual(
      expect.objectContaining({ msg: "requests in flight were cut off", timeoutMs: 50 }),
    );
    release();
  });

  it("exits at once on a second signal", async () => {
    const address = await start();
    const release = holdPages();
    const inFlight = fetch(`${address}/Courses`, { headers: HOST });
    await eventually(() => server.pages.visits.length === 1);
    host.emit("SIGINT");
    host.emit("SIGINT");
    expect(host.codes).toEqual([1]);
    release();
    await (await inFlight).text();
    await eventually(() => host.codes.length === 2);
  });

  it("tells the program that keeps it that it is ready, and stops when that has ended", async () => {
    await start();
    expect(host.told).toEqual(["ready"]);
    host.emit("disconnect");
    await eventually(() => host.codes.length > 0);
    expect(host.codes).toEqual([1]);
  });

  it("says in one line that its port is taken, names another, and exits with 1", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, "127.0.0.1", resolve);
    });
    const { port } = other.address() as AddressInfo; // it listens on TCP
    const close = async () => {
      isClosed = true;
    };
    const env = { host: "127.0.0.1", port, shutdownTimeoutMs: 100 };
    expect(await serve(server.app, env, { close, process: host })).toBeNull();
    expect(host.text).toBe(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start\n`);
    expect([isClosed, host.codes]).toEqual([true, [1]]);
    other.close();
  });

  it("goes on after a stray promise fails, with a line in the log", async () => {
    const address = await start();
    host.emit("unhandledRejection", new Error("stray"));
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(server.logLines).toContainEqual(
      expect.objectContaining({ msg: "unhandled rejection", err: expect.objectContaining({ message: "stray" }) }),
    );
    expect(host.codes).toEqual([]);
  });
});
