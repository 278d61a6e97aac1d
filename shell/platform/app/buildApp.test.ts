import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { FastifyInstance, InjectOptions } from "fastify";

import type { Database } from "../database/Database";
import { openDatabase } from "../database/openDatabase";
import { buildApp } from "./buildApp";

const JSON_TYPE = { "content-type": "application/json" };

/** None of these requests gets as far as a database, or they show what happens without one. */
describe("the platform's failures", () => {
  let db: Database;
  let app: FastifyInstance;
  beforeAll(async () => {
    db = await openDatabase({ databaseUrl: "postgres://nobody@127.0.0.1:1/nothing" });
    const secrets = { appTokenKey: Buffer.alloc(32), clientId: "shell", clientSecret: "secret" };
    ({ app } = buildApp(
      { db, ...secrets, now: () => new Date(), slotOf: () => undefined, sections: () => [], variables: {} },
      "silent",
    ));
  });
  afterAll(async () => {
    await app.close();
    await db.close();
  });

  const answer = async (request: InjectOptions) => {
    const { statusCode, ...rest } = await app.inject(request);
    return { status: statusCode, body: rest.json<unknown>() };
  };
  const generate = (payload: string | object, headers = JSON_TYPE) =>
    answer({ method: "POST", url: "/authorizer/token/generate", payload, headers });
  const failed = (status: number, message: string) => ({ status, body: { status: false, message, data: null } });

  it.each(["/", "/authorizer", "/v2/authorizer/version", "/V1/AUTHORIZER/VERSION", "/authorizer/version/"])(
    "answers 404 for %s",
    async (url) => {
      expect(await answer({ url })).toEqual(failed(404, "Alamat yang diminta tidak ditemukan"));
    },
  );

  it("answers 404 for a method that an address does not take", async () => {
    expect((await answer({ method: "POST", url: "/authorizer/version", payload: {} })).status).toBe(404);
  });

  it("asks who is to delete something, whether or not the call names the type of a body that it has not", async () => {
    const url = "/demo/cms/app/settings";
    const [bare, typed] = [
      await answer({ method: "DELETE", url }),
      await answer({ method: "DELETE", url, headers: JSON_TYPE }),
    ];
    expect(bare.status).not.toBe(400);
    expect(typed).toEqual(bare);
  });

  it("answers 400 and 414 for an address that cannot be read", async () => {
    const message = "Permintaan tidak dapat dibaca";
    expect(await answer({ url: "/%zz/cms/app/id" })).toEqual(failed(400, message));
    expect(await answer({ url: `/${"a".repeat(5_000)}/cms/app/id` })).toEqual(failed(414, message));
  });

  it.each(["{", "", '{"__proto__": {"clientId": "x"}}'])("answers 400 for the body %j", async (body) => {
    expect(await generate(body)).toEqual(failed(400, "Permintaan tidak dapat dibaca"));
  });

  it("answers 413 and 415 for a body that it does not take", async () => {
    expect(await generate({ scopes: ["a".repeat(70_000)] })).toEqual(failed(413, "Isi permintaan terlalu besar"));
    const form = { "content-type": "application/x-www-form-urlencoded" };
    expect(await generate("clientId=shell", form)).toEqual(failed(415, "Isi permintaan harus berupa JSON"));
  });

  it.each(["null", "[]", "1"])("answers 422 for the body %s, which is no object", async (body) => {
    expect((await generate(body)).status).toBe(422);
  });

  it.each(["/v1/authorizer/validate", "/v1/authorizer/version", "/healthz"])(
    "answers 503 for %s without a database",
    async (url) => {
      expect(await answer({ url })).toEqual(
        failed(503, "Layanan sedang tidak dapat dihubungi. Silakan coba sesaat lagi"),
      );
    },
  );
});
