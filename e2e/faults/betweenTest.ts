import { PlatformInBetween } from "../fixtures/PlatformInBetween";
import type { PlatformProcess } from "../fixtures/PlatformProcess";
import { ServerProcess } from "../fixtures/ServerProcess";
import { test as base } from "../fixtures/test";

/** Hosts of the specification's section 7 besides the services host, and the variable that says where each is. */
export const OTHER_HOSTS = {
  auth: "AUTH_URL",
  main: "MAIN_API_URL",
  programs: "PROGRAMS_URL",
  mailer: "MAILER_URL",
  chat: "CHAT_URL",
  db: "DATABASE_REST_URL",
} as const;

export type OtherHost = keyof typeof OTHER_HOSTS;

/** A server whose every host is in the hands of the test. */
export interface Product {
  readonly shell: ServerProcess;
  /** In front of the services host and the learning host. */
  readonly services: PlatformInBetween;
  readonly others: Readonly<Record<OtherHost, PlatformInBetween>>;
}

const start = async (platform: PlatformProcess, env: Readonly<Record<string, string>>) => {
  const services = await PlatformInBetween.start(platform.serverEnv["SERVICES_URL"] ?? "");
  const names = Object.keys(OTHER_HOSTS) as OtherHost[]; // its own keys
  // Their calls never pass: each test says what they answer.
  const started = await Promise.all(names.map(async (name) => [name, await PlatformInBetween.start("")] as const));
  const others = Object.fromEntries(started) as Record<OtherHost, PlatformInBetween>; // one for each name
  const addresses = Object.fromEntries(names.map((name) => [OTHER_HOSTS[name], others[name].url]));
  const shell = await ServerProcess.start({
    ...platform.serverEnv,
    SERVICES_URL: services.url,
    LEARNING_URL: services.url,
    ...addresses,
    ...env,
  });
  const stop = async (): Promise<void> => {
    await shell.stop();
    for (const host of [services, ...Object.values(others)]) await host.stop();
  };
  return { shell, services, others, stop };
};

/**
 * Playwright's test with a product behind hosts that can be interfered with. A worker keeps it from one file to the next:
 * a test puts back what it changed, and what it changes for good it changes on `ownServer`.
 */
export const test = base.extend<object, { readonly product: Product }>({
  product: [
    async ({ serverEnv, hosts }, provide) => {
      const product = await start(hosts, serverEnv);
      await provide(product);
      await product.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

export { expect } from "@playwright/test";
