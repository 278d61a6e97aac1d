import type { Draft } from "@serambi/kernel/cms";
import { answer, type TenantOverrides } from "@serambi/kernel/testing";

/** Whoever edits is an administrator of a site that lists no page of the editor. */
export const tenant: TenantOverrides = { settings: { routes: ["/", "/Courses"] } };

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

/** Answers of the services host for a site with a draft. */
export const answersWith = (draft: Draft): Record<string, unknown> => ({
  "services contoh/cms/app/draft": answer(draft),
});
