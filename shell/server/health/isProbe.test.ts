import { expect, it } from "@jest/globals";
import { fastify } from "fastify";

import { isProbe } from "./isProbe";

it("is a question for the server's state, and no report that anybody may send", async () => {
  const app = fastify();
  const probes: string[] = [];
  app.addHook("onRequest", (request, _reply, done) => {
    if (isProbe(request)) probes.push(request.url);
    done();
  });
  app.get("/healthz", { config: { kind: "system" } }, () => ({}));
  app.get("/page", { config: { kind: "page" } }, () => ({}));
  app.post("/client-vitals", { config: { kind: "system", budget: "vitals" } }, () => ({}));
  for (const url of ["/healthz", "/page"]) await app.inject({ url });
  await app.inject({ method: "POST", url: "/client-vitals" });
  expect(probes).toEqual(["/healthz"]);
});
