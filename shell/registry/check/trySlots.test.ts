import { describe, expect, it } from "@jest/globals";
import { TenantSettings } from "@serambi/kernel/contracts";
import type { RemoteServer } from "@serambi/kernel/server";
import { fakeTenant } from "@serambi/kernel/testing";
import * as z from "zod/mini";

import type { Artefact } from "../schema";
import { fixtureHosts } from "./fixtureHosts";
import { sectionsOf, Site } from "./Site";
import type { Trial } from "./Trial";
import { trySlots } from "./trySlots";

const settings = TenantSettings.parse(fakeTenant().settings);
const letter = (title: unknown) => ({ slot: "sites.letter.v1", props: { title } });

/** A site whose home page and book page have one section each. */
const site = Site.parse({
  key: "demo",
  settings,
  homes: { id: { sections: [letter("Surat")] } },
  pages: {
    metamorfosa: {
      title: "Buku",
      description: "",
      sections: [letter(5), { slot: "other.row.v1", inside: letter("Dalam") }],
    },
  },
});

const words = { id: "Surat", en: "Letter" };
const described = { name: words, about: words, picture: "text", fields: {} };

const trialOf = (sites: readonly Site[]): Trial => ({
  name: "sites",
  artefact: { slots: [{ name: "sites.letter.v1", section: described }] } as unknown as Artefact, // as far as its slots are tried
  server: {
    remote: { slots: [{ name: "sites.letter.v1" }] },
    slots: { "sites.letter.v1": { schema: z.object({ title: z.string() }) } },
  } as unknown as RemoteServer, // as far as its slots are tried
  endpoints: [],
  namedHosts: new Set(),
  styles: new Map(),
  fixtures: null,
  sites,
  others: new Map(),
  shellDist: "",
  share: (all) => all,
  at: () => undefined,
  show: () => undefined,
  browse: () => undefined,
});

describe("a site's pages of sections", () => {
  it("are its home pages by their languages, and the others by their names", () => {
    expect(sectionsOf(site).map(({ where, sections }) => [where, sections.length])).toEqual([
      ["id", 1],
      ["metamorfosa", 3],
    ]);
    expect(sectionsOf({ ...site, pages: undefined })).toHaveLength(1);
  });

  it("are held against the slots, wherever they stand", async () => {
    const { findings, note } = await trySlots(trialOf([site]));
    expect(note).toBe("1 slots in 3 places");
    expect(findings.map(({ where }) => where)).toEqual(["slot sites.letter.v1, as demo (metamorfosa) uses it"]);
  });

  it("have sections alone that say of themselves what they are", async () => {
    const trial = trialOf([{ ...site, pages: undefined }]);
    expect((await trySlots(trial)).findings).toEqual([]);
    const artefact = { slots: [{ name: "sites.letter.v1" }] } as unknown as Artefact; // of before there were sections
    const { findings } = await trySlots({ ...trial, artefact });
    expect(findings.map(({ why }) => why)).toEqual([
      "sites show it, and the editor has no words for it (on demo (id))",
    ]);
  });

  it("are answered by the hosts of a page that is tried", async () => {
    const { services } = fixtureHosts(site, { "services contoh/cms/app/setting/page_metamorfosa": "of a fixture" });
    const asked = (name: string) => services.get(`demo/cms/app/setting/${name}`);
    expect(await asked("home")).toMatchObject({ data: site.homes.id });
    expect(await asked("page_metamorfosa")).toMatchObject({ data: { title: "Buku" } });
    await expect(asked("page_belajar-bersama")).rejects.toMatchObject({ code: "unavailable" });
  });
});
