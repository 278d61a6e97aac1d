import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const tandingSabtu: ClassDraft = {
  name: "Tanding, Sabtu Menjelang Siang",
  slug: "tanding-sabtu",
  code: "PS-12",
  description:
    "Tanding dengan pelindung setiap Sabtu mulai pukul 09.00. Tiga menit penuh, satu wasit, dan lawan yang harus dibantu berdiri.",
  state: "started",
  level: "Lanjutan terbuka",
  programIds: ["pesilat-terbuka"],
  type: "class",
  startsOn: "2026-09-05",
  endsOn: "2026-12-19",
  priceIdr: 320_000,
  seatsLeft: 0,
  language: "Bahasa Indonesia",
  audience:
    "Pesilat dari perguruan mana pun berusia 17 sampai 40 tahun yang sudah berlatih dua tahun dan membawa surat sehat. Daftar tunggu dibuka lagi pada Januari.",
  overview: [
    "Enam belas orang, delapan pasang, empat kelas berat. Mereka datang dari sebelas perguruan dengan salam pembuka yang berlainan, dan semuanya dipakai bergantian. Yang sama hanya satu aturan: pertandingan berhenti pada saat lawan menyentuh lantai.",
    "Setiap pertemuan punya satu tema, misalnya jarak atau lelah. Babak direkam, lalu ditonton berdua oleh yang bertanding tanpa suara. Masing-masing menunjuk satu keputusan lawannya yang baik. Kebiasaan ini membuat pasangan yang semula saling curiga mulai saling memberi saran.",
  ],
  outcomes: [
    "Mengatur tenaga untuk tiga menit tanding penuh",
    "Membaca jarak dan pola langkah dalam setengah menit pertama",
    "Menjatuhkan lawan dengan sapuan dan guntingan yang terkendali",
    "Menjalankan tugas wasit dan juri menurut isyarat baku",
    "Mengenali gegar otak dan menghentikan pertandingan",
  ],
  mentors: [
    {
      name: "Rangga Adiwilaga",
      role: "Pelatih tanding dan wasit daerah, Surakarta",
      bio: "Memimpin lebih dari enam ratus babak. Keputusan yang paling diingatnya adalah menghentikan pertandingan muridnya sendiri saat unggul.",
    },
    {
      name: "Fransiska Nainggolan",
      role: "Dokter umum, pendamping gelanggang",
      bio: "Memeriksa setiap peserta sebelum dan sesudah babak. Tidak seorang pun boleh menawar keputusannya, termasuk kepala gelanggang.",
    },
  ],
  syllabus: [
    part("Salam dan surat sehat", "Saling mengenal sebelum saling menyerang.", [
      reading("Isyarat wasit dalam satu halaman", 14),
      live("Sebelas salam pembuka", 90),
      live("Pemeriksaan badan dan ukuran pelindung", 60),
      video("Tanda gegar otak yang mudah terlewat", 12),
    ]),
    part("Jarak", "Siapa yang boleh menentukan dekat dan jauh.", [
      live("Babak tanpa serangan", 120),
      live("Menutup jarak dengan langkah gergaji", 120),
      exercise("Menonton rekaman tanpa suara", 60),
    ]),
    part("Jatuhan", "Sapuan, guntingan, tangkapan kaki.", [
      live("Sapuan pada kaki yang baru mendarat", 120),
      live("Guntingan dari jarak rebah", 120),
      live("Menangkap tendangan dan melepaskannya lagi", 120),
      reading("Jatuhan yang dilarang dan sebabnya", 10),
    ]),
    part("Lelah", "Menit ketiga, ketika orang mulai asal memukul.", [
      exercise("Lari bolak-balik sebelum babak", 80),
      live("Satu keputusan setiap sepuluh detik", 120),
      live("Diam di sudut dan minum", 60),
    ]),
    part("Menjadi wasit", "Berdiri di tengah dengan tangan kosong.", [
      live("Bertukar tugas: pesilat, juri, wasit", 120),
      exercise("Menilai enam babak rekaman", 75),
      live("Hari tanding terbuka 19 Desember", 240),
    ]),
  ],
};
