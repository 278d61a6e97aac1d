import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const perpustakaanPetiTelur: ClassDraft = {
  name: "Perpustakaan dari Peti Telur",
  slug: "perpustakaan-dari-peti-telur",
  code: "BB-08",
  description: "Empat akhir pekan membuat rak, katalog, dan kebiasaan meminjam untuk gang yang belum punya taman baca.",
  state: "ended",
  level: "Penggerak kampung",
  programIds: ["festival-menuju"],
  type: "class",
  startsOn: "2026-08-29",
  endsOn: "2026-09-20",
  priceIdr: 0,
  seatsLeft: null,
  language: "Bahasa Indonesia",
  audience:
    "Karang taruna, ibu-ibu dasawisma, guru mengaji, dan anak yang sering menumpang baca. Raknya dapat dilihat lagi di benteng pada Minggu, 7 Maret.",
  overview: [
    "Peti telur dari kayu sengon dijual sepuluh ribu rupiah di belakang Pasar Legi. Dua puluh empat peti cukup untuk dua ratus buku, dua bangku, dan satu meja kecil. Kelas ini menghasilkan lima perpustakaan dengan total biaya di bawah dua juta rupiah.",
    "Bagian yang lama adalah buku dan orangnya. Setiap kampung memilih buku dari tumpukan sumbangan, dan hampir sepertiganya ditolak: terlalu berat, terlalu usang, atau tidak seorang pun menginginkannya. Penjaganya anak-anak sendiri, bergilir dengan jadwal yang mereka gambar.",
    "Dua bulan kemudian kelima perpustakaan masih buka. Yang paling ramai letaknya di sebelah tukang cukur.",
  ],
  outcomes: [
    "Merakit rak yang stabil dari peti bekas",
    "Memilih dan menolak buku sumbangan dengan alasan",
    "Membuat katalog kartu yang dimengerti anak delapan tahun",
    "Menetapkan aturan pinjam bersama penjaganya",
    "Membacakan buku dengan suara nyaring di tempat ramai",
  ],
  mentors: [
    {
      name: "Agus Hidayat",
      role: "Pustakawan keliling berkuda, Purbalingga",
      bio: "Kudanya bernama Luna, Rimba, dan Pak Camat. Buku yang paling sering hilang dari pelananya adalah kamus.",
    },
  ],
  syllabus: [
    part("Peti", "Mencabut paku, mengamplas, menumpuk.", [
      reading("Kayu sengon dan berat dua ratus buku", 10),
      live("Belanja ke belakang pasar", 60),
      exercise("Rak lima peti dengan tiga sekrup", 120),
    ]),
    part("Buku yang diundang", "Memilih dari tumpukan sumbangan.", [
      reading("Kata tidak yang ramah untuk penyumbang", 9),
      live("Menyortir empat karung", 90),
      exercise("Anak memilih, orang dewasa diam", 45),
    ]),
    part("Kartu dan jadwal", "Katalog, penjaga, dan buku yang terlambat kembali.", [
      video("Katalog dengan gambar binatang", 8),
      exercise("Seratus kartu dalam satu sore", 75),
      live("Sidang aturan pinjam, dipimpin anak", 60),
    ]),
    part("Buka", "Hari pertama dan hari ketiga puluh.", [
      live("Membacakan nyaring di sebelah tukang cukur", 60),
      exercise("Membuka pintu tiga hari berturut-turut", 90),
      live("Kunjungan tiga ekor kuda", 60),
    ]),
  ],
};
