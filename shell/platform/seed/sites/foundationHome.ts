import type { SeedSite } from "../types";

/** Calm and evidence: a chart that is a table, a letter, provinces set in type. */
export const foundationHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-centred.v1",
      props: {
        title: "Belajar kejuruan tanpa\u00a0biaya, di\u00a0sekolah sendiri",
        lede: "Kami mendampingi guru dan murid SMK selama dua semester: kurikulum, perangkat, dan praktisi yang datang mengajar. Sekolah tidak membayar apa pun.",
        actions: [
          { label: "Lihat kelas", href: "/Class" },
          {
            label: "Daftarkan sekolah Anda",
            href: "mailto:yayasan@serambi.example?subject=Pendaftaran%20sekolah%20mitra",
          },
        ],
        band: { seed: "beranda-yayasan", motif: "truntum", ground: "primary" },
        caption:
          "Truntum: bintang kecil yang terus bersemi. Dikenakan orang tua ketika mengantar anaknya memulai hidup sendiri.",
      },
    },
    {
      slot: "sites.chart.v1",
      props: {
        anchor: "bukti",
        title: "Tujuh dari sepuluh lulusan bekerja dalam enam bulan",
        text: "Angka ini dihitung dari 3.418 lulusan yang kami hubungi satu per satu, bukan dari mereka yang sempat mengisi formulir. Yang tidak terjawab kami catat sebagai belum bekerja.",
        caption: "Lulusan yang bekerja dalam enam bulan, per angkatan",
        unit: "%",
        bars: [
          { label: "2019", value: 41 },
          { label: "2020", value: 38 },
          { label: "2021", value: 47 },
          { label: "2022", value: 55 },
          { label: "2023", value: 61 },
          { label: "2024", value: 66 },
          { label: "2025", value: 71 },
        ],
        note: "Sekolah ditutup April 2020 sampai Juli 2021. Rata-rata nasional lulusan SMK 2025 dalam survei yang sama: 44%.",
      },
    },
    {
      slot: "sites.timeline.v1",
      props: {
        anchor: "program",
        title: "Satu tahun bersama kami",
        picture: { seed: "satu-tahun", motif: "sekar jagad", ground: "dark" },
        entries: [
          {
            when: "Juli",
            title: "Kami datang lebih dulu",
            text: "Dua hari di sekolah: melihat bengkel, mencoba jaringan, makan siang dengan guru. Dari situ kita sepakati satu jurusan untuk dimulai.",
          },
          {
            when: "Agustus sampai November",
            title: "Guru belajar, lalu mengajar",
            text: "Setiap Selasa guru berlatih bersama praktisi. Kamis materi yang sama diajarkan di kelas, dengan praktisi duduk di bangku belakang.",
          },
          {
            when: "Januari sampai April",
            title: "Murid mengerjakan pesanan sungguhan",
            text: "Koperasi, puskesmas, dan bengkel sekitar menjadi klien. Hasilnya dipakai, jadi harus selesai.",
          },
          {
            when: "Mei",
            title: "Sekolah melanjutkan sendiri",
            text: "Perangkat tetap di sekolah. Kami menelepon sebulan sekali, selama dua tahun berikutnya.",
          },
        ],
      },
    },
    {
      slot: "courses.upcoming.v1",
      props: {
        title: "Yang dimulai di bengkel sekolah",
        limit: 4,
      },
    },
    {
      slot: "sites.letter.v1",
      props: {
        anchor: "surat",
        title: "Surat dari Atambua",
        paragraphs: [
          "Awalnya saya malu, karena murid-murid lebih cepat dari saya. Pak Yosef, praktisi yang datang, bilang: bagus, berarti Ibu punya dua puluh delapan asisten. Sejak itu saya mengajar dengan cara lain.",
          "Bulan Maret anak-anak membuat sistem antrean untuk puskesmas kecamatan. Sekarang ibu saya sendiri memakai nomor antrean buatan mereka. Beliau tidak tahu, dan saya belum cerita. Saya suka melihatnya menunggu sambil duduk, tidak lagi berdiri dari subuh.",
        ],
        by: {
          name: "Maria Goreti Bano",
          role: "Guru Rekayasa Perangkat Lunak\nSMK Negeri 2 Atambua",
          picture: { seed: "maria-goreti-bano", motif: "truntum", ground: "secondary" },
        },
      },
    },
    {
      slot: "blog.latest.v1",
      props: { title: "Dari sekolah, untuk sekolah", kind: "blog", limit: 3, layout: "columns" },
    },
    {
      slot: "sites.places.v1",
      props: {
        anchor: "mitra",
        title: "Sekolah mitra menurut provinsi",
        places: [
          { name: "Jawa Tengah", count: 64 },
          { name: "Jawa Timur", count: 51 },
          { name: "Jawa Barat", count: 38 },
          { name: "DI Yogyakarta", count: 33 },
          { name: "Nusa Tenggara Timur", count: 29 },
          { name: "Sulawesi Selatan", count: 22 },
          { name: "Sumatera Barat", count: 19 },
          { name: "Lampung", count: 17 },
          { name: "Bali", count: 14 },
          { name: "Kalimantan Barat", count: 12 },
          { name: "Maluku", count: 9 },
          { name: "Papua Barat Daya", count: 6 },
        ],
        summary: "314 sekolah mitra di 12 provinsi.",
      },
    },
    {
      slot: "sites.giving.v1",
      props: {
        anchor: "donasi",
        title: "Ikut menanggung",
        text: "Delapan puluh sembilan dari setiap seratus rupiah sampai ke sekolah. Sisanya membayar audit, listrik, dan tiga orang yang mengurus semuanya.",
        legend: "Nilai donasi",
        amounts: [
          { amountIdr: 150_000, text: "Satu murid, satu modul, lengkap dengan bahan praktik" },
          { amountIdr: 900_000, text: "Satu guru berlatih satu semester" },
          { amountIdr: 4_500_000, text: "Satu perangkat untuk bengkel sekolah" },
        ],
        chosen: 1,
        href: "/Donate",
        note: "Halaman berikutnya memberi nomor rekening yayasan. Kuitansinya dikirim begitu uangnya masuk.",
        other: { label: "Nilai lain", href: "/Donate" },
        picture: { seed: "saweran", motif: "kawung", ground: "secondary" },
      },
    },
  ],
};
