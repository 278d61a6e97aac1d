import type { CourseDraft } from "../../assembleCourses";
import { goresan } from "./goresan";
import { kataDiAtasPintu } from "./kataDiAtasPintu";
import { mataDanPenggaris } from "./mataDanPenggaris";
import { rangkaDulu } from "./rangkaDulu";
import { ruangYangTidakDilukis } from "./ruangYangTidakDilukis";

export const menggambarHuruf: CourseDraft = {
  name: "Menggambar Huruf",
  slug: "menggambar-huruf",
  code: "HRF-16",
  description:
    "Lettering dari rangka sampai papan nama: goresan, ruang dalam, celah, dan koreksi optis, diakhiri satu kata untuk sebuah toko sungguhan.",
  level: "Pemula",
  programIds: ["creative-huruf"],
  priceIdr: 420_000,
  language: "Bahasa Indonesia",
  audience:
    "Siapa pun yang sanggup memegang pensil dan berjalan kaki satu jam. Diperlukan kertas kotak, kertas kalkir, penggaris, gunting, dan sebuah toko di dekat rumah yang pemiliknya mau diajak bicara.",
  overview: [
    "Anda sudah membaca jutaan huruf dan barangkali belum pernah melihat satu pun. Kursus ini mulai di jalan, dengan dua belas foto papan nama: tenda pecel lele, tambal ban, apotek, toko lama. Yang jelek dipotret juga, sebab papan yang jelek lebih banyak mengajar.",
    "Sesudah itu satu kata, KARSA, nama toko roti rekaan di Laweyan, dibangun dari garis tunggal. Ia diberi tulang, daging, ruang, dan celah; lalu dikoreksi, karena huruf yang benar menurut penggaris sering salah menurut mata. Ukurannya dalam milimeter dan bisa diperiksa dengan penggaris Anda sendiri.",
    "Pada akhirnya Anda menggambar kata milik orang lain: nama toko sungguhan, untuk papan sungguhan, dengan tinggi yang dihitung dari seberang jalan. Tidak perlu komputer. Huruf digunting, digeser, dan dilihat terbalik.",
  ],
  outcomes: [
    "Menggambar rangka kapital dengan lebar yang berirama",
    "Memberi tebal pada goresan dan dapat menjelaskan dari mana tebalnya",
    "Membagi celah antarhuruf menurut luas, termasuk pasangan AT, LA, dan KA",
    "Mengoreksi lengkung, palang, dan sambungan menurut mata",
    "Menghitung tinggi huruf sebuah papan dan memindahkan gambar ke ukuran sebenarnya",
    "Menggambar satu kata yang pantas untuk sebuah toko",
  ],
  mentors: [
    {
      name: "Rendra Halim",
      role: "Perancang di biro huruf, lulusan Sanggar Tiga",
      bio: "Menyusun abjad dari papan nama Jalan Veteran untuk karya akhirnya. Masih berjalan kaki ke tempat kerja supaya tidak kehabisan huruf.",
    },
    {
      name: "Wiyono Riyadipura",
      role: "Pelukis papan nama, Klaten",
      bio: "Melukis nama toko, kapal, dan truk sejak kelas dua STM. Tidak pernah memakai penghapus; katanya, kapur sudah cukup sabar.",
    },
  ],
  modules: [rangkaDulu, goresan, ruangYangTidakDilukis, mataDanPenggaris, kataDiAtasPintu],
};
