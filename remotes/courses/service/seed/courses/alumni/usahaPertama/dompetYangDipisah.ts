import { chapter, check, code, courseModule, prose } from "../../courseParts";

export const dompetYangDipisah = courseModule(
  "Dompet yang dipisah",
  "Uang usaha dan uang dapur tinggal serumah, tetapi tidak tidur sekamar.",
  chapter(
    "Dua dompet untuk satu orang",
    18,
    prose(`
    <p>Pesanan, harga, dan uang muka Laras sudah tertata. Namun pada malam kedua ia membeli susu anaknya dengan uang muka Bu Sulis, lalu membeli gas usaha dengan uang belanja rumah. Esoknya ia tidak dapat menjawab pertanyaan sederhana: usaha ini untung atau tidak?</p>
    <h2>Tiga langkah memisahkan</h2>
    <ol>
    <li><strong>Tempat yang berbeda.</strong> Satu rekening atau dompet digital khusus usaha, dan satu dompet kain untuk uang tunainya. Rekening atas nama pribadi tidak menjadi soal pada tahap ini; yang penting tidak dipakai untuk hal lain.</li>
    <li><strong>Satu pintu keluar.</strong> Uang berpindah dari usaha ke rumah hanya melalui satu cara, yaitu upah pemilik, pada hari yang tetap. Laras memilih Minggu malam.</li>
    <li><strong>Satu pintu masuk.</strong> Bila usaha perlu ditolong uang rumah, dicatat sebagai setoran modal, dengan tanggal dan jumlah.</li>
    </ol>
    <h2>Membagi Rp\u00a023.000</h2>
    <p>Dari hitungan harga kita sudah tahu isi setiap kotak yang terjual:</p>
    <table>
    <thead><tr><th scope="col">Amplop</th><th scope="col">Per kotak</th><th scope="col">60 kotak</th></tr></thead>
    <tbody>
    <tr><td>Belanja kembali: bahan, kemasan, gas, antar</td><td>Rp\u00a014.500</td><td>Rp\u00a0870.000</td></tr>
    <tr><td>Upah pemilik</td><td>Rp\u00a03.750</td><td>Rp\u00a0225.000</td></tr>
    <tr><td>Laba yang ditahan</td><td>Rp\u00a04.750</td><td>Rp\u00a0285.000</td></tr>
    <tr><td>Jumlah</td><td>Rp\u00a023.000</td><td>Rp\u00a01.380.000</td></tr>
    </tbody>
    </table>
    <p>Amplop kedua boleh dibawa pulang dan dihabiskan tanpa rasa bersalah. Amplop ketiga tinggal di usaha sampai ada keputusan: mengganti panci, menyangga bulan sepi, atau dibagikan pada akhir tahun.</p>
    <h2>Berapa upah yang pantas</h2>
    <p>Mulailah dari tarif jam yang sudah masuk ke dalam harga, yaitu Rp\u00a015.000. Bila pekan ini Anda bekerja 15 jam, upahnya Rp\u00a0225.000. Bila hanya 5 jam, Rp\u00a075.000. Upah pemilik yang tetap besar padahal pesanannya sepi berarti mengambil dari amplop pertama.</p>
    <h2>Pinjam sebentar</h2>
    <p>Kesalahan paling umum diawali dengan dua kata itu. Pinjaman yang tidak ditulis tidak pernah kembali karena tidak ada yang ingat menagihnya. Bila sungguh terdesak, tulis di secarik kertas dan letakkan di dompet usaha sebagai pengganti uangnya: “Rp\u00a050.000, susu, Rabu, kembali Minggu.” Kertas itu dihitung sebagai uang sampai hari Minggu, dan hari Minggu ia harus lenyap.</p>
    `),
    check(
      "Pekan ini tidak ada pesanan, tetapi Laras butuh Rp\u00a0100.000 untuk rumah. Di amplop laba ada Rp\u00a0285.000. Langkah mana yang paling sehat?",
      [
        "Memutuskan dengan sadar mengambil Rp\u00a0100.000 dari laba dan mencatatnya",
        "Laba memang milik pemilik. Yang merusak bukan pengambilannya, melainkan pengambilan yang tidak tercatat.",
      ],
      [
        "Mengambil dari amplop belanja karena nanti juga terisi lagi",
        "Amplop itu modal belanja pesanan berikutnya. Bila kosong, pesanan baru harus ditalangi.",
      ],
      [
        "Menambah upah pekan ini menjadi Rp\u00a0100.000",
        "Tidak ada jam kerja yang diupah. Menyebutnya upah membuat catatan biaya menjadi salah.",
      ],
    ),
  ),
  chapter(
    "Buku kas sebelum tidur",
    20,
    prose(`
    <p>Sesudah dompetnya terpisah, setiap gerak uang di dalamnya dapat ditulis. Alatnya satu buku bergaris dengan lima lajur: tanggal, keterangan, masuk, keluar, saldo. Waktunya sepuluh menit, setiap malam, sebelum tidur.</p>
    `),
    code(
      "text",
      `
      Sabtu, 8 Mei                     Masuk    Keluar     Saldo
      Saldo kemarin                                      412.000
      Ayam dan sayur                         173.000     239.000
      Gas                                     22.000     217.000
      Pelunasan no. 1, Bu Endah      184.000             401.000
      Uang muka no. 2, Bu Sulis      276.000             677.000
      Bensin dan parkir                       11.000     666.000
      -----------------------------------------------------------
      Jumlah hari ini                460.000 206.000
      `,
      "412.000 + 460.000 − 206.000 = 666.000. Hitungan bawah harus sama dengan saldo terakhir.",
    ),
    prose(`
    <h2>Aturan menulisnya</h2>
    <ul>
    <li>Satu baris untuk satu kejadian. “Belanja macam-macam” tidak dapat diperiksa.</li>
    <li>Sebut nomor pesanan bila ada. Uang muka Bu Endah dulu 60% × Rp\u00a0460.000 = Rp\u00a0276.000; pelunasannya Rp\u00a0184.000. Keduanya ditemukan lagi lewat nomor 1.</li>
    <li>Salah tulis dicoret satu garis sehingga masih terbaca, lalu ditulis yang benar. Penghapus dan cairan putih tidak dipakai; buku yang tidak pernah salah justru mencurigakan.</li>
    </ul>
    <h2>Mencocokkan dengan uangnya</h2>
    <p>Menulis baru separuh pekerjaan. Sesudah saldo didapat, keluarkan isi dompet. Malam itu Laras menghitung Rp\u00a0316.000 tunai dan Rp\u00a0345.000 di rekening, jumlahnya Rp\u00a0661.000. Buku berkata Rp\u00a0666.000. Selisihnya Rp\u00a05.000.</p>
    <p>Ia tidak langsung mengubah angka. Ia bertanya: apa yang kubeli tanpa bon? Kantong plastik di warung, Rp\u00a05.000. Baris itu ditambahkan, dan keduanya cocok. Selisih yang dicari pada malam yang sama ditemukan dalam dua menit; selisih yang dicari pada akhir bulan biasanya tidak ditemukan sama sekali.</p>
    <h2>Bila tetap tidak ketemu</h2>
    <p>Tulis “selisih kas” apa adanya, lalu lanjutkan. Perhatikan ukurannya dari pekan ke pekan. Selisih kecil yang kadang lebih kadang kurang adalah kelalaian. Selisih yang selalu kurang adalah kebocoran.</p>
    <p>Kesalahan yang perlu Anda kenali pada diri sendiri: mengisi buku seminggu sekali “dari ingatan dan bon”. Bon selalu kurang lengkap, ingatan selalu terlalu rapi, dan saldonya lalu dipaksa cocok. Satu malam terlewat boleh; malam berikutnya mulailah dengan menghitung uangnya, baru menulis.</p>
    `),
    check(
      "Saldo buku Rp\u00a0540.000, uang yang dihitung Rp\u00a0560.000. Tindakan pertama yang tepat?",
      [
        "Mencari uang masuk yang belum ditulis atau pengeluaran yang ditulis dua kali",
        "Uang lebih juga selisih. Barangkali ada pelunasan yang belum tercatat.",
      ],
      [
        "Mengambil Rp\u00a020.000 supaya cocok",
        "Itu mungkin uang muka seseorang. Tanpa tahu asalnya, uang itu belum milik Anda.",
      ],
      [
        "Mengubah saldo buku menjadi Rp\u00a0560.000",
        "Bukunya cocok, tetapi sebabnya hilang dan tidak akan ditemukan lagi.",
      ],
    ),
  ),
  chapter(
    "Untung di kertas, kosong di dompet",
    20,
    prose(`
    <p>Pada 31 Mei Laras menghitung tiga pesanan pertamanya: 60 kotak terjual seharga Rp\u00a01.380.000. Ia yakin untung, tetapi uang usahanya berkurang Rp\u00a0120.000 dibandingkan dengan awal bulan. Tidak ada yang hilang. Laba dan uang memang dua hal yang berbeda.</p>
    <h2>Dua hitungan, bulan yang sama</h2>
    <table>
    <thead><tr><th scope="col">Keterangan</th><th scope="col">Laba</th><th scope="col">Uang</th></tr></thead>
    <tbody>
    <tr><td>Penjualan 60 kotak; yang 20 belum dibayar</td><td>1.380.000</td><td>920.000</td></tr>
    <tr><td>Bahan: dibeli 950.000; tersisa 170.000</td><td>−780.000</td><td>−950.000</td></tr>
    <tr><td>Gas dan antar</td><td>−90.000</td><td>−90.000</td></tr>
    <tr><td><strong>Hasil</strong></td><td><strong>510.000</strong></td><td><strong>−120.000</strong></td></tr>
    </tbody>
    </table>
    <p>Selisihnya 510.000 − (−120.000) = Rp\u00a0630.000. Di mana uang itu berada? Rp\u00a0460.000 ada pada pembeli yang belum membayar, Rp\u00a0170.000 berdiri di rak sebagai beras dan kotak. 460.000 + 170.000 = 630.000. Semuanya ditemukan.</p>
    <p>Laba pada tabel ini belum dikurangi kerja Laras. Bila 15 jamnya diberi upah Rp\u00a0225.000, sisanya Rp\u00a0285.000, sama dengan amplop ketiga.</p>
    <h2>Tiga tempat uang bersembunyi</h2>
    <ol>
    <li><strong>Piutang:</strong> barang sudah diserahkan, uang belum datang.</li>
    <li><strong>Persediaan:</strong> uang sudah menjadi bahan, belum menjadi penjualan.</li>
    <li><strong>Peralatan:</strong> uang sudah menjadi kompor, dan baru kembali selama bertahun-tahun.</li>
    </ol>
    <p>Sebaliknya, uang muka menipu ke arah lain: dompet tebal, padahal belum ada laba sepeser pun.</p>
    <h2>Meramal empat pekan</h2>
    <p>Setiap Minggu malam Laras menulis empat baris: uang sekarang, yang pasti masuk per pekan, yang pasti keluar per pekan, dan sisa. Bila sisa pada pekan mana pun di bawah nol, ia bertindak hari itu juga: menagih lebih awal, meminta uang muka, atau menunda belanja. Ramalan sederhana ini lebih sering menyelamatkan usaha kecil daripada laporan laba yang rapi.</p>
    <p>Kesalahan yang umum adalah membeli bahan berlebihan karena murah. Potongan Rp\u00a020.000 untuk beras sekarung terasa menang, sampai pekan depan tidak ada uang untuk ayam. Sebelum membeli banyak, tanyakan: kapan bahan ini menjadi uang kembali?</p>
    `),
    check(
      "Bulan ini penjualan Rp\u00a03.000.000, seluruhnya dibayar. Bahan dibeli Rp\u00a01.500.000 dan habis terpakai. Ada uang muka masuk Rp\u00a0600.000 untuk bulan depan. Berapa laba dan kenaikan uangnya?",
      [
        "Laba Rp\u00a01.500.000; uang naik Rp\u00a02.100.000",
        "Uang muka menambah uang, tetapi belum menjadi penjualan karena barangnya belum diserahkan.",
      ],
      [
        "Laba Rp\u00a02.100.000; uang naik Rp\u00a02.100.000",
        "Uang muka dihitung sebagai penjualan, padahal kotaknya belum dibuat.",
      ],
      [
        "Laba Rp\u00a01.500.000; uang naik Rp\u00a01.500.000",
        "Uang muka Rp\u00a0600.000 sungguh masuk ke dompet, meskipun bukan laba.",
      ],
    ),
  ),
);
