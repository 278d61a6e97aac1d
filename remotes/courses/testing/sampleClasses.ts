import type { ClassOverview, ClassSummary, Review, Syllabus } from "../contract/hosts/classes";
import type { ProgramSummary } from "../contract/hosts/programs";

const states = ["registration-open", "coming-soon", "upcoming", "started", "ended"] as const;

/** A class that is sound in every field; tests name what matters to them. */
export const sampleClass = (overrides: Partial<ClassSummary> = {}): ClassSummary => ({
  name: "Jaringan di Gedung Tua",
  slug: "jaringan-di-gedung-tua",
  code: "TJK-201",
  classroomId: "ruang-tjk-201",
  description: "Menarik kabel di bangunan bertembok setengah meter.",
  logo: "",
  state: "registration-open",
  level: "Kelas XI",
  programIds: ["jaringan"],
  programName: "Teknik Jaringan",
  type: "class",
  startsOn: "2027-01-18",
  endsOn: "2027-05-21",
  lengthMinutes: 114,
  priceIdr: 0,
  ...overrides,
});

/** So many classes, each with its own name and slug, the states by turns. */
export const sampleClasses = (count: number, from = 1): readonly ClassSummary[] =>
  Array.from({ length: count }, (_, index) => {
    const number = from + index;
    return sampleClass({
      name: `Kelas ${number}`,
      slug: `kelas-${number}`,
      code: `KLS-${number}`,
      classroomId: `ruang-${number}`,
      state: states[index % states.length] ?? "upcoming",
      priceIdr: index * 100_000,
    });
  });

export const sampleReviews: readonly Review[] = [
  {
    author: "Yusuf Habibie Lamo",
    role: "Murid kelas XI, Ternate",
    rating: 5,
    text: "Kabelnya rapi sampai sekarang.",
    date: "2026-05-24",
  },
  { author: "Ibu Wulan", rating: 4, text: "Dua minggu pertama terasa cepat.", date: "2025-06-02" },
  { author: "Jefri Tambunan", role: "Teknisi", rating: 4, text: "Denah lama sangat membantu.", date: "2025-05-30" },
];

export const sampleOverview = (overrides: Partial<ClassOverview> = {}): ClassOverview => ({
  ...sampleClass(),
  overview: ["Gedung itu bekas sekolah tahun 1921.", "Kelas dimulai dengan senter dan meteran."],
  outcomes: ["Mengukur redaman", "Menarik kabel dengan rapi"],
  audience: "Murid kelas XI yang sudah bisa menghitung subnet.",
  language: "Bahasa Indonesia",
  seatsLeft: 28,
  mentors: [
    { name: "Slamet Riyadi Nugroho", role: "Kontraktor jaringan", bio: "Memasang jaringan di dua keraton." },
    { name: "Ni Komang Trisnawati", role: "Insinyur jaringan", bio: "Mengajar VLAN dengan kartu remi." },
  ],
  ...overrides,
});

export const sampleSyllabus: Syllabus = {
  classroomId: "ruang-tjk-201",
  modules: [
    {
      title: "Membaca bangunan",
      slug: "membaca-bangunan",
      summary: "Denah, tembok, dan jalur lama.",
      chapters: [
        { title: "Tembok tebal dan gelombang radio", slug: "tembok", kind: "reading", lengthMinutes: 30, isFree: true },
        { title: "Keliling gedung", slug: "keliling", kind: "live", lengthMinutes: 60, isFree: false },
      ],
    },
    {
      title: "Kabel yang rapi",
      slug: "kabel-yang-rapi",
      summary: "",
      chapters: [{ title: "Menarik kabel", slug: "menarik", kind: "video", lengthMinutes: 24, isFree: false }],
    },
  ],
};

export const sampleProgram: ProgramSummary = {
  id: "jaringan",
  slug: "teknik-jaringan",
  name: "Teknik Jaringan",
  summary: "Kabel, alamat, dan orang yang merawatnya.",
  logo: "",
  classCount: 8,
  schoolCount: 3,
};
