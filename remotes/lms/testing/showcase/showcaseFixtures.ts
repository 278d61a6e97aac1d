import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture, type TenantOverrides } from "@serambi/kernel/testing";

import { GradebookDemo } from "../../contract/demo/schoolDemos";
import { sampleDemos } from "../demo/sampleDemos";
import { sampleFigures } from "./sampleFigures";
import { sampleFeature, sampleSetting } from "./sampleShowcase";

const SETTING = "services contoh/cms/app/setting/lms";
const everything: TenantOverrides = { settings: { routes: ["/", "/Lms", "/Lms/Features/:slug"] } };
const showcaseOnly: TenantOverrides = { settings: { routes: ["/", "/Lms"] } };

export const showcaseAnswers = { [SETTING]: answer(sampleSetting()) };

/** What the host says of the LMS. */
export const saying = (body: unknown): Pick<PageFixture, "answers"> => ({
  answers: { [SETTING]: body instanceof AppError ? body : answer(body) },
});

const page = (id: string, path: string, title: string, changes: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: id,
  path,
  answers: showcaseAnswers,
  tenant: everything,
  ...changes,
});

/** One word as long as a title may be. */
const LONG = "Pneumonoultramikroskopis".repeat(12);
const HOSTILE = `</script><img src=x onerror=alert(1)>${LONG.slice(0, 200)}`;
/** What a host may say at worst, and all of it twice. */
const hostileFeature = sampleFeature({
  title: LONG,
  icon: "__proto__",
  summary: HOSTILE,
  description: HOSTILE,
  listFeatures: [HOSTILE, HOSTILE],
  benefits: [
    { title: HOSTILE, icon: "toString", desc: HOSTILE },
    { title: HOSTILE, icon: "", desc: "" },
  ],
  figure: { ...sampleFigures.sheet, columns: ["S", "S", HOSTILE], rows: [{ name: HOSTILE, cells: [HOSTILE] }] },
});
const hostile = sampleSetting({
  title: LONG,
  lead: HOSTILE,
  features: [hostileFeature, hostileFeature],
  gains: {
    title: HOSTILE,
    groups: [
      { who: HOSTILE, text: HOSTILE, features: ["grading"] },
      { who: HOSTILE, text: HOSTILE, features: [] },
    ],
  },
  closing: { title: `Coba ${HOSTILE}`, text: HOSTILE, action: { label: HOSTILE, href: "/Tidak-Ada" } },
});

const FEATURE = "/Lms/Features/buku-nilai";
const alone = (overrides: Parameters<typeof sampleFeature>[0]) =>
  saying(sampleSetting({ features: [sampleFeature(overrides)] }));

/** Every face of the page of all features and of the page of one. */
export const showcaseFixtures: readonly PageFixture[] = [
  page("lms", "/Lms", "two drawings, and every kind of feature"),
  page("lms", "/Lms", "one drawing", saying(sampleSetting({ figures: [sampleFigures.letters] }))),
  page("lms", "/Lms", "one feature only", alone({})),
  page("lms", "/Lms", "no feature at all", saying(sampleSetting({ features: [] }))),
  page("lms", "/Lms", "a title, and nothing else", saying({ title: "Satu ruang belajar", lead: "", features: [] })),
  page("lms", "/Lms", "a site that has no page for a feature", { tenant: showcaseOnly }),
  page("lms", "/Lms", "texts that were not meant well", saying(hostile)),
  page("lms", "/Lms", "a site that has not written it", {
    ...saying(new AppError("not-found", "No such setting")),
    outcome: "not-found",
  }),
  page("lms", "/Lms", "a host that is down", {
    ...saying(new AppError("unavailable", "Down")),
    outcome: "failed",
  }),
  page("feature", FEATURE, "the first of several"),
  ...Object.keys(sampleFigures).map((kind) => page("feature", `/Lms/Features/gambar-${kind}`, `a drawing: ${kind}`)),
  page("feature", FEATURE, "the only one", alone({})),
  page("feature", FEATURE, "a picture of its own", alone({ image: "/media/contoh/nilai.jpg" })),
  page("feature", FEATURE, "neither picture nor drawing", alone({ figure: undefined, listFeatures: [], benefits: [] })),
  page("feature", FEATURE, "something to try", alone({ demo: GradebookDemo.parse(sampleDemos.gradebook) })),
  page("feature", FEATURE, "texts that were not meant well", saying(hostile)),
  page("feature", "/Lms/Features/Buku-Nilai", "an address in other letters", { outcome: "redirect" }),
  page("feature", "/Lms/Features/tidak-ada", "a feature that there is not", { outcome: "not-found" }),
  page("feature", FEATURE, "a host that is down", {
    ...saying(new AppError("timeout", "No answer in time")),
    outcome: "failed",
  }),
];
