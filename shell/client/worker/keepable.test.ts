import { describe, expect, it } from "@jest/globals";

import { pageLine } from "../navigation/testing/fakeAsks";
import type { Line, SentResult } from "../page/sentPage";
import { ageSeconds, linesVerdict, pageVerdict } from "./keepable";

const answer = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(status === 204 ? null : "", {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache", ...headers },
  });

describe("pageVerdict", () => {
  it("keeps a page that everybody may see", () => {
    expect(pageVerdict(answer(200))).toBe("keep");
  });

  it.each([
    ["a page of somebody who is logged in", answer(200, { "cache-control": "private, no-store" })],
    ["what is no page", answer(200, { "content-type": "application/json" })],
    ["what is gone", answer(410)],
    ["what is not there", answer(404)],
    ["what is refused", answer(403)],
  ])("lets no older copy stand in for %s", (_what, response) => {
    expect(pageVerdict(response)).toBe("drop");
  });

  it.each([408, 429, 500, 502, 503])("leaves the copy that there is at a passing %d", (status) => {
    expect(pageVerdict(answer(status))).toBe("leave");
  });

  it("does not keep under one address what another one answered", () => {
    const redirected = Object.defineProperty(answer(200), "redirected", { value: true });
    expect(pageVerdict(redirected)).toBe("drop");
  });
});

describe("linesVerdict", () => {
  const END: Line = { kind: "end" };
  const textOf = (...lines: readonly Line[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  const saying = (result: SentResult): string => textOf({ ...pageLine("/Courses"), result }, END);

  it("keeps a page that came to its end", () => {
    expect(linesVerdict(textOf(pageLine("/Courses"), END))).toBe("keep");
  });

  it("lets no older copy stand in for what is gone, moved or refused", () => {
    expect(linesVerdict(saying({ kind: "not-found" }))).toBe("drop");
    expect(linesVerdict(saying({ kind: "refused", status: 403, message: "" }))).toBe("drop");
    expect(linesVerdict(textOf({ kind: "redirect", to: "/Blog" }, END))).toBe("drop");
  });

  it("leaves the copy that there is where the page failed, stands without its list, or broke off", () => {
    const passing = [
      saying({ kind: "failed", remote: "courses", version: "1" }),
      saying({ kind: "refused", status: 504, message: "" }),
      textOf(pageLine("/Courses", { status: 503 }), END),
      textOf(pageLine("/Courses")),
      textOf({ kind: "reload" }, END),
    ];
    for (const text of passing) expect(linesVerdict(text)).toBe("leave");
  });
});

describe("ageSeconds", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");

  it("is the time since the server answered", () => {
    expect(ageSeconds(answer(200, { date: "Sat, 21 Nov 2026 11:50:00 GMT" }), now)).toBe(600);
  });

  it("is endless where the answer does not say", () => {
    expect(ageSeconds(answer(200), now)).toBe(Number.POSITIVE_INFINITY);
  });
});
