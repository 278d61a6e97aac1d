import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { openDatabase } from "../database/openDatabase";
import { CLIENT, TestPlatform } from "../testing/TestPlatform";

const OPEN_TIMEOUT_MS = 60_000;

describe("the platform's failures", () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await TestPlatform.start(await openDatabase({}));
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const failed = (message: string) => ({ status: false, message, data: null });
  const json = { "content-type": "application/json" };

  it("answers 404 for what is not there, with any method", async () => {
    for (const path of ["/", "/class", "/v2/class/active", "/V1/CLASS/ACTIVE", "/class/active/"])
      expect(await platform.get(path)).toEqual({ status: 404, body: failed("Alamat yang diminta tidak ditemukan") });
    expect((await platform.post("/class/active", {})).status).toBe(404);
  });

  it("answers 400 for an address or body that cannot be read", async () => {
    const unreadable = { status: 400, body: failed("Permintaan tidak dapat dibaca") };
    expect(await platform.get("/%zz/cms/app/id")).toEqual(unreadable);
    expect(await platform.get(`/${"a".repeat(5_000)}/cms/app/id`)).toEqual({ ...unreadable, status: 414 });
    expect(await platform.post("/authorizer/token/generate", "{", json)).toEqual(unreadable);
    expect(await platform.post("/authorizer/token/generate", "", json)).toEqual(unreadable);
    expect(await platform.post("/authorizer/token/generate", '{"__proto__": {"clientId": "x"}}', json)).toEqual(unreadable);
  });

  it("answers 413 and 415 for a body that it does not take", async () => {
    expect(await platform.post("/authorizer/token/generate", { ...CLIENT, scopes: ["a".repeat(70_000)] })).toEqual({
      status: 413,
      body: failed("Isi permintaan terlalu besar"),
    });
    expect(await platform.post("/authorizer/token/generate", "clientId=x", { "content-type": "application/x-www-form-urlencoded" })).toEqual({
      status: 415,
      body: failed("Isi permintaan harus berupa JSON"),
    });
  });

  it("answers 422 for a body that is no object", async () => {
    for (const body of ["null", "[]", "1"]) {
      const { status } = await platform.post("/authorizer/token/generate", body, json);
      expect(status).toBe(422);
    }
  });

  it("is healthy while its database answers", async () => {
    expect(await platform.getWith("/healthz", {})).toEqual({ status: 200, body: { status: true, message: "Berhasil", data: { database: "ready" } } });
  });
});
