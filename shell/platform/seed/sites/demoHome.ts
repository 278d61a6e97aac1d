import type { SeedSite } from "../types";

/** A page without a colour of its own; colour, cloth and lesson belong to the school that is chosen. */
export const demoHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-statement.v1",
      props: {
        title: "Ruang belajar daring yang memakai baju sekolah Anda.",
        lede: "Kelas, tugas, ujian, rapor, dan kabar untuk orang tua. Satu alamat, nama sekolah Anda sendiri. Pilih satu sekolah di bawah ini dan lihat apa yang berganti.",
      },
    },
    {
      slot: "sites.stage.v1",
      props: {
        anchor: "coba",
        title: "Contoh produk",
        legend: "Pilih sekolah",
        schools: [
          {
            name: "SMK Bahari",
            place: "Muaratama",
            dye: "sea",
            picture: { seed: "demo-bahari", motif: "mega mendung", ground: "secondary" },
            group: "XI Teknika 2",
            lesson: "Perawatan Mesin Kapal",
            question: {
              text: "Suhu air pendingin naik, tekanan oli tetap. Yang diperiksa lebih dulu:",
              options: ["Saringan bahan bakar", "Saringan air laut", "Aki"],
              right: 1,
            },
          },
          {
            name: "SMA Karangjati",
            place: "Karangjati",
            dye: "olive",
            picture: { seed: "demo-karang", motif: "sekar jagad", ground: "secondary" },
            group: "X-4",
            lesson: "Geografi: Membaca Peta",
            question: {
              text: "Garis kontur yang rapat menandakan lereng yang:",
              options: ["Landai", "Curam", "Berair"],
              right: 1,
            },
          },
          {
            name: "Kursus Jahit Puspa",
            place: "Tirtasari",
            dye: "rosella",
            picture: { seed: "demo-puspa", motif: "ceplok", ground: "secondary" },
            group: "Angkatan 9",
            lesson: "Pola Dasar Kebaya",
            question: {
              text: "Kain bermotif searah sebaiknya dipotong dengan pola:",
              options: ["Bolak-balik, hemat kain", "Satu arah semua", "Serong"],
              right: 1,
            },
          },
        ],
        menu: [
          { label: "Beranda" },
          { label: "Kelas saya" },
          { label: "Tugas", count: 3 },
          { label: "Ujian" },
          { label: "Rapor" },
          { label: "Kabar" },
        ],
        questionLabel: "Soal 4 dari 10.",
        feedback: {
          idle: "Coba jawab. Nilainya tidak masuk rapor siapa pun.",
          right: "Benar. Guru melihat 27 dari 32 anak sudah sampai di sini.",
          wrong: "Belum tepat. Pelajari lagi halaman 2, lalu jawab ulang. Boleh tiga kali.",
        },
        today: {
          title: "Hari ini",
          items: [
            { time: "07.00", text: "Kelas dibuka" },
            { time: "10.15", text: "Praktik, kelompok B" },
            { time: "23.59", text: "Tugas 3 ditutup" },
          ],
        },
        progress: { title: "Kemajuan kelas", percent: 84 },
      },
    },
    {
      slot: "sites.compare-table.v1",
      props: {
        anchor: "hari",
        title: "Hari Selasa yang sama, dari empat kursi",
        corner: "Jam",
        columns: ["Murid", "Guru", "Kepala sekolah", "Orang tua"],
        rows: [
          {
            label: "06.30",
            cells: ["Mengunduh bab hari ini selagi masih ada wifi", "", "", "Membaca kabar: bawa sepatu olahraga"],
          },
          {
            label: "07.15",
            cells: [
              "Mengerjakan kuis pembuka, tanpa sinyal pun bisa",
              "Melihat siapa yang tersangkut di soal empat",
              "",
              "",
            ],
          },
          {
            label: "10.00",
            cells: [
              "Mengirim foto hasil praktik",
              "Menilai dengan rubrik, dua menit seorang",
              "Melihat kehadiran 31 kelas di satu layar",
              "",
            ],
          },
          {
            label: "15.00",
            cells: [
              "",
              "Mengunci nilai, rapor terisi sendiri",
              "Menandatangani laporan dinas",
              "Melihat nilai, bertanya kepada wali kelas",
            ],
          },
        ],
      },
    },
    {
      slot: "sites.gradebook.v1",
      props: {
        title: "Buku nilai yang boleh dicoret",
        text: "Ubah angka mana pun. Rata-ratanya ikut, rapornya ikut, dan jejak siapa mengubah apa tetap tersimpan.",
        caption: "Buku nilai",
        nameColumn: "Nama",
        averageColumn: "Nilai",
        columns: ["Tugas 1", "Tugas 2", "Praktik", "Ujian"],
        students: [
          { name: "Aulia Rahman", marks: [88, 92, 79, 90] },
          { name: "Beni Sitorus", marks: [74, 68, 81, 70] },
          { name: "Citra Ayu", marks: [95, 97, 93, 96] },
          { name: "Darma Putra", marks: [61, null, 72, 66] },
        ],
      },
    },
    {
      slot: "sites.statements.v1",
      props: {
        title: "Yang tidak kami kerjakan",
        statements: [
          "Tidak ada iklan, untuk murid maupun guru.",
          "Tidak memantau kamera murid saat ujian.",
          "Tidak menjual data. Letaknya di Indonesia, milik sekolah.",
          "Tidak menggantikan guru. Pengoreksi esai hanya memberi saran.",
        ],
      },
    },
    {
      slot: "events.upcoming.v1",
      props: {
        title: "Papan pengumuman ketiga sekolah",
        text: "Beginilah acara sekolah tampil di halaman depan. Tanggal yang lewat turun sendiri; tidak ada yang perlu mencabut pakunya.",
        limit: 3,
      },
    },
    {
      slot: "sites.price.v1",
      props: {
        anchor: "harga",
        title: "Rp\u00a04.000 per murid, per bulan",
        perUnitIdr: 4_000,
        label: "Jumlah murid",
        unit: "murid",
        range: { min: 50, max: 1_500, step: 50, value: 600 },
        freeBelow: 100,
        suffix: "sebulan, semua fitur, semua guru",
        points: [
          "Sekolah di bawah 100 murid: tanpa biaya",
          "Ditagih sepuluh bulan, libur tidak dihitung",
          "Berhenti kapan saja, data dibawa pulang",
        ],
      },
    },
    {
      slot: "sites.steps.v1",
      props: {
        anchor: "pindah",
        title: "Pindah dalam sembilan hari sekolah",
        steps: [
          { label: "Hari 1", text: "Kirim berkas Dapodik, kami rapikan", span: 1 },
          { label: "2–4", text: "Tiga guru mencoba, dengan kelas sungguhan", span: 3 },
          { label: "5–6", text: "Pelatihan semua guru, di sekolah Anda", span: 2 },
          { label: "7–8", text: "Satu angkatan masuk lebih dulu", span: 2 },
          { label: "9", text: "Semua masuk", span: 1 },
        ],
      },
    },
    {
      slot: "community.demo-request.v1",
      props: {
        anchor: "minta",
        title: "Lihat dengan data sekolah Anda sendiri",
        text: "Tulis satu alamat surel. Hari kerja berikutnya Anda menerima tautan ruang coba 30 hari, sudah memakai nama sekolah Anda.",
        note: "Tanpa nomor telepon. Tidak ada yang akan menelepon.",
      },
    },
  ],
};
