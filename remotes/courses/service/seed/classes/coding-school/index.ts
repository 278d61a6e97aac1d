import { readLessons } from "../../readLessons";
import type { SeedClassFile } from "../../types";
import { assembleClasses } from "../assembleClasses";
import { antreBakso } from "./antreBakso";
import { gimEmpatOrang } from "./gimEmpatOrang";
import { hujanDiBogor } from "./hujanDiBogor";
import { kapalPinisi } from "./kapalPinisi";
import { lampuSimpangLima } from "./lampuSimpangLima";
import openLessons from "./openLessons.json";
import { papanSkorVoli } from "./papanSkorVoli";
import { sandiMerpati } from "./sandiMerpati";
import { situsUntukWarung } from "./situsUntukWarung";

const assembled = assembleClasses(
  "coding-school",
  [
    {
      id: "coding-kertas",
      slug: "mulai-dari-kertas",
      name: "Mulai dari kertas",
      summary: "Untuk anak 8 sampai 10 tahun: sandi, kardus, dan lampu sebelum layar.",
    },
    {
      id: "coding-gambar",
      slug: "mulai-dari-gambar",
      name: "Mulai dari gambar",
      summary: "Python dan kanvas. Setiap baris langsung terlihat hasilnya, jadi salah pun menyenangkan.",
    },
    {
      id: "coding-web",
      slug: "bikin-yang-dipakai-orang",
      name: "Bikin yang dipakai orang",
      summary: "HTML, CSS, dan JavaScript untuk warung, klub, atau masjid di dekat rumah.",
    },
    {
      id: "coding-tim",
      slug: "gim-tim-tenggat",
      name: "Gim, tim, tenggat",
      summary: "Proyek untuk usia 15 sampai 18 tahun, dengan rekan kerja, tanggal selesai, dan penonton.",
    },
  ],
  [
    sandiMerpati,
    kapalPinisi,
    antreBakso,
    papanSkorVoli,
    hujanDiBogor,
    gimEmpatOrang,
    lampuSimpangLima,
    situsUntukWarung,
  ],
);

/** Classes of the coding school for children and teenagers, in Indonesian. */
export const classes: SeedClassFile = { ...assembled, lessons: readLessons(openLessons) };
