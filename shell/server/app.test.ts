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
