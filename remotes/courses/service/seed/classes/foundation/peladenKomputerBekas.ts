import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const peladenKomputerBekas: ClassDraft = {
  name: "Peladen Sekolah dari Komputer Bekas",
  slug: "peladen-sekolah-dari-komputer-bekas",
  code: "TJK-303",
  description:
    "Tiga komputer laboratorium yang sudah diafkir dirakit ulang menjadi peladen ujian, perpustakaan digital, dan cadangan data sekolah.",
  state: "coming-soon",
  level: "Kelas XII",
  programIds: ["foundation-jaringan", "foundation-rpl"],
  type: "class",
  startsOn: "2027-02-15",
  endsOn: "2027-04-30",
  priceIdr: 0,
  seatsLeft: null,
  language: "Bahasa Indonesia, istilah teknis berbahasa Inggris",
  audience:
    "Murid kelas XII Teknik Jaringan atau RPL yang nyaman dengan baris perintah. Sekolah menyediakan paling sedikit tiga komputer afkir dan satu ruangan yang bisa dikunci.",
  overview: [
    "Gudang SMK rata-rata menyimpan belasan komputer yang dianggap tamat karena lambat untuk Windows. Prosesornya masih sanggup melayani seratus murid ujian kalau sistem operasinya tepat dan cakramnya diganti.",
    "Kelas membongkar dua belas unit untuk mendapatkan tiga yang sehat, menguji memorinya semalaman, lalu memasang Debian. Layanan ditambahkan satu per satu: Moodle untuk ujian, Kiwix berisi Wikipedia luring, dan cadangan data tata usaha yang benar-benar dicoba dipulihkan.",
    "Pendaftaran dibuka awal Januari. Sekolah di wilayah tanpa internet tetap kami dahulukan, karena di sanalah perpustakaan luring paling sering dibuka.",
  ],
  outcomes: [
    "Menguji dan memilih komponen bekas berdasarkan hasil ukur",
    "Memasang dan mengamankan Debian tanpa layar grafis",
    "Menjalankan Moodle untuk seratus peserta ujian serentak",
    "Membuat cadangan 3-2-1 dan membuktikannya dengan pemulihan",
  ],
  mentors: [
    {
      name: "Zulkifli Daeng Matta",
      role: "Administrator sistem universitas negeri, Makassar",
      bio: "Peladen tertua yang masih ia jalankan keluaran 2009. Ia menyimpan daftar suara kipas dan artinya.",
    },
    {
      name: "Hermina Tekege",
      role: "Guru TIK di Nabire, Papua Tengah",
      bio: "Sekolahnya memakai Wikipedia luring sejak 2022; bukunya yang paling sering dibuka murid tetap soal sepak bola.",
    },
  ],
  syllabus: [
    part("Dari gudang ke meja", "Membongkar, membersihkan, mengukur, memilih.", [
      reading("Mana yang layak diselamatkan", 25),
      exercise("Bongkar dua belas, sisakan tiga", 180),
      video("Menguji memori semalaman", 15),
      exercise("Menghitung daya dan biaya listrik sebulan", 60),
    ]),
    part("Debian tanpa layar", "Pemasangan, SSH, pembaruan, dan siapa yang boleh masuk.", [
      video("Memasang dari flashdisk, langkah demi langkah", 30),
      reading("Kunci SSH untuk guru yang sibuk", 22),
      exercise("Menutup semua pintu yang tidak dipakai", 90),
      live("Konsultasi dengan administrator", 60),
    ]),
    part("Ujian untuk seratus anak", "Moodle, basis data, dan gladi bersih dengan beban sungguhan.", [
      reading("Yang lambat biasanya cakramnya", 26),
      exercise("Memasang Moodle dan mengimpor soal", 150),
      live("Gladi bersih bersama tiga kelas", 120),
    ]),
    part("Perpustakaan luring", "Wikipedia, buku paket, dan kamus tanpa kuota.", [
      video("Kiwix dan berkas ZIM", 17),
      exercise("Katalog satu halaman untuk adik kelas", 75),
      exercise("Menyalin 90 gigabita tanpa internet", 60),
    ]),
    part("Kalau rusak", "Cadangan yang dicoba, buku catatan, dan nomor yang bisa ditelepon.", [
      reading("Aturan 3-2-1 dengan tiga cakram", 20),
      exercise("Hapus basis data, lalu pulihkan", 90),
      live("Sidang akhir di depan kepala sekolah", 90),
    ]),
  ],
};
