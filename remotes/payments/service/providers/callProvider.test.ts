import { afterAll, beforeAll, expect, it } from "@jest/globals";
import * as z from "zod";

import { LocalServer } from "../../testing/providers/LocalServer";
import { callProvider, readAnswer } from "./callProvider";

const server = new LocalServer(({ path }) => ({
  status: path === "/refused" ? 400 : 200,
  body: path === "/long" ? "x".repeat(2_000_000) : { error_code: "NO_SUCH_THING" },
}));
let url = "";

beforeAll(async () => {
  url = await server.start();
});
afterAll(() => server.stop());

const ask = (path = "/", timeoutMs = 5_000) => callProvider(url + path, { method: "GET", key: "k", timeoutMs });

it.each(["down", "html", "deaf", "lost", "silent"] as const)("is no answer where the provider is %s", async (mood) => {
  server.mood = mood;
  await expect(ask("/", mood === "silent" ? 50 : 5_000)).rejects.toMatchObject({ name: "ProviderUnavailable" });
  server.mood = "fine";
});

it("takes no more than a megabyte, and nothing that is not as documented", async () => {
  await expect(ask("/long")).rejects.toThrow("The provider's answer is too long");
  expect(() => readAnswer(z.object({ id: z.string() }), { status: 200, body: {} })).toThrow("not as it is documented");
});

it("says why the provider refuses, in the provider's word", async () => {
  const answer = await ask("/refused");
  expect(() => readAnswer(z.unknown(), answer)).toThrow("The provider refuses: NO_SUCH_THING");
});
