import { describe, expect, it } from "@jest/globals";
import { REMOTE_CONTRACT } from "@serambi/kernel/remote";
import { fakeTenant } from "@serambi/kernel/testing";

import type { LoadedRemote } from "../../registry/BundleLoader";
import type { Artefact, ShippedVersion } from "../../registry/schema";
import { LiveRelease } from "./LiveRelease";

const shippedWith = (page: string, ...slots: readonly string[]): ShippedVersion => ({
  version: "1",
  sha384: "",
  signature: null,
  shippedAt: "",
  by: "",
  pages: [{ id: "page", paths: [page] }],
  slots: slots.map((name) => ({ name, minHeightRem: 10 })),
  documents: [],
});

const loaded = (id: string): LoadedRemote => ({
  kind: "loaded",
  artefact: {
    format: 1,
    id,
    version: "1",
    contract: REMOTE_CONTRACT,
    builtAgainst: {},
    container: id,
    entry: "web/remoteEntry.js",
    server: "server/remote.cjs",
    files: { "web/remoteEntry.js": { bytes: 1, sha384: "sha384-x" } },
    base: { js: [], css: [] },
    messages: {},
    pages: [],
    slots: [],
    documents: [],
    assets: {},
    hosts: [],
  } satisfies Artefact,
  server: {} as LoadedRemote["server"], // never run here
  remote: {} as LoadedRemote["remote"],
  styles: new Map(),
});

const live = (...others: readonly string[]): LiveRelease => {
  const remotes = {
    blog: shippedWith("/Blog", "blog.latest.v1", "podcast.player.v1"),
    sites: shippedWith("/", "sites.hero.v1", "sites.quote.v1"),
    ...Object.fromEntries(others.map((id) => [id, shippedWith(`/${id}`, `${id}.list.v1`)])),
  };
  return new LiveRelease({ id: "r1", remotes }, new Map(Object.keys(remotes).map((id) => [id, loaded(id)])));
};

const tenantWith = (routes: readonly string[]) => {
  const tenant = fakeTenant();
  return { ...tenant, settings: { ...tenant.settings, routes: [...routes] } };
};

const sent = (release: LiveRelease, routes: readonly string[], slots: readonly string[]) =>
  release.forPage(release.forSite(tenantWith(routes)), slots);

describe("LiveRelease", () => {
  it("tells a page of its own slots and of the remotes that its site needs", () => {
    const page = sent(live(), ["/"], ["sites.hero.v1"]);
    expect(page.slots).toEqual({ "sites.hero.v1": { remote: "sites", minHeightRem: 10 } });
    expect(page.families).toEqual({ sites: "sites" });
    expect(Object.keys(page.remotes)).toEqual(["sites"]);
  });

  it("brings the remote of a slot whose own routes the site does not have, with all its families", () => {
    const page = sent(live(), ["/"], ["podcast.player.v1"]);
    expect(page.families).toEqual({ sites: "sites", blog: "blog", podcast: "blog" });
    expect(page.remotes["blog"]?.version).toBe("1");
  });

  it("names pages of those who run sites to these pages alone", () => {
    const desk = { ...shippedWith("/Desk"), pages: [{ id: "desk", paths: ["/Desk"], isEverywhere: true }] };
    const { release, remotes } = live();
    const own = new LiveRelease(
      { ...release, remotes: { ...release.remotes, desk } },
      new Map([...remotes, ["desk", loaded("desk")]]),
    );
    const site = own.forSite(tenantWith(["/"]));
    const named = (page: { readonly remote: string; readonly page: string } | null) =>
      Object.keys(own.forPage(own.forAudience(site, page), []).remotes);
    expect(named({ remote: "sites", page: "page" })).toEqual(["sites"]);
    expect(named(null)).toEqual(["sites"]);
    expect(named({ remote: "desk", page: "desk" })).toEqual(["sites", "desk"]);
  });

  it("sends the same page whether few remotes are shipped or many", () => {
    const many = live(...Array.from({ length: 192 }, (_, index) => `team-${index}`));
    expect(sent(many, ["/", "/Blog"], ["blog.latest.v1"])).toEqual(sent(live(), ["/", "/Blog"], ["blog.latest.v1"]));
  });

  it("says who attends to code in the site's language, or in its own voice, and brings their remote along", () => {
    const release = live();
    expect(release.codeFor(tenantWith([]))).toBeUndefined();
    const blog = loaded("blog");
    const label = { id: "Jalankan", en: "Run" };
    const code = { slot: "blog.latest.v1", languages: ["lua"], label };
    const attending = new LiveRelease(
      release.release,
      new Map([...release.remotes, ["blog", { ...blog, artefact: { ...blog.artefact, code } }]]),
    );
    const tenant = tenantWith(["/"]);
    expect(attending.codeFor(tenant)).toEqual({ slot: "blog.latest.v1", languages: ["lua"], label: "Jalankan" });
    const settings = { ...tenant.settings, voice: { "blog.code": "Coba" } };
    expect(attending.codeFor({ ...tenant, settings })?.label).toBe("Coba");
  });
});
