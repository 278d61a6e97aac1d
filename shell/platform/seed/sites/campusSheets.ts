const equal = (code: string, name: string, there: string, thereName: string, credits: number) => ({
  code,
  name,
  counterpart: { code: there, name: thereName },
  credits,
});

/** What three departments recognise, each by a decree of its own. */
export const campusSheets = [
  {
    tab: "Informatika",
    head: ["Universitas Karangjati", "Fakultas Ilmu Komputer, Semarang"],
    side: ["Semester 6", "SK Dekan 118/2026"],
    entries: [
      equal("BE-201", "Basis Data dalam Produksi", "IF3140", "Sistem Basis Data", 4),
      equal("BE-204", "Rekayasa Perangkat Lunak Tim", "IF3250", "Proyek Perangkat Lunak", 4),
      equal("IN-110", "Keandalan Layanan", "IF4033", "Sistem Terdistribusi", 3),
      equal("KR-301", "Kerja terbimbing, 16 minggu", "KP4000", "Kerja Praktik", 6),
      { code: "KR-305", name: "Menulis untuk Insinyur", without: "Tidak disetarakan" },
    ],
  },
  {
    tab: "Statistika",
    head: ["Institut Teknologi Muaratama", "Fakultas MIPA, Balikpapan"],
    side: ["Semester 5", "SK Dekan 041/2026"],
    entries: [
      equal("DA-110", "Statistika untuk Keputusan", "ST3021", "Inferensi Terapan", 3),
      equal("DA-122", "Analisis Data Operasi", "ST3104", "Analisis Data Kategorik", 3),
      equal("DA-140", "Percobaan Daring", "ST3210", "Rancangan Percobaan", 4),
      equal("KR-301", "Kerja terbimbing, 16 minggu", "ST4000", "Praktik Kerja", 4),
      { code: "BE-101", name: "Pengantar SQL", without: "Prasyarat, tanpa SKS" },
    ],
  },
  {
    tab: "Desain produk",
    head: ["Politeknik Tirtasari", "Jurusan Desain, Malang"],
    side: ["Semester 6", "SK Direktur 077/2026"],
    entries: [
      equal("PD-130", "Riset Pengguna di Lapangan", "DP3012", "Metode Riset Desain", 3),
      equal("PD-142", "Dari Sketsa ke Purwarupa", "DP3020", "Studio Desain V", 6),
      equal("PD-150", "Aksesibilitas", "DP3105", "Desain Inklusif", 2),
      equal("KR-301", "Kerja terbimbing, 16 minggu", "DP4000", "Magang Industri", 8),
      { code: "FE-101", name: "HTML dan CSS", without: "Tidak disetarakan" },
    ],
  },
];
