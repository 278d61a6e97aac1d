import type { CourseDraft } from "../../assembleCourses";
import { hurufUntukDibaca } from "./hurufUntukDibaca";
import { jarakDanKelompok } from "./jarakDanKelompok";
import { kisiDanEmpatLembar } from "./kisiDanEmpatLembar";
import { kontrasYangTerukur } from "./kontrasYangTerukur";
import { pembacaYangBerdiri } from "./pembacaYangBerdiri";

export const tataLetakUntukYangBukanDesainer: CourseDraft = {
  name: "Tata Letak untuk yang Bukan Desainer",
  slug: "tata-letak-untuk-yang-bukan-desainer",
  code: "TLB-27",
  description:
    "Menata edaran, poster, menu, dan salindia supaya orang tahu harus berbuat apa: urutan baca, jarak, huruf, kontras, dan kisi, dengan hitungan yang bisa diperiksa.",
  level: "Dasar",
  programIds: ["demo-desain"],
  priceIdr: 275_000,
  language: "Bahasa Indonesia",
  audience:
    "Guru, staf tata usaha, pengurus komite, dan pemilik warung yang harus membuat lembar cetak atau salindia tanpa bantuan desainer. Cukup pengolah kata dan printer; contoh HTML dan CSS boleh dilewati bila lembar Anda hanya dicetak.",
  overview: [
    "Seorang ibu menerima edaran di gerbang sekolah, masih memegang setang motor. Ia membaca beberapa baris lalu melipatnya. Kursus ini dimulai dari kertas itu, edaran studi lapangan SMA Karangjati, dan berakhir ketika tiga orang yang berdiri dapat menyebut apa yang harus mereka lakukan dalam sepuluh detik.",
    "Tidak ada bakat yang disyaratkan. Setiap keputusan punya alasan yang dapat diukur: ukuran huruf dari jarak baca, jarak dari satu satuan, kontras dari rasio, lajur dari lebar kertas. Setiap kesalahan punya cara untuk ditemukan, dengan penggaris, stabilo, atau mesin fotokopi.",
    "Empat macam lembar dikerjakan berurutan: edaran, poster, menu, dan salindia. Bagi yang mengurus laman sekolah, aturan yang sama ditunjukkan dalam beberapa baris HTML dan CSS.",
  ],
  outcomes: [
    "Memilah naskah sehingga tindakan pembaca tampak lebih dulu",
    "Menghitung ukuran huruf dari jarak baca, dari edaran di tangan sampai layar aula",
    "Memakai satu tangga jarak dan satu kisi untuk seluruh lembar",
    "Menghitung rasio kontras dan menjaga lembar tetap terbaca sesudah difotokopi",
    "Menguji hasil kepada pembaca sungguhan, lalu memperbaiki lembarnya",
  ],
  mentors: [
    {
      name: "Widuri Astariningtyas",
      role: "Penata halaman buku pelajaran, Salatiga",
      bio: "Menata buku pelajaran sejak zaman lembar contoh masih ditempel dengan lem karet. Membawa penggaris baja ke mana-mana, juga ke rapat komite.",
    },
    {
      name: "Marselinus Tukan",
      role: "Guru informatika dan pengelola papan pengumuman, Larantuka",
      bio: "Setiap Jumat menurunkan semua pengumuman yang tidak terbaca dari ambang pintu kantor guru. Papan sekolahnya kini muat delapan lembar, dan kedelapannya dibaca.",
    },
  ],
  modules: [pembacaYangBerdiri, jarakDanKelompok, hurufUntukDibaca, kontrasYangTerukur, kisiDanEmpatLembar],
};
