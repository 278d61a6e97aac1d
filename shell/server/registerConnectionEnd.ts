import type { Socket } from "node:net";

import type { FastifyInstance } from "fastify";

/**
 * While the server stops, no connection is kept for another request. Connections that never brought one are
 * closed: browsers open them in advance, and Node counts them as busy, so that stopping would wait for nothing.
 */
export const registerConnectionEnd = (app: FastifyInstance): void => {
  let isClosing = false;
  const unused = new Set<Socket>();
  app.server.on("connection", (socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }) => unused.delete(socket));
  app.addHook("preClose", (done) => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isClosing) reply.header("connection", "close");
    done();
  });
};
