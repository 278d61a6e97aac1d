import { answer, type Answers } from "@serambi/kernel/testing";

import type { ClassOverview, ClassSummary } from "../../contract/hosts/classes";
import type { PesilatClass } from "../../contract/pesilat/PesilatClass";
import { listAnswer } from "../sampleAnswers";
import { sampleClass, sampleOverview, sampleSyllabus } from "../sampleClasses";

/** A class as the client gives it. */
export const samplePesilatClass = (overrides: Partial<PesilatClass> = {}): PesilatClass => ({
  name: "Napas, Mistar, Baut",
  slug: "napas-mistar-baut",
  code: "PS-01",
  description: "Delapan minggu sabuk putih.",
  state: "registration-open",
  level: "Sabuk putih",
  type: "class",
  startsOn: "2027-01-11",
  endsOn: "2027-03-05",
  priceIdr: 0,
  seatsLeft: 9,
  mentors: [{ name: "Yuni Astuti", role: "Matematika terapan", bio: "Menaksir dulu, baru mengukur." }],
  ...overrides,
});

const CLASSES: readonly Partial<ClassSummary>[] = [
  { code: "PS-01", name: "Napas, Mistar, Baut", slug: "napas-mistar-baut", level: "Sabuk putih" },
  { code: "PS-02", name: "Pagar Dua Belas Meter", slug: "pagar", level: "Sabuk kuning", state: "upcoming" },
  { code: "PS-03", name: "Satu Rumah Lolos Uji", slug: "satu-rumah", level: "Sabuk hijau", state: "ended" },
  { code: "PS-04", name: "Kuda-Kuda", slug: "kuda-kuda", level: "Sabuk putih", startsOn: null, endsOn: null },
  { code: "PS-07", name: "Silat Dasar, Selasa Malam", slug: "silat-dasar", level: "Terbuka", priceIdr: 240_000 },
];

const pesilatClasses: readonly ClassSummary[] = CLASSES.map((overrides) => sampleClass(overrides));

export const pesilatOverview = (overrides: Partial<ClassOverview> = {}): ClassOverview =>
  sampleOverview({ ...CLASSES[0], seatsLeft: 9, ...overrides });

/** A programme of five classes: three belts have some, two have none, one class is open to all. */
export const pesilatAnswers: Answers = {
  "services class/active": listAnswer(pesilatClasses),
  "services class/overview": answer(pesilatOverview()),
  "services class/syllabus": answer(sampleSyllabus),
};
