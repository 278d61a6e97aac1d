import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";

import { withAborted } from "../canaryChanges";
import { withShipped } from "../changes";
import { RegistryFile } from "../RegistryFile";
import { artefactOf, CHANGE } from "../testing/registries";
import { addCanary } from "./commands/canary";
import { addList } from "./commands/list";
import { addLive } from "./commands/live";
import { runProgram } from "./runProgram";

describe("the commands that decide what is live", () => {
  const dataDirBefore = process.env["DATA_DIR"];
  let folder: string;
  let said: string;
  let told: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "serambi command "));
    process.env["DATA_DIR"] = folder;
    jest.spyOn(process.stdout, "write").mockImplementation((text) => {
      said += String(text);
      return true;
    });
    for (const version of ["1", "2", "3"])
      await new RegistryFile(folder).update((registry) => withShipped(registry, artefactOf(version), CHANGE));
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    if (dataDirBefore === undefined) delete process.env["DATA_DIR"];
    else process.env["DATA_DIR"] = dataDirBefore;
    await rm(folder, { recursive: true });
  });

  const run = async (...args: readonly string[]): Promise<number> => {
    [said, told] = ["", ""];
    return runProgram([addCanary, addLive, addList], [...args, "--by", "rina"], (line) => (told += line));
  };
  const look = async (...args: readonly string[]): Promise<unknown> => {
    [said, told] = ["", ""];
    await runProgram([addList], [...args, "--json"], (line) => (told += line));
    return JSON.parse(said || told) as unknown; // the command's own answer
  };

  it("try a version, widen its audience, and make it live", async () => {
    expect(await run("canary", "courses", "1", "--weight", "10%")).toBe(0);
    expect(said).toBe("courses 3 is live; 1 is its canary for 10 % of visitors\n");
    expect(await run("canary", "courses", "--tenant", "demo, main")).toBe(0);
    expect(said).toBe("courses 3 is live; 1 is its canary for 10 % of visitors and everybody on demo, main\n");
    expect(await run("canary", "courses", "--weight", "0", "--tenant", "")).toBe(0);
    expect(said).toBe("courses 3 is live; 1 is its canary for nobody\n");
    expect(await run("promote", "courses", "--json")).toBe(0);
    expect(JSON.parse(said)).toEqual({ remote: "courses", live: "1", canary: null });
  });

  it("take back a canary first, then the live version", async () => {
    await run("canary", "courses", "1", "--weight", "10%");
    expect(await run("rollback", "courses")).toBe(0);
    expect(said).toBe("courses 3 is live\n");
    expect(await run("rollback", "courses")).toBe(0);
    expect(said).toBe("courses 2 is live\n");
  });

  it("say who did what, when and why, the newest first", async () => {
    await run("canary", "courses", "1", "--weight", "10%", "--why", "a try");
    const worse = (registry: Parameters<typeof withAborted>[0]) =>
      withAborted(registry, "courses", "1", "7 of 90 pages failed", new Date("2026-11-22T10:30:00Z"));
    await new RegistryFile(folder).update(worse);
    expect(await look("history", "courses")).toMatchObject([
      { action: "abort", version: "1", by: "serambi", why: "7 of 90 pages failed" },
      { action: "canary", version: "1", by: "rina", why: "a try", audience: { weight: 10 } },
      { action: "ship", version: "3", by: "rina", why: "new filter" },
      { action: "ship", version: "2" },
      { action: "ship", version: "1" },
    ]);
    [said, told] = ["", ""];
    await runProgram([addList], ["history", "courses"], (line) => (told += line));
    expect(said.split("\n")[1]).toBe(
      "2026-11-22 10:30  abort   1 taken back, 3 for everybody    serambi  7 of 90 pages failed",
    );
  });

  it("end with 1 and say why where something is refused, as JSON where that was asked for", async () => {
    expect(await run("live", "courses", "9")).toBe(1);
    expect(told).toBe("serambi: courses has no version 9. Known: 1, 2, 3\n");
    expect(await run("promote", "courses", "--json")).toBe(1);
    expect(JSON.parse(told)).toEqual({ error: "courses has no canary to promote" });
    expect(said).toBe("");
  });

  it.each([
    ["an audience that is none", ["canary", "courses", "1", "--weight", "120%"]],
    ["an audience that is no number", ["canary", "courses", "1", "--weight", "some"]],
    ["a tenant that is no key", ["canary", "courses", "1", "--tenant", "de mo"]],
    ["no audience at all", ["canary", "courses", "1"]],
    ["a missing name", ["rollback"]],
    ["an unknown command", ["unship", "courses"]],
    ["an unknown option", ["live", "courses", "1", "--now"]],
  ])("end with 2 for %s, and change nothing", async (_, args) => {
    const before = await new RegistryFile(folder).read();
    expect(await run(...args, "--json")).toBe(2);
    expect(JSON.parse(told)).toEqual({ error: expect.any(String) });
    expect(await new RegistryFile(folder).read()).toEqual(before);
    expect(await readdir(folder)).toEqual(["registry.json"]);
  });
});
