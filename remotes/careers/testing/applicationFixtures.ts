import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture, type TenantOverrides } from "@serambi/kernel/testing";

import { KEY, sampleApplication, sampleDetail, sampleJob } from "./samples";

const tenant: TenantOverrides = {
  settings: {
    routes: ["/", "/Event/Careers", "/Event/Careers/:id/:slug?", "/Career/Application/:key", "/Privacy-Policy"],
  },
};
const APPLY = "/Event/Careers/backend-pembayaran/backend-engineer-pembayaran/Apply";
const STATUS = `/Career/Application/${KEY}`;
const job = { "services career/job/detail": answer(sampleDetail()) };

const form = {
  name: "Nurul Azizah",
  email: "nurul@azizah.example",
  phone: "0811-4000-7712",
  motivation: "Layanan retur kami punya empat antrean; tiga tidak pernah terisi.",
  cv: KEY,
  consent: "yes",
  key: "0f".repeat(16),
  website: "",
};

const status = (title: string, changes: Parameters<typeof sampleApplication>[0] = {}): PageFixture => ({
  title,
  page: "application",
  path: STATUS,
  answers: { "careers application": answer(sampleApplication(changes)) },
  tenant,
});

const step = (act: string, note: string | null = null) => ({ act, by: "Kopra Pay", note, at: "2026-11-20T03:00:00Z" });
const sent = step("sent");

export const applicationFixtures: readonly PageFixture[] = [
  { title: "an empty form", page: "apply", path: APPLY, answers: job, tenant },
  {
    title: "a closed job",
    page: "apply",
    path: APPLY,
    answers: { "services career/job/detail": answer(sampleDetail({ isOpen: false })) },
    tenant: { settings: { routes: ["/", "/Event/Careers", "/Event/Careers/:id/:slug?"] } },
  },
  {
    title: "sent",
    page: "apply",
    path: APPLY,
    answers: { ...job, "POST careers applications": answer({ id: KEY }) },
    form,
    tenant,
  },
  {
    title: "every field wrong",
    page: "apply",
    path: APPLY,
    answers: job,
    form: { name: "N", email: "n", phone: "12", motivation: "ya", cv: "x", key: "0f".repeat(16) },
    outcome: "invalid",
    tenant,
  },
  {
    title: "applied for before",
    page: "apply",
    path: APPLY,
    answers: { ...job, "POST careers applications": new AppError("conflict", "Anda sudah melamar") },
    form,
    outcome: "invalid",
    tenant,
  },
  status("sent"),
  status("read", { state: "read", cv: null, steps: [sent, step("cv-added"), step("read")] }),
  status("invited", {
    state: "interview",
    meeting: { at: "2026-11-26T06:00:00Z", where: "Daring, tautan lewat email" },
    steps: [sent, step("read"), step("interview", "Bawa contoh kode.")],
  }),
  status("an offer", { state: "offer", steps: [sent, step("offer")] }),
  status("rejected", {
    state: "rejected",
    steps: [sent, step("rejected", "Kami mencari yang pernah menjaga sistem saat dini hari.")],
  }),
  status("taken back", { state: "withdrawn", cv: null, steps: [sent, step("withdrawn")] }),
  {
    ...status("taking it back"),
    answers: { "POST careers application/withdraw": answer({ id: KEY }) },
    form: { act: "withdraw" },
  },
  {
    ...status("deleting it"),
    answers: { "POST careers application/delete": answer({ id: KEY }) },
    form: { act: "remove" },
  },
  {
    ...status("taking back what is over", { state: "rejected" }),
    answers: {
      "careers application": answer(sampleApplication({ state: "rejected" })),
      "POST careers application/withdraw": new AppError("conflict", "Over"),
    },
    form: { act: "withdraw" },
    outcome: "invalid",
  },
  {
    title: "two of one's own",
    page: "own",
    path: "/Career/My/Applications",
    answers: {
      "careers applications": answer([
        {
          id: KEY,
          number: "L-7K3QX9",
          state: "read",
          title: sampleJob().title,
          company: "Kopra Pay",
          sentAt: "2026-11-18T03:44:00Z",
        },
        {
          id: KEY.replace("a", "b"),
          number: "L-7K3QX8",
          state: "withdrawn",
          title: "Analis data",
          company: "Koperasi",
          sentAt: "2026-10-18T03:44:00Z",
        },
      ]),
    },
    tenant,
  },
  {
    title: "none of one's own",
    page: "own",
    path: "/Career/My/Applications",
    answers: { "careers applications": answer([]) },
    tenant,
  },
  { title: "to be confirmed", page: "alert", path: `/Career/Alert/${KEY}`, answers: {}, tenant },
  { title: "to be ended", page: "alert", path: `/Career/Alert/${KEY}?stop=1`, answers: {}, tenant },
  { title: "confirmed", page: "alert", path: `/Career/Alert/${KEY}?done=confirmed`, answers: {}, tenant },
  { title: "ended", page: "alert", path: `/Career/Alert/${KEY}?done=stopped`, answers: {}, tenant },
  {
    title: "confirming",
    page: "alert",
    path: `/Career/Alert/${KEY}`,
    answers: { "POST careers alerts/confirm": answer({ isConfirmed: true }) },
    form: { act: "confirm" },
    tenant,
  },
  {
    title: "ending",
    page: "alert",
    path: `/Career/Alert/${KEY}?stop=1`,
    answers: { "POST careers alerts/stop": answer({ isStopped: true }) },
    form: { act: "stop" },
    tenant,
  },
  {
    title: "confirming what is gone",
    page: "alert",
    path: `/Career/Alert/${KEY}`,
    answers: { "POST careers alerts/confirm": new AppError("not-found", "Gone") },
    form: { act: "confirm" },
    outcome: "invalid",
    tenant,
  },
];
