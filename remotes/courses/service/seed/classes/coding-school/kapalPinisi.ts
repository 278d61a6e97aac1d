import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const kapalPinisi: ClassDraft = {
  name: "Kapal Pinisi",
  slug: "kapal-pinisi",
  code: "KP-11",
  description:
    "Menggambar tujuh layar dengan Python, lalu membuatnya berlayar mengikuti angin yang angkanya kamu tentukan.",
  state: "started",
  level: "11–13 tahun",
  programIds: ["coding-gambar"],
  type: "class",
  startsOn: "2026-10-19",
  endsOn: "2027-02-12",
  priceIdr: 1_700_000,
  seatsLeft: 0,
  language: "Bahasa Indonesia",
  audience:
    "Remaja 11 sampai 13 tahun tanpa pengalaman koding. Laptop dari sepuluh tahun terakhir sudah cukup, dan kalau belum ada, kami pinjamkan.",
  overview: [
    "Kapal pinisi punya tujuh layar dan dua tiang. Di kanvas Python, satu layar adalah tiga titik yang dihubungkan. Jadi kapal pertamamu selesai pada pertemuan kedua, dan pasti miring. Miringnya itu yang kita bahas.",
    "Pelan-pelan angka dipindahkan ke variabel: tinggi tiang, lebar layar, arah angin. Begitu semua angka punya nama, kapal bisa diubah dari kapal nelayan menjadi kapal barang hanya dengan mengganti tiga baris. Rafi, murid angkatan lalu, menambahkan ombak dari fungsi sinus sebelum pelajaran sinus sampai di sekolahnya.",
    "Di akhir kelas kanvasnya dicetak di kain belacu selebar satu meter dan dipajang di Galeri.",
  ],
  outcomes: [
    "Menggambar bentuk dengan koordinat dan fungsi",
    "Memakai variabel, pengulangan, dan fungsi Python",
    "Menganimasikan gerak dengan kecepatan dan arah",
    "Membaca pesan kesalahan dan memperbaikinya sendiri",
  ],
  mentors: [
    {
      name: "Kak Muh. Ilham Samsuddin",
      role: "Pemrogram grafis, Makassar",
      bio: "Kakeknya pembuat pinisi di Tana Beru. Ia mengoreksi letak cocor di semua gambar murid.",
    },
    {
      name: "Kak Shinta Maharani",
      role: "Pengajar Python, Malang",
      bio: "Mengajar lima kelas tiap minggu dan hafal kesalahan indentasi dari raut wajah murid di kamera.",
    },
  ],
  syllabus: [
    part("Titik dan garis", "Kanvas, koordinat, garis pertama.", [
      reading("Nol di mana, naik ke mana", 12),
      live("Satu garis, sepuluh warna", 90),
      exercise("Menggambar namamu dengan ruas garis", 30),
    ]),
    part("Layar dari tiga titik", "Segitiga yang diberi nama.", [
      live("Fungsi layar()", 90),
      exercise("Tujuh layar, satu fungsi", 40),
      video("Bagian-bagian kapal di Tana Beru", 14),
      exercise("Kapal yang miring: cari angkanya", 30),
    ]),
    part("Angka yang punya nama", "Variabel dan ukuran yang saling ikut.", [
      live("Tiang tinggi, layar ikut lebar", 90),
      exercise("Dari kapal nelayan ke kapal barang", 45),
      live("Saling bertukar kapal", 90),
    ]),
    part("Angin", "Gerak, arah, dan ombak.", [
      reading("Kecepatan itu tambah berapa tiap langkah", 15),
      live("Berlayar ke tepi kanvas dan kembali", 90),
      exercise("Ombak dengan sinus, tanpa takut", 45),
    ]),
    part("Dicetak di kain", "Memilih, merapikan, memajang.", [
      exercise("Tiga versi, satu pilihan", 40),
      live("Malam pameran", 90),
      reading("Menulis keterangan karya", 10),
    ]),
  ],
};
