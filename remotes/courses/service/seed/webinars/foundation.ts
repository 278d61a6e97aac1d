import type { WebinarDraft } from "./withWebinars";

/** Evenings of the foundation, for teachers and parents. */
export const foundationWebinars: readonly WebinarDraft[] = [
  {
    name: "Bengkel Sekolah yang Menerima Kendaraan Warga",
    slug: "bengkel-sekolah-yang-menerima-kendaraan-warga",
    code: "WEB-F1",
    description:
      "Tiga kepala bengkel bercerita tentang kartu servis, tanggung jawab, dan cara menolak kendaraan yang terlalu rusak untuk murid.",
    programIds: ["foundation-otomotif"],
    startsAt: "2026-12-03T19:00:00+07:00",
    lengthMinutes: 90,
    level: "Guru",
    language: "Bahasa Indonesia",
    audience:
      "Guru otomotif dan kepala program yang ingin membuka bengkelnya untuk warga, atau sudah mencoba dan kewalahan.",
    overview: [
      "Begitu bengkel sekolah dibuka, antrean pertama datang dari orang tua murid. Sesudah itu datang kendaraan yang seharusnya sudah pensiun. Siaran ini membahas apa yang ditulis di papan sebelum hari pertama, supaya tidak perlu bertengkar pada hari ketiga.",
      "Setengah jam terakhir dipakai untuk tanya jawab. Pertanyaan boleh dikirim lebih dulu, lengkap dengan foto lembar kerja yang dipakai sekarang.",
    ],
    outcomes: [
      "Menyusun batas pekerjaan yang boleh diambil bengkel sekolah",
      "Memakai kartu servis yang diisi murid dan ditandatangani pemilik",
      "Menghitung biaya bahan tanpa mencari untung dari murid",
      "Menyiapkan jawaban tertulis untuk keluhan pertama",
    ],
    speakers: [
      {
        name: "Yulianus Kogoya",
        role: "Kepala bengkel SMK Negeri 1 Wamena",
        bio: "Menerima dua belas kendaraan seminggu dan menolak tiga. Alasan penolakan ia tulis dengan spidol besar di papan.",
      },
      {
        name: "Tuti Alawiyah Kurnia",
        role: "Guru otomotif, Cianjur",
        bio: "Merancang kartu servis yang kini dipakai sebelas sekolah. Versi pertamanya, katanya, terlalu panjang untuk tangan yang berminyak.",
      },
    ],
    agenda: ["Bengkel terbuka", "Cerita dari tiga bengkel, lalu tanya jawab."],
  },
  {
    name: "Membaca Rapor Kejuruan Bersama Orang Tua",
    slug: "membaca-rapor-kejuruan-bersama-orang-tua",
    code: "WEB-F2",
    description:
      "Apa arti nilai praktik, mengapa angka saja tidak cukup, dan pertanyaan apa yang layak diajukan orang tua kepada wali kelas.",
    programIds: ["foundation-rpl", "foundation-akuntansi"],
    startsAt: "2026-10-15T19:30:00+07:00",
    lengthMinutes: 75,
    level: "Orang tua",
    language: "Bahasa Indonesia",
    audience: "Orang tua dan wali murid SMK kelas sepuluh, terutama yang rapornya baru diterima pekan lalu.",
    overview: [
      "Rapor kejuruan berisi lebih banyak kolom daripada rapor SMP, dan sebagian kolom itu tidak pernah dijelaskan. Seorang wali kelas membacanya dari atas ke bawah di layar, dengan rapor contoh yang namanya sudah dihapus.",
      "Rekamannya tetap dapat ditonton, termasuk jawaban atas dua puluh tiga pertanyaan yang masuk malam itu.",
    ],
    outcomes: [
      "Membedakan nilai pengetahuan, praktik, dan sikap kerja",
      "Menanyakan portofolio anak, bukan hanya peringkatnya",
      "Mengenali tanda bahwa beban praktik terlalu berat",
      "Menyepakati satu hal yang akan diperhatikan di rumah",
    ],
    speakers: [
      {
        name: "Dra. Sri Mulyani Hadisaputro",
        role: "Wali kelas dan guru bimbingan, Gunungkidul",
        bio: "Dua puluh enam tahun membagikan rapor. Selalu memulai dari satu hal yang dikerjakan anak dengan baik.",
      },
    ],
    agenda: ["Dari kolom ke kalimat", "Satu rapor dibaca bersama, kolom demi kolom."],
  },
];
