import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const lasBusurPelatKapal: ClassDraft = {
  name: "Las Busur Pelat Kapal",
  slug: "las-busur-pelat-kapal",
  code: "LAS-33",
  description:
    "Pengelasan SMAW posisi datar sampai atas kepala pada pelat 8 dan 10 mm, disiapkan untuk uji juru las 3G.",
  state: "upcoming",
  level: "Lanjut",
  programIds: ["demo-teknik"],
  type: "class",
  startsOn: "2026-12-01",
  endsOn: "2027-04-30",
  priceIdr: 0,
  seatsLeft: 2,
  language: "Bahasa Indonesia",
  audience:
    "Siswa kelas XII Teknik Pengelasan yang sudah lulus posisi 1G dan 2F. Kacamata, apron, dan sepatu keselamatan wajib; sekolah meminjamkan topeng las otomatis.",
  overview: [
    "Galangan di seberang sungai menolak delapan dari sepuluh pelamar lulusan SMK pada tahun 2024. Alasannya hampir selalu sama: cacat di akar las pada posisi tegak. Kelas ini disusun bersama kepala bengkel galangan itu, mulai dari daftar penolakannya.",
    "Setiap siswa menghabiskan sekitar 30 kilogram elektroda E7018 dan E6013. Setiap sambungan dibelah, dietsa, dan difoto. Foto akar las ditempel berurutan di dinding, sehingga kemajuan sebulan tampak tanpa perlu rapor.",
    "Uji juru las dilaksanakan pada minggu terakhir oleh penguji dari luar. Biayanya ditanggung galangan bagi yang mencapai nilai 80 di ujian sekolah.",
  ],
  outcomes: [
    "Menyiapkan kampuh V dengan celah dan akar yang seragam",
    "Mengelas posisi 3G naik dengan penembusan penuh",
    "Mengenali porositas, takik, dan terak dari permukaan maupun penampang",
    "Membaca WPS dan menyetel arus menurutnya",
    "Bekerja aman di ruang sempit dengan pengawas",
  ],
  mentors: [
    {
      name: "Parlindungan Hutagalung",
      role: "Kepala bengkel galangan, Muaratama",
      bio: "Menyusun daftar penolakan itu sendiri. Setiap Rabu ia datang membelah hasil las dan mengumumkan nilai di depan semua orang.",
    },
    {
      name: "Supriyadi Mangunwijaya",
      role: "Inspektur las bersertifikat, Tegal",
      bio: "Membaca film radiografi sejak masih memakai lampu bohlam. Mengajar cara melihat sebelum mengukur.",
    },
  ],
  syllabus: [
    part("Sebelum menyala", "Arus, kutub, elektroda, dan tempat berdiri.", [
      reading("WPS dibaca per baris", 26),
      video("Elektroda yang lembap dan akibatnya", 13),
      exercise("Menyiapkan dua belas kampuh V", 120),
    ]),
    part("Akar", "Lapis pertama menentukan semuanya.", [
      video("Lubang kunci, dilihat lewat kaca gelap", 16),
      exercise("Dua puluh akar posisi 2G", 240),
      live("Rabu membelah bersama kepala bengkel", 90),
    ]),
    part("Posisi tegak", "Naik pelan, ayunan pendek, mata di kolam las.", [
      reading("Ayunan, jeda, dan panjang busur", 20),
      exercise("Pelat 10 mm, naik, lima lapis", 300),
      exercise("Mengelas sambil diganggu pengawas", 90),
    ]),
    part("Atas kepala dan ruang sempit", "Percikan jatuh, udara terbatas, isyarat tali.", [
      reading("Izin kerja ruang sempit", 24),
      exercise("Posisi 4G pada pelat 8 mm", 240),
      live("Latihan penyelamatan dengan boneka", 75),
    ]),
    part("Cacat dan perbaikan", "Melihat, menggerinda, mengulang.", [
      reading("Delapan cacat dan sebabnya", 28),
      exercise("Etsa makro di meja asam", 60),
      exercise("Memperbaiki takik tanpa menambah cacat", 90),
    ]),
    part("Uji juru las", "Gladi, lalu penguji dari luar.", [
      exercise("Gladi 3G dengan jam dinding", 120),
      live("Uji resmi", 240),
      reading("Membaca hasil radiografi sendiri", 18),
    ]),
  ],
};
