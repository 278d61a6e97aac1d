import { describe, expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import { EMPTY_REGISTRY, type Artefact, type Registry } from "../schema";
import { PAGE_SCRIPT_BYTES } from "./budgets";
import { checkBudgets } from "./checkBudgets";
import { checkLibraries } from "./checkLibraries";
import { checkPaths } from "./checkPaths";
import type { Site } from "./Site";

const LIBRARIES = {
  react: "19.3.1",
  "react-dom": "19.3.1",
  mobx: "7.1.3",
  "mobx-react-lite": "5.1.0",
  "react-router-dom": "7.18.5",
};

const artefact = (changes: Partial<Artefact> = {}): Artefact => ({
  format: 1,
  id: "blog",
  version: "1",
  contract: 2,
  builtAgainst: LIBRARIES,
  container: "blog",
  entry: "web/remoteEntry.js",
  server: "server/remote.cjs",
  files: {},
  base: { js: [], css: [] },
  messages: {},
  pages: [{ id: "list", paths: ["/Blog"], chunks: { js: [], css: [] } }],
  slots: [],
  documents: [],
  assets: {},
  hosts: [],
  ...changes,
});

const registryWith = (remotes: Readonly<Record<string, readonly string[]>>): Registry => ({
  ...EMPTY_REGISTRY,
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([id, paths]) => [
      id,
      {
        live: "0",
        canary: null,
        history: [],
        versions: [
          {
            version: "0",
            sha384: "",
            signature: null,
            shippedAt: "",
            by: "",
            pages: [{ id: "page", paths: [...paths] }],
            slots: [],
            documents: [],
          },
        ],
      },
    ]),
  ),
});

const site = (key: string, ...routes: string[]): Site => ({
  key,
  settings: { ...fakeTenant().settings, routes },
  homes: {},
});

describe("shared libraries", () => {
  it("may be newer in the shell within the same major version", () => {
    const older = { ...LIBRARIES, react: "19.2.9", mobx: "7.1.2" };
    expect(checkLibraries(artefact({ builtAgainst: older }), LIBRARIES).findings).toEqual([]);
  });

  it.each(["18.3.1", "20.0.0", "19.4.0", "19.3.2", "", "latest"])(
    "are refused where the remote has React %s",
    (react) => {
      const { findings } = checkLibraries(artefact({ builtAgainst: { ...LIBRARIES, react } }), LIBRARIES);
      expect(findings.map(({ where }) => where)).toEqual(["react"]);
    },
  );

  it("are refused with another contract, which is named", () => {
    expect(checkLibraries(artefact({ contract: 1 }), LIBRARIES).findings[0]?.where).toBe("contract 1");
  });
});

describe("paths", () => {
  it("belong to one remote, whatever parameters are called and however they are written", () => {
    const mine = artefact({ pages: [{ id: "list", paths: ["/news/:slug"], chunks: { js: [], css: [] } }] });
    const { findings } = checkPaths(mine, registryWith({ news: ["/News/:id"], blog: ["/news/:slug"] }), []);
    expect(findings.map(({ where, why }) => [where, why])).toEqual([["/news/:slug", "news answers /News/:id already"]]);
  });

  it("are not taken from sites that list them; of others nobody asks", () => {
    const registry = registryWith({ blog: ["/Blog", "/Blog/:slug", "/Old"] });
    const { findings } = checkPaths(artefact(), registry, [site("demo", "/Blog", "/Blog/:slug"), site("main", "/")]);
    expect(findings.map(({ where }) => where)).toEqual(["/Blog/:slug"]);
    expect(findings[0]?.why).toContain("demo");
  });
});

describe("budgets", () => {
  const weighing = (bytes: number) =>
    artefact({
      files: {
        "web/page-list.js.br": { bytes, sha384: "sha384-x" },
        "web/page-list.js": { bytes: bytes * 4, sha384: "sha384-x" },
      },
      messages: { id: { js: [], css: [] }, en: { js: [], css: [] } },
      pages: [{ id: "list", paths: ["/Blog"], chunks: { js: ["web/page-list.js"], css: [] } }],
    });

  it("count what is sent: the compressed scripts, with the shell's", () => {
    expect(checkBudgets(weighing(1_000), PAGE_SCRIPT_BYTES - 1_000).findings).toEqual([]);
    expect(checkBudgets(weighing(1_001), PAGE_SCRIPT_BYTES - 1_000).findings.map(({ where }) => where)).toEqual([
      "page list",
    ]);
  });
});
