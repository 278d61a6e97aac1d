import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const napasMistarBaut: ClassDraft = {
  name: "Napas, Mistar, Baut",
  slug: "napas-mistar-baut",
  code: "PS-01",
  description:
    "Delapan minggu sabuk putih angkatan 9: keselamatan bengkel, alat ukur, dan cara bernapas, lalu satu motor dibongkar dan dirakit lagi.",
  state: "registration-open",
  level: "Sabuk putih",
  programIds: ["pesilat-bengkel"],
  type: "class",
  startsOn: "2027-01-11",
  endsOn: "2027-03-05",
  priceIdr: 0,
  seatsLeft: 9,
  language: "Bahasa Indonesia",
  audience:
    "Calon peserta angkatan 9, usia 16 sampai 24 tahun, tanpa syarat ijazah. Bersedia tinggal di asrama Wringin atau datang pukul setengah enam pagi setiap hari kerja.",
  overview: [
    "Pada hari pertama semua orang ingin memegang gerinda. Yang dibagikan justru mistar baja tiga puluh sentimeter, satu untuk setiap peserta, dan mistar itu harus ada di saku celana sampai Maret. Yang lupa membawanya pulang ke asrama dulu, mengambil, lalu ikut antrean paling belakang.",
    "Minggu-minggu awal berisi pekerjaan yang tampak sepele: mengukur, membersihkan, menyimpan alat di bayangannya masing-masing, dan bernapas tanpa menahan bahu. Tangan orang baru paling sering terluka saat ia tergesa. Karena itu sore hari di gelanggang dipakai untuk belajar berdiri diam selama dua menit.",
    "Ujiannya sebuah mesin bebek 110 cc. Dibongkar sampai tuntas, dicatat, dirakit kembali, dan dinyalakan. Kalau di nampan masih tersisa satu baut saja, pekerjaan diulang minggu berikutnya.",
  ],
  outcomes: [
    "Memakai jangka sorong, mikrometer, dan kunci momen dengan hasil yang sama tiga kali berturut-turut",
    "Memeriksa alat listrik tangan sebelum dan sesudah dipakai",
    "Memberi pertolongan pertama pada luka potong, luka bakar, dan serpihan di mata",
    "Membongkar dan merakit mesin satu silinder dengan catatan urutan",
    "Mengatur napas ketika pekerjaan mulai salah",
  ],
  mentors: [
    {
      name: "Yuni Astuti",
      role: "Pelatih matematika terapan, Padepokan Wringin",
      bio: "Menyuruh peserta menaksir dulu, baru mengukur, lalu menuliskan selisihnya. Setelah sebulan taksiran mereka biasanya meleset kurang dari dua milimeter.",
    },
    {
      name: "Gatot Suwarno",
      role: "Kepala gudang alat, Klaten",
      bio: "Hafal letak 1.260 alat dan nama orang yang terakhir meminjamnya. Bekas montir truk tebu yang berhenti karena punggung.",
    },
  ],
  syllabus: [
    part("Masuk bengkel", "Sepatu, rambut, lengan baju, dan pintu darurat.", [
      reading("Tujuh belas aturan yang ditulis setelah ada yang luka", 30),
      live("Keliling bengkel dengan tangan di belakang", 90),
      exercise("Gambar letak alat pemadam dari ingatan", 45),
      live("Luka potong, luka bakar, serpihan mata", 180),
    ]),
    part("Mistar di saku", "Mengukur sampai angkanya tidak berubah lagi.", [
      video("Garis nonius dibaca pelan-pelan", 14),
      exercise("Seratus ukuran jangka sorong", 300),
      exercise("Mikrometer dan sehelai rambut", 120),
      live("Menaksir lalu memeriksa bersama Bu Yuni", 120),
    ]),
    part("Berdiri diam", "Kuda-kuda tengah, napas perut, dan bahu yang turun.", [
      live("Dua menit tanpa bergeser", 90),
      exercise("Napas hitungan empat selama sepuluh pagi", 150),
      reading("Mengapa tangan gemetar setelah marah", 20),
    ]),
    part("Kunci dan momen", "Ulir, torsi, dan baut yang tidak boleh dipaksa.", [
      video("Baut putus dilihat dari dekat", 11),
      exercise("Mengencangkan dengan perasaan, lalu dengan angka", 180),
      exercise("Mengeluarkan baut patah dari blok bekas", 240),
    ]),
    part("Satu motor utuh", "Bongkar, catat, rakit, nyalakan.", [
      reading("Membuat catatan urutan yang bisa diikuti teman", 25),
      exercise("Membongkar mesin bebek sampai poros engkol", 540),
      exercise("Membersihkan dan mengukur setiap bagian", 360),
      exercise("Merakit kembali tanpa melihat internet", 600),
      live("Ujian nampan kosong", 120),
    ]),
  ],
};
