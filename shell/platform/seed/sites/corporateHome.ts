import type { SeedSite } from "../types";

/** Asks the partnership's head for one thing. */
const ask = (subject: string): string => `mailto:ratna@serambi.example?subject=${encodeURIComponent(subject)}`;

/** Each claim is a line between two measurements; procurement on one page. */
export const corporateHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-slope.v1",
      props: {
        title: "Kami mengukur pekerjaannya, bukan kehadirannya.",
        lede: "Sebelum menulis satu pun materi, dua orang kami duduk di kantor Anda selama tiga hari dan mencatat. Angka dari catatan itu masuk kontrak, dan kami kembali tiga bulan kemudian untuk mengukurnya lagi.",
        caption: "Lima klien, sebelum latihan dan tiga bulan sesudahnya",
        columns: ["Klien dan ukuran", "Sebelum", "Sesudah"],
        tableLabel: "Lihat sebagai tabel",
        lines: [
          {
            label: "Membuka rekening",
            longLabel: "Bank Nusa Raya, membuka rekening",
            before: "31 menit",
            after: "9 menit",
            place: 4,
          },
          { label: "Salah kirim", longLabel: "Kirim Lintas, salah kirim", before: "18%", after: "4%", place: 3 },
          {
            label: "Selesai hari itu",
            longLabel: "RS Bunda Asih, laporan stok selesai hari itu",
            before: "54%",
            after: "88%",
            place: 1,
          },
          {
            label: "Tutup buku",
            longLabel: "Tirta Pangan, tutup buku bulanan",
            before: "12 hari",
            after: "5 hari",
            place: 5,
          },
          { label: "Rilis sebulan", longLabel: "Loka Niaga, rilis per bulan", before: "3", after: "19", place: 2 },
        ],
      },
    },
    {
      slot: "sites.before-after.v1",
      props: {
        anchor: "kasus",
        who: "Bank Nusa Raya, 40 cabang, 1.240 orang",
        title: "Kursus yang mereka minta ternyata dua kali terlalu panjang",
        paragraphs: [
          "Permintaannya 48 jam pelatihan layanan. Setelah tiga hari di cabang Kediri dan Bogor, kami melihat bahwa teller sudah ramah. Yang lambat adalah tujuh layar yang harus dibuka untuk satu rekening.",
          "Pelatihan dipangkas menjadi 22 jam dan separuhnya dipakai untuk merapikan layar bersama tim TI. Tagihan kami ikut turun Rp\u00a0612.000.000 dari penawaran awal.",
        ],
        picture: { seed: "nusa-raya-177", motif: "lereng" },
        changes: [
          { label: "Jam latihan", before: "48", between: "menjadi", after: "22" },
          { label: "Membuka rekening", before: "31", between: "menjadi", after: "9 menit" },
        ],
        more: {
          label: "Baca kasus lengkapnya",
          href: "/Portfolio/Corporate/kursus-yang-mereka-minta-ternyata-dua-kali-terlalu-panjang",
        },
        others: [
          {
            title: "Perawat yang menulis laporannya sendiri",
            text: "RS Bunda Asih, Makassar. 86 perawat belajar SQL secukupnya: tiga kueri, dipakai setiap pagi.",
            picture: { seed: "bunda-asih-186", motif: "lereng" },
            href: "/Portfolio/Corporate/perawat-yang-menulis-laporannya-sendiri",
          },
          {
            title: "Gudang yang berhenti menebak",
            text: "Kirim Lintas, Tanjung Priok. Salah kirim turun sebelum sistem barunya selesai dipasang.",
            picture: { seed: "kirim-lintas-30", motif: "lereng" },
            href: "/Portfolio/Corporate/gudang-yang-berhenti-menebak",
          },
        ],
      },
    },
    {
      slot: "sites.vows.v1",
      props: {
        title: "Yang tidak kami janjikan",
        vows: [
          "Sertifikat untuk yang hanya hadir.",
          "Hasil, bila atasan langsung tidak ikut sesi pertama.",
          "Materi siap pakai. Setiap pelatihan ditulis dari catatan tiga hari itu.",
        ],
      },
    },
    {
      slot: "sites.fees.v1",
      props: {
        anchor: "biaya",
        title: "Pelatihan dan biaya",
        intro:
          "Harga untuk satu kelas, paling banyak 20 orang, sudah termasuk pengukuran sebelum dan sesudah. Belum termasuk PPN.",
        columns: { name: "Bidang", whom: "Untuk siapa", length: "Lama", fee: "Mulai dari" },
        fees: [
          {
            name: "Analisis data operasi",
            whom: "Penyelia, perencana, keuangan",
            length: "6 minggu, 24 jam",
            fee: "Rp\u00a068.000.000",
          },
          {
            name: "Rekayasa perangkat lunak",
            whom: "Tim TI internal",
            length: "12 minggu, 60 jam",
            fee: "Rp\u00a0154.000.000",
          },
          {
            name: "Memimpin untuk pertama kali",
            whom: "Kepala tim baru",
            length: "8 minggu, 20 jam",
            fee: "Rp\u00a059.000.000",
          },
          {
            name: "Menulis kerja",
            whom: "Semua yang mengirim surel",
            length: "4 minggu, 12 jam",
            fee: "Rp\u00a032.000.000",
          },
          {
            name: "Keamanan sehari-hari",
            whom: "Seluruh kantor",
            length: "2 minggu, 6 jam",
            fee: "Rp\u00a018.500.000",
          },
        ],
      },
    },
    {
      slot: "sites.procurement.v1",
      props: {
        anchor: "pengadaan",
        title: "Untuk bagian pengadaan",
        intro: "Semua yang biasanya Anda minta lewat tiga surel, di satu tempat.",
        path: [
          { label: "TOR diterima", when: "hari 0" },
          { label: "Pertanyaan balik", when: "hari 1" },
          { label: "Penawaran dan RAB", when: "hari 3" },
          { label: "Negosiasi", when: "sesuai jadwal Anda" },
          { label: "Kontrak", when: "templat Anda atau kami" },
          { label: "Pelatihan", when: "termin 30, 40", isOurs: true },
          { label: "BAST dan laporan", when: "termin 30", isOurs: true },
        ],
        filesTitle: "Berkas, dikirim pada hari yang sama",
        files: [
          { label: "Profil perusahaan dan legalitas", note: "PDF, 2,4 MB", href: ask("Profil perusahaan") },
          { label: "Templat RAB", note: "XLSX, 64 KB", href: ask("Templat RAB") },
          { label: "Contoh kontrak dan SLA", note: "DOCX, 118 KB", href: ask("Contoh kontrak dan SLA") },
          { label: "Kebijakan perlindungan data", note: "PDF, 310 KB", href: ask("Kebijakan perlindungan data") },
          { label: "Daftar pengalaman, 2021–2026", note: "PDF, 1,1 MB", href: ask("Daftar pengalaman") },
        ],
        facts: [
          { label: "Badan hukum", value: "PT Serambi Belajar Indonesia" },
          { label: "Status pajak", value: "PKP, faktur pajak elektronik" },
          { label: "PPh 23", value: "Dipotong klien, bukti potong kami terima" },
          { label: "Tempo bayar", value: "30 hari sejak faktur lengkap" },
          { label: "Pembatalan", value: "Tanpa biaya sampai 10 hari kerja sebelum mulai" },
        ],
      },
    },
  ],
};
