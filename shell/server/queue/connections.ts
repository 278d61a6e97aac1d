import type { ServerResponse } from "node:http";
import { Socket } from "node:net";

import type { FastifyInstance, FastifyRequest } from "fastify";

import { isFromHere, visitorAddress } from "../limits/visitorAddress";
import { isProbe } from "../health/isProbe";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { knownTenant } from "../tenant/knownTenant";
import type { Asker } from "./FairQueue";
import { LoopTurns } from "./LoopTurns";

/** Requests that a connection may send ahead of their answers; browsers and proxies send none ahead. */
const MAX_AHEAD = 32;

let opened = 0;

class Connection {
  readonly id = (opened += 1);
  private readonly ahead: (() => void)[] = [];
  private isBusy = false;
  private readonly ending = new AbortController();

  constructor(private readonly socket: Socket) {
    socket.once("close", () => {
      this.ahead.length = 0;
      this.ending.abort();
    });
  }

  /** Aborted when the connection ends. */
  get gone(): AbortSignal {
    return this.ending.signal;
  }

  /** @param begin called once the answer before this one has left the server */
  enter = (answer: ServerResponse, begin: () => void): void => {
    const start = (): void => {
      this.isBusy = true;
      answer.once("close", this.leave);
      begin();
    };
    if (!this.isBusy) return start();
    if (this.ahead.length >= MAX_AHEAD) this.socket.destroy();
    else this.ahead.push(start);
  };

  private readonly leave = (): void => {
    this.isBusy = false;
    if (!this.socket.destroyed) this.ahead.shift()?.();
  };
}

const connections = new WeakMap<Socket, Connection>();

const connectionOf = (request: FastifyRequest): Connection | null => {
  const { socket } = request.raw;
  // A request that a test injects has none.
  if (!(socket instanceof Socket)) return null;
  const connection = connections.get(socket) ?? new Connection(socket);
  connections.set(socket, connection);
  return connection;
};

/**
 * Answers the requests of one connection one after the other. A program that sends hundreds ahead and reads nothing has one page made, not
 * hundreds. Of all connections a few requests are begun in each turn of the event loop, tenants in turn.
 */
export const registerConnectionTurns = (
  app: FastifyInstance,
  directory: Pick<TenantDirectory, "keyOf">,
): Pick<LoopTurns, "greedyTenant"> => {
  const turns = new LoopTurns();
  app.addHook("onRequest", (request, reply, done) => {
    const connection = connectionOf(request);
    if (!connection) return done();
    const { socket } = request.raw;
    if (isProbe(request)) return connection.enter(reply.raw, done);
    connection.enter(reply.raw, () => turns.enter(knownTenant(directory, request), () => socket.destroyed, done));
  });
  return turns;
};

/** @param tenant key of the tenant that work is done for */
export const askerOf = (request: FastifyRequest, tenant: string): Asker => {
  const connection = connectionOf(request);
  // A proxy of this machine that nobody named makes all visitors one address: their connections tell them apart.
  const visitor = connection && isFromHere(request) ? `connection ${connection.id}` : visitorAddress(request);
  return { tenant, visitor, gone: connection?.gone };
};
