import { connect, type Socket } from "node:net";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { fastify, type FastifyInstance } from "fastify";

import type { Asker } from "./FairQueue";
import { askerOf, registerConnectionTurns } from "./connections";

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((next) => setTimeout(next, 5));
};

describe("requests of one connection", () => {
  let app: FastifyInstance;
  let port: number;
  let sockets: Socket[];
  /** Addresses in the order in which they were begun, and what ends each. */
  let begun: { readonly url: string; readonly asker: Asker; readonly end: () => void }[];

  beforeEach(async () => {
    begun = [];
    sockets = [];
    app = fastify();
    registerConnectionTurns(app, { keyOf: () => null });
    app.get("/*", (request, reply) => {
      const end = (): void => void reply.send(`answer to ${request.url}`);
      begun.push({ url: request.url, asker: askerOf(request, "demo"), end });
    });
    await app.listen({ host: "127.0.0.1", port: 0 });
    ({ port } = app.server.address() as { port: number }); // it listens on a port
  });

  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    app.server.closeAllConnections();
    await app.close();
  });

  const send = (...paths: readonly string[]): { readonly text: () => string; readonly socket: Socket } => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.on("data", (piece) => (text += piece.toString()));
    socket.on("error", () => undefined);
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(""));
    sockets.push(socket);
    return { text: () => text, socket };
  };
  const urls = (): string[] => begun.map(({ url }) => url);

  it("are answered one after the other, though all were sent at once", async () => {
    const { text } = send("/1", "/2", "/3");
    for (const number of [1, 2, 3]) {
      await until(() => begun.length === number);
      await new Promise(setImmediate);
      expect(begun).toHaveLength(number);
      begun.at(-1)?.end();
    }
    await until(() => text().includes("answer to /3"));
    expect(urls()).toEqual(["/1", "/2", "/3"]);
  });

  it("do not wait for those of another connection, which is another visitor", async () => {
    send("/1", "/2");
    send("/other");
    await until(() => begun.length === 2);
    expect(urls().toSorted()).toEqual(["/1", "/other"]);
    const [one, other] = begun;
    expect(one?.asker.visitor).not.toBe(other?.asker.visitor);
    expect(one?.asker).toMatchObject({ tenant: "demo" });
  });

  it("are given up when the connection ends", async () => {
    const { socket } = send("/1", "/2");
    await until(() => begun.length === 1);
    socket.destroy();
    await until(() => begun[0]?.asker.gone?.aborted === true);
    begun[0]?.end();
    await new Promise((next) => setTimeout(next, 20));
    expect(urls()).toEqual(["/1"]);
  });

  it("end the connection where there are more of them than anybody sends", async () => {
    const { socket } = send(...Array.from({ length: 100 }, (_, number) => `/${number}`));
    await until(() => socket.destroyed);
    expect(urls()).toEqual(["/0"]);
  });
});
