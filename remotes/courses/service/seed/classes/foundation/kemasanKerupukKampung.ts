import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const kemasanKerupukKampung: ClassDraft = {
  name: "Kemasan untuk Kerupuk Kampung",
  slug: "kemasan-untuk-kerupuk-kampung",
  code: "DKV-204",
  description:
    "Merancang label dan kemasan bersama pembuat kerupuk di desa, menghitung ongkos cetaknya, lalu melihatnya dijual di pasar.",
  state: "registration-open",
  level: "Kelas XI",
  programIds: ["foundation-dkv", "foundation-akuntansi"],
  type: "class",
  startsOn: "2027-01-25",
  endsOn: "2027-04-16",
  priceIdr: 0,
  seatsLeft: 19,
  language: "Bahasa Indonesia",
  audience:
    "Murid kelas XI DKV yang sudah mengenal Inkscape atau Illustrator. Dua murid Akuntansi bergabung di setiap kelompok untuk menghitung biaya.",
  overview: [
    "Bu Sumiyem di Sidoarjo menjual kerupuk udang dalam plastik bening berstaples. Rasanya dikenal sampai tiga kecamatan, tetapi toko oleh-oleh menolaknya karena tidak ada tanggal kedaluwarsa. Plastik yang lebih mahal Rp 300 saja sudah menghabiskan untungnya.",
    "Tugas kelompok selalu begini: satu pembuat, satu produk, satu batas biaya yang nyata. Murid ikut menggoreng, menimbang, menempel. Desain yang bagus di layar tetapi harus ditempel dua tangan akan ketahuan pada hari ketiga.",
    "Di akhir kelas ada seribu kemasan tercetak, ongkosnya ditanggung yayasan, dan angka penjualan empat minggu sesudahnya.",
  ],
  outcomes: [
    "Menyusun label pangan sesuai ketentuan: komposisi, berat bersih, izin PIRT, kedaluwarsa",
    "Menghitung biaya cetak per kemasan untuk tiga pilihan bahan",
    "Menggambar pola jaring kemasan dan mengujinya dengan isi",
    "Menyiapkan berkas siap cetak dua warna",
  ],
  mentors: [
    {
      name: "Hadi Sucipto Wijaya",
      role: "Pemilik percetakan, Sidoarjo",
      bio: "Mencetak kemasan sejak zaman plat seng. Menolak sopan setiap berkas RGB dan menjelaskan sebabnya.",
    },
    {
      name: "Rini Puspitasari Damanik",
      role: "Desainer kemasan, Pematangsiantar",
      bio: "Merancang kemasan kopi Simalungun yang biayanya turun separuh setelah satu warna dihapus.",
    },
  ],
  syllabus: [
    part("Ikut menggoreng", "Mengenal produk dengan tangan sendiri sebelum memegang tetikus.", [
      reading("Pertanyaan untuk pembuat kerupuk", 22),
      exercise("Satu hari di dapur produksi", 240),
      live("Cerita dapur di kelas", 60),
    ]),
    part("Apa yang wajib tertulis", "Peraturan label dibaca pelan-pelan, dengan contoh yang salah.", [
      reading("Label pangan baris demi baris", 35),
      exercise("Periksa dua puluh bungkus dari warung", 60),
      video("Mengurus nomor PIRT di kabupaten", 20),
    ]),
    part("Merancang dengan dua warna", "Huruf, gambar, dan ruang kosong yang tidak menambah ongkos.", [
      video("Nama besar, kalimat kecil", 18),
      exercise("Sepuluh sketsa dalam sejam", 60),
      live("Kritik bersama desainer", 90),
      exercise("Satu rancangan, dua warna, skala penuh", 150),
    ]),
    part("Ongkos per bungkus", "Lembar hitung yang menentukan rancangan mana yang hidup.", [
      reading("Plat, kertas, sablon: dari mana angkanya", 28),
      exercise("Tiga bahan, tiga harga, satu keputusan", 75),
      live("Kunjungan ke percetakan", 120),
    ]),
    part("Ke pasar", "Seribu bungkus, empat minggu, satu buku catatan.", [
      exercise("Uji jatuh, uji lembap, uji antre", 90),
      exercise("Menempel dua ratus label tanpa miring", 90),
      live("Hari pertama di toko oleh-oleh", 120),
      reading("Membaca angka penjualan empat minggu", 25),
    ]),
  ],
};
