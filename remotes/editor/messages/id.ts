import { draft } from "./draft.id";

const time = (iso: string): string =>
  `${new Date(iso).toLocaleString("id-ID", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Jakarta" })} WIB`;

export const messages = {
  ...draft,
  title: "Riwayat",
  empty: "Belum ada yang diterbitkan dari sini",
  emptyText: "Setiap kali draf diterbitkan, perubahannya tercatat di halaman ini.",
  publishedBy: (name: string) => `Terbit oleh ${name}`,
  moment: time,
  compare: "Bandingkan",
  restore: "Pulihkan ke draf",
  pages: "Halaman riwayat",
  newer: "Lebih baru",
  older: "Lebih lama",
  pageNumber: (n: number) => `Halaman ${n}`,
  transfer: "Ekspor dan impor",
  export: "Ekspor",
  exportText: "Situs seperti yang dilihat pengunjung sekarang, dalam satu berkas.",
  travels: "Ikut dalam berkas",
  travelsText:
    "Halaman dan bagiannya dalam semua bahasa, navigasi, alamat, warna, huruf, tata letak, logo, dan gambar di halaman.",
  stays: "Tetap di situs ini",
  staysText:
    "Kelas dan program, tulisan, acara, siniar, galeri, lowongan, lulusan, donasi, pembelian, dan akun orang. Bagian yang menampilkannya ikut, lalu berisi milik situs yang menerima; tautan ke satu kelas atau tulisan baru berfungsi sesudah isinya dibuat di sana.",
  exportLeft: "Berkas ini tidak ikut terbawa:",
  exportButton: "Unduh berkas situs",
  import: "Impor",
  importText: "Isi berkas masuk ke draf. Pengunjung melihatnya setelah Anda menerbitkan.",
  importFile: "Berkas situs",
  importTooLarge: "Berkas situs paling besar 40 MB.",
  importZip: "Ini arsip ZIP. Buka dulu arsipnya, lalu pilih berkas .site.json di dalamnya.",
  importCut: "Berkas ini terpotong atau rusak. Unduh sekali lagi dari situs asalnya.",
  importVersion: "Berkas ini dibuat oleh versi lain, yang belum dapat dibaca di sini.",
  importUnchanged: "Tidak ada yang berubah.",
  importing: "Situs sedang dimasukkan ke draf",
  imported: "Situs sudah ada di draf. Lihat dulu, lalu terbitkan.",
  importLeft: "Berkas ini tidak dapat dibawa ke sini; pilih lagi di penyunting:",
  importUnknown: "Pengaturan ini tidak dikenal di sini dan dilewati:",
  importMissing:
    "Tautan ini menuju kelas, tulisan, atau isi lain yang belum ada di situs ini. Buat isinya, atau ubah tautannya:",
  importNoSite: "Berkas ini bukan ekspor sebuah situs.",
};
