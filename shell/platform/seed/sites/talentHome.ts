import type { SeedSite } from "../types";

/** A wall of pieces of works, the newest by name, how a work is read, and what both sides may expect. */
export const talentHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-filter.v1",
      props: {
        anchor: "karya",
        title: "Lihat kerjanya dulu.",
        filter: {
          trade: { before: "Tampilkan", label: "Bidang", all: "semua karya" },
          city: { before: "dari", label: "Kota", all: "kota mana saja" },
          free: { before: "yang pembuatnya", label: "Ketersediaan", all: "siap kapan saja", now: "siap sekarang" },
        },
        nothing: "Belum ada karya seperti itu di dinding ini. Longgarkan salah satu pilihan di atas.",
        works: [
          {
            title: "Laporan stok rumah sakit, dari dua hari menjadi sembilan menit",
            trade: "Analisis data",
            city: "Malang",
            free: "siap sekarang",
            isFreeNow: true,
            by: { name: "Ratna Widyaningsih", picture: { seed: "talenta-ratna", motif: "ceplok", ground: "dark" } },
            artefact: {
              kind: "bars",
              bars: [
                { share: 100, label: "2 hari" },
                { share: 34, label: "16 jam" },
                { share: 11, label: "5 jam" },
                { share: 1.2, label: "9 menit" },
              ],
            },
          },
          {
            title: "Tiket untuk tiga lintasan feri, 40.000 kursi sebulan",
            trade: "Backend",
            city: "Kupang",
            free: "1 Desember",
            by: { name: "Yosef Tanggu", picture: { seed: "talenta-yosef", motif: "kawung", ground: "light" } },
            artefact: {
              kind: "ticket",
              from: "Kupang",
              to: "Larantuka",
              time: "18.40",
              seat: "KM Ile Boleng, dek B",
            },
          },
          {
            title: "Jadwal bus sekolah yang terbaca di layar retak",
            trade: "Frontend",
            city: "Singaraja",
            free: "11 Januari",
            by: { name: "Made Suardika", picture: { seed: "talenta-made", motif: "banji", ground: "dark" } },
            artefact: {
              kind: "board",
              rows: [
                { code: "K12", to: "Sanur", time: "07.05" },
                { code: "K03", to: "Ubung", time: "07.12" },
                { code: "K07", to: "Sesetan", time: "+9 mnt", isLate: true },
                { code: "K12", to: "Sanur", time: "07.25" },
                { code: "K21", to: "Batubulan", time: "07.31" },
              ],
            },
          },
          {
            title: "Peringatan banjir 40 menit lebih awal, dari empat pelampung",
            trade: "Analisis data",
            city: "Padang",
            free: "siap sekarang",
            isFreeNow: true,
            by: { name: "Hanafi Lubis", picture: { seed: "talenta-hanafi", motif: "poleng", ground: "light" } },
            artefact: { kind: "contours" },
          },
          {
            title: "Buku simpanan koperasi, dibaca nenek tanpa kacamata",
            trade: "Desain produk",
            city: "Padang",
            free: "siap sekarang",
            isFreeNow: true,
            by: { name: "Aulia Rahmadani", picture: { seed: "talenta-aulia", motif: "truntum", ground: "light" } },
            artefact: {
              kind: "ledger",
              title: "Buku simpanan",
              rows: [
                { date: "04/10", text: "Setor", amount: "50.000" },
                { date: "11/10", text: "Setor", amount: "50.000" },
                { date: "18/10", text: "Ambil, sekolah", amount: "−120.000" },
              ],
              sum: { label: "Sisa", amount: "865.000" },
            },
          },
          {
            title: "Dua baris yang menghemat Rp\u00a031\u00a0juta sebulan",
            trade: "Backend",
            city: "Makassar",
            free: "siap sekarang",
            isFreeNow: true,
            by: { name: "Nurul Azizah", picture: { seed: "talenta-nurul", motif: "parang", ground: "light" } },
            artefact: {
              kind: "diff",
              lines: [
                { mark: "same", text: "harga = ambil(sku)" },
                { mark: "minus", text: "for cabang in semua:" },
                { mark: "minus", text: "    stok += cek(cabang)" },
                { mark: "plus", text: "stok = cek_sekaligus(semua)" },
                { mark: "same", text: "balas(harga, stok)" },
                { mark: "note", text: "# 412 panggilan menjadi 1" },
              ],
            },
          },
        ],
      },
    },
    {
      slot: "sites.works-table.v1",
      props: {
        anchor: "terbaru",
        title: "Terbaru",
        intro: "Diperiksa dua pengulas sebelum tampil. Karya yang tidak berjalan tidak masuk daftar.",
        columns: { work: "Karya", trade: "Bidang", city: "Kota", by: "Pembuat", free: "Siap" },
        works: [
          {
            work: "Antrean puskesmas lewat SMS, tanpa aplikasi",
            trade: "Backend",
            city: "Ende",
            by: "Maria Goreti",
            free: "sekarang",
            isFreeNow: true,
          },
          {
            work: "Kenapa pasar tutup pukul dua: data 90 pedagang",
            trade: "Analisis data",
            city: "Sampit",
            by: "Agus Hidayat",
            free: "Januari",
          },
          {
            work: "Peta kursi gereja yang dipakai 30 panitia",
            trade: "Frontend",
            city: "Manado",
            by: "Lina Rumondor",
            free: "sekarang",
            isFreeNow: true,
          },
          {
            work: "Formulir bantuan yang turun dari 41 ke 12 isian",
            trade: "Desain produk",
            city: "Cirebon",
            by: "Dewi Kartika",
            free: "sekarang",
            isFreeNow: true,
          },
          {
            work: "Cadangan basis data yang sungguh dipulihkan, tiap Senin",
            trade: "Keandalan",
            city: "Bandung",
            by: "Bagas Pramudita",
            free: "Desember",
          },
          {
            work: "Meramal kehadiran kelas dari curah hujan",
            trade: "Analisis data",
            city: "Bogor",
            by: "Siti Hajar",
            free: "sekarang",
            isFreeNow: true,
          },
        ],
        more: {
          label: "Minta daftar semua 64 karya",
          href: "mailto:talenta@serambi.example?subject=Daftar%20semua%20karya",
        },
      },
    },
    {
      slot: "careers.open.v1",
      props: {
        anchor: "lowongan",
        title: "Yang sedang mencari",
        intro: "Perusahaan menulis gajinya sebelum Anda bertanya, dan membaca karya sebelum nama.",
        limit: 6,
      },
    },
    {
      slot: "sites.read-through.v1",
      props: {
        anchor: "baca",
        title: "Satu halaman karya, dibaca dari atas",
        parts: [
          { name: "Masalahnya", text: "“Apoteker menyalin stok dari tiga gudang setiap Jumat dan Sabtu.”" },
          {
            name: "Keputusan yang sulit",
            text: "“Saya tidak memakai gudang data. Satu tampilan bahan cukup, dan bisa dirawat oleh orang rumah sakit.”",
          },
          {
            name: "Yang gagal",
            text: "“Versi pertama salah menghitung retur. Ketahuan hari ketiga, oleh apoteker, bukan oleh uji saya.”",
          },
          { name: "Kodenya", text: "Bisa dijalankan di peramban, dengan data tiruan." },
          { name: "Kata pengulas", text: "“Bersih. Penanganan zona waktu masih perlu dijaga.”" },
          { name: "Riwayat hidup", text: "Satu halaman, terakhir. Dibuka 4 dari 10 perekrut." },
        ],
      },
    },
    {
      slot: "sites.terms-table.v1",
      props: {
        anchor: "aturan",
        title: "Aturan merekrut",
        corner: "Perihal",
        parties: ["Anda", "Lulusan"],
        terms: [
          { name: "Biaya penempatan", values: ["Rp\u00a00", "Rp\u00a00"] },
          { name: "Balasan pertama", values: ["3 hari kerja, ya atau tidak", "1 hari kerja"] },
          { name: "Kisaran gaji", values: ["Wajib ditulis", "Terlihat sebelum menjawab"] },
          { name: "Tes tambahan", values: ["Paling lama 3 jam, dibayar", "Boleh menolak satu kali"] },
          { name: "Nama dan foto", values: ["Tampil setelah Anda menyapa", "Bisa disembunyikan sampai wawancara"] },
        ],
        action: {
          label: "Buka akun perekrut",
          href: "mailto:talenta@serambi.example?subject=Akun%20perekrut",
        },
        note: "Lima menit, dengan surel kantor.",
      },
    },
    {
      slot: "sites.questions.v1",
      props: {
        anchor: "lulusan",
        title: "Untuk lulusan",
        text: "Satu karya yang berjalan lebih berguna daripada sepuluh yang hampir jadi. Begini cara karya Anda sampai ke dinding.",
        questions: [
          {
            question: "Karya seperti apa yang diterima?",
            answer:
              "Yang dipakai orang lain selain Anda, sekecil apa pun. Tunjukkan masalahnya, keputusan yang sulit, dan apa yang gagal.",
          },
          {
            question: "Berapa lama sampai tampil?",
            answer:
              "Dua pengulas membacanya dalam sepuluh hari kerja. Keduanya menulis pendapatnya, dan Anda boleh membalas.",
          },
          {
            question: "Apakah nama saya langsung terlihat?",
            answer: "Hanya kalau Anda mau. Nama dan foto bisa tetap tertutup sampai wawancara pertama.",
          },
          {
            question: "Bagaimana kalau perekrut tidak membalas?",
            answer: "Sesudah tiga hari kerja kami menegurnya. Pada teguran kedua, akunnya kami tutup.",
          },
        ],
      },
    },
  ],
};
