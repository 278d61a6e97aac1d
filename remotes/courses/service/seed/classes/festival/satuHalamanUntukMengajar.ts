import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const satuHalamanUntukMengajar: ClassDraft = {
  name: "Satu Halaman untuk Mengajar",
  slug: "satu-halaman-untuk-mengajar",
  code: "BB-07",
  description:
    "Pendampingan calon pengajar festival: dari “saya bisa apa ya” sampai usulan satu halaman yang dikirim sebelum 31 Januari 2027.",
  state: "started",
  level: "Calon pengajar",
  programIds: ["festival-menuju"],
  type: "class",
  startsOn: "2026-10-24",
  endsOn: "2027-01-30",
  priceIdr: 0,
  seatsLeft: 5,
  language: "Bahasa Indonesia",
  audience:
    "Tukang, petani, ibu rumah tangga, pensiunan, pelajar; orang yang punya keahlian dan belum pernah berdiri di depan tenda. Guru berpengalaman boleh ikut asal mau ditukar murid.",
  overview: [
    "Tahun lalu panitia menerima 183 usulan. Yang ditolak hampir semuanya bagus isinya, tetapi tidak menyebutkan apa yang dibawa pulang peserta. Kelas kecil ini dibuka supaya kejadian itu berkurang.",
    "Setiap dua minggu, Sabtu sore, calon pengajar bertemu di serambi Kampung Kauman atau lewat sambungan video. Mereka mencoba mengajar sepuluh menit kepada lima orang, mendengar apa yang tertangkap, lalu memperbaiki. Halaman usulannya ditulis paling akhir, setelah kelasnya pernah sungguh-sungguh dicoba.",
    "Beberapa peserta memutuskan tidak mendaftar. Mereka tetap pulang dengan satu pelajaran yang bisa diberikan kepada anak tetangga.",
  ],
  outcomes: [
    "Merumuskan hasil yang dibawa pulang peserta dalam satu kalimat",
    "Memotong bahan sampai muat dalam waktu yang tersedia",
    "Menyusun daftar alat beserta penggantinya kalau hujan",
    "Mengajar sepuluh menit dan menerima tanggapan tanpa membela diri",
    "Menulis usulan satu halaman untuk panitia",
  ],
  mentors: [
    {
      name: "Paramita Widyaningsih",
      role: "Kurator jalur Bengkel, Surakarta",
      bio: "Membaca semua usulan dengan pensil merah dan teh tawar. Selalu menulis satu kalimat terima kasih yang khusus, juga pada penolakan.",
    },
    {
      name: "Mbah Karsono",
      role: "Pembuat wayang kardus, Kampung Kauman",
      bio: "Pengajar festival tertua, 74 tahun. Dulu datang hanya untuk menonton dan ditarik naik oleh cucunya.",
    },
  ],
  syllabus: [
    part("Yang Anda bisa", "Mendaftar keahlian yang dianggap biasa.", [
      reading("Dua puluh kelas yang dulu dianggap sepele", 12),
      live("Berkeliling serambi sambil bercerita", 90),
      exercise("Bertanya kepada tiga teman: aku pandai apa?", 30),
    ]),
    part("Dibawa pulang", "Satu kalimat, satu benda, atau satu kebiasaan.", [
      video("Peserta ditanya di gerbang keluar", 10),
      live("Menyempitkan sampai terasa terlalu kecil", 90),
      exercise("Kalimat hasil ditulis sebelas kali", 40),
    ]),
    part("Sepuluh menit", "Mencoba kepada lima orang.", [
      live("Giliran pertama di Kauman", 120),
      exercise("Catatan: apa yang tertangkap, apa yang hilang", 30),
      live("Giliran kedua dengan bahan dipotong separuh", 120),
      reading("Menghadapi satu orang yang lebih tahu", 8),
    ]),
    part("Tenda, tikar, hujan", "Alat, jumlah orang, dan rencana cadangan.", [
      video("Keliling benteng pada hari berangin", 9),
      exercise("Daftar alat dan tiga penggantinya", 35),
      live("Konsultasi dengan bagian perlengkapan", 60),
    ]),
    part("Satu halaman", "Ditulis terakhir, dikirim tepat waktu.", [
      reading("Usulan yang diterima, dengan coretan kami", 15),
      exercise("Menulis tanpa kata sifat", 60),
      live("Sabtu terakhir: mengirim bersama-sama", 75),
    ]),
  ],
};
