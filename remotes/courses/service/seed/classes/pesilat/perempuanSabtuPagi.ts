import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const perempuanSabtuPagi: ClassDraft = {
  name: "Silat Perempuan, Sabtu Pagi",
  slug: "silat-perempuan-sabtu-pagi",
  code: "PS-11",
  description:
    "Setiap Sabtu pukul 07.00, dilatih perempuan dan hanya untuk perempuan. Jurus, bela diri jarak dekat, dan suara yang keluar penuh.",
  state: "registration-open",
  level: "Terbuka",
  programIds: ["pesilat-terbuka"],
  type: "class",
  startsOn: "2026-12-05",
  endsOn: "2027-03-27",
  priceIdr: 180_000,
  seatsLeft: 3,
  language: "Bahasa Indonesia",
  audience:
    "Perempuan di atas sepuluh tahun, dengan atau tanpa kerudung, dengan atau tanpa pengalaman. Tersedia ruang bermain bagi anak kecil; yang sedang hamil berlatih menurut nasihat bidannya.",
  overview: [
    "Pada pertemuan pertama kami belajar berteriak. Ternyata itu bagian yang paling sulit. Ada yang tertawa, ada yang menangis, dan ada yang baru bisa pada minggu kelima.",
    "Kelas ini dimulai atas permintaan enam buruh garmen yang pulang sif malam melewati jalan sawah. Mereka tidak ingin menang berkelahi. Mereka ingin tahu apa yang dikerjakan dalam tiga detik pertama, dan bagaimana menolong teman yang membeku. Bahan latihan disusun dari cerita mereka, dengan izin.",
    "Sepanjang dua belas pertemuan, yang berjeda pada bulan puasa, jurus tetap diajarkan seutuhnya. Badan yang terbiasa bergerak luas lebih cepat memutuskan, dan Sabtu pagi dengan kabut di lereng Merapi adalah waktu yang baik untuk bergerak.",
  ],
  outcomes: [
    "Memakai suara, jarak, dan arah pergi sebagai pertahanan pertama",
    "Melepaskan diri dari pegangan, dekapan, dan tarikan rambut atau kerudung",
    "Memperagakan jurus satu sampai tiga",
    "Menolong orang yang membeku dan menghubungi bantuan",
    "Menyusun rencana jalan pulang bersama tetangga atau teman sif",
  ],
  mentors: [
    {
      name: "Endah Kusumastuti",
      role: "Pelatih kelas perempuan, Klaten",
      bio: "Dulu atlet seni tunggal tingkat provinsi. Sekarang mengelola katering dan melatih sebelum pesanan siang diantar.",
    },
    {
      name: "Maria Goreti Wea",
      role: "Pendamping korban kekerasan, Yogyakarta",
      bio: "Duduk di pinggir matras pada setiap pertemuan. Siapa pun boleh keluar dari latihan dan berbicara dengannya tanpa menjelaskan alasan.",
    },
  ],
  syllabus: [
    part("Suara", "Dari perut, bukan dari leher.", [
      reading("Yang boleh tidak diceritakan di kelas ini", 10),
      live("Teriakan pertama", 90),
      live("Kata yang pendek: pergi, berhenti, tolong", 90),
    ]),
    part("Tiga detik pertama", "Melihat, menjauh, memutuskan.", [
      live("Jarak dua lengan", 90),
      live("Ketika badan membeku", 90),
      exercise("Peta jalan pulang dengan tiga tempat terang", 45),
      video("Berjalan dengan kunci, tas, dan payung", 9),
    ]),
    part("Jarak dekat", "Pegangan, dekapan, tarikan.", [
      live("Melepaskan pergelangan dari ibu jari", 90),
      live("Didekap dari belakang", 90),
      live("Rambut, kerudung, kerah", 90),
      exercise("Mengulang dengan sepatu yang biasa dipakai kerja", 60),
    ]),
    part("Jurus di lapangan berkabut", "Tiga jurus dengan langkah lebar.", [
      live("Jurus satu menghadap gunung", 90),
      live("Jurus dua berpasangan", 90),
      live("Jurus tiga dan selendang", 90),
    ]),
    part("Bersama-sama", "Menolong teman, lalu pulang berombongan.", [
      reading("Nomor, kantor, dan orang yang bisa dihubungi", 12),
      live("Menjadi orang ketiga yang menolong", 90),
      exercise("Jadwal pulang bersama satu kampung", 40),
      live("Sarapan penutup dan janji latihan mandiri", 90),
    ]),
  ],
};
