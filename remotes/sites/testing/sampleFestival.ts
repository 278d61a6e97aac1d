import type { ClassOverview, Syllabus } from "@serambi/kernel/contracts";
import { answer, type Answers } from "@serambi/kernel/testing";

export const sampleOverview = (overrides: Partial<ClassOverview> = {}): ClassOverview => ({
  name: "Belajar Bersama 2027",
  slug: "belajar-bersama",
  code: "BB-2027",
  classroomId: "contoh-belajar-bersama",
  description: "Tiga hari belajar di benteng, gratis untuk semua orang.",
  logo: "",
  state: "registration-open",
  level: "Semua orang",
  programIds: ["contoh-festival"],
  programName: "Festival",
  type: "class",
  startsOn: "2027-03-05",
  endsOn: "2027-03-07",
  lengthMinutes: 610,
  priceIdr: 0,
  overview: ["Datang untuk belajar, boleh mengajar."],
  outcomes: ["Mengajarkan satu hal"],
  audience: "Siapa saja",
  language: "Bahasa Indonesia",
  seatsLeft: 412,
  mentors: [],
  ...overrides,
});

export const sampleSyllabus: Syllabus = {
  classroomId: "contoh-belajar-bersama",
  modules: [
    {
      title: "Jumat: membuka",
      slug: "jumat-membuka",
      summary: "Gerbang dan kelas-kelas pertama.",
      chapters: [
        { title: "Sarapan", slug: "sarapan", kind: "live", lengthMinutes: 60, isFree: true },
        { title: "Dua putaran", slug: "dua-putaran", kind: "live", lengthMinutes: 120, isFree: false },
      ],
    },
    {
      title: "Sabtu: tangan",
      slug: "sabtu-tangan",
      summary: "Bengkel yang meninggalkan debu.",
      chapters: [{ title: "Empat putaran", slug: "empat-putaran", kind: "live", lengthMinutes: 230, isFree: false }],
    },
  ],
};

/** The class of the festival, as the services host gives it. */
export const festivalAnswers: Answers = {
  "services class/overview": answer(sampleOverview()),
  "services class/syllabus": answer(sampleSyllabus),
};
