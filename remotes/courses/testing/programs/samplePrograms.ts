import { answer, answerPage, type Answers } from "@serambi/kernel/testing";

import type {
  Batch,
  ProgramDetail,
  ProgramSchool,
  ProgramSummary,
  ProgramSyllabus,
  Webinar,
} from "../../contract/hosts/programs";
import { listAnswer } from "../sampleAnswers";
import { sampleClasses, sampleSyllabus } from "../sampleClasses";

/** A programme that is sound in every field; tests name what matters to them. */
export const sampleProgram = (overrides: Partial<ProgramSummary> = {}): ProgramSummary => ({
  id: "jaringan",
  slug: "teknik-jaringan",
  name: "Teknik Jaringan",
  summary: "Kabel, nirkabel, dan peladen yang tetap jalan.",
  logo: "",
  classCount: 4,
  schoolCount: 12,
  ...overrides,
});

const samplePrograms: readonly ProgramSummary[] = [
  sampleProgram(),
  sampleProgram({ id: "busana", slug: "tata-busana", name: "Tata Busana", schoolCount: 0, classCount: 1 }),
];

export const sampleDetail = (overrides: Partial<ProgramDetail> = {}): ProgramDetail => ({
  ...sampleProgram(),
  description: "<p>Setiap kelas dimulai dengan denah gedung.</p><script>curi()</script>",
  ...overrides,
});

const sampleSchools: readonly ProgramSchool[] = [
  { id: "s1", name: "SMK Negeri 2 Pengasih", city: "Kulon Progo", province: "DI Yogyakarta" },
  { id: "s2", name: "SMK Muhammadiyah 1 Weru", city: "Sukoharjo", province: "Jawa Tengah" },
];

export const sampleBatch = (overrides: Partial<Batch> = {}): Batch => ({
  classroomId: "ruang-tjk-201",
  className: "Jaringan di Gedung Tua",
  classSlug: "jaringan-di-gedung-tua",
  classCode: "TJK-201",
  programIds: ["jaringan"],
  startsOn: "2027-01-18",
  endsOn: "2027-05-21",
  seatsLeft: 28,
  ...overrides,
});

export const sampleWebinar = (overrides: Partial<Webinar> = {}): Webinar => ({
  classroomId: "webinar-satu",
  name: "Satu Malam tentang Kabel",
  slug: "satu-malam-tentang-kabel",
  description: "Tanya jawab dengan kontraktor.",
  logo: "",
  programIds: ["jaringan"],
  programName: "Teknik Jaringan",
  startsAt: "2026-12-03T19:00:00+07:00",
  lengthMinutes: 90,
  priceIdr: 0,
  speakers: [{ name: "Slamet Riyadi Nugroho", role: "Kontraktor jaringan" }],
  ...overrides,
});

const sampleProgramSyllabus: ProgramSyllabus = {
  programId: "jaringan",
  classes: [
    {
      classroomId: "ruang-tjk-201",
      name: "Jaringan di Gedung Tua",
      slug: "jaringan-di-gedung-tua",
      code: "TJK-201",
      level: "Kelas XI",
      lengthMinutes: 114,
      modules: sampleSyllabus.modules,
    },
    {
      classroomId: "ruang-tjk-301",
      name: "Peladen dari Komputer Bekas",
      slug: "peladen-komputer-bekas",
      code: "TJK-301",
      level: "Kelas XII",
      lengthMinutes: 0,
      modules: [],
    },
  ],
};

/** A site with two programmes, one of which is known in all its parts. */
export const programAnswers: Answers = {
  "services v1/program/active": answerPage(samplePrograms, { perPage: 6, totalItems: 8 }),
  "services v1/program/active/detail": answer(sampleDetail()),
  "services v1/program/schools": answerPage(sampleSchools, { perPage: 10, totalItems: 12 }),
  "services class/active": listAnswer(sampleClasses(3), { totalItems: 14 }),
  "services class/webinar": answerPage([sampleWebinar()]),
  "main batch/active": answer([sampleBatch()]),
  "main silabus/jaringan": answer(sampleProgramSyllabus),
  "main silabus/busana": answer({ programId: "busana", classes: [] }),
  "programs programs": answer(samplePrograms),
};
