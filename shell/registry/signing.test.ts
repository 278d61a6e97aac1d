import { generateKeyPairSync } from "node:crypto";

import { describe, expect, it } from "@jest/globals";

import { isSignedBy, makeTeamKey, readTeamKey, sign } from "./signing";
import { teamKey } from "./testing/TestShop";
import { hostsOf, ownerOf, signatureProblem, Trust, type Trust as Trusted } from "./trust";
import { withoutTeam, withTeam } from "./trustChanges";

const AT = new Date("2026-11-21T08:00:00Z");
const HASH = `sha384-${"A".repeat(64)}`;
const subject = { id: "courses", version: "0.1.0-abc", sha384: HASH };
const [courses, blog] = [teamKey("courses"), teamKey("blog")];

const trusting = (...teams: readonly [string, string, string[]][]): Trusted =>
  teams.reduce<Trusted>((trust, [team, key, remotes]) => withTeam(trust, team, [key], remotes), {
    format: 1,
    teams: {},
  });

const trust = trusting(["courses", courses.publicKey, ["courses"]], ["blog", blog.publicKey, ["blog"]]);

describe("a signature", () => {
  const signature = sign(subject, courses, AT);

  it("is of the key that made it, and of no other", () => {
    expect(isSignedBy(subject, signature, courses.publicKey)).toBe(true);
    expect(isSignedBy(subject, signature, blog.publicKey)).toBe(false);
  });

  it.each([
    ["remote", { ...subject, id: "blog" }, signature],
    ["version", { ...subject, version: "0.1.0-abd" }, signature],
    ["content", { ...subject, sha384: `sha384-${"B".repeat(64)}` }, signature],
    ["team", subject, { ...signature, team: "blog" }],
    ["time", subject, { ...signature, signedAt: "2026-11-22T08:00:00.000Z" }],
  ])("holds for one %s alone", (_, about, given) => {
    expect(isSignedBy(about, given, courses.publicKey)).toBe(false);
  });
});

describe("a key file", () => {
  it("says whose key it is", () => {
    const { pem, publicKey } = makeTeamKey("blog");
    expect(readTeamKey(pem)).toMatchObject({ team: "blog", publicKey });
    expect(readTeamKey(pem, "careers").team).toBe("careers");
  });

  it("is refused when nobody says whose it is, and when it is for another algorithm", () => {
    const options = { type: "pkcs8", format: "pem" } as const;
    const nobodys = String(generateKeyPairSync("ed25519").privateKey.export(options));
    const others = String(generateKeyPairSync("ed448").privateKey.export(options));
    expect(() => readTeamKey(nobodys)).toThrow("does not say whose it is");
    expect(() => readTeamKey(others, "blog")).toThrow("ed448, not ed25519");
  });
});

describe("trust", () => {
  it("believes the owner's key", () => {
    expect(signatureProblem(trust, subject, sign(subject, courses, AT))).toBeNull();
  });

  it("names each way to be refused", () => {
    const problem = (signature: Parameters<typeof signatureProblem>[2], of = trust, about = subject) =>
      signatureProblem(of, about, signature);
    const own = sign(subject, courses, AT);
    const stranger = teamKey("courses");
    expect(problem(null)).toBe("courses 0.1.0-abc is not signed");
    expect(problem(sign(subject, blog, AT))).toBe(
      "courses 0.1.0-abc is signed with a key of the team blog; courses belongs to courses",
    );
    expect(problem(sign(subject, { ...blog, team: "courses" }, AT))).toContain("a key of the team blog");
    expect(problem(sign(subject, stranger, AT))).toContain("no trusted key of the team courses made it");
    expect(problem({ ...own, value: `A${own.value.slice(1)}` })).toContain("is wrong");
    expect(problem({ ...own, team: "careers" })).toContain("is signed by the team careers; courses belongs to courses");
    expect(problem(own, { format: 1, teams: {} })).toBe("No team is trusted with courses");
  });

  it("believes the old key and the new one while both are there, then the new one alone", () => {
    const next = teamKey("courses");
    const both = withTeam(trust, "courses", [next.publicKey], []);
    for (const key of [courses, next]) expect(signatureProblem(both, subject, sign(subject, key, AT))).toBeNull();
    const changed = withoutTeam(both, "courses", { keys: [courses.publicKey] });
    expect(signatureProblem(changed, subject, sign(subject, next, AT))).toBeNull();
    expect(signatureProblem(changed, subject, sign(subject, courses, AT))).toContain("is wrong");
  });

  it("leaves to the local team what no other team owns, and nothing else", () => {
    const local = teamKey("local");
    const shared = withTeam(trust, "local", [local.publicKey], ["*"]);
    expect(ownerOf(shared, "sites")).toBe("local");
    expect(ownerOf(shared, "courses")).toBe("courses");
    expect(signatureProblem(shared, subject, sign(subject, local, AT))).toContain("a key of the team local");
  });

  it("trusts the local team with every named host, and others with those that they were given", () => {
    const shared = withTeam(trust, "local", [teamKey("local").publicKey], ["*"]);
    expect([hostsOf(shared, "local"), hostsOf(shared, "courses")]).toEqual([["*"], []]);
    const given = withTeam(shared, "courses", [], [], ["library", "clinic"]);
    expect(hostsOf(withoutTeam(given, "courses", { hosts: ["clinic"] }), "courses")).toEqual(["library"]);
    expect(hostsOf(withoutTeam(shared, "local", { hosts: ["*"] }), "local")).toEqual([]);
    expect(() => withoutTeam(given, "courses", { hosts: ["shop"] })).toThrow("does not have shop");
    expect(() => withTeam(trust, "careers", [], [], ["library"])).toThrow("has no key");
  });

  it("refuses a remote with two owners, and everything for another team than the local one", () => {
    expect(() => withTeam(trust, "careers", [teamKey("careers").publicKey], ["blog"])).toThrow(
      "belongs to the team blog",
    );
    const team = { keys: [courses.publicKey], remotes: ["courses"] };
    expect(Trust.safeParse({ format: 1, teams: { a: team, b: team } }).success).toBe(false);
    expect(Trust.safeParse({ format: 1, teams: { a: { ...team, remotes: ["*"] } } }).success).toBe(false);
    expect(Trust.safeParse({ format: 1, teams: { a: team } }).success).toBe(true);
  });

  it("takes back what it is told, and refuses to take back what is not there", () => {
    expect(Object.keys(withoutTeam(trust, "blog", {}).teams)).toEqual(["courses"]);
    expect(withoutTeam(trust, "blog", { remotes: ["blog"] }).teams["blog"]?.remotes).toEqual([]);
    expect(Object.keys(withoutTeam(trust, "blog", { keys: [blog.publicKey] }).teams)).toEqual(["courses"]);
    expect(() => withoutTeam(trust, "careers", {})).toThrow("Known: courses, blog");
    expect(() => withoutTeam(trust, "blog", { remotes: ["careers"] })).toThrow("does not have careers");
  });
});
