import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture, type TenantOverrides } from "@serambi/kernel/testing";

import { sampleApplicant, sampleBoard, sampleDesk, samplePosting } from "./samples";

const tenant: TenantOverrides = {
  settings: { routes: ["/", "/Career/Desk/Jobs", "/Career/Desk/Jobs/:id", "/Career/Desk/Jobs/:id/Edit"] },
};
const DESK = "/Career/Desk/Jobs";
const BOARD = `${DESK}/backend-pembayaran`;
const desk = { "careers desk": answer(sampleDesk()) };
const posting = { ...desk, "careers desk/job": answer(samplePosting()) };
const board = { "careers desk/board": answer(sampleBoard()), "careers desk/applicant": answer(sampleApplicant()) };
const move = { number: "L-7K3QX9", from: "sent", to: "rejected", act: "move" };

const written = {
  careerId: "kopra-pay",
  title: "Backend engineer, pembayaran",
  summary: "Anda menjaga buku besar tetap benar.",
  city: "Jakarta",
  place: "hybrid",
  kind: "full-time",
  field: "engineering",
  payFromIdr: "Rp 18.000.000",
  payToIdr: "26.000.000",
  tasks: "Memegang layanan\nMembaca migrasi",
  brings: "PostgreSQL",
  skills: "SQL",
  steps: "Dibaca orang",
  start: "Januari 2027",
  courses: "",
  closesOn: "2026-12-12",
  act: "publish",
};

export const deskFixtures: readonly PageFixture[] = [
  { title: "two jobs", page: "desk", path: DESK, answers: desk, tenant },
  {
    title: "a company without jobs",
    page: "desk",
    path: DESK,
    answers: { "careers desk": answer({ ...sampleDesk(), jobs: [] }) },
    tenant,
  },
  {
    title: "no company",
    page: "desk",
    path: DESK,
    answers: { "careers desk": answer({ companies: [], jobs: [] }) },
    tenant,
  },
  {
    title: "closing",
    page: "desk",
    path: DESK,
    answers: { "POST careers desk/close": answer({ id: "x" }) },
    form: { id: "backend-pembayaran", act: "close" },
    tenant,
  },
  {
    title: "duplicating",
    page: "desk",
    path: DESK,
    answers: { "POST careers desk/duplicate": answer({ id: "salinan-1" }) },
    form: { id: "backend-pembayaran", act: "duplicate" },
    tenant,
  },
  {
    title: "closing what is closed",
    page: "desk",
    path: DESK,
    answers: { ...desk, "POST careers desk/close": new AppError("conflict", "Closed") },
    form: { id: "backend-pembayaran", act: "close" },
    outcome: "invalid",
    tenant,
  },
  { title: "a new job", page: "posting", path: `${DESK}/new/Edit`, answers: desk, tenant },
  { title: "a draft", page: "posting", path: `${BOARD}/Edit`, answers: posting, tenant },
  {
    title: "an open one",
    page: "posting",
    path: `${BOARD}/Edit`,
    answers: { ...desk, "careers desk/job": answer(samplePosting({ state: "open" })) },
    tenant,
  },
  {
    title: "published",
    page: "posting",
    path: `${DESK}/new/Edit`,
    answers: { ...desk, "POST careers desk/jobs": answer({ id: "baru-1" }) },
    form: written,
    tenant,
  },
  {
    title: "half written",
    page: "posting",
    path: `${DESK}/new/Edit`,
    answers: desk,
    form: { title: "Baru", act: "draft" },
    outcome: "invalid",
    tenant,
  },
  {
    title: "a range that is too wide",
    page: "posting",
    path: `${DESK}/new/Edit`,
    answers: {
      ...desk,
      "POST careers desk/jobs": new AppError("invalid", "Wide", { fields: { payToIdr: "Terlalu lebar" } }),
    },
    form: written,
    outcome: "invalid",
    tenant,
  },
  { title: "two applicants", page: "board", path: BOARD, answers: board, tenant },
  { title: "one of them", page: "board", path: `${BOARD}?applicant=L-7K3QX9&to=rejected`, answers: board, tenant },
  {
    title: "one who was invited",
    page: "board",
    path: `${BOARD}?applicant=L-AAAAA2`,
    answers: {
      ...board,
      "careers desk/applicant": answer(
        sampleApplicant({
          number: "L-AAAAA2",
          state: "interview",
          person: { name: "Made", email: "made@x.example", phone: "+6281140007713" },
          meeting: { at: "2026-11-26T06:00:00Z", where: "Daring" },
          cv: null,
        }),
      ),
    },
    tenant,
  },
  {
    title: "one who is gone",
    page: "board",
    path: `${BOARD}?applicant=L-AAAAA9`,
    answers: { ...board, "careers desk/applicant": new AppError("not-found", "Gone") },
    tenant,
  },
  {
    title: "no applicant",
    page: "board",
    path: BOARD,
    answers: { "careers desk/board": answer({ ...sampleBoard(), applicants: [], withdrawn: 0 }) },
    tenant,
  },
  {
    title: "moving",
    page: "board",
    path: BOARD,
    answers: { "POST careers desk/move": answer(sampleApplicant()) },
    form: { ...move, to: "read" },
    tenant,
  },
  {
    title: "rejecting without a reason",
    page: "board",
    path: `${BOARD}?applicant=L-7K3QX9`,
    answers: {
      ...board,
      "POST careers desk/move": new AppError("invalid", "Why", { fields: { note: "Tulis alasannya" } }),
    },
    form: move,
    outcome: "invalid",
    tenant,
  },
  {
    title: "a colleague was first",
    page: "board",
    path: `${BOARD}?applicant=L-7K3QX9`,
    answers: { ...board, "POST careers desk/move": new AppError("conflict", "Moved") },
    form: { ...move, to: "read" },
    outcome: "invalid",
    tenant,
  },
  {
    title: "a note",
    page: "board",
    path: BOARD,
    answers: { "POST careers desk/note": answer({ number: "L-7K3QX9" }) },
    form: { number: "L-7K3QX9", act: "note", text: "Tanyakan piket." },
    tenant,
  },
];
