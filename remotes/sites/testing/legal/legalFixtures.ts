import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture, type TenantOverrides } from "@serambi/kernel/testing";

export const LEGAL = "services contoh/cms/app/setting/legal";

export const legalRoutes = ["/", "/Privacy-Policy", "/Terms-And-Conditions", "/Welcome", "/Invoices"];

/** A site that sells, has quizzes, and is there for pupils. */
const SITE: TenantOverrides = { settings: { routes: [...legalRoutes, "/Class/:code", "/Lms/Quiz/:quiz"] } };

export const sampleLegal = answer({
  controller: "Yayasan Contoh",
  address: "Jalan Contoh 1, Jakarta",
  contact: "kantor@contoh.example",
  audiences: ["pupils"],
});

const PRIVACY = { page: "privacy", path: "/Privacy-Policy", tenant: SITE } as const;
const TERMS = { page: "terms", path: "/Terms-And-Conditions", tenant: SITE } as const;
const answers = { [LEGAL]: sampleLegal };

export const legalFixtures: readonly PageFixture[] = [
  { ...PRIVACY, title: "in force, with what changed", answers },
  { ...PRIVACY, title: "in force, without what changed", path: "/Privacy-Policy?changes=none", answers },
  { ...PRIVACY, title: "the first version", path: "/Privacy-Policy?version=1", answers },
  { ...PRIVACY, title: "a version that never was", path: "/Privacy-Policy?version=12", answers, outcome: "not-found" },
  {
    ...PRIVACY,
    title: "a host that is down",
    answers: { [LEGAL]: new AppError("unavailable", "Down") },
    outcome: "failed",
  },
  { ...TERMS, title: "in force, with what changed", answers },
  {
    ...TERMS,
    title: "a site that does not say who answers",
    answers: { [LEGAL]: new AppError("not-found", "No such setting") },
  },
];
