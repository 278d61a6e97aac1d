import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const antreBakso: ClassDraft = {
  name: "Antre Bakso",
  slug: "antre-bakso",
  code: "AB-12",
  description:
    "Simulasi warung bakso dengan Python: pelanggan datang acak, mangkuk terbatas, dan kamu yang menentukan kapan menambah orang.",
  state: "registration-open",
  level: "11–13 tahun",
  programIds: ["coding-gambar"],
  type: "class",
  startsOn: "2027-01-12",
  endsOn: "2027-04-30",
  priceIdr: 1_700_000,
  seatsLeft: 5,
  language: "Bahasa Indonesia",
  audience:
    "Remaja yang sudah mengenal variabel dan pengulangan, misalnya lulusan Kapal Pinisi. Diperlukan satu kunjungan ke warung sungguhan bersama orang dewasa.",
  overview: [
    "Dinda, 12 tahun, penasaran mengapa antrean bakso di depan rumahnya di Malang selalu panjang pada pukul tujuh malam, padahal penjualnya bertambah. Ia duduk dengan buku tulis dan mencatat setiap pelanggan selama satu jam. Catatannya menjadi program pertama kelas ini.",
    "Kamu juga akan mencatat warungmu sendiri. Lalu pelanggan, mangkuk, dan panci dibuat menjadi daftar di Python. Pelanggan datang dengan angka acak, ada yang pesan dua mangkuk, ada yang pulang karena kelamaan. Dengan seribu malam tiruan kamu bisa menjawab pertanyaan yang tidak bisa dijawab penjualnya.",
  ],
  outcomes: [
    "Mencatat data kedatangan dan waktu layanan",
    "Memakai daftar, kamus, dan angka acak di Python",
    "Menjalankan simulasi berulang dan membaca rata-ratanya",
    "Menggambar grafik antrean per menit",
    "Menyampaikan saran kepada penjual dengan sopan dan bukti",
  ],
  mentors: [
    {
      name: "Kak Fajar Sidik Lesmana",
      role: "Analis sistem, Cirebon",
      bio: "Mensimulasikan antrean truk di pelabuhan. Menurut dia, panci bakso lebih rumit karena pelanggannya bisa marah.",
    },
  ],
  syllabus: [
    part("Duduk di warung", "Satu jam, satu buku tulis.", [
      reading("Cara mencatat tanpa menghalangi jalan", 10),
      exercise("Catatan satu jam", 60),
      live("Membandingkan warung kita", 90),
    ]),
    part("Daftar pelanggan", "Siapa datang, siapa dilayani.", [
      live("Daftar di Python: depan dan belakang", 90),
      exercise("Antrean yang maju satu-satu", 40),
      exercise("Pesanan dua mangkuk", 35),
    ]),
    part("Acak yang masuk akal", "Dadu, data, dan pukul tujuh malam.", [
      video("Mengapa bus datang bertiga", 9),
      live("Angka acak dari catatanmu", 90),
      exercise("Pelanggan yang tidak sabar", 40),
    ]),
    part("Seribu malam", "Mengulang sampai angkanya tenang.", [
      live("Seribu malam dalam tiga detik", 90),
      exercise("Grafik panjang antrean", 45),
      exercise("Tambah panci atau tambah orang?", 45),
      reading("Rata-rata yang menipu", 14),
    ]),
    part("Kembali ke warung", "Satu lembar saran.", [
      exercise("Saran dalam tiga gambar", 40),
      live("Latihan menjelaskan kepada Pak Bakso", 60),
      exercise("Kunjungan kedua dan tanggapan penjual", 45),
    ]),
  ],
};
