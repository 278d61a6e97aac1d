import { expect, it } from "@jest/globals";
import { fastify } from "fastify";

import { allowFraming } from "./allowFraming";

it("opens frames, and nothing else of the policy", async () => {
  const app = fastify();
  app.get("/", (_request, reply) => {
    reply.raw.setHeader("content-security-policy", "script-src 'self';frame-ancestors 'self';base-uri 'self'");
    reply.raw.setHeader("x-frame-options", "SAMEORIGIN");
    allowFraming(reply);
    return reply.send("");
  });
  const { headers } = await app.inject("/");
  await app.close();
  expect(headers["content-security-policy"]).toBe("script-src 'self';frame-ancestors *;base-uri 'self'");
  expect(headers).not.toHaveProperty("x-frame-options");
});
