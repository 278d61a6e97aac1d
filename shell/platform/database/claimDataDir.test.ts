import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { claimDataDir, claimOf } from "./claimDataDir";

describe("claimDataDir", () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "serambi-claim-"));
    file = join(folder, "platform.lock");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("holds the folder until it is given up", () => {
    const release = claimDataDir(file);
    expect(readFileSync(file, "utf8")).toBe(claimOf(process.pid));
    release();
    expect(existsSync(file)).toBe(false);
  });

  it("takes over the claim of a process that has ended", async () => {
    const other = spawn(process.execPath, ["-e", ""], { stdio: "ignore" });
    writeFileSync(file, claimOf(other.pid ?? 0));
    await new Promise((resolve) => other.once("exit", resolve));
    claimDataDir(file);
    expect(readFileSync(file, "utf8")).toBe(claimOf(process.pid));
  });

  it("takes over a claim whose process id belongs to another process now", () => {
    writeFileSync(file, `${process.ppid} 1`);
    claimDataDir(file);
    expect(readFileSync(file, "utf8")).toBe(claimOf(process.pid));
  });

  it("respects a claim that is a link, as one on a full disk is, and takes over that of a process that has ended", async () => {
    const other = spawn(process.execPath, ["-e", "process.stdin.resume()"], { stdio: ["pipe", "ignore", "ignore"] });
    symlinkSync(claimOf(other.pid ?? 0), file);
    expect(() => claimDataDir(file)).toThrow(`in use by process ${other.pid}`);
    other.kill();
    await new Promise((resolve) => other.once("exit", resolve));
    claimDataDir(file);
    expect(readFileSync(file, "utf8")).toBe(claimOf(process.pid));
  });

  it.each(["", "rubbish", "0", "-1", "99999999999"])("takes over what is no claim: %j", (content) => {
    writeFileSync(file, content);
    claimDataDir(file);
    expect(readFileSync(file, "utf8")).toBe(claimOf(process.pid));
  });
});
