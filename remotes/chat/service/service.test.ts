import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { defineService, type Passage } from "@serambi/kernel/service";
import { describeWithDatabase, TestPlatform } from "@serambi/platform/testing";
import * as z from "zod";

import { service } from "./index";

const said = (path: string, title: string, text: string): Passage => ({
  path,
  title,
  text,
  kind: { id: "Kelas", en: "Course" },
  language: "id",
  isThing: true,
  facts: [{ asks: "price", label: { id: "Biaya", en: "Price" }, value: { id: "Rp 450.000", en: "IDR 450,000" } }],
});

const OPEN_TIMEOUT_MS = 60_000;

let content: readonly Passage[] = [];
/** A service that says what the test wants, on one tenant. */
const other = defineService({
  id: "library",
  migrations: [],
  endpoints: [],
  passages: ({ tenant }) => Promise.resolve(tenant.key === "melati" ? content : []),
});
const broken = defineService({
  id: "broken",
  migrations: [],
  endpoints: [],
  passages: async ({ sql }) => {
    await sql.query("select * from there_is_no_such_table");
    return [];
  },
});

const Opened = z.object({ data: z.object({ id: z.string(), token: z.string() }) });
const Line = z.object({
  message_id: z.string(),
  id: z.string(),
  text: z.string().optional(),
  sources: z.array(z.object({ path: z.string() })).optional(),
});

describeWithDatabase("the assistant", (open) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await TestPlatform.start(await open(), { services: [service, broken, other] });
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const call = async (
    method: "GET" | "POST" | "DELETE",
    url: string,
    { body, token }: { body?: object; token?: string | undefined } = {},
  ) =>
    platform.app.inject({
      method,
      url,
      headers: {
        "app-token": platform.appToken("melati.localhost"),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { payload: body }),
    });
  const login = async (): Promise<string> => Opened.parse((await call("POST", "/identity/login")).json()).data.token;
  const ask = async (query: string, token?: string, conversationId?: string) => {
    const answer = await call("POST", "/v2/chat", {
      token,
      body: { workspace_id: "melati", query, ...(conversationId !== undefined && { conversation_id: conversationId }) },
    });
    const lines = (answer.statusCode === 200 ? answer.body : "")
      .split("\n")
      .filter(Boolean)
      .map((line) => Line.parse(JSON.parse(line)));
    return {
      status: answer.statusCode,
      id: lines[0]?.id ?? "",
      text: lines.map(({ text = "" }) => text).join(""),
      lines,
    };
  };

  describe("an answer", () => {
    it("comes out of what the site says, with data as it stands and where it says so", async () => {
      content = [said("/#membatik", "Membatik dari nol", "Kami belajar mencanting di bengkel.")];
      const { text, lines } = await ask("brp harga kelas membatik?", await login());
      expect(text).toBe("**Membatik dari nol**: biaya Rp 450.000. [1](/#membatik)");
      expect(lines.at(-1)?.sources).toMatchObject([{ path: "/#membatik" }]);
    });

    it("is a refusal where the site says nothing of it", async () => {
      const { text, lines } = await ask("siapa presiden pertama brasil", await login());
      expect(text).toContain("tidak akan menebak");
      expect(lines.at(-1)?.sources).toEqual([]);
    });

    it("follows the content within a minute", async () => {
      content = [said("/#menenun", "Menenun ulos", "Benang lungsi dan pakan.")];
      platform.now = new Date(platform.now.getTime() + 60_000);
      expect((await ask("kelas menenun ulos", await login())).text).toContain("/#menenun");
      expect((await ask("kelas membatik", await login())).text).not.toContain("/#membatik");
    });

    it("goes on with the question before", async () => {
      const token = await login();
      const first = await ask("ada kelas menenun ulos?", token);
      expect((await ask("kalau biayanya?", token, first.id)).text).toContain("Rp 450.000");
    });
  });

  describe("a conversation", () => {
    it("is its owner's alone, page by page, until it is deleted", async () => {
      const [token, stranger] = [await login(), await login()];
      const { id } = await ask("kelas menenun", token);
      const messages = `/conversations/${id}/messages?page=1&perPage=10`;
      expect((await call("GET", messages, { token })).json()).toMatchObject({
        data: {
          totalItems: 1,
          items: [{ query: "kelas menenun", response: { value: expect.stringContaining("menenun") } }],
        },
      });
      expect((await call("GET", messages, { token: stranger })).statusCode).toBe(404);
      expect((await call("GET", messages)).statusCode).toBe(401);
      expect((await call("DELETE", `/conversations/${id}`, { token: stranger })).statusCode).toBe(404);
      expect((await ask("lagi", stranger, id)).status).toBe(404);
      expect((await call("DELETE", `/v1/conversations/${id}`, { token })).statusCode).toBe(200);
      expect((await call("GET", messages, { token })).statusCode).toBe(404);
    });

    it("goes on under a token alone", async () => {
      const { id } = await ask("kelas menenun", await login());
      expect((await ask("lagi", undefined, id)).status).toBe(401);
    });

    it("stays with whoever logs in in its middle, and with nobody else who does so in the same browser", async () => {
      const anonymous = await login();
      const { id } = await ask("kelas menenun", anonymous);
      const loginAs = async (person: string, before: string) => {
        const answer = await platform.app.inject({
          method: "POST",
          url: "/identity/login",
          headers: {
            "app-token": platform.appToken("melati.localhost"),
            authorization: `Bearer ${await platform.logIn(await platform.tenantId("melati"), person, 4)}`,
            "x-chat-token": before,
          },
        });
        return Opened.parse(answer.json()).data.token;
      };
      const laras = await loginAs("laras", anonymous);
      const bayu = await loginAs("bayu", laras);
      const read = async (token: string) => (await call("GET", `/conversations/${id}/messages`, { token })).statusCode;
      expect([await read(laras), await read(bayu), await read(anonymous)]).toEqual([200, 404, 401]);
    });

    it("is deleted thirty days after its last question", async () => {
      const token = await login();
      const { id } = await ask("kelas menenun", token);
      await platform.drain();
      expect((await call("GET", `/conversations/${id}/messages`, { token })).statusCode).toBe(200);
      platform.now = new Date(platform.now.getTime() + 31 * 86_400_000);
      await platform.renewToken();
      await platform.drain();
      expect((await call("GET", `/conversations/${id}/messages`, { token })).statusCode).toBe(404);
    });

    it("keeps nothing of whoever has no identity", async () => {
      const { id, text } = await ask("kelas menenun");
      expect(text).toContain("/#menenun");
      expect((await call("GET", `/conversations/${id}/messages`, { token: await login() })).statusCode).toBe(404);
    });
  });

  it("has a limit for each visitor", async () => {
    const token = await login();
    for (let count = 0; count < 30; count += 1) expect((await ask("halo", token)).status).toBe(200);
    expect((await ask("halo", token)).status).toBe(429);
  });

  it("answers for its own site alone", async () => {
    const answer = await call("POST", "/v2/chat", { body: { workspace_id: "kenanga", query: "halo" } });
    expect(answer.statusCode).toBe(422);
  });
});
