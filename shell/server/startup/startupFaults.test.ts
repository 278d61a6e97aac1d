import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyReply } from "fastify";

import { eventually, TestServer } from "../testing/TestServer";

type Fault = (reply: FastifyReply) => unknown;

const TIMEOUT_MS = 500;
const HOUR_MS = 3_600_000;

const failing =
  (status: number): Fault =>
  (reply) =>
    reply.code(status).send({ status: false, message: `Refused ${status}`, data: null });

const sending =
  (text: string): Fault =>
  (reply) =>
    reply.type("application/json").send(text);

/** Begins an answer and never ends it. */
const trickling: Fault = (reply) => {
  reply.hijack();
  reply.raw.writeHead(200, { "content-type": "application/json" });
  reply.raw.write('{"status":true');
};

const breakingOff: Fault = (reply) => {
  reply.hijack();
  reply.raw.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  reply.raw.write('{"status":true', () => reply.raw.destroy());
};

const FAULTS: Readonly<Record<string, Fault>> = {
  "answers 401": failing(401),
  "answers 403": failing(403),
  "answers 500": failing(500),
  "answers 503": failing(503),
  "answers a redirect": (reply) => reply.redirect("https://elsewhere.example/"),
  "answers nothing": sending(""),
  "answers rubbish": sending("}{ <html>"),
  "answers another shape": sending('{"status":true,"message":"","data":[]}'),
  "answers that it failed": sending('{"status":false,"message":"no","data":null}'),
  "answers ten megabytes": sending(`{"status":true,"message":"","data":"${"x".repeat(10_000_000)}"}`),
  "does not answer": () => new Promise(() => {}),
  "does not come to the end of its answer": trickling,
  "breaks off": breakingOff,
};

/** Each step of the start-up that a first page waits for, and how old what it brought has to be to be asked for again. */
const STEPS: Readonly<Record<string, number>> = {
  "authorizer/version": 60_000,
  "token/generate": 23 * HOUR_MS,
  "cms/app/id": 60_000,
  "cms/app/settings": 60_000,
};

const cases = (steps: readonly string[], whats: readonly string[]) =>
  steps.flatMap((step) => whats.map((what) => [step, what] as const));

/** What each step judges for itself; how an answer travels is judged in one place for all of them. */
const OF_EACH_STEP = [
  "answers 401",
  "answers 500",
  "answers another shape",
  "answers that it failed",
  "does not answer",
];

/** What is said in the same place as for a first visitor: of each kind one. */
const LATER = Object.keys(FAULTS).filter((what) => /401|500|nothing|rubbish|megabytes|not/.test(what));
const LATER_OF_EACH_STEP = ["answers 401", "does not answer"];

const [LAST_STEP = "", ...EARLIER_STEPS] = Object.keys(STEPS).toReversed();
/** Every fault at one step, and at the others what they judge. With SERAMBI_ALL=1 every fault at every step. */
const sample = (whats: readonly string[], ofEachStep: readonly string[]) => [
  ...cases([LAST_STEP], whats),
  ...cases(EARLIER_STEPS, process.env["SERAMBI_ALL"] ? whats : ofEachStep),
];

describe("the start-up", () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await new TestServer().start({ timeoutMs: TIMEOUT_MS });
  });

  afterEach(() => server.stop());

  const fault = (step: string, what: string): void => {
    const found = FAULTS[what];
    if (found) server.platform.faults.set(step, found);
  };
  /** A host that failed is left alone for a while, which is why the clock goes on. */
  const recovered = () =>
    eventually(async () => {
      server.timeMs += 60_000;
      return (await server.get("/")).statusCode === 200;
    });
  /** The answer after the loading screen, where there was one. */
  const decided = async (language: string): ReturnType<TestServer["get"]> => {
    const answer = await server.get("/", { "accept-language": language });
    return answer.headers["x-start-up"] === undefined ? answer : decided(language);
  };
  const failedLines = () => server.logLines.filter(({ msg }) => msg === "the start-up of a site failed");

  describe("fails for the first visitor, who is told what to do, and the log once, until it works", () => {
    it.each(sample(Object.keys(FAULTS), OF_EACH_STEP))("where %s %s", async (step, what) => {
      fault(step, what);
      for (const language of ["id", "en"] as const) {
        const answer = await decided(language);
        expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
        expect(answer.headers["cache-control"]).toBe("no-store");
        expect(answer.body).toContain(language === "id" ? "Silakan coba lagi" : "Please try again");
        expect(answer.body).toContain(`<html lang="${language}">`);
      }
      expect(failedLines()).toEqual([expect.objectContaining({ level: 40, host: "main.localhost" })]);
      expect(server.logLines.filter(({ msg }) => msg === "request failed")).toEqual([]);

      server.platform.faults.clear();
      await recovered();
    });
  });

  describe("fails later, and the site stays on its last good settings", () => {
    it.each(sample(LATER, LATER_OF_EACH_STEP))("where %s %s", async (step, what) => {
      await recovered();
      const before = server.platform.callsTo(step).length;
      fault(step, what);
      server.timeMs += STEPS[step] ?? 0;
      expect((await server.get("/")).body).toContain("Site main");
      await eventually(async () => {
        const { statusCode, body } = await server.get("/");
        expect([statusCode, body.includes("Site main")]).toEqual([200, true]);
        server.timeMs += 2_000;
        return server.platform.callsTo(step).length > before;
      });

      server.platform.faults.clear();
      server.platform.addSite("main.localhost", "main").settings["title"] = "Site of today";
      await eventually(async () => {
        server.timeMs += 60_000;
        return (await server.get("/")).body.includes("Site of today");
      });
    });
  });

  it("asks for few app tokens where the platform refuses every one", async () => {
    server.platform.faults.set("cms/app/id", failing(401));
    for (let visit = 0; visit < 5; visit += 1) await server.get("/", {}, `main.localhost`);
    expect(server.platform.callsTo("token/generate").length).toBeLessThanOrEqual(2);
  });

  describe("lets a visitor keep their token where validate does not say that it is bad:", () => {
    const cookie = "_gt=1.0.0.theirs; _ct=1.0.0.theirs";
    it.each(Object.keys(FAULTS).filter((what) => !/40[13]/.test(what)))("%s", async (what) => {
      fault("authorizer/validate", what);
      const { statusCode, cookies } = await server.get("/", { cookie });
      expect([statusCode, cookies]).toEqual([200, []]);
    });

    it.each(["answers 401", "answers 403"])("not where it %s", async (what) => {
      fault("authorizer/validate", what);
      expect((await server.get("/", { cookie })).cookies).toHaveLength(2);
    });
  });
});

describe("a start-up that takes its time", () => {
  let server: TestServer;
  let release: () => void;

  beforeEach(async () => {
    server = await new TestServer().start({ timeoutMs: 20_000 });
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.platform.faults.set("cms/app/settings", async (reply) => {
      await released;
      return reply.send({ status: true, message: "", data: server.platform.sites.get("main.localhost")?.settings });
    });
  });

  afterEach(async () => {
    release();
    await server.stop();
  });

  it("shows the loading screen, kept by nobody, and the page as soon as it is there", async () => {
    const answer = await server.get("/", { "accept-language": "en" });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ "x-start-up": "loading", "retry-after": "2", "cache-control": "no-store" });
    expect(answer.body).toContain("Getting the site ready");
    expect(answer.body).toContain('role="status"');
    expect(answer.body).toMatch(/<noscript><meta http-equiv="refresh" content="2"><\/noscript>/);
    expect(answer.body).toContain("prefers-reduced-motion");
    const nonce = /'nonce-([^']+)'/.exec(String(answer.headers["content-security-policy"]))?.[1];
    expect(answer.body.match(/<(?:script|style) nonce="[^"]+"/g)).toEqual([
      `<style nonce="${nonce}"`,
      `<script nonce="${nonce}"`,
    ]);
    expect(server.logLines.filter(({ msg }) => msg === "the start-up of a site failed")).toEqual([]);

    release();
    await eventually(async () => (await server.get("/")).statusCode === 200);
    expect((await server.get("/")).headers["x-start-up"]).toBeUndefined();
  });

  it.each([
    ["that the visitor has chosen here before", { cookie: "language=id", "accept-language": "en" }, "id"],
    ["that the browser prefers", { cookie: "language=fr", "accept-language": "en-US,en;q=0.9,id;q=0.8" }, "en"],
    ["of most sites where the browser likes it as much", { "accept-language": "en,id" }, "id"],
    ["of most sites where the browser says nothing", {}, "id"],
  ])("speaks the language %s", async (_what, headers, language) => {
    expect((await server.get("/", headers)).body).toContain(`<html lang="${language}">`);
  });

  it("shows it once for all who wait, and asks the platform once", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.get("/")));
    expect(answers.map(({ headers }) => headers["x-start-up"])).toEqual(Array(5).fill("loading"));
    expect(server.platform.callsTo("cms/app/settings")).toHaveLength(1);
  });

  it("says what to do and not that it loads, once it has failed before", async () => {
    // Given up sooner than the others, and still later than the loading screen is shown.
    await server.stop();
    server = await new TestServer().start({ timeoutMs: 2_000 });
    const hanging: Fault = () => new Promise(() => {});
    server.platform.faults.set("cms/app/id", failing(500));
    expect((await server.get("/")).headers["x-start-up"]).toBeUndefined();
    server.platform.faults.set("cms/app/id", hanging);
    const answer = await server.get("/");
    expect([answer.statusCode, answer.headers["x-start-up"]]).toEqual([503, undefined]);
    expect(answer.body).toContain("Silakan coba lagi");
  });
});
