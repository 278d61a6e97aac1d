import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const perawatanMesinKapal: ClassDraft = {
  name: "Perawatan Mesin Kapal",
  slug: "perawatan-mesin-kapal",
  code: "TKP-21",
  description:
    "Jaga mesin, pelumasan, pendinginan, dan bahan bakar pada mesin diesel kapal di bawah 750 kW, dengan buku jurnal yang diisi tiap empat jam.",
  state: "started",
  level: "Menengah",
  programIds: ["demo-pelayaran"],
  type: "class",
  startsOn: "2026-07-13",
  endsOn: "2026-12-18",
  priceIdr: 0,
  seatsLeft: 0,
  language: "Bahasa Indonesia",
  audience:
    "Taruna kelas XI Teknika yang sudah lulus keselamatan dasar. Praktik kelompok berlangsung di bengkel dan di kapal latih KM Cakalang, bergantian setiap Selasa.",
  overview: [
    "Masinis jarang dipanggil karena mesin meledak. Ia dipanggil karena suhu naik dua derajat sejak jam jaga yang lalu dan tidak ada yang menuliskannya. Itulah sebabnya buku jurnal dinilai sama beratnya dengan kunci pas.",
    "Pelajaran mengikuti jalan zat di dalam mesin: dari mana air laut masuk dan ke mana panas dibuang, dari tangki harian sampai ujung pengabut, dari karter sampai saringan oli. Pada tiap jalan itu ada tempat yang biasa tersumbat, dan taruna membukanya sendiri.",
    "Kuis pembuka bisa dikerjakan tanpa sinyal. Jawabannya terkirim begitu kapal latih kembali sandar.",
  ],
  outcomes: [
    "Mengisi jurnal jaga dan membaca kecenderungan dari delapan jam terakhir",
    "Membersihkan saringan air laut dan memeriksa impeler tanpa menghentikan jaga",
    "Membuang angin dari sistem bahan bakar",
    "Mengambil contoh oli dan menilai warna, bau, serta endapannya",
    "Melaporkan gangguan kepada kepala kamar mesin dalam empat kalimat",
  ],
  mentors: [
    {
      name: "Hamzah Tuasikal",
      role: "Guru produktif Teknika, mantan masinis II, Ambon",
      bio: "Berlayar sebelas tahun di kapal perintis. Membawa salinan jurnal yang sudah menunjukkan bantalan rusak tiga hari sebelum ada yang mendengarnya.",
    },
    {
      name: "Siti Zubaidah Rangkuti",
      role: "Instruktur bengkel diesel, Belawan",
      bio: "Membongkar mesin induk kapal pukat setiap musim dok. Menjaga agar jumlah mur sebelum dan sesudah selalu sama.",
    },
  ],
  syllabus: [
    part("Jaga pertama", "Serah terima, keliling, catat.", [
      reading("Yang diserahterimakan pada pukul 04.00", 20),
      video("Keliling kamar mesin dalam sembilan menit", 12),
      exercise("Mengisi satu lembar jurnal tanpa coretan", 40),
    ]),
    part("Air laut dan air tawar", "Dua putaran yang tidak boleh bercampur.", [
      reading("Dari kotak laut sampai keluar lambung", 25),
      video("Impeler yang kehilangan satu sirip", 11),
      exercise("Suhu naik, tekanan oli tetap: periksa apa dulu?", 15),
      exercise("Praktik kelompok B: saringan air laut", 135),
    ]),
    part("Bahan bakar", "Air, kotoran, angin.", [
      reading("Tangki harian, pemisah, saringan halus", 22),
      exercise("Membuang angin sampai mesin mau hidup", 90),
      video("Semburan pengabut yang sehat dan yang menetes", 14),
    ]),
    part("Pelumasan", "Oli bercerita kalau ditanya pelan-pelan.", [
      reading("Tekanan rendah: enam sebab", 24),
      exercise("Contoh oli di atas kertas saring", 45),
      live("Diskusi dengan masinis yang sedang cuti", 60),
    ]),
    part("Ujian jaga", "Empat jam di KM Cakalang, dengan dua gangguan yang tidak diumumkan.", [
      reading("Melapor dalam empat kalimat", 15),
      live("Gladi jaga di kapal latih", 240),
      exercise("Tugas 3: membaca jurnal kapal lain", 60),
    ]),
  ],
};
