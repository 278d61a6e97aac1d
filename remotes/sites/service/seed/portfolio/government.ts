import { drawing, portfolioCase, type SeedPortfolio } from "./portfolioParts";

/** A mapping of the staff of one group of offices. */
const mapped = (name: string, startsOn: string, endsOn: string, participants: number) =>
  [name, startsOn, endsOn, participants] as const;

/** The three offices that the home page names, told as a final report tells them. */
export const governmentPortfolio: SeedPortfolio = {
  title: "Portofolio instansi",
  lead: "Tiga pekerjaan yang laporan akhirnya sudah diterima. Angka di bawah ini sama dengan angka di dalam laporan, dan setiap laporan dapat diminta.",
  cases: [
    portfolioCase({
      title: "412 bendahara desa menutup buku tepat waktu",
      kind: "government",
      clientName: "Kabupaten Karangjati",
      startsOn: "2025-02-10",
      endsOn: "2025-11-28",
      summary:
        "Pelatihan keuangan berjenjang di 206 desa. Laporan triwulan yang terlambat turun dari 38 menjadi 6 persen dalam satu tahun anggaran.",
      batches: [
        ["Angkatan 1, Kecamatan Karangjati Kota", "2025-02-10", "2025-02-28", 46],
        ["Angkatan 2, Kecamatan Sidamukti", "2025-03-10", "2025-03-27", 46],
        ["Angkatan 3, Kecamatan Watulawang", "2025-04-21", "2025-05-09", 46],
        ["Angkatan 4, Kecamatan Rawabening", "2025-05-19", "2025-06-06", 46],
        ["Angkatan 5, Kecamatan Lemahabang Wetan", "2025-06-16", "2025-07-04", 46],
        ["Angkatan 6, Kecamatan Panusupan", "2025-07-21", "2025-08-08", 46],
        ["Angkatan 7, Kecamatan Gunungsari Lor", "2025-08-25", "2025-09-12", 46],
        ["Angkatan 8, Kecamatan Cikidang Hilir", "2025-09-29", "2025-10-17", 45],
        ["Angkatan 9, Kecamatan Pesisir Kidul", "2025-11-10", "2025-11-28", 45],
      ],
      images: [
        drawing("government", "laporan-terlambat", {
          alt: "Grafik garis laporan desa yang terlambat per triwulan: tiga puluh delapan, tiga puluh satu, tujuh belas, enam persen.",
          caption: "Desa yang terlambat melapor, per triwulan tahun anggaran 2025, dalam persen dari 206 desa.",
        }),
      ],
      description: `
        <h2>Latar belakang</h2>
        <p>Pada akhir 2024 tercatat 78 dari 206 desa terlambat menyampaikan laporan triwulan. Keterlambatan itu menahan pencairan dana tahap berikutnya, rata-rata 41 hari. Inspektorat menemukan bahwa sebagian besar bendahara baru menjabat kurang dari dua tahun dan mewarisi buku dari pendahulu yang tidak sempat mengajarinya.</p>
        <h2>Analisis kebutuhan</h2>
        <p>Selama empat pekan tim mewawancarai 60 bendahara di desanya. Tiga hal muncul berulang:</p>
        <ol>
          <li>Aturan dipahami, urutannya tidak. Bendahara mengetahui dokumen apa yang wajib, tetapi tidak kapan.</li>
          <li>Satu bulan yang keliru membuat bulan-bulan sesudahnya ikut keliru, dan tidak ada yang mengetahui cara membetulkannya.</li>
          <li>Bendahara bertanya kepada bendahara lain, bukan kepada kecamatan.</li>
        </ol>
        <h2>Pelaksanaan</h2>
        <p>Peserta datang berdua: bendahara dan satu orang yang akan menggantikannya bila ia berhalangan. Karena itu 206 desa mengirim 412 peserta, dalam sembilan angkatan. Bahan latihannya buku kas desa mereka sendiri. Pada hari terakhir setiap pasangan menutup buku bulan berjalan, disaksikan pasangan dari desa tetangga yang menandatangani berita acaranya.</p>
        <p>Desa yang bertetangga itu tetap berpasangan sesudah pelatihan. Bila laporan sebuah desa belum masuk lima hari sebelum tenggat, yang ditelepon kecamatan adalah pasangannya.</p>
        <blockquote><p>Lebih malu ditanya tetangga daripada ditegur camat.</p><cite>Warsito, bendahara Desa Watulawang</cite></blockquote>
        <h2>Capaian</h2>
        <p>Desa yang terlambat turun menjadi 12, atau 6 persen, pada triwulan terakhir tahun anggaran 2025. Pencairan tertahan rata-rata 6 hari. Peserta yang lulus uji penutupan buku berjumlah 398; 14 orang mengulang pada Desember dan lulus. Biaya per peserta Rp&nbsp;388.000, termasuk pengganti ongkos.</p>
        <h2>Catatan</h2>
        <p>Dua belas desa yang masih terlambat seluruhnya berganti kepala desa pada tahun itu. Karena itu kami mengusulkan agar pelatihan berikutnya dipicu oleh pergantian jabatan, bukan oleh kalender.</p>
      `,
    }),
    portfolioCase({
      title: "Satu peta kompetensi untuk 11.480 pegawai",
      kind: "government",
      clientName: "Kota Muaratama",
      startsOn: "2024-01-15",
      endsOn: "2026-06-26",
      summary:
        "Badan kepegawaian memindahkan penilaian dari berkas kertas ke satu sistem, termasuk pegawai di tujuh pulau kecil tanpa jaringan tetap.",
      batches: [
        mapped("Angkatan 1, Sekretariat Daerah", "2024-01-15", "2024-02-16", 420),
        mapped("Angkatan 2, Badan Kepegawaian", "2024-02-26", "2024-03-22", 180),
        mapped("Angkatan 3, Inspektorat dan Bappeda", "2024-04-22", "2024-05-17", 310),
        mapped("Angkatan 4, Dinas Kesehatan", "2024-05-27", "2024-06-28", 640),
        mapped("Angkatan 5, Puskesmas utara", "2024-07-15", "2024-08-16", 570),
        mapped("Angkatan 6, Puskesmas selatan", "2024-09-02", "2024-10-04", 590),
        mapped("Angkatan 7, Dinas Pendidikan", "2024-10-14", "2024-11-08", 360),
        mapped("Angkatan 8, Sekolah dasar utara", "2025-01-13", "2025-02-14", 820),
        mapped("Angkatan 9, Sekolah dasar selatan", "2025-02-24", "2025-03-27", 860),
        mapped("Angkatan 10, Sekolah menengah utara", "2025-04-21", "2025-05-23", 740),
        mapped("Angkatan 11, Sekolah menengah selatan", "2025-06-02", "2025-07-04", 710),
        mapped("Angkatan 12, Dinas Pekerjaan Umum", "2025-07-21", "2025-08-22", 530),
        mapped("Angkatan 13, Dinas Perhubungan", "2025-09-01", "2025-09-26", 440),
        mapped("Angkatan 14, Dinas Lingkungan Hidup", "2025-10-06", "2025-11-07", 680),
        mapped("Angkatan 15, Dinas Sosial dan Kependudukan", "2025-11-17", "2025-12-12", 390),
        mapped("Angkatan 16, Satuan Polisi Pamong Praja", "2026-01-12", "2026-02-06", 510),
        mapped("Angkatan 17, Badan Pendapatan", "2026-02-09", "2026-02-27", 260),
        mapped("Angkatan 18, Kecamatan daratan utara", "2026-03-02", "2026-03-27", 780),
        mapped("Angkatan 19, Kecamatan daratan selatan", "2026-04-06", "2026-04-30", 790),
        mapped("Angkatan 20, Tujuh pulau kecil", "2026-05-04", "2026-05-29", 430),
        mapped("Angkatan 21, Rumah Sakit Umum Daerah", "2026-06-02", "2026-06-26", 470),
      ],
      projectLink: "https://muaratama.example/peta-kompetensi",
      description: `
        <h2>Latar belakang</h2>
        <p>Penilaian kompetensi di Kota Muaratama disimpan dalam 340 kotak arsip. Untuk mengetahui siapa yang pernah dilatih menyusun anggaran, seorang analis membaca map satu per satu. Mutasi jabatan pada 2023 memerlukan sebelas pekan, sebagian besar untuk mencari berkas.</p>
        <h2>Ruang lingkup</h2>
        <ul>
          <li>Kamus kompetensi: 64 kompetensi, masing-masing dengan empat tingkat yang dapat diamati.</li>
          <li>Sistem di pusat data kota, dikelola pegawai kota, tanpa lisensi tahunan.</li>
          <li>Penilaian 11.480 pegawai dalam 21 angkatan, oleh atasan dan dua rekan.</li>
          <li>Pelatihan 212 pengelola di semua perangkat daerah.</li>
        </ul>
        <h2>Pelaksanaan</h2>
        <p>Angkatan pertama adalah Sekretariat Daerah, atas permintaan Sekretaris Daerah sendiri. Penilaiannya dibuka kepada yang dinilai pada hari yang sama, lengkap dengan alasannya; siapa pun boleh menyanggah dalam sepuluh hari. Dari 11.480 penilaian, 934 disanggah dan 402 di antaranya diubah. Angka itu kami cantumkan karena sistem tanpa sanggahan bukanlah sistem yang tepat, melainkan sistem yang ditakuti.</p>
        <h3>Tujuh pulau</h3>
        <p>Untuk 430 pegawai di tujuh pulau kecil, berkas dibawa tablet yang bekerja tanpa jaringan dan disetorkan di dermaga kota setiap Jumat. Selisih antara tablet dan pusat diselesaikan pegawai yang bersangkutan, bukan oleh mesin.</p>
        <blockquote><p>Baru sekarang saya tahu bahwa staf saya bisa membaca gambar teknik. Sudah delapan tahun ia menyusun jadwal rapat.</p><cite>Kepala bidang, Dinas Pekerjaan Umum</cite></blockquote>
        <h2>Capaian</h2>
        <p>Mutasi jabatan 2026 selesai dalam sembilan hari. Usulan pelatihan kini disertai nama dan tingkat, sehingga anggaran diklat turun Rp&nbsp;2,1&nbsp;miliar sementara jumlah peserta tetap. Dinas yang membuka lowongan kini lebih dulu melihat siapa di dalam kota yang sudah mampu; pada semester pertama 2026 empat puluh satu jabatan terisi tanpa seleksi dari luar. Arsip kertas dipindai dan, atas keputusan wali kota, disimpan sepuluh tahun lagi.</p>
      `,
    }),
    portfolioCase({
      title: "Loket yang bisa berbahasa isyarat",
      kind: "government",
      clientName: "Kabupaten Tirtasari",
      startsOn: "2026-05-04",
      endsOn: "2026-08-28",
      summary:
        "Enam puluh petugas pelayanan terpadu dilatih bersama komunitas tuli setempat. Modulnya kini dipakai empat daerah lain.",
      batches: [
        ["Angkatan 1, loket kependudukan", "2026-05-04", "2026-05-29", 20],
        ["Angkatan 2, loket perizinan", "2026-06-15", "2026-07-10", 20],
        ["Angkatan 3, loket sosial dan kesehatan", "2026-08-03", "2026-08-28", 20],
      ],
      video: "https://video.tirtasari.example/loket-isyarat",
      images: [
        drawing("government", "denah-loket", {
          alt: "Denah satu loket dari atas: meja dengan kaca rendah, lampu dari depan, dan dua kursi yang saling berhadapan.",
          caption:
            "Loket setelah diatur ulang. Lampu dipindah ke depan petugas, sebab isyarat tidak terbaca dari wajah yang gelap.",
        }),
      ],
      description: `
        <h2>Latar belakang</h2>
        <p>Mal pelayanan Tirtasari melayani 900 orang sehari. Warga tuli yang datang membawa pendamping, biasanya anaknya. Seorang anak berumur sebelas tahun pernah menerjemahkan perceraian orang tuanya di loket empat. Peristiwa itulah yang dibacakan bupati ketika meminta pelatihan ini.</p>
        <h2>Pengajarnya</h2>
        <p>Pelatihan ini tidak kami ajarkan. Delapan orang dari komunitas tuli setempat mengajar, dibayar sebagai pengajar, dengan dua juru bahasa yang pekerjaannya makin sedikit setiap pekan. Peran kami menyusun modul bersama mereka dan mengukur hasilnya. Ruang latihannya loket yang sebenarnya, sore hari sesudah tutup, agar petugas belajar di tempat yang besok paginya mereka pakai.</p>
        <p>Isyarat yang diajarkan adalah yang dipakai di Tirtasari. Dua isyarat dari kamus nasional, untuk <em>kartu keluarga</em> dan <em>meninggal</em>, di sini berarti lain, dan modul mencatat keduanya.</p>
        <h2>Yang dipelajari petugas</h2>
        <ul>
          <li>Dua ratus isyarat yang dipakai di loket, beserta urutan bertanya yang tidak menuntut mendengar.</li>
          <li>Menulis singkat: kalimat pendek, satu pertanyaan setiap kali.</li>
          <li>Menunggu. Petugas diminta menghitung sampai tujuh sebelum menawarkan bantuan.</li>
          <li>Mengatur tempat: lampu, pantulan kaca, dan kursi.</li>
        </ul>
        <blockquote><p>Untuk pertama kali saya mengurus sendiri, dan baru kali itu pula saya tahu apa yang saya tanda tangani.</p><cite>Suwarni, warga, melalui isyarat</cite></blockquote>
        <h2>Capaian</h2>
        <p>Uji akhirnya bukan hafalan: dua puluh warga tuli datang dengan keperluan masing-masing, tanpa pendamping, ke petugas yang belum mereka kenal. Delapan belas selesai. Dua lainnya selesai pada kunjungan kedua, dan sebabnya ditulis di bab tujuh.</p>
        <p>Dari 60 petugas, 57 lulus. Kunjungan warga tuli tanpa pendamping naik dari 3 menjadi 41 sebulan. Modulnya dipakai empat daerah; di setiap daerah, isyaratnya ditulis ulang oleh komunitas setempat sebelum pelajaran pertama.</p>
      `,
    }),
  ],
  action: {
    title: "Perlu laporan lengkapnya?",
    text: "Sebutkan pekerjaan dan instansi Anda. Laporan akhir beserta lampirannya kami kirim dalam satu hari kerja.",
    label: "Minta laporan akhir",
    href: "mailto:pemerintah@serambi.example?subject=Laporan%20akhir%20pekerjaan",
  },
};
