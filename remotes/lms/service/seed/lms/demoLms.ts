import { demoClassroom } from "./demoClassroom";
import { demoSchool } from "./demoSchool";
import type { SeedLms } from "./types";

/** The LMS as a school sees it: eight things that it does every day anyway. */
export const demoLms: SeedLms = {
  title: "Delapan pekerjaan sekolah, satu ruang belajar",
  lead: "Mengajar, menguji, menilai, mengabsen, mengabari: setiap sekolah mengerjakannya setiap hari. Inilah cara Serambi LMS mengerjakannya bersama Anda, dengan nama dan warna sekolah Anda sendiri.",
  figures: [
    {
      kind: "sheet",
      alt: "Buku nilai satu kelas: lima murid, dua tugas, satu praktik, dan nilai rapor di kolom terakhir.",
      title: "Buku nilai XI Teknika 2",
      corner: "Nama",
      columns: ["Tugas 1", "Tugas 2", "Praktik", "Rapor"],
      rows: [
        { name: "Aulia Rahman", cells: ["88", "92", "79", "87"] },
        { name: "Beni Sitorus", cells: ["74", "68", "81", "73"] },
        { name: "Citra Ayu", cells: ["95", "97", "93", "95"] },
        { name: "Darma Putra", cells: ["61", "–", "72", "66"] },
        { name: "Eka Nirmala", cells: ["83", "85", "90", "86"] },
      ],
      note: "Dua menit seorang dengan rubrik. Sisa lima anak untuk sore ini.",
    },
  ],
  featuresTitle: "Dari bel pertama sampai rapor",
  features: [...demoClassroom, ...demoSchool],
  gains: {
    title: "Siapa mendapat apa",
    groups: [
      {
        who: "Murid",
        text: "Satu halaman yang menjawab tiga pertanyaan: hari ini apa, besok bawa apa, dan saya sudah sampai mana.",
        features: ["assignments", "timetable", "studio"],
      },
      {
        who: "Guru",
        text: "Menulis tugas sekali untuk lima rombongan, mengabsen dua puluh detik, dan pulang pada hari rapor dibagikan.",
        features: ["report", "attendance", "exams"],
      },
      {
        who: "Kepala sekolah",
        text: "Tahu keadaan sekolah sebelum apel selesai, dan menandatangani laporan yang angkanya bisa ditelusuri.",
        features: ["analytics", "attendance", "report"],
      },
      {
        who: "Orang tua",
        text: "Kabar yang bisa dicari lagi, nilai yang bisa ditanyakan, dan wali kelas yang menjawab pada jamnya.",
        features: ["parents", "report"],
      },
    ],
  },
  closing: {
    title: "Coba dengan satu kelas sungguhan, tiga puluh hari.",
    text: "Kirim daftar murid satu rombongan. Hari kerja berikutnya ruang belajarnya sudah berdiri, dengan logo sekolah Anda, dan seorang dari kami menemani guru pertama yang memakainya.",
    action: { label: "Minta demo", href: "/#minta" },
  },
};
