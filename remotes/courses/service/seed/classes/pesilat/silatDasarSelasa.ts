import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const silatDasarSelasa: ClassDraft = {
  name: "Silat Dasar, Selasa Malam",
  slug: "silat-dasar-selasa-malam",
  code: "PS-07",
  description:
    "Kelas terbuka setiap Selasa pukul 19.00 untuk yang belum pernah berlatih. Dimulai dari cara berdiri, selesai dengan dua jurus utuh.",
  state: "registration-open",
  level: "Terbuka",
  programIds: ["pesilat-terbuka"],
  type: "class",
  startsOn: "2026-12-01",
  endsOn: "2027-03-30",
  priceIdr: 240_000,
  seatsLeft: 8,
  language: "Bahasa Indonesia",
  audience:
    "Siapa pun di atas sepuluh tahun; anak di bawah lima belas datang bersama orang tua yang ikut berlatih atau menonton. Seragam dipinjamkan selama sebulan pertama.",
  overview: [
    "Yang datang pada Selasa malam biasanya penjual angkringan sebelum buka, guru TK, dua bersaudara yang sering bertengkar, dan satu orang yang mengaku hanya mengantar. Umur paling tua tahun ini 67. Semua memulai dari tempat yang sama: telapak kaki selebar bahu.",
    "Dua belas pertemuan dibagi menjadi empat bagian, dengan libur selama Ramadan. Tidak ada tanding dan tidak ada ujian. Mulai pertemuan ketujuh setiap orang memilih satu teman tetap, dan keduanya bertanggung jawab atas keselamatan masing-masing sampai selesai.",
  ],
  outcomes: [
    "Menguasai empat kuda-kuda dan delapan arah langkah",
    "Menangkis dan mengelak dari serangan lurus dengan jarak aman",
    "Memperagakan jurus satu dan dua tanpa aba-aba",
    "Memanaskan dan mendinginkan badan sendiri di rumah",
  ],
  mentors: [
    {
      name: "Tri Wahyuni Setyaningrum",
      role: "Pelatih kelas terbuka, Prambanan",
      bio: "Perawat puskesmas pada siang hari. Mengubah pemanasan lama setelah menghitung berapa lutut yang mengeluh kepadanya.",
    },
  ],
  syllabus: [
    part("Telapak kaki", "Berdiri, melangkah, berbalik.", [
      reading("Apa yang dibawa pada Selasa pertama", 8),
      live("Selebar bahu", 90),
      live("Delapan mata angin di lantai", 90),
      live("Berbalik tanpa menoleh dulu", 90),
      exercise("Sepuluh menit langkah di teras rumah", 60),
    ]),
    part("Tangan yang menunggu", "Sikap pasang, pukulan pelan, tangkisan.", [
      live("Sikap pasang dan ke mana mata memandang", 90),
      live("Pukulan lurus secepat orang menyapu", 90),
      live("Empat tangkisan dan satu elakan", 90),
      video("Pergelangan yang lurus dan yang tertekuk", 6),
    ]),
    part("Berdua", "Teman tetap, jarak, dan aba-aba berhenti.", [
      live("Memilih teman dan membuat janji", 90),
      live("Serang pelan, jawab pelan", 90),
      live("Lepas dari pegangan tangan", 90),
      exercise("Latihan pasangan di luar padepokan", 60),
    ]),
    part("Dua jurus", "Dirangkai, diulang, ditunjukkan.", [
      live("Jurus pertama dipotong empat", 90),
      live("Jurus kedua dan napasnya", 90),
      exercise("Merekam diri dari samping", 40),
      live("Malam terakhir dengan keluarga di pinggir matras", 120),
    ]),
  ],
};
