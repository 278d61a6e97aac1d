import { describe, expect, it } from "@jest/globals";

import { TestServer } from "./testing/TestServer";

describe("routes of other rooms", () => {
  it("are mounted before the pages and count as static", async () => {
    const server = await new TestServer().start({
      registerRoutes: (app) => {
        app.get("/registry.json", (_request, reply) => reply.send({ release: "r-1" }));
      },
    });
    expect((await server.get("/registry.json")).json()).toEqual({ release: "r-1" });
    expect((await server.get("/metrics")).body).toContain(
      'serambi_requests_total{kind="static",status="200",tenant="none"} 1',
    );
    await server.stop();
  });
});

/** As the start does: nothing else has its turn meanwhile. */
const block = async (ms: number): Promise<void> => {
  const end = performance.now() + ms;
  while (performance.now() < end);
  await new Promise((resolve) => setTimeout(resolve, 20));
};

describe("a delay of the server's own", () => {
  const LONG_MS = 2_200;

  it("turns nobody away right after the start, and visitors while it lasts later on", async () => {
    const server = await new TestServer().start();
    await block(LONG_MS);
    expect((await server.get("/")).statusCode).toBe(503);
    await server.app.listen({ host: "127.0.0.1", port: 0 });
    expect((await server.get("/")).statusCode).toBe(200);
    await server.stop();
  });
});
