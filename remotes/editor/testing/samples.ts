import type { Draft, Publication, PublishedChanges } from "@serambi/kernel/cms";
import type { TenantOverrides } from "@serambi/kernel/testing";

/** A site with every page of the editor. */
export const tenant: TenantOverrides = {
  settings: { routes: ["/", "/Editor", "/Editor/Settings", "/Editor/History", "/Editor/Transfer", "/Editor/New-Site"] },
};

/** A draft with nothing changed. */
export const sampleDraft = (overrides: Partial<Draft> = {}): Draft => ({
  version: 3,
  live: {
    title: "Yayasan Serambi",
    home: { sections: [{ slot: "sites.hero.v1", props: { title: "Keahlian yang dibawa pulang" } }] },
  },
  values: {},
  changedAt: null,
  changedBy: null,
  publishAt: null,
  canUndo: false,
  canRedo: false,
  problems: {},
  links: [],
  ...overrides,
});

/** One publication by somebody with a note. */
const samplePublication = (): Publication => ({
  id: 7,
  at: "2026-11-03T07:10:00.000Z",
  by: { id: "person-rina", name: "Rina" },
  note: "Angka lulusan diperiksa",
  keys: ["title", "home"],
});

/** The history of a site with two pages of publications. */
export const samplePublications = () => ({
  items: [samplePublication()],
  page: 1,
  perPage: 20,
  totalItems: 21,
  totalPages: 2,
});

/** The changes of that publication. */
export const sampleChanges = (): PublishedChanges => ({
  ...samplePublication(),
  changes: [
    { key: "title", before: "Serambi", after: "Yayasan Serambi" },
    { key: "home", before: null, after: { sections: [{ slot: "sites.hero.v1", props: { title: "Baru" } }] } },
  ],
});
