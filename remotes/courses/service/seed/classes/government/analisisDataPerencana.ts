import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const analisisDataPerencana: ClassDraft = {
  name: "Analisis Data untuk Perencana",
  slug: "analisis-data-untuk-perencana",
  code: "AD-312",
  description:
    "Dua belas minggu daring bagi perencana daerah: membersihkan data, membaca kesenjangan antarwilayah, dan menulis rekomendasi dua halaman.",
  state: "upcoming",
  level: "Lanjut",
  programIds: ["government-layanan", "government-keuangan"],
  type: "class",
  startsOn: "2027-02-01",
  endsOn: "2027-04-23",
  priceIdr: 720_000,
  seatsLeft: 58,
  language: "Bahasa Indonesia",
  audience:
    "Fungsional perencana dan analis kebijakan di badan perencanaan, dinas, atau kecamatan. Terbiasa dengan lembar kerja; pemrograman diajarkan dari awal secukupnya.",
  overview: [
    "Musyawarah perencanaan sering dimenangkan oleh usulan yang paling lantang. Data sebetulnya tersedia, tetapi terpencar di belasan berkas dengan ejaan nama desa yang berlainan dan tahun yang tidak sama.",
    "Selama tiga bulan peserta mengerjakan satu pertanyaan dari daerahnya, misalnya di kecamatan mana anak putus sekolah bertambah padahal anggarannya naik. Setiap pekan tersedia satu bahan, satu tugas atas data sendiri, dan satu klinik daring pada Rabu sore.",
    "Hasil akhirnya dua halaman dengan tiga grafik, dibacakan kepada pimpinan yang diminta menyatakan apa yang akan diputuskannya. Pertanyaan tanpa keputusan di ujungnya tidak kami terima sebagai tugas akhir.",
  ],
  outcomes: [
    "Merumuskan pertanyaan yang jawabannya mengubah keputusan",
    "Menyatukan data dari instansi berbeda dengan kode wilayah",
    "Menghitung tingkat, laju, dan kesenjangan secara benar",
    "Menggambar grafik dan peta yang tidak menyesatkan",
    "Menyatakan ketidakpastian dengan kalimat biasa",
    "Menulis rekomendasi dua halaman untuk pimpinan",
  ],
  mentors: [
    {
      name: "Lalu Ahmad Zulfikri",
      role: "Perencana ahli madya, Lombok Timur",
      bio: "Membuktikan dengan satu peta bahwa sumur bor baru terkumpul di sepanjang jalan yang dilewati rombongan. Usulan tahun berikutnya berubah.",
    },
    {
      name: "Grace Wulan Mandagi",
      role: "Statistikawan, Manado",
      bio: "Memimpin survei rumah tangga di 71 pulau. Menyimpan kumpulan 38 ejaan untuk satu nama desa yang sama.",
    },
  ],
  syllabus: [
    part("Pertanyaan", "Pekan 1–2: keputusan apa yang menunggu jawaban.", [
      reading("Dari keluhan musyawarah ke pertanyaan", 24),
      exercise("Tiga pertanyaan dan siapa pemutusnya", 90),
      live("Klinik: pertanyaan yang terlalu luas", 90),
    ]),
    part("Menyatukan", "Pekan 3–4: kode wilayah, ejaan, tahun.", [
      video("Tiga puluh delapan ejaan satu desa", 16),
      reading("Kode wilayah dan pemekaran", 26),
      exercise("Menggabungkan empat berkas tanpa kehilangan baris", 180),
      live("Klinik data Rabu sore", 90),
    ]),
    part("Menghitung tingkat", "Pekan 5–6: pembagi yang benar.", [
      reading("Jumlah, persentase, dan laju", 28),
      exercise("Putus sekolah per seribu anak usia sekolah", 150),
      video("Kecamatan kecil selalu tampak paling ekstrem", 15),
      live("Klinik pembagi", 90),
    ]),
    part("Membandingkan wilayah", "Pekan 7–8: peta, grafik, kesenjangan.", [
      exercise("Peta dengan lima kelas warna", 120),
      exercise("Grafik lereng antartahun", 90),
      reading("Warna, sumbu, dan kejujuran gambar", 22),
      live("Membedah grafik dari laporan lama", 90),
    ]),
    part("Sebab dan kebetulan", "Pekan 9–10: hati-hati sebelum menyimpulkan.", [
      reading("Anggaran naik, angka ikut naik: mengapa?", 30),
      exercise("Mencari penjelasan tandingan", 120),
      live("Sidang kecil: pembela dan penyanggah", 120),
    ]),
    part("Dua halaman", "Pekan 11–12: menulis dan membacakan.", [
      exercise("Rekomendasi dalam 700 kata", 180),
      video("Pimpinan membaca sambil berjalan", 8),
      exercise("Menulis kalimat tentang hal yang belum diketahui", 60),
      live("Pembacaan di hadapan pemutus", 150),
    ]),
  ],
};
