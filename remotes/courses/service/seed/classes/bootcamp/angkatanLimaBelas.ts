import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const angkatanLimaBelas: ClassDraft = {
  name: "Angkatan 15: Pemrogram Web Penuh Waktu",
  slug: "angkatan-15",
  code: "BC-15",
  description:
    "Dua belas minggu tatap muka di Jalan Naripan, dari terminal kosong sampai aplikasi yang dipakai klien. Mulai Senin, 4 Januari 2027.",
  state: "registration-open",
  level: "Dari nol",
  programIds: ["bootcamp-siang"],
  type: "class",
  startsOn: "2027-01-04",
  endsOn: "2027-03-26",
  priceIdr: 18_500_000,
  seatsLeft: 11,
  language: "Bahasa Indonesia",
  audience:
    "Orang dewasa yang bisa mengosongkan tiga bulan, Senin sampai Jumat pukul delapan pagi hingga sembilan malam. Jalan pikir pada soal masuk lebih menentukan daripada ijazah.",
  overview: [
    "Silabus di bawah ini hanya memuat sesi yang dipandu. Di luar itu, sekitar lima ratus delapan puluh jam Anda duduk menulis kode, sendirian atau berpasangan, dengan mentor di ruang sebelah. Kami menuliskannya terpisah supaya tidak ada yang menyangka bisa belajar dengan menonton.",
    "Enam minggu awal memakai bahasa dan alat yang polos: berkas teks, peramban, peladen kecil, SQL. Kerangka kerja baru muncul pada minggu ketujuh, saat Anda sudah pernah membuat sendiri hal-hal yang dikerjakannya. Dari minggu kesembilan semua orang bekerja dalam tim berempat untuk klien dari Bandung dan sekitarnya.",
    "Ruangannya muat 32 meja. Kursi kosong tidak kami isi dengan menurunkan syarat; angkatan 11 berjalan dengan 27 orang.",
  ],
  outcomes: [
    "Membangun aplikasi web lengkap dengan basis data dan akun pengguna",
    "Bekerja dengan Git dalam tim tanpa saling menimpa",
    "Menulis pengujian yang menangkap kesalahan sungguhan",
    "Membaca dan memperbaiki kode milik orang lain",
    "Berbicara dengan klien tentang waktu, harga, dan hal yang tidak akan dikerjakan",
    "Menjalani wawancara teknis dengan tenang",
  ],
  mentors: [
    {
      name: "Citra Anggraeni Soekma",
      role: "Kepala pengajar, Bandung",
      bio: "Delapan tahun memelihara sistem tiket kereta. Aturan utamanya: papan ketik milik peserta tidak boleh disentuh pengajar.",
    },
    {
      name: "Yosef Kurniawan Tandi",
      role: "Pengajar peladen dan basis data",
      bio: "Lulusan angkatan 4, sebelumnya sopir angkot jurusan Dago. Menerangkan antrean permintaan dengan cerita ngetem.",
    },
    {
      name: "Adelia Rahmatunnisa",
      role: "Mentor malam",
      bio: "Datang pukul enam sore ketika semua orang buntu. Jawabannya hampir selalu berupa pertanyaan tentang baris terakhir yang diubah.",
    },
  ],
  syllabus: [
    part("Minggu 1–2: alat dan halaman", "Terminal, Git, HTML, CSS.", [
      reading("Surat untuk malam sebelum Senin pertama", 15),
      live("Terminal tanpa tetikus", 240),
      live("Git: menyimpan, bercabang, menyesal", 240),
      live("Kotak, aliran, dan kisi", 300),
      exercise("Papan pengumuman RW dalam HTML", 300),
    ]),
    part("Minggu 3–4: bahasa dan peladen", "JavaScript polos, HTTP, SQL.", [
      live("Nilai, fungsi, dan penutupan", 360),
      video("Satu permintaan HTTP ditelusuri byte demi byte", 28),
      live("Peladen empat puluh baris", 300),
      live("Tabel, kunci, dan gabungan", 300),
      exercise("Ujian pertama: buku tamu yang tahan salah isi", 360),
    ]),
    part("Minggu 5–6: sendirian, lalu berhenti", "Proyek lima hari dan satu minggu pulang siang.", [
      live("Memilih masalah yang selesai hari Jumat", 120),
      exercise("Laporan tengah proyek kepada mentor", 90),
      live("Membaca ulang kode sendiri dengan suara keras", 180),
      exercise("Menghapus sepertiga baris tanpa mengubah hasil", 240),
    ]),
    part("Minggu 7–8: kerangka dan pengaman", "TypeScript, React, uji, CI.", [
      live("Tipe sebagai janji tertulis", 300),
      live("Komponen, keadaan, dan efek samping", 360),
      live("Uji yang gagal karena alasan yang benar", 240),
      exercise("Galat titipan angkatan 14", 300),
    ]),
    part("Minggu 9–11: tim dan klien", "Empat orang, satu klien, rilis setiap Jumat pagi.", [
      live("Pertemuan pertama dengan klien", 120),
      reading("Kontrak dua halaman dan daftar yang tidak dikerjakan", 25),
      live("Rabu: klien berubah pikiran", 180),
      exercise("Rilis tanpa mematikan layanan", 360),
      live("Mengamati lima pengguna tanpa menolong", 180),
      exercise("Membayar utang sebelum hari demo", 360),
    ]),
    part("Minggu 12: keluar", "Demo, wawancara, dan pembicaraan soal gaji.", [
      live("Demo sebelas menit di depan enam puluh tamu", 300),
      live("Dua belas wawancara latihan", 480),
      reading("Angka gaji tiga angkatan terakhir", 20),
    ]),
  ],
};
