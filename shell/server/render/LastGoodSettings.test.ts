import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import type { HttpClients } from "@serambi/kernel/http";
import { fakeHttp } from "@serambi/kernel/testing";

import { LastGoodSettings } from "./LastGoodSettings";

const PATH = "main/cms/app/setting/home";

const answering = (path: string, answer: unknown): HttpClients => fakeHttp({ [`services ${path}`]: answer });
const down = (code: "offline" | "not-found") => new AppError(code, "no answer");

describe("LastGoodSettings", () => {
  it("gives the last good answer while the platform is down, and a newer one once it is back", async () => {
    const settings = new LastGoodSettings();
    const home = async (answer: unknown) => settings.over("main", answering(PATH, answer), true).services.get(PATH);
    await home({ data: 1 });
    expect(await home(down("offline"))).toEqual({ data: 1 });
    expect(await home({ data: 2 })).toEqual({ data: 2 });
    expect(await home(down("offline"))).toEqual({ data: 2 });
  });

  it("does not bring back what the platform says is gone", async () => {
    const settings = new LastGoodSettings();
    await settings.over("main", answering(PATH, { data: 1 }), true).services.get(PATH);
    await expect(settings.over("main", answering(PATH, down("not-found")), true).services.get(PATH)).rejects.toThrow(
      "no answer",
    );
  });

  it("keeps tenants apart, and everything but settings fresh", async () => {
    const settings = new LastGoodSettings();
    await settings.over("main", answering(PATH, { data: 1 }), true).services.get(PATH);
    await expect(settings.over("demo", answering(PATH, down("offline")), true).services.get(PATH)).rejects.toThrow(
      "no answer",
    );
    await settings.over("main", answering("class/active", { data: 1 }), true).services.get("class/active");
    const stopped = settings.over("main", answering("class/active", down("offline")), true);
    await expect(stopped.services.get("class/active")).rejects.toThrow("no answer");
  });

  it("keeps nothing that a host told one visitor, and helps that visitor all the same", async () => {
    const settings = new LastGoodSettings();
    const home = async (answer: unknown, isPublic: boolean) =>
      settings.over("main", answering(PATH, answer), isPublic).services.get(PATH);
    await home({ data: "a visitor's own" }, false);
    await expect(home(down("offline"), true)).rejects.toThrow("no answer");
    await home({ data: "everybody's" }, true);
    expect(await home(down("offline"), false)).toEqual({ data: "everybody's" });
  });
});
