import type { LmsFeature, LmsSetting } from "../../contract/hosts/lms";
import type { LmsFigure } from "../../contract/hosts/lmsFigures";
import { sampleFigures } from "./sampleFigures";

export const sampleFeature = (overrides: Partial<LmsFeature> = {}): LmsFeature => ({
  slug: "buku-nilai",
  key: "grading",
  icon: "check",
  title: "Buku nilai yang boleh dicoret",
  summary: "Ubah satu angka, rata-ratanya ikut.",
  description: "Guru mencatat nilai di tempat yang sama dengan tugasnya. Setiap perubahan punya nama dan alasan.",
  image: "",
  figure: sampleFigures.sheet,
  audiences: [],
  listFeatures: ["Bobot per mata pelajaran", "Jejak setiap perubahan", "Rapor berformat dinas"],
  benefits: [
    { title: "Akhir semester tanpa lembur", icon: "clock", desc: "Satu angkatan selesai dalam sehari." },
    { title: "Angka yang bisa ditanyakan", icon: "info", desc: "Setiap nilai tahu dari mana ia datang." },
  ],
  ...overrides,
});

/** A feature for each kind of drawing, so that every drawing is shown by some page. */
const drawnFeatures: readonly LmsFeature[] = Object.values(sampleFigures).map((figure: LmsFigure) =>
  sampleFeature({ slug: `gambar-${figure.kind}`, key: figure.kind, title: `Fitur ${figure.kind}`, figure }),
);

export const sampleSetting = (overrides: Partial<LmsSetting> = {}): LmsSetting => ({
  title: "Satu ruang belajar",
  lead: "Mengajar, menguji, dan menilai di satu tempat, dengan nama sekolah Anda sendiri.",
  figures: [sampleFigures.outline, sampleFigures.sheet],
  featuresTitle: "Dari bel pertama sampai rapor",
  features: [sampleFeature(), ...drawnFeatures],
  gains: {
    title: "Siapa mendapat apa",
    groups: [
      { who: "Guru", text: "Pulang pada hari rapor dibagikan.", features: ["grading", "question"] },
      { who: "Orang tua", text: "Nilai yang bisa ditanyakan.", features: ["grading", "tidak-ada"] },
    ],
  },
  closing: {
    title: "Coba satu kelas",
    text: "Tiga puluh hari, dengan logo sekolah Anda.",
    action: { label: "Minta demo", href: "mailto:halo@contoh.example" },
  },
  ...overrides,
});
