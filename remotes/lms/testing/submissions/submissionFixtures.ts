import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture, type SlotFixture, type TenantOverrides } from "@serambi/kernel/testing";

import type { Attempt, Remark, Submission, SubmissionDetail, Submissions } from "../../contract/studio/exerciseAnswers";

const tenant: TenantOverrides = { settings: { routes: ["/", "/Lms/Submissions", "/Lms/Submissions/:attempt"] } };
const ID = "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a11";
const EARLIER = "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a12";
const HOSTILE = `</script><img src=x onerror=alert(1)>${"Pneumonoultramikroskopis".repeat(9)}`;

const submission = (overrides: Partial<Submission> = {}): Submission => ({
  id: ID,
  classroomId: "ruang-cuaca",
  className: "Python untuk Catatan Bengkel",
  chapter: "menjumlah",
  exercise: "suhu-dieng",
  title: "Pagi beku di Dieng",
  language: "python",
  learner: "Aulia Rahmadani",
  at: "2026-11-20T03:12:00.000Z",
  attempts: 3,
  passed: 4,
  total: 4,
  isPassed: true,
  verdict: "none",
  comments: 0,
  ...overrides,
});

const list = (submissions: readonly Submission[]): Submissions => ({
  classes: [{ classroomId: "ruang-cuaca", name: "Python untuk Catatan Bengkel", learners: 12 }],
  submissions: [...submissions],
});

const attempt = (overrides: Partial<Attempt> = {}): Attempt => ({
  id: ID,
  exercise: "suhu-dieng",
  at: "2026-11-20T03:12:00.000Z",
  files: [{ path: "main.py", text: "import sys\n\nprint(min(suhu))\n" }],
  passed: ["lima-pagi"],
  total: 2,
  isPassed: false,
  verdict: "rejected",
  verdicts: [
    {
      id: "v2",
      verdict: "rejected",
      note: "Daftar kosong belum dijaga.",
      author: "Bu Ratih",
      at: "2026-11-21T02:00:00.000Z",
    },
    { id: "v1", verdict: "accepted", note: "", author: "Bu Ratih", at: "2026-11-20T09:00:00.000Z" },
  ],
  comments: [
    {
      id: "c1",
      path: "main.py",
      line: 3,
      text: "Bagaimana kalau belum ada catatan?",
      author: "Bu Ratih",
      at: "2026-11-21T01:59:00.000Z",
    },
    { id: "c2", path: "main.py", line: 0, text: "Rapi.", author: "", at: "2026-11-21T01:58:00.000Z" },
  ],
  ...overrides,
});

const detail = (shown: Attempt): SubmissionDetail => ({
  learner: "Aulia Rahmadani",
  exercise: "suhu-dieng",
  title: "Pagi beku di Dieng",
  language: "python",
  tests: [
    { id: "lima-pagi", name: "Lima pagi di bulan Juli" },
    { id: "kosong", name: "Buku masih kosong" },
  ],
  attempts: [shown, attempt({ id: EARLIER, at: "2026-11-19T03:12:00.000Z", verdicts: [], comments: [] })],
});

const LIST = "lms studio/submissions";
const ONE = "lms studio/submission";
const SAID = { "POST lms studio/comments": answer(attempt()), "POST lms studio/verdicts": answer(attempt()) };

const page = (title: string, body: unknown, changes: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "submissions",
  path: "/Lms/Submissions",
  answers: { [LIST]: body instanceof AppError ? body : answer(body) },
  tenant,
  ...changes,
});

const one = (title: string, changes: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "submission",
  path: `/Lms/Submissions/${ID}`,
  answers: { [ONE]: answer(detail(attempt())), ...SAID },
  tenant,
  ...changes,
});

export const submissionFixtures: readonly PageFixture[] = [
  page(
    "submissions in every state",
    list([
      submission(),
      submission({ id: EARLIER, isPassed: false, passed: 1, comments: 2 }),
      submission({ id: "a", verdict: "accepted" }),
      submission({ id: "b", verdict: "rejected", attempts: 1, learner: "" }),
    ]),
  ),
  page(
    "more submissions than a page has",
    list(Array.from({ length: 45 }, (_, index) => submission({ id: `${index}` }))),
    {
      path: "/Lms/Submissions?page=2&class=ruang-cuaca",
    },
  ),
  page("no submissions", list([])),
  page("no submissions of this state", list([submission()]), { path: "/Lms/Submissions?status=rejected" }),
  page("submissions that cannot be had", new AppError("unavailable", "Down")),
  page("hostile submissions", list([submission({ learner: HOSTILE, title: HOSTILE, className: HOSTILE })])),
  one("a submission with comments and a history"),
  one("a line that is commented on", { path: `/Lms/Submissions/${ID}?file=main.py&line=3` }),
  one("a hostile program", {
    answers: {
      [ONE]: answer(detail(attempt({ files: [{ path: HOSTILE, text: `${HOSTILE}\n${HOSTILE}` }], comments: [] }))),
      ...SAID,
    },
  }),
  one("a submission that there is not", {
    answers: { [ONE]: new AppError("not-found", "Gone") },
    outcome: "not-found",
  }),
  one("a comment", { form: { act: "comment", path: "main.py", line: "3", text: "Baik." } }),
  one("a comment without words", {
    form: { act: "comment", path: "main.py", line: "3", text: " " },
    outcome: "invalid",
  }),
  one("a judgement", { form: { act: "accepted", note: "" } }),
  one("a rejection without a reason", { form: { act: "rejected", note: "" }, outcome: "invalid" }),
];

const REMARKS: readonly Remark[] = [
  {
    id: "r1",
    exercise: "suhu-dieng",
    title: "Pagi beku di Dieng",
    line: 8,
    verdict: null,
    text: "Nol belum beku.",
    author: "Bu Ratih",
    at: "2026-11-21T01:59:00.000Z",
  },
  {
    id: "r2",
    exercise: "suhu-dieng",
    title: HOSTILE,
    line: null,
    verdict: "rejected",
    text: "",
    author: "",
    at: "2026-11-20T01:59:00.000Z",
  },
];

const room = (title: string, kind: number, body: unknown, remarks: readonly Remark[] = []): SlotFixture => ({
  title,
  slot: "lms.room.v1",
  props: { calledBy: "0b5d2f6e" },
  answers: { "auth user/detail": answer({ kind }), [LIST]: answer(body), "lms studio/remarks": answer(remarks) },
  tenant,
});

export const submissionSlotFixtures: readonly SlotFixture[] = [
  room("a teacher's room", 3, list([submission()])),
  room("a teacher's room with nothing to read", 2, list([])),
  room("a learner's room", 4, list([]), REMARKS),
];
