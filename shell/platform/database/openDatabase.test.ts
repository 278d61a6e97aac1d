import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { claimOf } from "./claimDataDir";
import { DatabaseUnavailable } from "./DatabaseUnavailable";
import { DiskRoom, type DiskState } from "./DiskRoom";
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

  it(
    "opens on a full disk, is read there, writes nothing, and writes once there is room",
    async () => {
      const first = await openDatabase({ dataDir });
      await migrate(first);
      await first.transaction((tx) => tx.insert(appVersion).values({ version: "3.1" }));
      await first.close();

      let state: DiskState = "full";
      let now = 0;
      const room = new DiskRoom(dataDir, { now: () => (now += 1_000), look: () => state });
      const db = await openDatabase({ dataDir, room });
      expect(await migrate(db)).toEqual([]);
      const change = () => db.transaction((tx) => tx.update(appVersion).set({ version: "3.2" }));
      const read = () => db.transaction((tx) => tx.select({ version: appVersion.version }).from(appVersion));
      await expect(change()).rejects.toMatchObject({
        cause: { message: expect.stringContaining("in a read-only transaction") },
      });
      expect(await read()).toEqual([{ version: "3.1" }]);
      state = "writable";
      await change();
      expect(await read()).toEqual([{ version: "3.2" }]);
      await db.close();
    },
    OPEN_TIMEOUT_MS,
  );

  it("says in one sentence that no database can be made on a disk that takes no writes", async () => {
    mkdirSync(dataDir, { recursive: true });
    const room = new DiskRoom(dataDir, { look: () => "full" });
    await expect(openDatabase({ dataDir, room })).rejects.toThrow(
      `The database in ${join(dataDir, "platform")} could not be made: its disk is full`,
    );
  });

  it("says that a server cannot be reached when a transaction needs it", async () => {
    const db = await openDatabase({ databaseUrl: "postgres://nobody@127.0.0.1:1/nothing" });
    await expect(db.transaction(async () => 1)).rejects.toBeInstanceOf(DatabaseUnavailable);
    await db.close();
  });
});
