import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const pelayananInklusif: ClassDraft = {
  name: "Pelayanan Publik yang Inklusif",
  slug: "pelayanan-publik-yang-inklusif",
  code: "PL-103",
  description:
    "Tiga hari bagi petugas loket dan atasannya, diajar bersama warga tuli, netra, lanjut usia, dan pengguna kursi roda.",
  state: "ended",
  level: "Dasar",
  programIds: ["government-layanan"],
  type: "class",
  startsOn: "2026-08-10",
  endsOn: "2026-08-12",
  priceIdr: 275_000,
  seatsLeft: null,
  language: "Bahasa Indonesia",
  audience:
    "Petugas pelayanan terpadu, puskesmas, kependudukan, dan satuan pengamanan gedung. Angkatan ketiga ini ditujukan untuk Kabupaten Tirtasari; penyelenggaraan berikutnya menunggu permintaan daerah.",
  overview: [
    "Seorang warga tuli di Tirtasari datang empat kali untuk satu kartu keluarga. Ia tidak ditolak. Namanya dipanggil lewat pengeras suara, dan ia tidak pernah tahu bahwa gilirannya sudah lewat.",
    "Pelatihan dirancang dari kejadian semacam itu bersama komunitas setempat, dan anggota komunitas menjadi pengajar berbayar. Petugas menjalani loketnya sendiri sebagai pengguna: dengan penutup telinga, dengan kursi roda, atau membawa formulir dalam aksara yang tidak dikenal.",
    "Hari terakhir menghasilkan perbaikan yang dapat dikerjakan dalam tiga puluh hari tanpa anggaran baru. Dari 47 usulan, 39 telah terlaksana ketika kami berkunjung lagi pada Oktober.",
  ],
  outcomes: [
    "Menyapa dan melayani dengan dua puluh isyarat dasar",
    "Membaca ulang formulir dalam bahasa yang mudah",
    "Mendampingi warga netra sesuai permintaannya",
    "Memeriksa gedung dari gerbang sampai toilet dengan daftar uji",
    "Menyusun perbaikan tanpa anggaran tambahan",
  ],
  mentors: [
    {
      name: "Ratih Kumala Dewanti",
      role: "Pengajar bahasa isyarat, Tirtasari",
      bio: "Tuli sejak lahir, penjahit, dan ketua komunitas setempat. Menguji petugas dengan bercerita tentang harga cabai.",
    },
    {
      name: "Suhardi Prawirodirjo",
      role: "Pensiunan kepala loket, Magelang",
      bio: "Pengguna kursi roda sejak 2019. Ia mengukur sendiri kemiringan setiap ram yang pernah ia resmikan semasa berdinas, dan tiga di antaranya dibongkar.",
    },
  ],
  syllabus: [
    part("Empat kali datang", "Menyusuri pelayanan dari sisi warga.", [
      reading("Kisah satu kartu keluarga", 14),
      live("Menjadi pengguna di loket sendiri", 150),
      exercise("Catatan hambatan dari gerbang ke kursi", 60),
    ]),
    part("Isyarat dan suara", "Hari pertama sore hingga hari kedua.", [
      live("Dua puluh isyarat untuk loket", 180),
      exercise("Melayani tanpa suara selama satu jam", 60),
      video("Memanggil giliran dengan tiga cara", 9),
      live("Berbicara kepada orangnya, menatap juru bahasanya seperlunya", 60),
    ]),
    part("Formulir dan petunjuk", "Bahasa mudah, huruf besar, arah yang jelas.", [
      reading("Kalimat yang membuat orang kembali lagi", 16),
      exercise("Formulir dua halaman menjadi satu", 120),
      live("Diuji oleh lima warga lanjut usia", 90),
    ]),
    part("Gedung", "Ram, pintu, meja, toilet.", [
      live("Berkeliling dengan meteran dan kursi roda", 120),
      exercise("Foto sebelum dan sketsa sesudah", 60),
      live("Empat puluh tujuh usulan, tiga puluh hari", 120),
    ]),
  ],
};
