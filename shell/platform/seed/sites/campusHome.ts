import type { SeedSite } from "../types";
import { campusSheets } from "./campusSheets";

/** A handbook: its first table is the equivalence of credits, then the plan of eight terms, partners, rules, the way in. */
export const campusHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-transcript.v1",
      props: {
        anchor: "konversi",
        title: "Belajar di dua tempat, pulang dengan satu transkrip.",
        lede: "Modul yang diselesaikan mahasiswa di Serambi diakui sebagai mata kuliah di kampusnya. Penyetaraannya diputuskan oleh program studi, bukan oleh kami, dan tertulis sebelum semester dimulai.",
        label: "Contoh penyetaraan menurut program studi",
        columns: { here: "Modul di Serambi", there: "Mata kuliah di kampus", credits: "SKS" },
        total: "Diakui pada transkrip",
        sheets: campusSheets,
        notes: [
          "Kode mata kuliah mengikuti buku kurikulum masing-masing kampus.",
          "Paling banyak 20 SKS tiap semester, sesuai batas beban belajar di luar program studi.",
        ],
      },
    },
    {
      slot: "sites.curriculum.v1",
      props: {
        anchor: "kurikulum",
        title: "Delapan semester, tiga tempat belajar",
        intro:
          "Kurikulum bersama disusun dari capaian pembelajaran prodi. Kampus tetap memegang dasar keilmuan; industri masuk ketika mahasiswa sudah punya dasar untuk membantahnya.",
        corner: "Semester",
        label: "Rencana delapan semester",
        columns: 8,
        rows: [
          {
            name: "Di kampus",
            blocks: [
              { from: 1, to: 4, text: "Dasar keilmuan, matematika, bahasa", amount: "78 SKS", tone: "quiet" },
              { from: 5, to: 6, text: "Pilihan prodi", amount: "22", tone: "faint" },
              { from: 8, to: 8, text: "Tugas akhir", amount: "6", tone: "quiet" },
            ],
          },
          {
            name: "Kurikulum bersama",
            blocks: [
              { from: 3, to: 6, text: "Diajar berdua oleh dosen dan praktisi", amount: "18 SKS", tone: "primary" },
            ],
          },
          {
            name: "Di industri",
            blocks: [{ from: 6, to: 7, text: "Kerja terbimbing dan modul", amount: "20 SKS", tone: "secondary" }],
          },
        ],
      },
    },
    {
      slot: "careers.open.v1",
      props: {
        anchor: "kerja",
        title: "Tempat kerja yang dibuka semester ini",
        intro: "Untuk semester 6 dan 7, dan untuk yang baru lulus. Gajinya tertulis sebelum mahasiswa melamar.",
        limit: 5,
      },
    },
    {
      slot: "sites.voice.v1",
      props: {
        title: "Kata ketua program studi",
        picture: { seed: "setara-30", motif: "kawung" },
        words: [
          { text: "Rapat pertama habis untuk satu kata: " },
          { text: "setara", isStressed: true },
          { text: ". Kami tidak mencari modul yang judulnya mirip. Kami membandingkan soal ujian." },
        ],
        name: "Dr. Endang Pratiwi",
        role: "Ketua program studi Statistika, Institut Teknologi Muaratama",
      },
    },
    {
      slot: "sites.partners.v1",
      props: {
        anchor: "mitra",
        title: "Kampus mitra",
        count: "23 perguruan tinggi, 61 program studi, 4.870 mahasiswa sejak 2021",
        partners: [
          { name: "Institut Seni Lembah Code", text: "Yogyakarta. Desain, film. Sejak 2024." },
          { name: "Institut Teknologi Muaratama", text: "Balikpapan. Statistika, sistem informasi. Sejak 2022." },
          { name: "Politeknik Bahari Tanjung Raya", text: "Ambon. Rekayasa logistik. Sejak 2025." },
          { name: "Politeknik Tirtasari", text: "Malang. Desain produk, informatika. Sejak 2021." },
          { name: "Sekolah Tinggi Ekonomi Sangkuriang", text: "Bandung. Akuntansi, bisnis digital. Sejak 2023." },
          { name: "Universitas Andalas Timur", text: "Padang. Informatika. Sejak 2024." },
          { name: "Universitas Karangjati", text: "Semarang. Ilmu komputer, empat prodi. Sejak 2021." },
          { name: "Universitas Teluk Cenderawasih", text: "Manokwari. Statistika, pertanian. Sejak 2026." },
        ],
        more: {
          label: "Minta daftar ke-23 kampus dan prodinya",
          href: "mailto:kampus@serambi.example?subject=Daftar%20kampus%20mitra",
        },
      },
    },
    {
      slot: "sites.rules.v1",
      props: {
        anchor: "aturan",
        title: "Aturan, ditulis pendek",
        rules: [
          {
            title: "Nilai berasal dari dosen",
            text: "Mentor Serambi memberi umpan balik dan bukti kerja. Nilai huruf tetap diberikan dosen pengampu di kampus.",
          },
          {
            title: "Mahasiswa tidak membayar dua kali",
            text: "Biaya modul sudah termasuk UKT semester berjalan. Kampus membayar Rp\u00a0185.000 tiap SKS yang lulus, dan hanya yang lulus.",
          },
          {
            title: "Gagal tidak mengulang semester",
            text: "Modul yang tidak lulus dapat diulang dalam sebelas minggu. Selama itu mata kuliahnya bertanda T, bukan E.",
          },
          {
            title: "Data milik mahasiswa",
            text: "Hasil belajar dikirim ke PDDikti oleh kampus. Kami menyimpan salinan lima tahun, lalu menghapusnya.",
          },
        ],
      },
    },
    {
      slot: "sites.schedule.v1",
      props: {
        anchor: "mulai",
        title: "Satu semester dari surat sampai kelas",
        steps: [
          {
            when: "Minggu 1",
            text: "Prodi mengirim buku kurikulum. Kami membaca, lalu membalas dengan peta capaian.",
            weight: 2,
          },
          {
            when: "Minggu 3",
            text: "Dosen dan pengajar kami bertukar soal ujian. Yang tidak setara dicoret bersama.",
            weight: 3,
          },
          { when: "Minggu 6", text: "Nota kesepahaman dan SK penyetaraan ditandatangani.", weight: 5 },
          { when: "Minggu 16", text: "Angkatan pertama mengisi KRS seperti biasa.", weight: 2 },
        ],
        actions: [
          { label: "Kirim buku kurikulum", href: "mailto:kampus@serambi.example?subject=Buku%20kurikulum" },
          {
            label: "Minta contoh nota kesepahaman",
            href: "mailto:kampus@serambi.example?subject=Contoh%20nota%20kesepahaman",
          },
        ],
      },
    },
  ],
};
