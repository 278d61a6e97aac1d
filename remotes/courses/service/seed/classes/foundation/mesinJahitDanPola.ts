import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const mesinJahitDanPola: ClassDraft = {
  name: "Mesin Jahit dan Pola",
  slug: "mesin-jahit-dan-pola",
  code: "TB-203",
  description:
    "Merawat mesin jahit hitam warisan, menggambar pola dasar dari ukuran badan sendiri, dan menjahit satu kemeja yang pas di pundak.",
  state: "ended",
  level: "Kelas XI",
  programIds: ["foundation-busana"],
  type: "class",
  startsOn: "2025-08-04",
  endsOn: "2026-05-29",
  priceIdr: 0,
  seatsLeft: null,
  language: "Bahasa Indonesia",
  audience:
    "Murid kelas XI Tata Busana, juga yang laki-laki. Mesin tangan, injak, atau listrik boleh dibawa dari rumah, asal bisa dipinggul sampai ke bengkel.",
  overview: [
    "Di kolong rumah nenek sering ada mesin jahit hitam dengan huruf emas yang sudah macet. Kelas angkatan 2025 mengumpulkan sembilan belas mesin semacam itu dari tiga kecamatan di Tasikmalaya. Tujuh belas kembali menjahit; dua dipakai sebagai sumber sekrup.",
    "Setelah mengenal mesinnya, murid menggambar pola dari ukurannya sendiri. Badan sendiri tidak bisa berbohong: pundak yang turun sebelah atau lengan yang panjang langsung tampak pada kemeja pertama, dan dari situ pola diperbaiki sampai tiga kali.",
    "Angkatan ini sudah selesai. Silabus dan pola dasarnya dibiarkan terbuka, dan angkatan berikutnya kami rencanakan bersama sekolah di Garut.",
  ],
  outcomes: [
    "Membersihkan, melumasi, dan menyetel mesin jahit lama",
    "Mengambil dua belas ukuran badan dengan tepat",
    "Menggambar pola dasar badan, lengan, dan kerah",
    "Menjahit kemeja dengan kampuh yang bersih di dalam dan di luar",
  ],
  mentors: [
    {
      name: "Teti Rohaeti",
      role: "Penjahit pola, Tasikmalaya",
      bio: "Menggambar pola untuk konfeksi bordir selama 26 tahun, semuanya di atas kertas semen.",
    },
    {
      name: "Baharuddin Samad",
      role: "Tukang servis mesin jahit keliling, Sengkang",
      bio: "Bersepeda dari kampung tenun ke kampung tenun. Dapat menyebut tahun pembuatan mesin dari bunyi engkolnya.",
    },
  ],
  syllabus: [
    part("Mesin hitam", "Mengenal bagian, membersihkan, dan menyetel.", [
      reading("Nama bagian dan tugasnya", 25),
      exercise("Membongkar sekoci dan rumahnya", 90),
      video("Melumasi sembilan titik", 13),
      exercise("Menyetel tegangan benang atas dan bawah", 75),
    ]),
    part("Mengukur badan", "Pita ukur, teman yang sabar, dan catatan yang rapi.", [
      video("Dua belas ukuran, satu peragaan", 22),
      exercise("Saling mengukur dengan tiga kali ulang", 60),
      reading("Selisih satu sentimeter dan akibatnya", 16),
    ]),
    part("Pola dasar", "Badan depan, badan belakang, lengan, kerah.", [
      reading("Sistem pola yang dipakai di kelas ini", 28),
      exercise("Pola badan di kertas semen", 150),
      exercise("Lengan yang pas di lubangnya", 120),
      live("Koreksi pola oleh Bu Teti", 90),
    ]),
    part("Kemeja pertama", "Memotong, merader, menyambung.", [
      exercise("Memotong tanpa menyisakan kain", 75),
      video("Kampuh balik dan kampuh pipih", 18),
      exercise("Menyambung badan dan lengan", 180),
      exercise("Kerah: tiga percobaan", 150),
    ]),
    part("Pas di pundak", "Mencoba, menandai, memperbaiki pola, menjahit lagi.", [
      live("Sesi pas bersama", 90),
      exercise("Memperbaiki pola dari kemeja pertama", 90),
      exercise("Kemeja kedua, dari kain pilihan sendiri", 300),
    ]),
  ],
};
