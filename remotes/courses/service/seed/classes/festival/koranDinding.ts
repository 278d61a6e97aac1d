import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const koranDinding: ClassDraft = {
  name: "Koran Dinding dalam Dua Jam",
  slug: "koran-dinding-dalam-dua-jam",
  code: "BB-05",
  description:
    "Redaksi dadakan di halaman benteng: tiga latihan pendek, lalu satu koran selebar pintu yang terbit sebelum lem mengering.",
  state: "upcoming",
  level: "Semua orang",
  programIds: ["festival-tiga-hari"],
  type: "class",
  startsOn: "2027-02-27",
  endsOn: "2027-03-07",
  priceIdr: 0,
  seatsLeft: 30,
  language: "Bahasa Indonesia",
  audience:
    "Guru, murid, penjual es, siapa pun yang bisa bertanya dan tahan dikejar waktu. Yang tidak suka menulis dapat menggambar, mengukur kolom, atau membagikan edisi pertama.",
  overview: [
    "Sekolah terapung di Alor menerbitkan koran dinding setiap kali perahu merapat, dan perahu merapat hanya selama dua jam. Dari keterbatasan itu lahir aturan redaksinya: satu berita, satu orang, satu angka, satu gambar.",
    "Peserta berlatih aturan tersebut dari rumah dengan tiga tugas kecil. Di Surakarta redaksi dibentuk dengan undian, tenggat dipasang di menara jam mainan, dan seluruh benteng menjadi daerah liputan. Edisi kedua dibuat pada Minggu pagi oleh pembaca edisi pertama yang tidak puas.",
  ],
  outcomes: [
    "Menulis berita seratus kata dengan sumber yang disebut",
    "Memeriksa satu angka dalam lima menit",
    "Membagi tugas redaksi tanpa rapat panjang",
    "Memasang judul, gambar, dan kolom yang terbaca dari tiga meter",
  ],
  mentors: [
    {
      name: "Yuliana Tae",
      role: "Kepala sekolah terapung, Alor",
      bio: "Menjadi redaktur, juru mudi, dan tukang lem pada hari yang sama. Murid-muridnya pernah memberitakan kesalahan ejaan pada papan nama bupati.",
    },
    {
      name: "Lintang Purnamasari",
      role: "Panitia Belajar Bersama, Surakarta",
      bio: "Tiap tahun membacakan surat sponsor di panggung dengan suara penyiar radio. Dulu wartawan koran sore yang sudah tutup.",
    },
  ],
  syllabus: [
    part("Aturan perahu", "Satu berita, satu orang, satu angka, satu gambar.", [
      reading("Koran yang menunggu ombak", 10),
      exercise("Seratus kata tentang gang sendiri", 40),
      video("Memilih satu angka yang penting", 8),
    ]),
    part("Bertanya", "Mencegat orang dengan sopan.", [
      reading("Pertanyaan pembuka yang tidak dijawab ya", 9),
      exercise("Dua wawancara di pasar", 50),
      live("Temu daring redaksi", 45),
    ]),
    part("Dua jam", "Sabtu pukul tiga, tanpa perpanjangan.", [
      live("Undian redaksi dan daerah liputan", 15),
      exercise("Mengejar berita di dalam tembok", 60),
      exercise("Menyunting sambil berdiri", 30),
      live("Lem, paku, dan edisi pertama", 15),
    ]),
    part("Edisi kedua", "Minggu pagi, oleh pembaca yang tidak puas.", [
      live("Membuka kotak keluhan", 20),
      exercise("Ralat ditulis lebih besar dari salahnya", 25),
      live("Terbit lagi sebelum gong penutup", 45),
    ]),
  ],
};
