import { drawing, portfolioCase } from "./portfolioParts";

/** Public offices whose schools and staff learn in this product. */
export const demoGovernment = [
  portfolioCase({
    title: "Delapan puluh enam SMP pindah dalam satu liburan",
    kind: "government",
    clientName: "Dinas Pendidikan Kota Tirtabuana",
    startsOn: "2025-12-08",
    endsOn: "2026-03-27",
    summary:
      "Satu kota ingin rapor yang sama bentuknya tetapi tetap milik sekolah masing-masing. Sembilan hari sekolah cukup untuk memindahkannya; tiga bulan dipakai untuk memastikan tidak ada nilai yang tertukar.",
    batches: [
      ["Sekolah perintis", "2025-12-08", "2025-12-19", 96],
      ["Kecamatan utara dan kota", "2026-01-05", "2026-01-23", 412],
      ["Kecamatan selatan", "2026-02-02", "2026-02-20", 388],
      ["Kecamatan pesisir", "2026-03-09", "2026-03-27", 264],
    ],
    projectLink: "https://tirtabuana.example/rapor",
    images: [
      drawing("demo", "sembilan-hari", {
        alt: "Sembilan kotak hari berderet, dengan panah dari berkas Dapodik di hari pertama sampai seluruh sekolah masuk di hari kesembilan.",
        caption:
          "Sembilan hari satu sekolah. Hari kelima dan keenam, pelatihan guru, tidak dapat dipersingkat di mana pun.",
      }),
    ],
    description: `
      <p>Tirtabuana punya 86 SMP negeri dan, menurut hitungan dinas, 31 bentuk rapor. Ada yang dicetak dari lembar sebar, ada yang ditulis tangan, ada satu yang dibuat dengan pengolah kata oleh seorang guru yang sudah pensiun dan masih dipanggil setiap Desember.</p>
      <h2>Satu bentuk, 86 pemilik</h2>
      <p>Permintaan pertamanya adalah satu sistem dengan satu pengelola di kantor dinas. Kepala sekolah menolak, dengan alasan yang baik: nilai adalah keputusan guru, dan keputusan tidak boleh dapat diubah dari kantor. Akhirnya setiap sekolah mendapat ruang dengan nama dan warnanya sendiri. Dinas menerima jumlah, rata-rata, dan kehadiran. Dinas tidak dapat membuka nilai seorang murid, dan setiap usaha untuk membukanya tercatat di sekolah.</p>
      <h2>Dicocokkan dua kali</h2>
      <p>Memindahkan berkas memerlukan sembilan hari sekolah di tiap SMP. Sesudah itu tiap rapor dicocokkan dengan yang lama oleh dua orang yang berbeda: wali kelas, lalu muridnya sendiri. Dari 41.260 rapor ditemukan:</p>
      <ul>
        <li>312 nama yang berbeda ejaan, 290 di antaranya salah sejak kelas satu;</li>
        <li>58 nilai yang tertukar antara dua anak bernama sama;</li>
        <li>7 murid yang tercatat di dua sekolah;</li>
        <li>1 murid yang sudah lulus tahun 2019.</li>
      </ul>
      <h3>Pelatihan</h3>
      <p>Sebanyak 1.160 guru berlatih dalam empat gelombang, di sekolah mereka sendiri, dua hari, dengan murid mereka sendiri. Gelombang perintis sengaja dipilih dari delapan sekolah yang paling keberatan. Guru dari delapan sekolah itulah yang kemudian mengajar ketiga gelombang berikutnya.</p>
      <blockquote><p>Saya datang untuk mencari alasan menolak. Alasannya saya temukan, saya tulis, dan bulan depannya alasan itu sudah diperbaiki.</p><cite>Nani Suhaeni, wali kelas VIII</cite></blockquote>
      <p>Rapor Juni 2026 terbit pada hari yang sama di semua sekolah. Guru yang sudah pensiun itu tidak lagi dipanggil, tetapi tetap diundang makan siang.</p>
    `,
  }),
  portfolioCase({
    title: "Ruang belajar yang ikut kapal perintis",
    kind: "government",
    clientName: "Badan Pendidikan dan Pelatihan Kepulauan Segara",
    startsOn: "2024-06-03",
    endsOn: "2026-08-28",
    summary:
      "Pegawai di empat puluh satu pulau mengikuti pelatihan wajib tanpa meninggalkan posnya. Pelajaran datang bersama kapal, pekerjaan pulang bersama kapal yang sama.",
    batches: [
      ["Pelayaran pertama, gugus barat", "2024-06-03", "2024-11-29", 187],
      ["Pelayaran kedua, gugus tengah", "2025-02-03", "2025-07-25", 226],
      ["Pelayaran ketiga, gugus timur", "2025-09-01", "2026-02-27", 203],
      ["Pelayaran susulan", "2026-04-06", "2026-08-28", 64],
    ],
    cover: "/media/demo/gallery-ombak-di-bengkel-ca336905.webp",
    images: [
      drawing("demo", "rute-kapal", {
        alt: "Peta sederhana sebelas pulau yang dihubungkan satu garis rute, tiga di antaranya bertanda menara sinyal.",
        caption:
          "Rute gugus tengah. Hanya tiga pelabuhan yang bersinyal; di sanalah kotak menyetorkan pekerjaan dan mengambil pelajaran baru.",
      }),
    ],
    description: `
      <p>Untuk mengikuti pelatihan empat hari di ibu kota provinsi, seorang petugas pencatatan sipil di pulau terluar pergi selama tiga pekan. Selama tiga pekan itu tidak ada bayi yang mendapat akta di sana. Peraturannya mewajibkan pelatihan; peraturannya tidak menyebut kapal.</p>
      <h2>Kotak sebesar roti</h2>
      <p>Ruang belajar kami dapat bekerja tanpa jaringan, tetapi biasanya untuk beberapa jam. Di Segara bisa dua puluh enam hari. Kami memasang kotak sebesar roti tawar di ruang kemudi tiga kapal perintis. Di pelabuhan, telepon pegawai bertukar isi dengan kotak itu selama kapal bongkar muat: pelajaran turun, jawaban naik. Di pelabuhan yang bersinyal, kotak bertukar isi dengan pusat.</p>
      <p>Yang paling lama dikerjakan adalah hal yang kelihatan sepele:</p>
      <ol>
        <li><strong>Tenggat</strong> dihitung dalam pelayaran, bukan hari. “Sebelum kapal kedua sesudah ini.”</li>
        <li><strong>Jawaban kembar</strong>, bila seseorang mengirim lewat dua kapal, tidak boleh saling menimpa. Keduanya disimpan dan pegawainya sendiri yang memilih.</li>
        <li><strong>Penilai</strong> harus menulis umpan balik yang masih masuk akal sebulan kemudian.</li>
      </ol>
      <h2>680 pegawai</h2>
      <p>Dalam empat pelayaran 680 pegawai mengikuti pelatihan dasar, dan 633 menyelesaikannya. Hari kerja yang hilang karena perjalanan turun dari 14.280 menjadi 680: satu hari tatap muka bagi setiap orang, di pelabuhan gugusnya sendiri, yang diminta para peserta dan memang perlu.</p>
      <blockquote><p>Nakhoda bertanya ini kotak apa. Saya bilang: sekolah. Sejak itu selalu ditaruhnya di tempat yang kering.</p><cite>Frans Lewerissa, petugas pencatatan sipil</cite></blockquote>
      <h2>Kotak yang tenggelam</h2>
      <p>Satu kotak jatuh ke laut di Pelabuhan Kecil pada Januari 2026. Tidak ada yang hilang: semua yang ada di dalamnya masih tersimpan di telepon pengirimnya sampai pusat mengaku menerima. Rancangan itu sempat diperdebatkan karena boros. Sekarang tidak lagi.</p>
    `,
  }),
  portfolioCase({
    title: "Pustakawan desa saling mengajar",
    kind: "government",
    clientName: "Dinas Perpustakaan Kabupaten Lawu Asri",
    startsOn: "2025-08-04",
    endsOn: "2026-06-26",
    summary:
      "Dua ratus dua belas perpustakaan desa, dua ratus dua belas cara menata buku. Alih-alih menyeragamkannya, kabupaten membuka kelas yang pengajarnya bergantian.",
    images: [
      drawing("demo", "giliran-mengajar", {
        alt: "Dua belas desa bersusun melingkar. Dari desa pertama, yang mengajar pekan ini, garis menuju kesebelas desa lain.",
        caption: "Satu lingkaran berisi dua belas desa. Setiap desa mengajar sekali dan belajar sebelas kali.",
      }),
    ],
    description: `
      <h2>Permintaannya</h2>
      <p>Sebuah modul. Tepatnya modul pengelolaan perpustakaan desa, delapan bab, dengan ujian di ujungnya. Dinas sudah menyiapkan isinya, hasil unduhan dari pedoman perpustakaan kota.</p>
      <p>Sebelum mengunggahnya kami meminta tiga puluh pustakawan desa membaca bab satu. Dua puluh enam berhenti pada halaman tentang petugas sirkulasi. Di perpustakaan mereka petugas sirkulasi, pengadaan, kebersihan, dan ketua adalah orang yang sama, dan orang itu biasanya juga menjaga warung.</p>
      <h2>Yang dikerjakan</h2>
      <p>Modulnya ditunda. Setiap pustakawan diminta merekam satu hal yang berhasil di tempatnya, paling lama enam menit, dengan telepon. Yang terkumpul 188 rekaman. Di antaranya:</p>
      <ul>
        <li>kartu pinjam diganti batu bertulis nomor, karena anak-anak tidak pernah kehilangan batu;</li>
        <li>rak buku ditaruh di tempat menunggu penggilingan padi;</li>
        <li>buku resep dijemput dengan motor pengantar galon, dua desa sekali jalan;</li>
        <li>denda telat berupa membacakan satu cerita.</li>
      </ul>
      <p>Desa dikelompokkan dua belas-dua belas. Setiap pekan satu desa mengajar lewat rekamannya, sebelas lainnya mencoba dan melaporkan apa yang <em>tidak</em> cocok di tempat mereka. Laporan yang paling berguna selalu yang terakhir itu.</p>
      <blockquote><p>Cara batu itu gagal di desa saya, batunya dipakai main. Tapi gara-gara mencobanya saya jadi kenal semua anak.</p><cite>Sri Handayani, pustakawan desa Kalimati</cite></blockquote>
      <h2>Hasilnya, secukupnya</h2>
      <p>Peminjaman di 212 perpustakaan naik dari 5.900 menjadi 14.700 buku per bulan. Kami tidak tahu berapa bagian dari kenaikan itu milik kelas ini; pada tahun yang sama listrik masuk ke sembilan desa terakhir. Yang pasti: 171 pustakawan masih membuka ruang kelasnya setiap pekan, tanpa kewajiban, tanpa sertifikat. Modul delapan bab itu akhirnya ditulis juga, oleh empat belas orang di antara mereka sendiri, dan menjadi lima bab.</p>
    `,
  }),
];
