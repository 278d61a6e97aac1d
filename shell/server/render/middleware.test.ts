import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import type { PageContext } from "@serambi/kernel/remote";
import { answer, fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import { runMiddleware, shellMiddleware } from "./middleware";

const context: PageContext = {
  pattern: "/Payout",
  path: "/Payout",
  params: {},
  query: new URLSearchParams("page=2"),
  tenant: fakeTenant(),
  language: "id",
  t: {},
};

const KINDS = [...Array(10).keys(), 99];
const http = (detail: unknown) => fakeHttp({ "auth user/detail": detail });
const visitor = new AppError("unauthorized", "nobody");
const check = (name: string, detail: unknown) =>
  runMiddleware([name], shellMiddleware, context, { http: http(detail) });

describe("the shell's checks", () => {
  it("auth: sends whoever is not signed in to the account site and back, and lets every role through", async () => {
    expect(await check("auth", visitor)).toEqual({
      kind: "redirect",
      to: "/Login?back=%2FPayout%3Fpage%3D2",
      status: 302,
    });
    for (const kind of KINDS) expect(await check("auth", answer({ kind }))).toBeUndefined();
  });

  it("guest: only those who have not signed in", async () => {
    expect(await check("guest", visitor)).toBeUndefined();
    expect(await check("guest", answer({ kind: 4 }))).toEqual({ kind: "redirect", to: "/", status: 302 });
  });

  it("role: those roles, 403 for every other one, the account site for whoever is not signed in", async () => {
    const allowed: number[] = [];
    for (const kind of KINDS) if (!(await check("role:superadmin,admin", answer({ kind })))) allowed.push(kind);
    expect(allowed).toEqual([0, 1]);
    expect(await check("role:admin", answer({ kind: 4 }))).toMatchObject({ kind: "failed", status: 403 });
    expect(await check("role:admin", visitor)).toMatchObject({ kind: "redirect" });
  });

  it("lets nobody through while the auth host cannot say who it is", async () => {
    await expect(check("auth", new AppError("unavailable", "away"))).rejects.toThrow("away");
  });

  it("knows no other name", async () => {
    for (const name of ["admin", "role:", "role:admin;x", "constructor"])
      expect(await check(name, visitor)).toMatchObject({ status: 500, message: "Unknown middleware" });
  });
});
