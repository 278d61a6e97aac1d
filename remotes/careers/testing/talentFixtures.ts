import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture, type TenantOverrides } from "@serambi/kernel/testing";

import { sampleProfile, sampleTalents } from "./samples";

const tenant: TenantOverrides = {
  settings: { routes: ["/", "/Talent-Hiring", "/Talent-Hiring/Profile", "/Privacy-Policy"] },
};
const PATH = "/Talent-Hiring";
const PROFILE = "/Talent-Hiring/Profile";
const answers = { "careers talents": answer(sampleTalents()) };

const form = {
  talent: "ratna-analis",
  company: "Rekam Sehat",
  payFromIdr: "Rp 9.000.000",
  name: "Dewi Kartika",
  email: "dewi@rekamsehat.example",
  message: "Menulis laporan stok untuk dua belas puskesmas.",
  consent: "yes",
  key: "0f".repeat(16),
  website: "",
};
const profile = {
  work: "Laporan stok rumah sakit",
  summary: "Bangsal tidak pernah kehabisan Ringer laktat sejak Juni.",
  trade: "data",
  city: "Malang",
  freeFrom: "2026-12-01",
  name: "Ratna Widyaningsih",
  consent: "yes",
};

export const talentFixtures: readonly PageFixture[] = [
  { title: "two graduates", page: "talent", path: PATH, answers, tenant },
  {
    title: "a request that was sent",
    page: "talent",
    path: `${PATH}?asked=1`,
    answers,
    tenant: { settings: { routes: ["/", PATH] } },
  },
  {
    title: "nobody who fits",
    page: "talent",
    path: `${PATH}?trade=data&city=Malang&freeBy=2026-12-01`,
    answers: { "careers talents": answer({ ...sampleTalents(), talents: [] }) },
    tenant,
  },
  {
    title: "a host that is down",
    page: "talent",
    path: PATH,
    answers: { "careers talents": new AppError("unavailable", "Down") },
    tenant,
  },
  {
    title: "asking",
    page: "talent",
    path: PATH,
    answers: { ...answers, "POST careers introductions": answer({ number: "L-AAAAAA" }) },
    form,
    tenant,
  },
  {
    title: "asking without words",
    page: "talent",
    path: PATH,
    answers,
    form: { key: "0f".repeat(16) },
    outcome: "invalid",
    tenant,
  },
  {
    title: "a profile that is shown",
    page: "profile",
    path: PROFILE,
    answers: { "careers profile": answer(sampleProfile()) },
    tenant,
  },
  {
    title: "no profile",
    page: "profile",
    path: PROFILE,
    answers: { "careers profile": answer({ profile: null, introductions: [] }) },
    tenant,
  },
  {
    title: "sharing",
    page: "profile",
    path: PROFILE,
    answers: { "POST careers profile": answer({ isShown: true }) },
    form: profile,
    tenant,
  },
  {
    title: "withdrawing",
    page: "profile",
    path: PROFILE,
    answers: { "POST careers profile/withdraw": answer({ isShown: false }) },
    form: { act: "withdraw" },
    tenant,
  },
  {
    title: "sharing without consent",
    page: "profile",
    path: PROFILE,
    answers: { "careers profile": answer(sampleProfile()) },
    form: { ...profile, consent: "" },
    outcome: "invalid",
    tenant,
  },
];
