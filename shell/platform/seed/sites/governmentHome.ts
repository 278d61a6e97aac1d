import type { SeedSite } from "../types";

/** Asks the team about one service. */
const about = (service: string): string => `mailto:pemerintah@serambi.example?subject=${encodeURIComponent(service)}`;

const service = (name: string, note: string) => ({ name, note, href: about(name) });

/** A service counter: the first screen is the index of everything there is. */
export const governmentHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-services.v1",
      props: {
        anchor: "layanan",
        title: "Pelatihan aparatur, dari analisis kebutuhan sampai laporan akhir",
        search: {
          label: "Cari layanan",
          example: "mis. pelatihan desa",
          counted: "layanan sesuai",
          nothing: "Tidak ada yang sesuai. Tulis kebutuhan Anda, kami carikan.",
        },
        groups: [
          {
            title: "Pelatihan dan sertifikasi",
            services: [
              service("Literasi digital aparatur desa", "5 hari, luring"),
              service("Pengelolaan keuangan daerah", "8 minggu, campuran"),
              service("Pelayanan publik yang inklusif", "3 hari, luring"),
              service("Analisis data untuk perencana", "12 minggu, daring"),
              service("Sertifikasi pengadaan tingkat dasar", "10 hari, campuran"),
            ],
          },
          {
            title: "Sistem pembelajaran",
            services: [
              service("LMS untuk badan kepegawaian", "di pusat data Anda"),
              service("Pemetaan kompetensi pegawai", "sampai 20.000 orang"),
              service("Ujian berbasis komputer", "dengan pengawas"),
              service("Arsip sertifikat terverifikasi", "kode QR, tanpa biaya"),
            ],
          },
          {
            title: "Pendampingan",
            services: [
              service("Analisis kebutuhan pelatihan", "4 minggu"),
              service("Penyusunan kurikulum lokal", "6–10 minggu"),
              service("Evaluasi dampak program", "6 bulan"),
            ],
          },
          {
            title: "Tata kelola",
            services: [
              service("Dokumen pengadaan dan e-katalog", "4 berkas"),
              service("Kerja sama antardaerah", "perjanjian contoh"),
              { name: "Buat janji dengan tim kami", note: "dibalas 1 hari kerja", href: "#janji" },
            ],
          },
        ],
      },
    },
    {
      slot: "sites.record.v1",
      props: {
        anchor: "capaian",
        title: "Capaian sampai Oktober 2026",
        figures: [
          { label: "Aparatur lulus pelatihan", value: "48.316" },
          { label: "Kabupaten dan kota bermitra", value: "127" },
          { label: "Menyelesaikan sampai akhir", value: "91,4%" },
          { label: "Biaya rata-rata per peserta", value: "Rp\u00a0412.000" },
        ],
        chart: {
          caption: "Peserta lulus per tahun",
          columns: ["Tahun", "Peserta lulus"],
          tableLabel: "Lihat sebagai tabel",
          bars: [
            { label: "2021", value: 3120, shown: "3.120" },
            { label: "2022", value: 4806, shown: "4.806" },
            { label: "2023", value: 6604, shown: "6.604" },
            { label: "2024", value: 8880, shown: "8.880" },
            { label: "2025", value: 11602, shown: "11.602" },
            { label: "2026", longLabel: "2026 (Januari–Oktober)", value: 13304, shown: "13.304" },
          ],
          rules: [
            { value: 5000, shown: "5.000" },
            { value: 10000, shown: "10.000" },
          ],
          source: "Sumber: catatan kelulusan LMS, 31 Oktober 2026. Tahun 2026 sampai bulan Oktober.",
        },
      },
    },
    {
      slot: "courses.upcoming.v1",
      props: {
        title: "Angkatan yang dimulai berikutnya",
        limit: 4,
      },
    },
    {
      slot: "sites.cases.v1",
      props: {
        anchor: "portofolio",
        title: "Portofolio",
        more: { label: "Minta semua kasus pemerintah", href: about("Semua kasus pemerintah") },
        cases: [
          {
            title: "412 bendahara desa menutup buku tepat waktu",
            text: "Pelatihan keuangan berjenjang di 206 desa. Laporan triwulan yang terlambat turun dari 38 menjadi 6 persen dalam satu tahun anggaran.",
            picture: { seed: "karangjati", motif: "banji", ground: "primary" },
            href: "/Portfolio/Government/412-bendahara-desa-menutup-buku-tepat-waktu",
            facts: [
              { label: "Instansi", value: "Kabupaten Karangjati" },
              { label: "Masa", value: "Feb–Nov 2025" },
              { label: "Angkatan", value: "9" },
            ],
          },
          {
            title: "Satu peta kompetensi untuk 11.480 pegawai",
            text: "Badan kepegawaian memindahkan penilaian dari berkas kertas ke satu sistem, termasuk pegawai di tujuh pulau kecil tanpa jaringan tetap.",
            picture: { seed: "muaratama", motif: "kawung", ground: "dark" },
            href: "/Portfolio/Government/satu-peta-kompetensi-untuk-11-480-pegawai",
            facts: [
              { label: "Instansi", value: "Kota Muaratama" },
              { label: "Masa", value: "2024–2026" },
              { label: "Angkatan", value: "21" },
            ],
          },
          {
            title: "Loket yang bisa berbahasa isyarat",
            text: "Enam puluh petugas pelayanan terpadu dilatih bersama komunitas tuli setempat. Modulnya kini dipakai empat daerah lain.",
            picture: { seed: "tirtasari", motif: "lereng", ground: "light" },
            href: "/Portfolio/Government/loket-yang-bisa-berbahasa-isyarat",
            facts: [
              { label: "Instansi", value: "Kabupaten Tirtasari" },
              { label: "Masa", value: "Mei–Agu 2026" },
              { label: "Angkatan", value: "3" },
            ],
          },
        ],
      },
    },
    {
      slot: "sites.ask.v1",
      props: {
        anchor: "janji",
        title: "Butuh surat resmi atau paparan untuk pimpinan?",
        text: "Kirim nama instansi dan jumlah peserta. Kami membalas dalam satu hari kerja dengan usulan jadwal, kisaran biaya, dan dokumen pengadaan.",
        action: { label: "Buat janji", href: about("Janji temu") },
      },
    },
  ],
};
