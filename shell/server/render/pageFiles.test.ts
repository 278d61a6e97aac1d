import { describe, expect, it } from "@jest/globals";
import { REMOTE_CONTRACT, type SlotRequest } from "@serambi/kernel/remote";
import { fakeTenant } from "@serambi/kernel/testing";

import type { LoadedRemote } from "../../registry/BundleLoader";
import type { Artefact, ShippedVersion } from "../../registry/schema";
import type { ClientAssets } from "./ClientAssets";
import { LiveRelease } from "./LiveRelease";
import { pageFiles } from "./pageFiles";

const SLOTS = ["sites.hero.v1", "sites.quote.v1", "sites.steps.v1"];
const nameOf = (slot: string): string => slot.split(".")[1] ?? "";
/** What several slots need: it stands before the styles of each. */
const COMMON = "web/common.css";

const artefact: Artefact = {
  format: 1,
  id: "sites",
  version: "1",
  contract: REMOTE_CONTRACT,
  builtAgainst: {},
  container: "sites",
  entry: "web/remoteEntry.js",
  server: "server/remote.cjs",
  files: {},
  base: { js: [], css: [] },
  messages: {},
  pages: [],
  slots: SLOTS.map((name) => ({
    name,
    minHeightRem: 1,
    props: {},
    chunks: { js: [`web/${nameOf(name)}.js`], css: [COMMON, `web/${nameOf(name)}.css`] },
  })),
  documents: [],
  assets: {},
  hosts: [],
};

const loaded: LoadedRemote = {
  kind: "loaded",
  artefact,
  server: {} as LoadedRemote["server"], // never run here
  remote: {} as LoadedRemote["remote"],
  styles: new Map([
    [COMMON, ".common{}"],
    ...SLOTS.map((name) => [`web/${nameOf(name)}.css`, `.${nameOf(name)}{}`] as const),
  ]),
};

const shipped: ShippedVersion = {
  version: "1",
  sha384: "",
  signature: null,
  shippedAt: "",
  by: "",
  pages: [],
  slots: SLOTS.map((name) => ({ name, minHeightRem: 1 })),
  documents: [],
};

const assets = {
  scriptsOf: () => [],
  stylesOf: () => [{ href: "/assets/shell.css", text: "body{}" }],
  commonFiles: () => [],
} as unknown as ClientAssets; // its methods: the class reads a build from disk

const live = new LiveRelease({ id: "r1", remotes: { sites: shipped } }, new Map([["sites", loaded]]));

const filesOf = (...slots: readonly (Partial<SlotRequest> & { readonly name: string })[]) =>
  pageFiles(assets, live, live.forSite(fakeTenant()), {
    shell: ["shell"],
    route: null,
    slots: slots.map((slot, index) => ({ id: `${index}`, props: {}, ...slot })),
    language: "id",
  });

describe("pageFiles", () => {
  it("has every style once, those of several parts before those of one", () => {
    const css = filesOf(...SLOTS.map((name) => ({ name }))).css.toString();
    expect(css).toBe("body{}.common{}.hero{}.quote{}.steps{}");
  });

  it("is one and the same for pages that differ in the order of their sections, or show one twice", () => {
    const [hero, quote, steps] = SLOTS.map((name) => ({ name }));
    if (!hero || !quote || !steps) throw new Error("three slots");
    const files = filesOf({ ...hero, isEager: true }, quote, steps);
    expect(filesOf(steps, { ...hero, isEager: true }, quote, steps)).toBe(files);
    expect(filesOf(hero, { ...quote, isEager: true }, steps)).not.toBe(files);
  });

  it("preloads the scripts of the first screen, and knows the hashes of the others", () => {
    const files = filesOf({ name: "sites.hero.v1", isEager: true }, { name: "sites.quote.v1" });
    expect(files.scriptPreloads).toContain("/remotes/sites/1/hero.js");
    expect(files.scriptPreloads).not.toContain("quote.js");
    expect(Object.keys(files.laterHashes)).toEqual(["/remotes/sites/1/quote.js"]);
  });
});
