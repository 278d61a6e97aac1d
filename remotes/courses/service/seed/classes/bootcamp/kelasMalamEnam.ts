import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const kelasMalamEnam: ClassDraft = {
  name: "Kelas Malam 6: Dua Puluh Empat Minggu",
  slug: "kelas-malam-6",
  code: "BM-06",
  description:
    "Bahan yang sama dengan kelas siang bagi yang tetap bekerja: Senin, Rabu, dan Kamis pukul 18.30–21.30, selama hampir enam bulan.",
  state: "started",
  level: "Dari nol",
  programIds: ["bootcamp-malam"],
  type: "class",
  startsOn: "2026-08-31",
  endsOn: "2027-02-12",
  priceIdr: 12_900_000,
  seatsLeft: 0,
  language: "Bahasa Indonesia",
  audience:
    "Pekerja di Bandung Raya yang bisa datang tiga malam seminggu dan punya enam jam lagi pada akhir pekan. Tempat kerja Anda tidak kami hubungi kecuali diminta.",
  overview: [
    "Pukul setengah tujuh ruang di lantai dua berbau soto dan jas hujan. Ada pegawai pajak, teknisi lift, pramuniaga, dan seorang bapak yang anaknya ikut kelas siang dua tahun lalu. Mereka sudah bekerja delapan jam sebelum baris pertama diketik.",
    "Karena lelahnya sudah dibawa dari luar, setiap malam disusun dengan urutan tetap: dua puluh menit mengulang, satu bahan baru, satu soal yang harus selesai sebelum pulang. Tidak ada pekerjaan rumah pada hari kerja. Tugas besar jatuh pada Sabtu, dan ruangan dibuka dari pagi.",
  ],
  outcomes: [
    "Menulis JavaScript dan TypeScript yang dapat dibaca rekan kerja",
    "Membuat aplikasi dengan masuk akun, formulir, dan laporan",
    "Mengotomatiskan satu pekerjaan berulang di kantor sendiri",
    "Menyusun portofolio berisi tiga proyek yang masih hidup",
    "Menghitung kapan aman untuk berpindah pekerjaan",
  ],
  mentors: [
    {
      name: "Henny Oktaviani Lim",
      role: "Pengajar kelas malam, Cimahi",
      bio: "Insinyur perangkat lunak di pabrik tekstil pada siang hari. Menolak memberi tugas Rabu malam setelah menghitung jam tidurnya sendiri.",
    },
    {
      name: "Dadang Supriatna Wijaya",
      role: "Asisten, lulusan kelas malam 3",
      bio: "Dulu satpam gedung ini dan ikut mendengarkan dari pintu. Kini ia pemrogram paruh waktu yang tahu semua sakelar lampu.",
    },
  ],
  syllabus: [
    part("September: memulai lagi", "Layar, berkas, halaman, dan rasa malu yang lewat.", [
      reading("Jam tidur, jam makan, jam kode", 10),
      live("Malam pertama: semua orang salah ketik", 180),
      live("Membuat halaman lowongan untuk toko sebelah", 180),
      exercise("Sabtu pertama di lantai dua", 300),
    ]),
    part("Oktober: bahasa", "Nilai, daftar, fungsi, peristiwa.", [
      live("Daftar belanja sebagai larik", 180),
      live("Fungsi kecil dengan nama yang jujur", 180),
      exercise("Penghitung lembur menurut slip gaji Anda", 360),
      video("Menelusuri galat bersama teknisi lift", 15),
    ]),
    part("November: data", "Tabel, kueri, dan angka kantor yang disamarkan.", [
      live("Dari lembar kerja ke tabel", 180),
      live("Menjawab atasan dengan satu kueri", 180),
      exercise("Laporan bulanan yang membuat dirinya sendiri", 360),
    ]),
    part("Desember: peladen", "Akun, sandi, dan hal-hal yang tidak boleh bocor.", [
      reading("Sandi tidak pernah disimpan", 18),
      live("Sesi, kuki, dan pintu keluar", 180),
      live("Menjebol aplikasi teman, lalu menolongnya", 180),
      exercise("Formulir cuti dengan persetujuan dua orang", 360),
    ]),
    part("Januari: antarmuka", "React, aksesibilitas, telepon genggam murah.", [
      live("Komponen untuk layar lima inci", 180),
      live("Formulir dengan pembaca layar", 180),
      exercise("Memperbaiki aplikasi sampai lancar di ponsel bekas", 300),
    ]),
    part("Februari: pindah atau tinggal", "Portofolio, percakapan, keputusan.", [
      exercise("Tiga proyek, tiga paragraf, tiga tautan", 240),
      live("Berbicara dengan atasan tentang pekerjaan baru", 120),
      live("Malam penutup bersama keluarga", 150),
    ]),
  ],
};
