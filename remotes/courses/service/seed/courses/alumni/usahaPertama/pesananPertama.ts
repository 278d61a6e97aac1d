import { chapter, check, code, courseModule, prose } from "../../courseParts";

export const pesananPertama = courseModule(
  "Pesanan yang datang lewat pagar",
  "Mencatat permintaan, menghitung biaya, menyebut harga tanpa berbisik, dan mengetahui batas tenaga sendiri.",
  chapter(
    "Lima keterangan sebelum berkata sanggup",
    15,
    prose(`
    <p>Laras, angkatan 2016, tinggal di Kudus. Suatu sore tetangganya, Bu Endah, memanggil dari balik pagar: “Mbak, bisa buatkan nasi kotak untuk arisan?” Laras menjawab bisa. Baru setelah pintu tertutup ia sadar bahwa ia tidak tahu berapa kotak, kapan, dan dibayar berapa. Selama kursus ini kita menemani Laras, dari panggilan di pagar sampai buku yang dapat diperiksa orang lain.</p>
    <h2>Permintaan belum tentu pesanan</h2>
    <p>Permintaan menjadi pesanan setelah lima keterangan tertulis:</p>
    <ol>
    <li><strong>Siapa</strong> yang memesan, dan nomor yang dapat dihubungi.</li>
    <li><strong>Apa</strong> tepatnya: isi, ukuran, pantangan, kemasan.</li>
    <li><strong>Berapa</strong> jumlahnya, dan sampai kapan jumlah itu boleh berubah.</li>
    <li><strong>Kapan dan di mana</strong> diserahkan, oleh siapa diterima.</li>
    <li><strong>Harga dan cara bayar</strong>, termasuk uang muka.</li>
    </ol>
    <p>Bila satu saja kosong, jawaban yang benar bukan “bisa”, melainkan “saya catat dulu, nanti malam saya kabari”. Kalimat itu sopan dan memberi Anda waktu menghitung.</p>
    `),
    code(
      "text",
      `
      Pesanan no. 1            dicatat: Senin, 3 Mei
      Pemesan    : Bu Endah, gang sebelah
      Isi        : nasi, ayam bumbu kuning, tumis buncis,
                   tahu-tempe, sambal dipisah
      Pantangan  : dua kotak tanpa sambal
      Jumlah     : 20 kotak, boleh berubah sampai Kamis malam
      Diserahkan : Sabtu, 8 Mei, pukul 15.00, rumah Bu Endah
      Harga      : (menunggu hitungan)
      Bayar      : (menunggu hitungan)
      `,
      "Catatan pesanan Laras yang pertama, di buku tulis biasa.",
    ),
    prose(`
    <h2>Dibacakan kembali</h2>
    <p>Laras mengirim catatan itu kepada Bu Endah dan menutupnya dengan “Mohon dibaca, Bu, apakah sudah benar?” Bu Endah membalas: acaranya pukul 14.00, bukan 15.00. Satu jam itu ditemukan pada hari Senin, ketika memperbaikinya belum memerlukan biaya. Ditemukan pada hari Sabtu, ia berarti tamu yang menunggu dan nama baik yang rusak.</p>
    <h2>Ingatan yang terlalu dipercaya</h2>
    <p>Kesalahan yang paling lazim adalah mengandalkan ingatan karena pemesannya tetangga sendiri. Justru dengan tetangga catatan itu penting: bila terjadi salah paham, Anda tetap bertemu di gang yang sama setiap pagi. Beri nomor pada setiap pesanan, mulai dari 1. Nomor itu nanti mengikat penawaran, nota, dan pembukuan.</p>
    `),
    check(
      "Pak Joko bertanya lewat pesan: “Mbak, untuk selamatan Minggu depan bisa?” Jawaban mana yang paling baik?",
      [
        "“Terima kasih, Pak. Berapa kotak, pukul berapa, dan ada pantangan? Nanti malam saya kirim harganya.”",
        "Anda menanyakan yang kosong dan berjanji menjawab pada waktu tertentu, tanpa menyanggupi yang belum diketahui.",
      ],
      [
        "“Bisa, Pak, gampang.”",
        "Jumlah, waktu, dan harganya belum ada. Menyanggupi sekarang berarti menanggung semuanya.",
      ],
      [
        "“Maaf, Pak, saya tidak menerima pesanan lewat pesan.”",
        "Pesan justru bagus karena tertulis. Yang kurang hanyalah keterangannya.",
      ],
    ),
  ),
  chapter(
    "Berapa sebenarnya sekotak nasi",
    22,
    prose(`
    <p>Catatan nomor 1 masih menyisakan dua baris kosong. Sebelum menyebut harga, Laras harus tahu biayanya. Ia mengambil bon pasar dan menuliskan semua yang terpakai untuk 20 kotak, termasuk hal yang biasanya tidak dihitung.</p>
    <table>
    <thead><tr><th scope="col">Pos</th><th scope="col">Hitungan</th><th scope="col">Jumlah</th></tr></thead>
    <tbody>
    <tr><td>Beras</td><td>2,5 kg × Rp\u00a014.000</td><td>Rp\u00a035.000</td></tr>
    <tr><td>Ayam</td><td>2,5 kg × Rp\u00a038.000</td><td>Rp\u00a095.000</td></tr>
    <tr><td>Sayur dan sambal</td><td></td><td>Rp\u00a040.000</td></tr>
    <tr><td>Tahu dan tempe</td><td></td><td>Rp\u00a025.000</td></tr>
    <tr><td>Bumbu dan minyak</td><td></td><td>Rp\u00a030.000</td></tr>
    <tr><td>Kotak, alas, sendok</td><td>20 × Rp\u00a01.750</td><td>Rp\u00a035.000</td></tr>
    <tr><td><strong>Bahan dan kemasan</strong></td><td></td><td><strong>Rp\u00a0260.000</strong></td></tr>
    <tr><td>Gas</td><td></td><td>Rp\u00a015.000</td></tr>
    <tr><td>Antar</td><td></td><td>Rp\u00a015.000</td></tr>
    <tr><td>Kerja Laras</td><td>5 jam × Rp\u00a015.000</td><td>Rp\u00a075.000</td></tr>
    <tr><td><strong>Biaya seluruhnya</strong></td><td></td><td><strong>Rp\u00a0365.000</strong></td></tr>
    </tbody>
    </table>
    <p>Sekotak: Rp\u00a0365.000 : 20 = Rp\u00a018.250. Dari angka itu, bahan dan kemasan Rp\u00a013.000, gas dan antar Rp\u00a01.500, kerja Rp\u00a03.750.</p>
    <h2>Upah yang tidak terlihat</h2>
    <p>Banyak usaha rumahan mati pelan-pelan karena pemiliknya tidak menghitung jamnya sendiri. Ujilah dengan pertanyaan ini: seandainya Anda sakit dan harus membayar orang untuk menggantikan, apakah harganya masih cukup? Bila tidak, usaha itu hidup dari tenaga gratis, dan tenaga gratis ada habisnya.</p>
    <h2>Biaya yang mengikuti jumlah, biaya yang menunggu</h2>
    <p>Ayam bertambah bila kotak bertambah; itu <strong>biaya variabel</strong>. Kompor dan panci tidak; itu <strong>biaya tetap</strong>, yang dibayar juga ketika tidak ada pesanan. Misalkan peralatan baru seharga Rp\u00a01.200.000 diperkirakan tahan 24 bulan. Bebannya Rp\u00a050.000 sebulan. Bila sebulan ada 100 kotak, setiap kotak menanggung Rp\u00a0500; bila hanya 20 kotak, Rp\u00a02.500. Untuk pesanan pertama Laras memakai panci dapur, jadi pos ini masih nol, tetapi barisnya tetap ia sediakan.</p>
    <h2>Menaksir dari ingatan</h2>
    <p>Kesalahan umum: harga ayam diambil dari bulan lalu. Naik Rp\u00a06.000 per kilogram saja, 2,5 kg berarti Rp\u00a015.000, dan seluruh ongkos antar Anda sudah lenyap. Tulis tanggal di samping setiap harga. Harga tanpa tanggal adalah kenangan.</p>
    `),
    check(
      "Jumlah pesanan naik dari 20 menjadi 40 kotak. Pos mana yang paling mungkin tidak menjadi dua kali lipat?",
      ["Antar", "Satu perjalanan ke rumah yang sama hampir sama ongkosnya untuk 20 atau 40 kotak."],
      ["Ayam", "Ayam mengikuti jumlah kotak: 5 kg untuk 40 kotak."],
      ["Kotak, alas, sendok", "Setiap kotak memerlukan kemasannya sendiri, jadi pos ini tepat dua kali lipat."],
    ),
  ),
  chapter(
    "Harga yang bisa dijelaskan di depan pagar",
    20,
    prose(`
    <p>Biayanya Rp\u00a018.250 per kotak. Berapa harganya? Ibu Laras mengusulkan “tambah dua puluh persen saja”. Usul itu masuk akal, tetapi dua puluh persen dari apa? Di sinilah banyak orang tersandung.</p>
    <h2>Dua persen yang berbeda</h2>
    <ul>
    <li><strong>Tambahan di atas biaya</strong> (<em>markup</em>): 20% × Rp\u00a018.250 = Rp\u00a03.650, jadi harga Rp\u00a021.900.</li>
    <li><strong>Bagian dari harga</strong> (<em>margin</em>): Anda ingin seperlima dari setiap rupiah yang masuk menjadi laba. Harga = biaya : (1 − 0,20) = Rp\u00a018.250 : 0,80 = Rp\u00a022.812,50, dibulatkan Rp\u00a023.000.</li>
    </ul>
    <p>Periksa cara pertama: labanya Rp\u00a03.650 dari harga Rp\u00a021.900, yaitu 16,7%, bukan 20%. Keduanya boleh dipakai, asalkan Anda tahu yang mana. Laras memilih margin, sebab nanti ia akan membandingkan laba dengan penjualan.</p>
    <h2>Untuk apa laba itu</h2>
    <p>Bukankah kerja Laras sudah dibayar? Betul, Rp\u00a03.750 per kotak. Laba yang Rp\u00a04.750 (23.000 − 18.250) berguna untuk hal lain: panci yang suatu hari harus diganti, kotak yang penyok, bulan sepi, dan belajar. Untuk 20 kotak jumlahnya Rp\u00a095.000. Terdengar besar sampai satu loyang gosong.</p>
    <h2>Melihat ke kiri dan ke kanan</h2>
    <p>Sesudah menghitung, barulah melihat pasar. Laras menanyakan harga dua penjual di kecamatannya: Rp\u00a020.000 dengan isi lebih sedikit, dan Rp\u00a025.000 dengan buah. Harganya berada di tengah, dan ia dapat menyebut alasannya. Bila pasar jauh di bawah biaya Anda, pilihannya tiga: mengubah isi, mengubah cara kerja, atau mencari pembeli lain. Menjual di bawah biaya bukan pilihan keempat.</p>
    <h2>Ketika ditawar</h2>
    <p>“Kalau dua puluh ribu bagaimana, Mbak?” Jangan turunkan harga tanpa mengubah sesuatu. Jawaban Laras: “Bisa, Bu, dengan telur menggantikan ayam,” lalu ia menghitung kembali biayanya. Dengan begitu harga tetap punya alasan. Potongan tanpa alasan mengajari pembeli bahwa harga pertama Anda tidak sungguh-sungguh.</p>
    <p>Kesalahan yang patut diperhatikan: menyebut harga sambil minta maaf. Sebut angkanya, sebut isinya, lalu diam dan dengarkan.</p>
    `),
    check(
      "Biaya sebuah hantaran kue Rp\u00a060.000. Anda menghendaki margin 25%. Berapa harganya?",
      ["Rp\u00a080.000", "60.000 : 0,75 = 80.000. Labanya 20.000, tepat seperempat dari harga."],
      ["Rp\u00a075.000", "Itu tambahan 25% di atas biaya. Labanya 15.000, hanya 20% dari harga."],
      ["Rp\u00a085.000", "Labanya 25.000, kira-kira 29% dari harga, lebih dari yang dikehendaki."],
    ),
  ),
  chapter(
    "Batas satu orang dan satu kompor",
    18,
    prose(`
    <p>Arisan berjalan baik. Dua tamu Bu Endah meminta nomor Laras. Sebelum menerima semuanya, ia perlu mengetahui satu angka lagi: berapa banyak yang sanggup dikerjakan tanpa menurunkan mutu.</p>
    <h2>Menghitung kemampuan</h2>
    <p>Dua puluh kotak memakan 5 jam, jadi satu kotak 15 menit bila dirata-ratakan. Laras bersedia bekerja 6 jam pada hari pesanan. Batas kasarnya 6 × 60 : 15 = 24 kotak sehari. Akan tetapi rata-rata menyembunyikan leher botol. Laras mencatat waktunya tahap demi tahap:</p>
    <table>
    <thead><tr><th scope="col">Tahap</th><th scope="col">Untuk 20 kotak</th><th scope="col">Bila 40 kotak</th></tr></thead>
    <tbody>
    <tr><td>Belanja</td><td>1 jam</td><td>1 jam</td></tr>
    <tr><td>Menyiapkan bahan</td><td>1 jam</td><td>2 jam</td></tr>
    <tr><td>Memasak, kompor dua tungku</td><td>2 jam</td><td>4 jam</td></tr>
    <tr><td>Mengemas</td><td>1 jam</td><td>2 jam</td></tr>
    <tr><td>Jumlah</td><td>5 jam</td><td>9 jam</td></tr>
    </tbody>
    </table>
    <p>Empat puluh kotak tidak memerlukan 10 jam karena belanjanya sekali. Namun yang menghambat adalah kompor: 4 jam memasak berarti nasi pertama sudah dingin ketika nasi terakhir matang. Bila batas aman menunggu menurut Laras 2 jam, batasnya 20 kotak per giliran masak, berapa pun jam kerjanya.</p>
    <h2>Berkata tidak</h2>
    <p>Tamu yang pertama meminta 60 kotak untuk lusa. Laras menjawab: “Lusa saya sanggup 20. Kalau 60, saya perlu dibantu kakak, dan paling cepat awal Juni.” Ia menawarkan pilihan, bukan hanya penolakan. Pesanan yang ditolak dengan baik sering kembali; pesanan yang gagal jarang.</p>
    <h2>Tiga pesanan pertama sebagai percobaan</h2>
    <p>Perlakukan tiga pesanan awal sebagai penelitian kecil. Sesudah masing-masing, isi empat baris: berapa jam sebenarnya, berapa biaya sebenarnya, apa yang tersisa di kotak, dan apa kata penerima. Sisa makanan lebih jujur daripada pujian. Pada pesanan pertama, sambal tersisa di sebelas dari dua puluh kotak. Laras lalu menguranginya.</p>
    <p>Kesalahan yang khas adalah menaikkan jumlah sebelum ketiga catatan itu terkumpul. Rugi Rp\u00a0500 per kotak pada 20 kotak adalah Rp\u00a010.000, harga sebuah pelajaran; pada 600 kotak ia menjadi Rp\u00a0300.000.</p>
    `),
    check(
      "Mengapa Laras tetap menetapkan 20 kotak per giliran masak meskipun punya waktu 9 jam?",
      [
        "Karena kompor dua tungku membuat makanan pertama menunggu lebih lama dari batas yang ia anggap aman",
        "Tahap paling sempit menentukan kemampuan. Menambah jam kerja tidak menambah tungku.",
      ],
      [
        "Karena 20 adalah jumlah pesanan pertama",
        "Pesanan pertama hanya kebetulan sama. Batasnya berasal dari lama memasak.",
      ],
      ["Karena belanja hanya boleh sekali", "Belanja justru tahap yang tidak bertambah lama ketika jumlah naik."],
    ),
  ),
);
