import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readlink, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { holderText } from "./FileLock.mjs";
import { RegistryFile } from "./RegistryFile";
import type { Registry } from "./schema";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serambi registry "));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const with_ =
  (name: string) =>
  (registry: Registry): Registry => ({
    ...registry,
    remotes: { ...registry.remotes, [name]: { live: "1", canary: null, versions: [], history: [] } },
  });

describe("RegistryFile", () => {
  it("is empty where nothing was shipped", async () => {
    expect((await new RegistryFile(folder).read()).remotes).toEqual({});
  });

  it("shows a change of another process at the next reading", async () => {
    const reader = new RegistryFile(folder);
    await reader.read();
    await new RegistryFile(folder).update(with_("courses"));
    expect(Object.keys((await reader.read()).remotes)).toEqual(["courses"]);
  });

  it("shows a change to everybody who asks after it, also while it is being read", async () => {
    const reader = new RegistryFile(folder);
    await reader.update(with_("sites"));
    await reader.read();
    await new RegistryFile(folder).update(with_("courses"));
    for (const { remotes } of await Promise.all([reader.read(), reader.read()]))
      expect(Object.keys(remotes)).toEqual(["sites", "courses"]);
  });

  it("gives the same object while nothing changes", async () => {
    const registry = new RegistryFile(folder);
    await registry.update(with_("courses"));
    expect(await registry.read()).toBe(await registry.read());
  });

  it("loses no change when many write at once", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `remote-${index}`);
    await Promise.all(names.map((name) => new RegistryFile(folder).update(with_(name))));
    const registry = await new RegistryFile(folder).read();
    expect(Object.keys(registry.remotes).toSorted()).toEqual(names.toSorted());
    expect(registry.revision).toBe(names.length);
  });

  it("keeps the last good registry and says so when the file is broken", async () => {
    const problems: string[] = [];
    const registry = new RegistryFile(folder, (message) => problems.push(message));
    await registry.update(with_("courses"));
    await registry.read();
    await writeFile(join(folder, "registry.json"), "{ not json");
    expect(Object.keys((await registry.read()).remotes)).toEqual(["courses"]);
    expect(problems).toHaveLength(1);
  });

  it("leaves nothing behind but the registry, also where a change is refused and where others were killed", async () => {
    await writeFile(join(folder, "registry.json.0a1b2c.draft"), "{ half");
    const registry = new RegistryFile(folder);
    await registry.update(with_("courses"));
    const refuse = () => {
      throw new Error("no such version");
    };
    await expect(registry.update(refuse)).rejects.toThrow("no such version");
    expect(await readdir(folder)).toEqual(["registry.json"]);
  });

  it("writes nothing where a change makes none", async () => {
    const registry = new RegistryFile(folder);
    const before = await registry.update(with_("courses"));
    const { ino } = await stat(join(folder, "registry.json"));
    expect(await registry.update((same) => same)).toEqual(before);
    expect((await stat(join(folder, "registry.json"))).ino).toBe(ino);
  });

  it("has a salt of its own from the first change on, and keeps it", async () => {
    const registry = new RegistryFile(folder);
    const { salt } = await registry.update(with_("courses"));
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect((await registry.update(with_("sites"))).salt).toBe(salt);
  });
});

describe("the lock of the registry", () => {
  let other: ChildProcess;
  const path = () => join(folder, "registry.json.lock");

  beforeEach(async () => {
    other = spawn(process.execPath, ["-e", "process.stdout.write('up'); setInterval(() => {}, 1000)"]);
    if (other.stdout) await once(other.stdout, "data");
  });

  afterEach(async () => {
    if (other.exitCode !== null || other.signalCode !== null) return;
    other.kill("SIGKILL");
    await once(other, "exit");
  });

  it("is waited for while its holder runs, and taken over as soon as that was killed", async () => {
    await symlink(await holderText(other.pid ?? 0), path());
    let isDone = false;
    const change = new RegistryFile(folder).update(with_("courses")).then(() => (isDone = true));
    // A change of another registry, which is not locked, has the time to be made.
    await new RegistryFile(join(folder, "another")).update(with_("sites"));
    expect(isDone).toBe(false);
    expect(await readlink(path())).toMatch(new RegExp(`^${other.pid} `));
    other.kill("SIGKILL");
    await change;
    expect(Object.keys((await new RegistryFile(folder).read()).remotes)).toEqual(["courses"]);
    expect(await readdir(folder)).toEqual(["another", "registry.json"]);
  });

  it("is taken over by one of many who find it left behind, and no change is lost", async () => {
    await symlink(await holderText(other.pid ?? 0), path());
    other.kill("SIGKILL");
    await once(other, "exit");
    const names = Array.from({ length: 8 }, (_, index) => `remote-${index}`);
    await Promise.all(names.map((name) => new RegistryFile(folder).update(with_(name))));
    expect((await new RegistryFile(folder).read()).revision).toBe(names.length);
    expect(await readdir(folder)).toEqual(["registry.json"]);
  });

  it("that does not say whose it is was left behind when it is old", async () => {
    await writeFile(path(), "as an older version wrote it");
    await utimes(path(), new Date(0), new Date(0));
    await new RegistryFile(folder).update(with_("courses"));
    expect(await readdir(folder)).toEqual(["registry.json"]);
  });
});
