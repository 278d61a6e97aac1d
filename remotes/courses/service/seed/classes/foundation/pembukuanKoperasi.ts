import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const pembukuanKoperasi: ClassDraft = {
  name: "Pembukuan Koperasi",
  slug: "pembukuan-koperasi",
  code: "AKL-202",
  description:
    "Membenahi buku koperasi sekolah yang sesungguhnya: dari kotak nota sampai laporan yang dibacakan di Rapat Anggota Tahunan.",
  state: "started",
  level: "Kelas XI",
  programIds: ["foundation-akuntansi"],
  type: "class",
  startsOn: "2026-08-04",
  endsOn: "2026-11-27",
  priceIdr: 0,
  seatsLeft: 0,
  language: "Bahasa Indonesia",
  audience:
    "Murid kelas XI Akuntansi. Koperasi sekolah bersedia membuka buku dua tahun terakhir; data anggota disamarkan sebelum dibawa ke kelas.",
  overview: [
    "Koperasi sekolah di Bantul itu untung setiap tahun menurut papan pengumuman, tetapi kasnya selalu kurang menjelang Lebaran. Notanya tersimpan dalam tiga kaleng biskuit. Tidak ada yang mencuri; tidak ada pula yang mencatat barang rusak.",
    "Murid menerima kaleng-kaleng itu. Mereka menyortir, mencocokkan dengan rekening bank, menyusun jurnal, lalu menemukan sendiri ke mana perginya Rp 4.180.000. Sesudah buku lama beres, kelompok merancang cara mencatat yang sanggup dikerjakan penjaga koperasi dalam sepuluh menit sehari.",
    "Kelas ditutup dengan Rapat Anggota Tahunan sungguhan. Murid membacakan laporan, dan anggota boleh bertanya apa saja.",
  ],
  outcomes: [
    "Menyusun jurnal dan buku besar dari bukti yang tidak lengkap",
    "Merekonsiliasi kas, bank, dan persediaan",
    "Membagi sisa hasil usaha menurut anggaran dasar koperasi",
    "Menyajikan laporan keuangan kepada orang yang bukan akuntan",
    "Merancang pencatatan harian yang benar-benar dipakai",
  ],
  mentors: [
    {
      name: "Endang Purwaningsih",
      role: "Manajer koperasi simpan pinjam, Bantul",
      bio: "Memimpin koperasi beranggota 2.300 pedagang pasar. Memulai kariernya sebagai juru tulis yang menemukan salah jumlah.",
    },
    {
      name: "Ronald Parulian Sinaga",
      role: "Auditor kantor akuntan publik, Pekanbaru",
      bio: "Mengajarkan murid bertanya tanpa menuduh. Pernah menelusuri selisih Rp 50 sampai dua minggu, dan tidak menyesal.",
    },
  ],
  syllabus: [
    part("Tiga kaleng biskuit", "Menyortir bukti sebelum membuka lembar hitung.", [
      reading("Jenis bukti dan apa yang dibuktikannya", 28),
      exercise("Menyortir 1.140 nota", 180),
      live("Menanyai penjaga koperasi dengan sopan", 60),
    ]),
    part("Jurnal dan buku besar", "Debit, kredit, dan kebiasaan memeriksa jumlah dua kali.", [
      reading("Akun yang diperlukan koperasi kecil", 30),
      video("Dari nota ke jurnal dalam empat langkah", 24),
      exercise("Menjurnal satu semester", 240),
      exercise("Neraca saldo yang tidak seimbang", 90),
    ]),
    part("Mencocokkan", "Kas di laci, uang di bank, barang di rak.", [
      video("Rekonsiliasi bank dengan dua warna pensil", 19),
      exercise("Menghitung rak pada Sabtu pagi", 150),
      reading("Barang rusak, hilang, dan dipinjam", 22),
      exercise("Ke mana perginya Rp 4.180.000", 120),
    ]),
    part("Sisa hasil usaha", "Anggaran dasar dibaca, lalu dihitung untuk setiap anggota.", [
      reading("Jasa modal dan jasa belanja", 26),
      exercise("Pembagian untuk 312 anggota", 100),
      live("Pendapat manajer koperasi", 75),
    ]),
    part("Rapat anggota", "Laporan dua halaman, satu grafik, dan jawaban untuk pertanyaan sulit.", [
      reading("Kalimat yang dimengerti anggota", 20),
      exercise("Gladi bersih dengan penanya cerewet", 60),
      live("Rapat Anggota Tahunan", 150),
      exercise("Buku harian sepuluh menit untuk penjaga", 75),
    ]),
  ],
};
