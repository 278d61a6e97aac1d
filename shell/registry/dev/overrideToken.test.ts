import { describe, expect, it } from "@jest/globals";

import { makeTeamKey, readTeamKey, type TeamKey } from "../signing";
import type { Trust } from "../trust";
import { makeOverrideToken, readOverrideToken, type Override } from "./overrideToken";

const now = new Date("2026-11-22T10:00:00.000Z");
const later = (minutes: number): string => new Date(now.getTime() + minutes * 60_000).toISOString();

const keyOf = (team: string): TeamKey => readTeamKey(makeTeamKey(team).pem);
const alpha = keyOf("alpha");
const beta = keyOf("beta");
const trust: Trust = {
  format: 1,
  teams: {
    alpha: { keys: [alpha.publicKey], remotes: ["courses"] },
    beta: { keys: [beta.publicKey], remotes: ["blog"] },
  },
};

const asked: Override = {
  remote: "courses",
  team: "alpha",
  address: "http://127.0.0.1:4300/0123456789abcdefABCDEF_-",
  shell: "https://main.example",
  expires: later(59),
};
const read = (token: string) => readOverrideToken(token, { trust, shell: "https://main.example", now });

describe("a token for a local build", () => {
  it("says what its team has signed for", () => {
    expect(read(makeOverrideToken(asked, alpha))).toEqual(asked);
  });

  it.each([
    ["by a key that nobody trusts", keyOf("alpha"), asked, "signature"],
    ["by another team's key under the owner's name", beta, asked, "signature"],
    ["by another team under its own name", beta, { ...asked, team: "beta" }, "notOwner"],
    ["for a remote of nobody", alpha, { ...asked, remote: "sites" }, "notOwner"],
    ["when its time is over", alpha, { ...asked, expires: later(0) }, "expired"],
    ["for longer than an hour", alpha, { ...asked, expires: later(61) }, "expired"],
    ["for another site", alpha, { ...asked, shell: "https://other.example" }, "otherSite"],
  ] as const)("is refused %s", (_, key, override, problem) => {
    expect(read(makeOverrideToken(override, key))).toBe(problem);
  });

  it.each([
    "https://127.0.0.1:4300/0123456789abcdef",
    "http://cdn.example:4300/0123456789abcdef",
    "http://127.0.0.1.example:4300/0123456789abcdef",
    "http://127.0.0.1:4300/0123456789abcdef/more",
    "http://127.0.0.1:4300/short",
    "http://user@127.0.0.1:4300/0123456789abcdef",
  ])("is refused for a build that is served from %s", (address) => {
    expect(read(makeOverrideToken({ ...asked, address }, alpha))).toBe("malformed");
  });

  it("is refused when any of it was changed", () => {
    const [body = "", signature = ""] = makeOverrideToken(asked, alpha).split(".");
    const other = Buffer.from(JSON.stringify({ ...asked, expires: later(30) })).toString("base64url");
    expect(read(`${other}.${signature}`)).toBe("signature");
    expect(read(`${body}.${signature.slice(4)}`)).toBe("signature");
    expect(read(body)).toBe("signature");
    for (const token of ["", ".", "x.y", `${body}.${signature}.`, `e30.${signature}`])
      expect(read(token)).toBe("malformed");
  });
});
