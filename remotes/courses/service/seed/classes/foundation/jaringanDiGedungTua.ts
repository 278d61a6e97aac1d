import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const jaringanDiGedungTua: ClassDraft = {
  name: "Jaringan di Gedung Tua",
  slug: "jaringan-di-gedung-tua",
  code: "TJK-201",
  description:
    "Menarik kabel, memasang titik akses, dan membagi jaringan di bangunan bertembok setengah meter yang tidak pernah dirancang untuk internet.",
  state: "registration-open",
  level: "Kelas XI",
  programIds: ["foundation-jaringan"],
  type: "class",
  startsOn: "2027-01-18",
  endsOn: "2027-05-21",
  priceIdr: 0,
  seatsLeft: 28,
  language: "Bahasa Indonesia, istilah teknis berbahasa Inggris",
  audience:
    "Murid kelas XI Teknik Jaringan yang sudah bisa mengkrimping kabel dan menghitung subnet. Dikerjakan di gedung sekolah sendiri, jadi izin kepala sekolah diurus pada minggu pertama.",
  overview: [
    "Gedung utama SMK di Jalan Pemuda itu bekas sekolah Belanda tahun 1921. Temboknya bata setebal 45 sentimeter, plafonnya lima meter, dan sinyal dari ruang guru hilang begitu pintu ditutup. Gedung seperti ini ada di hampir setiap kota tua, dan jaringannya tidak bisa diselesaikan dengan membeli pemancar yang lebih kuat.",
    "Kelas dimulai dengan senter dan meteran: mencari jalur pipa lama, mengukur redaman tiap tembok, menggambar denah. Kabel ditarik tanpa melubangi kusen. Setelah fisiknya beres barulah masuk ke perangkat: VLAN untuk ujian, kantor, dan tamu, lalu pemantauan yang bisa dibaca penjaga malam.",
    "Perangkat dipinjamkan yayasan selama kelas berlangsung dan menjadi milik sekolah kalau denah serta catatannya lengkap.",
  ],
  outcomes: [
    "Mengukur redaman dan menentukan letak titik akses dari data",
    "Menarik kabel UTP dan serat optik dengan rapi tanpa merusak bangunan cagar budaya",
    "Membagi jaringan dengan VLAN dan aturan firewall di MikroTik",
    "Menelusuri gangguan dari lapisan paling bawah",
    "Membuat denah dan label yang dimengerti teknisi berikutnya",
  ],
  mentors: [
    {
      name: "Slamet Riyadi Nugroho",
      role: "Kontraktor jaringan, Surakarta",
      bio: "Memasang jaringan di dua keraton, satu stasiun, dan belasan sekolah tua. Tidak pernah melubangi kayu jati.",
    },
    {
      name: "Ni Komang Trisnawati",
      role: "Network engineer di penyedia internet, Gianyar",
      bio: "Mengurus jaringan desa-desa di kaki Gunung Batur. Mengajar VLAN dengan kartu remi.",
    },
  ],
  syllabus: [
    part("Membaca bangunan", "Denah, tembok, dan jalur yang sudah ada sejak zaman telepon engkol.", [
      reading("Tembok tebal dan gelombang radio", 30),
      exercise("Mengukur redaman dua belas pintu", 120),
      exercise("Denah kabel dengan skala", 90),
      live("Keliling gedung bersama kontraktor", 120),
    ]),
    part("Kabel yang rapi", "Jalur, tikungan, label, dan keselamatan di atas tangga.", [
      reading("Aturan cagar budaya yang perlu diketahui teknisi", 25),
      video("Menarik kabel lewat pipa lama", 22),
      exercise("Terminasi 24 port tanpa satu pun salah warna", 150),
      video("Menyambung serat optik dengan fusion splicer", 26),
    ]),
    part("Membagi jaringan", "Ujian, kantor, dan tamu tidak boleh saling melihat.", [
      reading("VLAN dengan kartu remi", 30),
      live("Konfigurasi MikroTik bersama praktisi", 120),
      exercise("Tiga jaringan di satu sakelar", 120),
      exercise("Membatasi tamu, melancarkan ujian", 90),
    ]),
    part("Nirkabel seperlunya", "Sedikit titik akses di tempat yang benar.", [
      reading("Kanal, lebar pita, dan tetangga", 28),
      exercise("Memindahkan satu titik akses, mengukur lagi", 90),
      video("Ruang kelas dengan 36 ponsel", 19),
    ]),
    part("Merawat dan menelusuri", "Pemantauan sederhana dan cara mencari kabel yang digigit tikus.", [
      reading("Dari lampu port sampai ping", 24),
      exercise("Sepuluh gangguan buatan guru", 150),
      live("Serah terima denah kepada sekolah", 60),
    ]),
  ],
};
