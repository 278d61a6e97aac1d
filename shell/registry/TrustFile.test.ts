import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { chooseKey } from "./chooseKey";
import { ensureLocalTeam, keyPath, writeOnce } from "./ensureLocalTeam";
import { makeTeamKey } from "./signing";
import { teamKey } from "./testing/TestShop";
import { NO_TRUST, ownerOf } from "./trust";
import { TrustFile, trustPath } from "./TrustFile";
import { withTeam } from "./trustChanges";

let dataDir: string;
let problems: string[];
let file: TrustFile;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "serambi trust "));
  problems = [];
  file = new TrustFile(trustPath(dataDir), (message, error) => problems.push(`${message}: ${String(error)}`));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

const trusting = (...teams: string[]) =>
  teams.reduce((trust, team) => withTeam(trust, team, [teamKey(team).publicKey], [team]), NO_TRUST);

describe("TrustFile", () => {
  it("trusts nobody where there is no file, and says so", () => {
    expect(file.read()).toEqual(NO_TRUST);
    expect(file.read()).toEqual(NO_TRUST);
    expect(problems).toHaveLength(1);
  });

  it("shows what another process changed, and the same object while nothing does", async () => {
    await file.update(() => trusting("courses"));
    const before = file.read();
    expect(file.read()).toBe(before);
    await new TrustFile(file.path).update((trust) => withTeam(trust, "blog", [teamKey("blog").publicKey], ["blog"]));
    expect(Object.keys(file.read().teams)).toEqual(["courses", "blog"]);
  });

  it("keeps the last good teams while the file is broken or gone, and never writes over a broken one", async () => {
    await file.update(() => trusting("courses"));
    file.read();
    await writeFile(file.path, `{ "format": 1, "teams": { "blog": { "keys": ["none"], "remotes": [] } } }`);
    expect(Object.keys(file.read().teams)).toEqual(["courses"]);
    await expect(file.update((trust) => trust)).rejects.toThrow("is not a list of trusted teams: teams.blog.keys.0");
    await rm(file.path);
    expect(Object.keys(file.read().teams)).toEqual(["courses"]);
    expect(problems).toHaveLength(2);
  });

  it("loses no change when several are made at once, and leaves nothing beside the file", async () => {
    const teams = ["a1", "b2", "c3", "d4"];
    await Promise.all(
      teams.map((team) =>
        new TrustFile(file.path).update((trust) => withTeam(trust, team, [teamKey(team).publicKey], [])),
      ),
    );
    expect(Object.keys(file.read().teams).toSorted()).toEqual(teams);
    expect(await readdir(dataDir)).toEqual(["trust.json"]);
  });
});

describe("an installation that ships to itself", () => {
  it("has a key for its owner's eyes alone, trusted with what nobody else owns", async () => {
    await ensureLocalTeam(dataDir);
    const { mode } = await stat(keyPath(dataDir, "local"));
    expect((mode & 0o777).toString(8)).toBe("600");
    const trust = file.read();
    expect(ownerOf(trust, "courses")).toBe("local");
    expect(trust.teams["local"]?.keys).toEqual([(await chooseKey(trust, { dataDir, remote: "courses" })).publicKey]);
  });

  it("makes one key, however many processes start at once", async () => {
    await Promise.all(Array.from({ length: 5 }, () => ensureLocalTeam(dataDir)));
    const { publicKey } = await chooseKey(file.read(), { dataDir, remote: "courses" });
    expect(file.read().teams["local"]?.keys).toEqual([publicKey]);
    expect(await readdir(join(dataDir, "keys"))).toEqual(["local.pem"]);
  });

  it("leaves the operator's word alone: a team that was removed does not come back", async () => {
    await file.update(() => trusting("courses"));
    await ensureLocalTeam(dataDir);
    expect(Object.keys(file.read().teams)).toEqual(["courses"]);
  });
});

describe("the key that a remote is signed with", () => {
  const place = async (path: string, team: string) => {
    const { pem, publicKey } = makeTeamKey(team);
    await mkdir(join(dataDir, "keys"), { recursive: true });
    await writeOnce(path, pem, 0o600);
    return publicKey;
  };

  it("is the one that is named, else the owner's in the data directory", async () => {
    const own = await place(keyPath(dataDir, "courses"), "courses");
    const named = await place(join(dataDir, "named.pem"), "blog");
    const trust = trusting("courses", "blog");
    expect(await chooseKey(trust, { dataDir, remote: "courses" })).toMatchObject({ team: "courses", publicKey: own });
    const choice = { dataDir, remote: "courses", file: join(dataDir, "named.pem") };
    expect(await chooseKey(trust, choice)).toMatchObject({ team: "blog", publicKey: named });
  });

  it("is missed with a word on how to come by it", async () => {
    const trust = trusting("courses");
    await expect(chooseKey(trust, { dataDir, remote: "blog" })).rejects.toThrow(
      "No team is trusted with blog: serambi trust add",
    );
    await expect(chooseKey(trust, { dataDir, remote: "courses" })).rejects.toThrow(/courses\.pem: name it with --key/);
    await expect(chooseKey(trust, { dataDir, remote: "courses", file: "/none" })).rejects.toThrow(
      "The key /none cannot be read",
    );
  });

  it("is never written over", async () => {
    await place(keyPath(dataDir, "courses"), "courses");
    const before = await readFile(keyPath(dataDir, "courses"), "utf8");
    await expect(place(keyPath(dataDir, "courses"), "courses")).rejects.toThrow("EEXIST");
    expect(await readFile(keyPath(dataDir, "courses"), "utf8")).toBe(before);
    expect(await readdir(join(dataDir, "keys"))).toEqual(["courses.pem"]);
  });
});
