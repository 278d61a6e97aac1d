import { drawing, portfolioCase } from "./portfolioParts";

/** What the foundation did with companies. */
export const foundationCorporate = [
  portfolioCase({
    title: "Galangan yang kembali merekrut dari kampung sebelah",
    kind: "corporate",
    clientName: "PT Galangan Arung Segara",
    startsOn: "2024-02-05",
    endsOn: "2026-06-19",
    summary:
      "Tiga SMK di pesisir utara kini mengajar las dengan cacat yang sungguhan. Enam puluh satu dari 84 lulusannya bekerja di galangan yang dulu mengambil orang dari luar pulau.",
    batches: [
      ["Angkatan 1, SMK Tanjung Merah", "2024-02-05", "2024-06-21", 26],
      ["Angkatan 2, SMK Tanjung Merah dan SMK Lembeh Raya", "2025-01-13", "2025-06-20", 28],
      ["Angkatan 3, tiga sekolah", "2026-01-12", "2026-06-19", 30],
    ],
    projectLink: "https://arungsegara.example/sekolah-las",
    images: [
      drawing("foundation", "kartu-las", {
        alt: "Kartu kerja dengan gambar sambungan las, lima lajur dengan tiga di antaranya bertanda cacat.",
        caption: "Kartu kerja murid. Setiap cacat diberi nama dan sebab sebelum boleh digerinda.",
      }),
    ],
    description: `
      <p>Setiap kali kapal naik dok, galangan ini mendatangkan dua puluh juru las dari pulau seberang. Mereka tinggal di mes, dan pulang begitu kapal turun. Sementara itu, empat kilometer dari gerbangnya, SMK Tanjung Merah meluluskan tiga puluh juru las setahun yang melamar ke minimarket.</p>
      <p>Kami diminta menulis kurikulum baru. Setelah dua hari di galangan dan tiga hari di bengkel sekolah, kurikulumnya kami biarkan. Yang berbeda ternyata pelatnya: sekolah berlatih di atas pelat bersih enam milimeter, posisi datar, di dalam ruangan. Di galangan pelatnya berkarat, dua belas milimeter, di atas kepala, dan berangin.</p>
      <h2>Cacat sebagai bahan ajar</h2>
      <p>Galangan mulai mengirim potongan pelat bekas setiap Senin. Bersama potongan itu datang pula sambungan yang ditolak bagian mutu, sudah dibelah, dengan nama cacatnya masih tertulis kapur. Murid belajar dari sana lebih dulu:</p>
      <ol>
        <li>menebak cacatnya sebelum melihat tulisan kapur;</li>
        <li>menulis sebabnya di kartu kerja, dengan tangan;</li>
        <li>membuat cacat yang sama dengan sengaja, lalu membuat sambungan yang benar di sebelahnya.</li>
      </ol>
      <p>Langkah ketiga mula-mula ditentang guru. Belakangan mereka sendiri yang mempertahankannya, sebab murid yang pernah membuat porositas dengan sengaja tidak lagi membuatnya tanpa sadar.</p>
      <blockquote><p>Dulu saya menguji pelamar dua hari. Sekarang saya minta kartu kerjanya, saya baca setengah jam, dan saya tahu siapa yang akan saya percayai memegang lambung.</p><cite>Hengky Walukow, kepala bagian mutu</cite></blockquote>
      <h2>Yang berubah, dan yang belum</h2>
      <p>Dari 84 lulusan, 79 lulus uji las posisi 4G pada percobaan pertama. Enam puluh satu diterima galangan, sebelas di bengkel lain, dan tujuh melanjutkan kuliah. Lima yang tersisa belum kami temukan; mereka kami hitung belum bekerja.</p>
      <p>Yang belum berubah: murid perempuan baru sembilan orang dari 84. Ruang ganti di galangan sudah dibangun, mes perempuan belum, dan sebelum itu ada kami tidak pantas mengajak lebih banyak.</p>
    `,
  }),
  portfolioCase({
    title: "Sisa kain seberat 1,9 ton menjadi satu mata pelajaran",
    kind: "corporate",
    clientName: "PT Sandang Lestari Wangi",
    startsOn: "2025-01-06",
    endsOn: "2025-12-12",
    summary:
      "Pabrik pakaian memberi dua belas SMK tata busana perca dan orang yang tahu mengapa kain itu tersisa. Pabriknya sendiri kini membuang sepertiga lebih sedikit.",
    images: [
      drawing("foundation", "tata-pola", {
        alt: "Dua lembar kain dengan pola yang sama: yang kiri banyak celah di antara potongan, yang kanan hampir tanpa celah.",
        caption:
          "Kemeja yang sama di atas kain yang sama. Susunan kanan, buatan murid kelas XI, menghemat 11 sentimeter per helai.",
      }),
    ],
    description: `
      <p>Pak Sugeng Riyadi menghabiskan tiga puluh satu tahun di meja potong. Tahun lalu ia diminta pabriknya mengajar, dan jawabannya pendek: ia hanya tahu satu hal, yaitu mengapa kain tersisa. Ternyata satu hal itu cukup untuk satu semester.</p>
      <h2>Bukan sumbangan perca</h2>
      <p>Pabrik memang sudah lama menyumbang perca ke sekolah. Perca itu menjadi keset, sarung bantal, dan kadang tidak menjadi apa-apa. Tidak ada murid yang bertanya mengapa bentuknya selalu sama: segitiga panjang dari ketiak, sabit dari kerung leher. Kami mengusulkan agar setiap karung datang bersama <strong>lembar susunan pola</strong> asalnya, sehingga sebabnya ikut dipelajari.</p>
      <p>Di dua belas sekolah, pelajarannya berjalan sama:</p>
      <ul>
        <li>pekan pertama, menyusun kembali perca di atas gambar sampai kain asalnya terlihat;</li>
        <li>pekan kedua sampai keempat, menyusun ulang pola di kertas untuk mengurangi sisa, dengan arah serat sebagai pagar;</li>
        <li>pekan kelima, memotong sungguhan, ditimbang sebelum dan sesudah;</li>
        <li>pekan keenam, menghitung harganya. Sisa yang tidak lagi terbuang masuk kas kelas.</li>
      </ul>
      <h3>Hitungannya</h3>
      <p>Selama setahun sekolah menerima 1.900 kilogram sisa. Dari susunan yang dibuat murid, empat puluh tiga dikirim balik ke pabrik, sembilan dipakai. Salah satunya, dari SMK Negeri Kedungwangi, menghemat 11 sentimeter kain untuk setiap kemeja; pabrik membuat 62.000 kemeja itu. Sisa potong pabrik turun dari 14,2 menjadi 9,4 persen, meskipun sebagian karena mesin potong baru, dan kami tidak tahu pasti berapa bagiannya.</p>
      <blockquote><p>Anak itu menelepon saya Minggu malam. Katanya: Pak, kalau kerahnya diputar, muat satu lagi. Saya tidak bisa tidur sampai Senin.</p><cite>Sugeng Riyadi, penyelia potong</cite></blockquote>
      <h2>Sesudahnya</h2>
      <p>Mata pelajaran itu sekarang milik sekolah dan diajarkan tanpa kami. Pabrik masih mengirim karungnya setiap bulan; beratnya terus berkurang, dan itu justru tujuannya. Dua sekolah mulai meminta sisa dari penjahit di sekitar mereka.</p>
    `,
  }),
  portfolioCase({
    title: "Juru buku muda untuk delapan belas koperasi",
    kind: "corporate",
    clientName: "Bank Tani Utama",
    startsOn: "2024-08-05",
    endsOn: null,
    summary:
      "Bank ingin menyalurkan kredit, tetapi koperasinya tidak punya pembukuan. Murid akuntansi dari enam SMK merapikannya, dan sesudah lulus sebagian dibayar untuk meneruskan.",
    batches: [
      ["Angkatan 1, dua sekolah", "2024-08-05", "2024-12-13", 34],
      ["Angkatan 2, empat sekolah", "2025-01-13", "2025-06-13", 38],
      ["Angkatan 3, enam sekolah", "2025-08-04", "2025-12-12", 36],
      ["Angkatan 4, enam sekolah", "2026-01-12", "2026-06-12", 40],
    ],
    description: `
      <p>Koperasi Sumber Rejeki menyimpan catatan dua puluh tahun di dalam kaleng biskuit. Ada nota, ada janji di balik kalender, ada selembar kertas yang hanya bertuliskan “Bu Nur sudah”. Bank tidak dapat memberi kredit kepada sebuah kaleng, dan pengurusnya tidak punya uang untuk menyewa akuntan.</p>
      <h2>Satu koperasi, dua murid, satu semester</h2>
      <p>Sekarang dua murid kelas XII datang setiap Rabu dan Sabtu dengan satu tugas: pada akhir semester koperasi memiliki neraca yang dipahami pengurusnya. Bukan neraca yang rapi; neraca yang <em>dipahami</em>. Ujian mereka adalah rapat anggota. Murid memajang angkanya di papan tulis, dan anggota boleh bertanya apa saja.</p>
      <p>Bank membayar ongkos jalan, makan siang, serta gaji dua pendamping kami. Bank tidak melihat buku mana pun sebelum pengurus mengizinkan. Syarat itu kami minta tertulis, dan tanpa syarat itu tiga koperasi pertama tidak akan membuka kalengnya.</p>
      <h3>Angka yang kami jaga</h3>
      <ul>
        <li>Empat angkatan, 148 murid, dari enam SMK.</li>
        <li>Delapan belas koperasi punya neraca; lima belas di antaranya masih menulisnya sendiri setahun kemudian.</li>
        <li>Sepuluh mendapat kredit. Dua permohonan ditolak, dan kedua kalinya penolakan itu benar.</li>
        <li>Dua puluh tiga lulusan kini dibayar koperasi, rata-rata dua hari sepekan.</li>
      </ul>
      <blockquote><p>Anak-anak itu menemukan bahwa simpanan saya sendiri salah catat, kurang empat ratus ribu. Saya ketua. Sejak itu saya percaya.</p><cite>Suharti, ketua koperasi di lereng selatan</cite></blockquote>
      <h2>Yang kami ubah di tengah jalan</h2>
      <p>Angkatan pertama memakai aplikasi. Hasilnya bagus di layar murid dan tidak dapat dibuka siapa pun sesudah mereka lulus. Sejak angkatan kedua pembukuan dimulai di buku bergaris, empat kolom, dan baru pindah ke lembar sebar bila pengurusnya sendiri yang meminta. Tujuh koperasi sudah meminta. Angkatan kelima berjalan sejak Agustus dan akan kami tulis di sini setelah rapat anggotanya selesai.</p>
    `,
  }),
];
