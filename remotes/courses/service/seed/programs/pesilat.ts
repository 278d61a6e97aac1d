import type { ProgramDetails } from "./withDetails";

/** The three roads through the trade school, and the schools that send their pupils along them. */
export const pesilatPrograms: Readonly<Record<string, ProgramDetails>> = {
  "pesilat-bengkel": {
    description: `<p>Pukul tujuh pagi semua berdiri di depan mesin masing-masing, diam selama satu menit. Baru sesudah itu saklar boleh disentuh. Kebiasaan kecil ini dipinjam dari gelanggang, dan sejak ada, laporan tangan terjepit turun menjadi nol.</p>
<p>Lima sabuk dilalui dengan pekerjaan, bukan dengan ujian tulis: satu motor dibongkar dan dirakit tanpa sisa baut, satu pagar berdiri di sekolah orang, satu rumah lolos uji instalasi, dan seratus jam magang yang dicatat oleh bengkel mitra. Sabuk tidak bisa dibeli dan tidak bisa dilewati.</p>
<p>Bulan ketiga, keenam, dan kesepuluh adalah bulan mundur. Tidak ada bahan baru; yang belum rapi diulang sampai rapi.</p>`,
    schools: [
      { name: "SMK Negeri 1 Trucuk", city: "Kabupaten Klaten", province: "Jawa Tengah" },
      { name: "SMK Rota Bayat", city: "Kabupaten Klaten", province: "Jawa Tengah" },
      { name: "SMK Kristen Pedan", city: "Kabupaten Klaten", province: "Jawa Tengah" },
      { name: "SMK Negeri 2 Depok", city: "Kabupaten Sleman", province: "Daerah Istimewa Yogyakarta" },
    ],
  },
  "pesilat-gelanggang": {
    description: `<p>Latihan sore bukan hadiah bagi yang selesai lebih awal. Di gelanggang murid belajar hal yang sulit diajarkan di bengkel: menahan diri, membaca gerak orang lain, jatuh tanpa marah, lalu berdiri dan memberi salam.</p>
<p>Semua jurus diajarkan berpasangan. Yang lebih lama berlatih bertanggung jawab atas keselamatan yang lebih baru, dan pada sabuk merah setiap murid <strong>melatih satu kelompok adik tingkat</strong> selama satu musim. Pelatih menilai dua hal saja: apakah kelompok itu bertambah baik, dan apakah mereka mau datang lagi.</p>`,
    schools: [
      { name: "SMK Negeri 1 Klaten", city: "Kabupaten Klaten", province: "Jawa Tengah" },
      { name: "SMK Muhammadiyah Prambanan", city: "Kabupaten Sleman", province: "Daerah Istimewa Yogyakarta" },
      { name: "SMK Pancasila Jatinom", city: "Kabupaten Klaten", province: "Jawa Tengah" },
    ],
  },
  "pesilat-terbuka": {
    description: `<p>Padepokan Wringin membuka pintunya tiga kali seminggu untuk siapa saja yang tinggal di sekitar. Tidak ada seragam wajib, tidak ada ujian kenaikan, dan orang yang datang terlambat dari pekerjaan tetap disambut.</p>
<p>Kelas perempuan dilatih perempuan. Kelas tanding hanya untuk yang sudah lulus latihan jatuh. Anak di bawah enam belas tahun ditemani orang tua pada pertemuan pertama, supaya orang tua tahu apa yang diajarkan dan apa yang dilarang.</p>
<p>Sumbangan sukarela dipakai untuk matras dan kotak obat. Daftarnya ditempel di papan dekat sumur.</p>`,
    schools: [
      { name: "SMP Negeri 2 Jogonalan", city: "Kabupaten Klaten", province: "Jawa Tengah" },
      { name: "SD Negeri 1 Wringin Putih", city: "Kabupaten Klaten", province: "Jawa Tengah" },
      { name: "PKBM Sumber Ilmu Manisrenggo", city: "Kabupaten Klaten", province: "Jawa Tengah" },
    ],
  },
};
