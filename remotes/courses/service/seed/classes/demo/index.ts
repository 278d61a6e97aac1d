import type { SeedClassFile } from "../../types";
import { assembleClasses } from "../assembleClasses";
import { bahasaInggrisDiAnjungan } from "./bahasaInggrisDiAnjungan";
import { belajarBersama } from "./belajarBersama";
import { instalasiPeneranganRumah } from "./instalasiPeneranganRumah";
import { lasBusurPelatKapal } from "./lasBusurPelatKapal";
import { membacaPeta } from "./membacaPeta";
import { menjangkaDiPetaLaut } from "./menjangkaDiPetaLaut";
import { perawatanMesinKapal } from "./perawatanMesinKapal";
import { polaDasarKebaya } from "./polaDasarKebaya";
import { rantaiDinginIkan } from "./rantaiDinginIkan";

/** Classes of the three schools that show the platform at work, in Indonesian. */
export const classes: SeedClassFile = assembleClasses(
  "demo",
  [
    {
      id: "demo-pelayaran",
      slug: "pelayaran",
      name: "Pelayaran",
      summary: "Teknika dan Nautika di SMK Bahari: kamar mesin, anjungan, dan peta.",
    },
    {
      id: "demo-perikanan",
      slug: "pengolahan-hasil-perikanan",
      name: "Pengolahan Hasil Perikanan",
      summary: "Mutu ikan sejak diangkat dari air sampai diterima pembeli.",
    },
    {
      id: "demo-teknik",
      slug: "teknik-las-dan-listrik",
      name: "Teknik Las dan Listrik",
      summary: "Pekerjaan bengkel yang diuji orang luar: sambungan las dan instalasi rumah.",
    },
    {
      id: "demo-umum",
      slug: "mata-pelajaran-umum",
      name: "Mata Pelajaran Umum",
      summary: "Geografi dan bahasa, dengan tugas di luar ruang kelas.",
    },
    {
      id: "demo-busana",
      slug: "kursus-busana",
      name: "Kursus Busana",
      summary: "Kursus malam dan akhir pekan di Tirtasari bagi penjahit yang ingin naik tingkat.",
    },
    {
      id: "demo-bersama",
      slug: "belajar-bersama",
      name: "Belajar Bersama",
      summary: "Dua hari dalam setahun ketika tiga sekolah bertukar ruang, alat, dan guru.",
    },
  ],
  [
    perawatanMesinKapal,
    menjangkaDiPetaLaut,
    membacaPeta,
    polaDasarKebaya,
    lasBusurPelatKapal,
    rantaiDinginIkan,
    instalasiPeneranganRumah,
    bahasaInggrisDiAnjungan,
    belajarBersama,
  ],
);
