import { setMaxListeners } from "node:events";
import { Agent } from "node:http";

import type { Answer } from "../fixtures/ask";
import type { ServerProcess } from "../fixtures/ServerProcess";
import { expect, OTHER_HOSTS, test, type OtherHost } from "./betweenTest";
import { call, CALLS, FAULTS, well } from "./hostCalls";
import { sendRaw } from "./sendRaw";

// A call that is not answered is given up soon, so that these tests need not wait; limits on visitors are tried elsewhere.
// No answer from before stands in: these tests look at the failures themselves.
test.use({
  serverEnv: { STALE_HOURS: "0", UPSTREAM_TIMEOUT_MS: "1500", RATE_LIMIT_READS: "0", RATE_LIMIT_WRITES: "0" },
});

/** Longer than a host that failed is left alone. */
const RECOVERED = { timeout: 60_000, intervals: [100] };

const HOSTS = Object.keys(OTHER_HOSTS) as OtherHost[]; // its own keys

/** For a crowd that leaves together. */
const departure = (): AbortController => {
  const left = new AbortController();
  setMaxListeners(0, left.signal);
  return left;
};

const statusOf = async (shell: ServerProcess, host: OtherHost): Promise<number> => (await call(shell, host)).status;

/** What is no clear answer of ours: nothing of the host's insides, and an envelope that says that it failed. */
const isUnclear = ({ status, headers, text }: Answer): boolean => {
  if (![500, 502, 503, 504].includes(status) || !headers["content-type"]?.startsWith("application/json")) return true;
  const envelope = JSON.parse(text) as { status: unknown; message: unknown; data: unknown }; // looked at below
  const isEnvelope = envelope.status === false && /\w/.test(String(envelope.message)) && envelope.data === null;
  return !isEnvelope || /nginx|srv|\bat \//.test(text);
};

/** Looks at all of them and says so once: thousands of expectations take a test longer than what it is about. */
const expectFailures = (answers: readonly Answer[]): void =>
  expect(answers.filter(isUnclear).map(({ status, text }) => `${status} ${text.slice(0, 200)}`)).toEqual([]);

const expectFailure = (answer: Answer): void => expectFailures([answer]);

const rssMb = async (shell: ServerProcess): Promise<number> => {
  const { text } = await shell.ask("main", "/metrics");
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 2 ** 20;
};

test.beforeEach(({ product: { services, others } }) => {
  services.interfere();
  for (const host of Object.values(others)) host.interfere(well);
});

test("each host that fails fails alone: pages and the other hosts' calls go on", async ({ product }) => {
  test.slow();
  const { shell, others } = product;
  for (const host of HOSTS) expect([host, await statusOf(shell, host)]).toEqual([host, 200]);
  for (const broken of HOSTS) {
    others[broken].interfere(() => Promise.resolve(null));
    for (let time = 0; time < 20; time += 1) expectFailure(await call(shell, broken));
    for (const host of HOSTS.filter((name) => name !== broken))
      expect([broken, host, await statusOf(shell, host)]).toEqual([broken, host, 200]);
    expect((await shell.ask("main", `/Courses?without=${broken}`)).status).toBe(200);
    others[broken].interfere(well);
    await expect.poll(() => statusOf(shell, broken), RECOVERED).toBe(200);
  }
});

for (const [what, fault] of Object.entries(FAULTS))
  test(`a host that ${what}: every call gets a clear answer, and the first good one after it`, async ({ product }) => {
    test.slow();
    const { shell, others } = product;
    others.main.interfere(fault);
    const answers = await Promise.all(Array.from({ length: 40 }, () => call(shell, "main")));
    expectFailures(answers);
    expectFailure(await call(shell, "main"));
    others.main.interfere(well);
    await expect.poll(() => statusOf(shell, "main"), RECOVERED).toBe(200);
    expect((await Promise.all(HOSTS.map((host) => statusOf(shell, host)))).every((status) => status === 200)).toBe(
      true,
    );
  });

test("the services host silent: known sites stand, say what is missing, and are whole again without a restart", async ({
  product,
}) => {
  test.slow();
  const { shell, services } = product;
  for (const target of ["/", "/Courses"]) expect((await shell.ask("main", target)).status).toBe(200);
  services.interfere(() => new Promise(() => undefined));
  const pages = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      // Each list is another question to the host: what was answered a moment ago helps none of them.
      shell.ask("main", index % 2 === 0 ? `/?n=${index}` : `/Courses?search=n${index}`),
    ),
  );
  for (const [index, { status, text }] of pages.entries()) {
    expect(index % 2 === 0 ? [200] : [503, 504]).toContain(status);
    expect(text).toContain("<footer");
    expect(text).toMatch(/<\/html>$/);
  }
  expect((await shell.ask("main", "/healthz")).status).toBe(200);
  expect(JSON.parse((await shell.ask("main", "/readyz")).text)).toMatchObject({ status: "partly", platform: false });
  services.interfere();
  await expect.poll(async () => (await shell.ask("main", "/Courses?again")).status, RECOVERED).toBe(200);
  await expect.poll(async () => (await shell.ask("main", "/readyz")).text, RECOVERED).toContain('"status":"ok"');
});

test("a services host that fails every other call: no page is cut off or wrong, and nobody stampedes it", async ({
  product,
}) => {
  test.slow();
  const { shell, services } = product;
  for (const target of ["/", "/Courses"]) expect((await shell.ask("main", target)).status).toBe(200);
  const before = services.count;
  let turn = 0;
  services.interfere((_call, pass) => ((turn += 1) % 2 === 0 ? Promise.resolve(null) : pass()));
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const pages = await Promise.all(
    Array.from({ length: 300 }, (_, index) => shell.ask("main", `/Courses?flap=${index}`, { agent })),
  );
  agent.destroy();
  const wrong = pages.filter(({ status, headers, text }) => {
    if (![200, 502, 503, 504].includes(status) || !/<\/html>\s*$/.test(text)) return true;
    // The site's own page, or a refusal of a server with more to do than it can that says when to come back.
    if (!text.includes('"key":"main"')) return status !== 503 || !(Number(headers["retry-after"]) > 0);
    return status === 200 && !text.includes('href="/Courses/');
  });
  expect(wrong.map(({ status, text }) => `${status} ${text.slice(-200)}`)).toEqual([]);
  // A page makes one call of its own; settings, version and visitors' cookies are asked for by few of them.
  expect(services.count - before).toBeLessThan(2 * pages.length);
  services.interfere();
  await expect.poll(async () => (await shell.ask("main", "/Courses?settled")).status, RECOVERED).toBe(200);
});

test("a crowd at a host that never answers waits in no endless queue, and leaves no memory behind", async ({
  product,
}) => {
  test.slow();
  const { shell, others } = product;
  others.chat.interfere(() => new Promise(() => undefined));
  const agent = new Agent({ keepAlive: true, maxSockets: 150 });
  const crowd = async (): Promise<number> => {
    const answers = await Promise.all(Array.from({ length: 750 }, () => call(shell, "chat", { agent })));
    expectFailures(answers);
    // A server that has just had more to do than it can refuses at once, and says when to come back.
    const { status, headers } = await shell.ask("main", "/Courses");
    if (status !== 200) expect([status, Number(headers["retry-after"]) > 0]).toEqual([503, true]);
    await expect.poll(async () => (await shell.ask("main", "/Courses")).status, RECOVERED).toBe(200);
    expect(await statusOf(shell, "db")).toBe(200);
    return rssMb(shell);
  };
  await crowd();
  const settled = await crowd();
  const grown = (await crowd()) - settled;
  agent.destroy();
  expect(others.chat.mostAtOnce).toBeLessThanOrEqual(64);
  expect(grown).toBeLessThan(40);
  others.chat.interfere(well);
  await expect.poll(() => statusOf(shell, "chat"), RECOVERED).toBe(200);
});

test.describe("visitors cannot make a host look broken for others", () => {
  const rawCall = (shell: ServerProcess, host: OtherHost, lines: readonly string[]): string => {
    const { target, method = "GET" } = CALLS[host];
    const [own, origin] = [`Host: ${new URL(shell.url("main")).host}`, `Origin: ${shell.url("main", "")}`];
    return [`${method} ${target} HTTP/1.1`, own, origin, "Content-Type: application/json", ...lines, "", ""].join(
      "\r\n",
    );
  };

  test("by sending bodies that never end: the host's connections are for those who have something to say", async ({
    product: { shell, others },
  }) => {
    const port = Number(new URL(shell.url("main")).port);
    others.auth.interfere(() => new Promise(() => undefined));
    const left = departure();
    const request = rawCall(shell, "mailer", ["Content-Length: 1000"]);
    const visitors = Array.from({ length: 80 }, () => sendRaw(port, `${request}{`, left.signal));
    // For longer than a call may take, which another host's silence measures.
    for (let time = 0; time < 2; time += 1) {
      expect(await statusOf(shell, "mailer")).toBe(200);
      expectFailure(await call(shell, "auth"));
    }
    expect(await statusOf(shell, "mailer")).toBe(200);
    left.abort();
    await Promise.all(visitors);
    expect(await statusOf(shell, "mailer")).toBe(200);
    others.auth.interfere(well);
    await expect.poll(() => statusOf(shell, "auth"), RECOVERED).toBe(200);
  });

  test("by sending bodies that are too large", async ({ product: { shell } }) => {
    const body = JSON.stringify({ text: "x".repeat(2 * 2 ** 20) });
    for (let time = 0; time < 12; time += 1) {
      const { status } = await call(shell, "mailer", { body, headers: { "transfer-encoding": "chunked" } });
      expect(status).toBe(413);
    }
    expect(await statusOf(shell, "mailer")).toBe(200);
  });

  test("by leaving before they are answered", async ({ product: { shell, others } }) => {
    const port = Number(new URL(shell.url("main")).port);
    const before = others.auth.count;
    others.auth.interfere(() => new Promise(() => undefined));
    const left = departure();
    const request = rawCall(shell, "auth", []);
    const visitors = Array.from({ length: 20 }, () => sendRaw(port, request, left.signal));
    await expect.poll(() => others.auth.count - before).toBe(20);
    left.abort();
    await Promise.all(visitors);
    others.auth.interfere(well);
    expect(await statusOf(shell, "auth")).toBe(200);
  });

  test("by asking for what is not there", async ({ product: { shell, others } }) => {
    const answer = {
      status: 404,
      type: "application/json",
      body: Buffer.from('{"status":false,"message":"-","data":null}'),
    };
    others.programs.interfere(() => Promise.resolve(answer));
    for (let time = 0; time < 30; time += 1) expect(await statusOf(shell, "programs")).toBe(404);
    others.programs.interfere(well);
    expect(await statusOf(shell, "programs")).toBe(200);
  });
});
