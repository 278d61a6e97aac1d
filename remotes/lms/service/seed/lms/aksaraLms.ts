import { aksaraReading } from "./aksaraReading";
import { aksaraTeaching } from "./aksaraTeaching";
import type { SeedLms } from "./types";

/** An LMS for teaching a script: the hand, the ear, the eye, then manuscripts. */
export const aksaraLms: SeedLms = {
  title: "Ruang belajar untuk aksara",
  lead: "LMS biasa tidak tahu bahwa vokal bisa berdiri di atas, di bawah, dan di kedua sisi. Yang ini tahu. Ia dibuat bersama guru bahasa daerah, dan menemani dari goresan pertama sampai naskah.",
  figures: [
    {
      kind: "letters",
      alt: "Aksara ha besar di atas garis buku tulis, dengan empat aksara berikutnya dari hanacaraka di bawahnya.",
      script: "jv-Java",
      letter: "ꦲ",
      said: "ha",
      note: "aksara pertama, goresan satu dari tiga",
      others: [
        { letter: "ꦤ", said: "na" },
        { letter: "ꦕ", said: "ca" },
        { letter: "ꦫ", said: "ra" },
        { letter: "ꦏ", said: "ka" },
      ],
    },
  ],
  featuresTitle: "Tujuh cara bertemu satu aksara",
  features: [...aksaraReading, ...aksaraTeaching],
  gains: {
    title: "Untuk siapa ruang ini",
    groups: [
      {
        who: "Sekolah dasar dan menengah",
        text: "Muatan lokal yang biasanya sejam seminggu mendapat bahan, latihan pendek di rumah, dan rapor yang berkata sesuatu.",
        features: ["weeks", "mastery", "dictation"],
      },
      {
        who: "Sanggar dan keluarga",
        text: "Lembar jiplak untuk sore hari, kata dari kampung sendiri, dan surat pertama yang sungguh dikirim.",
        features: ["tracing", "transliteration", "clothes"],
      },
      {
        who: "Perpustakaan dan museum",
        text: "Naskah yang lama difoto akhirnya dibaca, oleh kelas yang sedang belajar, dengan nama pembacanya tertulis.",
        features: ["manuscripts"],
      },
    ],
  },
  closing: {
    title: "Mulai dengan satu kelas dan satu aksara.",
    text: "Tulis kepada kami kelas berapa dan bahasa daerah apa. Kami kirim pekan pertama lengkap dengan lembar cetaknya, tanpa biaya, untuk dicoba sebelum memutuskan.",
    action: { label: "Tulis surat", href: "mailto:sinau@aksara.example?subject=Kelas%20aksara%20di%20LMS" },
  },
};
