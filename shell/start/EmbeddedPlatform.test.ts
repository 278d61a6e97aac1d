import { join } from "node:path";

import { afterEach, expect, it } from "@jest/globals";

import { EmbeddedPlatform, type EmbeddedPlatformOptions } from "./EmbeddedPlatform";

const FILE = join(__dirname, "testing", "platformWorker.cjs");

const live = (name: string) => ({ services: [], slots: { [name]: {} }, sections: [] });
const OPTIONS: EmbeddedPlatformOptions = {
  dataDir: "",
  databaseUrl: undefined,
  clientId: "a",
  clientSecret: "b",
  appTokenSecret: "c",
  issuer: undefined,
  isDevelopment: false,
  smtpUrl: undefined,
  mailFrom: undefined,
  live: live("first"),
};

const ask = async (url: string): Promise<unknown> => {
  const answer = await fetch(url);
  return answer.json();
};

/** @returns the first answer that comes */
const askUntilAnswered = async (url: string): Promise<unknown> => {
  for (;;) {
    try {
      return await ask(url);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};

let platform: EmbeddedPlatform;
afterEach(() => platform.close());

it("starts a thread that has failed again, at the same addresses, with what is live by then", async () => {
  const problems: string[] = [];
  platform = await EmbeddedPlatform.start(OPTIONS, FILE, (error, what) => problems.push(`${what}: ${String(error)}`));
  const { url, accountUrl } = platform;
  expect(await ask(url)).toEqual({ first: {} });
  await platform.runLive(live("second"));
  await ask(`${url}/fail`);
  // A ship while there is none waits for nothing.
  while (problems.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await platform.runLive(live("third"))).toEqual([]);

  expect(await askUntilAnswered(url)).toEqual({ third: {} });
  expect(await ask(accountUrl)).toEqual({ third: {} });
  expect(await platform.runLive(live("fourth"))).toEqual([]);
  expect(await ask(url)).toEqual({ fourth: {} });
  expect(problems).toEqual(["the embedded platform has failed: Error: a service has failed"]);
});
