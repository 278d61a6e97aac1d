import type { SectionPage } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture, type SlotFixture, type TenantOverrides } from "@serambi/kernel/testing";

import { bookPage } from "./fixtures/bookPage";
import { festivalPage } from "./fixtures/festivalPage";
import { festivalAnswers } from "./sampleFestival";

const SITE: TenantOverrides = { settings: { routes: ["/", "/BelajarBersama", "/Metamorfosa", "/Courses/:slug"] } };

const BELOW: TenantOverrides = { settings: { routes: ["/", "/About", "/Features/:slug"] } };

const setting = (name: SectionPage) => `services contoh/cms/app/setting/page_${name}`;

const page = (title: string, fixtures: readonly SlotFixture[]) =>
  answer({
    title,
    description: `Semua tentang ${title}.`,
    sections: fixtures.map(({ slot, props }) => ({ slot, props })),
  });

const FESTIVAL = { page: "belajar-bersama", path: "/BelajarBersama", tenant: SITE } as const;
const BOOK = { page: "metamorfosa", path: "/Metamorfosa", tenant: SITE } as const;
const festival = page("Belajar Bersama", festivalPage);

const ABOUT = { page: "sections", path: "/About", tenant: BELOW } as const;
const FEATURE = { page: "sections", path: "/Features/rapor", tenant: BELOW } as const;

const CHOSEN: TenantOverrides = { settings: { routes: ["/", "/Program", "/Program/Beasiswa"] } };
const OWN = { page: "own", path: "/Program/Beasiswa", tenant: CHOSEN } as const;
const own = answer({
  pages: [
    { slug: "Program", title: "Program", description: "", sections: [] },
    { slug: "Program/Beasiswa", title: "Beasiswa", description: "Untuk siapa beasiswa ini.", sections: [] },
  ],
});

const features = answer({
  title: "Fitur",
  description: "Semua fitur.",
  sections: [],
  pages: [{ slug: "rapor", title: "Rapor", description: "Rapor yang jadi sendiri.", sections: [] }],
});

/** The pages besides home pages that are lists of sections. */
export const pageFixtures: readonly PageFixture[] = [
  {
    ...OWN,
    title: "a page at an address of the site's own",
    answers: { "services contoh/cms/app/setting/page_own": own },
  },
  {
    ...OWN,
    title: "an address of the site's own without a page",
    answers: { "services contoh/cms/app/setting/page_own": answer({ pages: [] }) },
    outcome: "not-found",
  },
  {
    ...FESTIVAL,
    title: "with its class",
    answers: { [setting("belajar-bersama")]: festival, ...festivalAnswers },
  },
  {
    ...FESTIVAL,
    title: "without the class it tells of",
    answers: {
      [setting("belajar-bersama")]: festival,
      "services class/overview": new AppError("unavailable", "Down"),
    },
  },
  {
    ...FESTIVAL,
    title: "no section yet",
    answers: { [setting("belajar-bersama")]: page("Belajar Bersama", []), ...festivalAnswers },
  },
  {
    ...FESTIVAL,
    title: "a host that is down",
    answers: { [setting("belajar-bersama")]: new AppError("unavailable", "Down"), ...festivalAnswers },
    outcome: "failed",
  },
  {
    ...FESTIVAL,
    title: "a site that has not written it",
    answers: { [setting("belajar-bersama")]: new AppError("not-found", "No such setting"), ...festivalAnswers },
    outcome: "not-found",
  },
  { ...ABOUT, title: "no section yet", answers: { [setting("about")]: page("Tentang", []) } },
  {
    ...ABOUT,
    title: "a host that is down",
    answers: { [setting("about")]: new AppError("unavailable", "Down") },
    outcome: "failed",
  },
  { ...FEATURE, title: "a page below it", answers: { [setting("features")]: features } },
  {
    ...FEATURE,
    title: "no such page below it",
    path: "/Features/lain",
    answers: { [setting("features")]: features },
    outcome: "not-found",
  },
  { ...BOOK, title: "one section", answers: { [setting("metamorfosa")]: page("Metamorfosa", bookPage) } },
  { ...BOOK, title: "no section yet", answers: { [setting("metamorfosa")]: page("Metamorfosa", []) } },
  {
    ...BOOK,
    title: "a host that is down",
    answers: { [setting("metamorfosa")]: new AppError("unavailable", "Down") },
    outcome: "failed",
  },
  {
    ...BOOK,
    title: "a site that has not written it",
    answers: { [setting("metamorfosa")]: new AppError("not-found", "No such setting") },
    outcome: "not-found",
  },
];
