import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { claimOf } from "./claimDataDir";
import { DatabaseUnavailable } from "./DatabaseUnavailable";
import { migrate } from "./migrate";
import { openDatabase } from "./openDatabase";
import { appVersion } from "./schema";

const OPEN_TIMEOUT_MS = 60_000;

describe("openDatabase", () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = join(mkdtempSync(join(tmpdir(), "serambi platform ")), "data");
  });
  afterEach(() => rmSync(join(dataDir, ".."), { recursive: true, force: true }));

  it(
    "keeps the data in a folder, also after an interrupted first start and in a path with spaces",
    async () => {
      const unfinished = join(dataDir, "platform.new");
      mkdirSync(unfinished, { recursive: true });
      writeFileSync(join(unfinished, "PG_VERSION"), "half a database");

      const first = await openDatabase({ dataDir });
      await migrate(first);
      await first.transaction((tx) => tx.insert(appVersion).values({ version: "3.1" }));
      await Promise.all([first.close(), first.close()]);
      expect(existsSync(unfinished)).toBe(false);

      const second = await openDatabase({ dataDir });
      expect(await migrate(second)).toEqual([]);
      expect(await second.transaction((tx) => tx.select({ version: appVersion.version }).from(appVersion))).toEqual([
        { version: "3.1" },
      ]);
      await second.close();
      expect(existsSync(join(dataDir, "platform.lock"))).toBe(false);
    },
    OPEN_TIMEOUT_MS,
  );

  it("refuses a folder that another process has open, and leaves its claim alone", async () => {
    const other = spawn(process.execPath, ["-e", "process.stdin.resume()"], { stdio: ["pipe", "ignore", "ignore"] });
    try {
      mkdirSync(dataDir, { recursive: true });
      const claim = claimOf(other.pid ?? 0);
      writeFileSync(join(dataDir, "platform.lock"), claim);
      await expect(openDatabase({ dataDir })).rejects.toThrow(`The data directory is in use by process ${other.pid}`);
      expect(readFileSync(join(dataDir, "platform.lock"), "utf8")).toBe(claim);
      expect(existsSync(join(dataDir, "platform"))).toBe(false);
    } finally {
      other.kill();
    }
  });

  it("says that a server cannot be reached when a transaction needs it", async () => {
    const db = await openDatabase({ databaseUrl: "postgres://nobody@127.0.0.1:1/nothing" });
    await expect(db.transaction(async () => 1)).rejects.toBeInstanceOf(DatabaseUnavailable);
    await db.close();
  });
});
