import { chapter, check, courseModule, prose } from "../../courseParts";

export const impasDanUangTunai = courseModule(
  "Titik impas dan uang tunai",
  "Berapa yang harus terjual, seberapa tahan terhadap bulan sepi, dan mengapa laci bisa kosong ketika usaha untung.",
  chapter(
    "Berapa potong supaya impas",
    22,
    prose(`
      <p>Sekarang semua bahan untuk satu pertanyaan besar sudah tersedia: pada penjualan berapa Bu Marni tidak untung dan tidak rugi? Titik itu disebut <strong>titik impas</strong>. Di bawahnya, biaya tetap belum tertutup. Di atasnya, setiap potong menambah laba.</p>
      <blockquote>Titik impas = biaya tetap ÷ sumbangan per potong</blockquote>
      <p>Biaya tetap sebulan Rp2.750.000, termasuk upah Bu Marni. Sumbangan per potong adalah harga jual dikurangi biaya variabel Rp1.600.</p>
      <table>
        <thead><tr><th scope="col">Harga jual</th><th scope="col">Sumbangan</th><th scope="col">Impas sebulan</th><th scope="col">Impas sehari</th></tr></thead>
        <tbody>
          <tr><td>2.000</td><td>400</td><td>6.875</td><td>265</td></tr>
          <tr><td>2.500</td><td>900</td><td>3.056</td><td>118</td></tr>
          <tr><td>3.000</td><td>1.400</td><td>1.965</td><td>76</td></tr>
        </tbody>
      </table>
      <p>Pembulatannya selalu ke atas, sebab pada 3.055 potong masih ada sedikit biaya yang belum tertutup. Baris pertama menjelaskan kesulitan Bu Marni di awal kursus: dengan harga Rp2.000 ia harus menjual 265 potong sehari, sedangkan wajannya hanya satu dan lakunya 120.</p>
      <h2>Memeriksa dengan menghitung mundur</h2>
      <p>Jangan percaya rumus sebelum diuji. Pada harga Rp3.000 dan 1.965 potong: omzet Rp5.895.000, biaya variabel Rp3.144.000, biaya tetap Rp2.750.000. Sisanya Rp1.000, praktis nol. Rumusnya bekerja.</p>
      <h2>Menargetkan laba</h2>
      <p>Laba yang diinginkan diperlakukan seperti biaya tetap tambahan. Untuk laba Rp500.000 sebulan pada harga Rp3.000: (2.750.000 + 500.000) ÷ 1.400 = 2.321,4, jadi 2.322 potong sebulan atau 90 sehari.</p>
      <h2>Yang sering keliru</h2>
      <ul>
        <li>Membagi biaya tetap dengan <em>harga jual</em>. 2.750.000 ÷ 3.000 = 917 potong tampak ringan, tetapi uang Rp3.000 itu sebagian besar milik penjual pisang dan minyak.</li>
        <li>Membagi dengan laba per potong yang sudah dikurangi biaya tetap. Biaya tetapnya lalu terhitung dua kali.</li>
        <li>Mencampur bulan dan hari. Biaya tetap sebulan dibagi sumbangan memberi potong <em>sebulan</em>; bagilah dengan 26 hari jualan, bukan 30.</li>
      </ul>
    `),
    check(
      "Biaya tetap sebuah kios Rp3.600.000 sebulan, harga jual Rp12.000, biaya variabel Rp8.000. Berapa titik impasnya?",
      ["900 buah sebulan", "Benar. 3.600.000 ÷ (12.000 − 8.000) = 900."],
      [
        "300 buah sebulan",
        "Itu hasil pembagian dengan harga jual. Rp8.000 dari setiap penjualan harus dibayarkan untuk bahan.",
      ],
      [
        "450 buah sebulan",
        "Itu pembagian dengan biaya variabel. Pembaginya adalah sumbangan, yaitu selisih harga dan biaya variabel.",
      ],
    ),
  ),
  chapter(
    "Dua barang di satu lapak",
    22,
    prose(`
      <p>Orang yang makan pisang goreng biasanya haus. Bu Marni menambah es teh: harga Rp3.000, biaya variabel Rp1.000 untuk teh, gula, es, dan gelas kertas. Sumbangannya Rp2.000. Termos dan ember es menambah penyusutan Rp50.000, sehingga biaya tetap menjadi Rp2.800.000. Berapa titik impas yang baru?</p>
      <p>Rumus lama meminta satu sumbangan, sedangkan sekarang ada dua. Jawabannya bergantung pada perbandingan penjualan kedua barang itu. Dari catatan dua pekan, untuk setiap tiga potong pisang terjual satu gelas teh.</p>
      <h2>Menghitung dengan paket</h2>
      <p>Bayangkan satu paket berisi tiga potong pisang dan satu gelas teh, lalu hitung sumbangan paket itu.</p>
      <table>
        <thead><tr><th scope="col">Isi paket</th><th scope="col">Hitungan</th><th scope="col">Sumbangan</th></tr></thead>
        <tbody>
          <tr><td>3 potong pisang</td><td>3 × 1.400</td><td>4.200</td></tr>
          <tr><td>1 gelas teh</td><td>1 × 2.000</td><td>2.000</td></tr>
          <tr><td><strong>Satu paket</strong></td><td></td><td><strong>6.200</strong></td></tr>
        </tbody>
      </table>
      <p>Titik impasnya 2.800.000 ÷ 6.200 = 451,6, dibulatkan menjadi 452 paket. Itu berarti 1.356 potong pisang dan 452 gelas teh sebulan, atau kira-kira 53 potong dan 18 gelas sehari. Dengan pisang saja diperlukan 76 potong. Es teh tidak perlu diperlakukan sebagai usaha kedua; ia menumpang pada sewa dan jam kerja yang sudah ada.</p>
      <h2>Kalau perbandingannya bergeser</h2>
      <p>Pada musim hujan teh kurang laku, satu gelas untuk enam potong. Sumbangan paketnya menjadi 6 × 1.400 + 2.000 = Rp10.400, dan titik impasnya 270 paket: 1.620 potong dan 270 gelas, sekitar 63 potong dan 11 gelas sehari. Karena itu, jangan mengambil perbandingan dari satu hari yang terik.</p>
      <h2>Barang mana yang didorong?</h2>
      <p>Naluri berkata: dorong yang sumbangannya terbesar, yaitu teh. Namun bila yang terbatas adalah waktu atau tempat, hitunglah sumbangan per satuan yang terbatas itu. Jika satu meja hanya muat sepuluh gelas dan es mencair dalam sejam, tambahan teh ada ujungnya. Bagi bengkel las, yang terbatas adalah jam: pesanan dengan sumbangan Rp300.000 untuk 10 jam memberi Rp30.000 per jam, kalah dari pesanan Rp200.000 untuk 5 jam yang memberi Rp40.000.</p>
      <p>Kesalahan yang perlu dihindari ialah membagi biaya tetap sama rata di antara barang, lalu menghentikan barang yang “rugi” menurut pembagian itu. Bila barang tersebut masih memberi sumbangan, menghentikannya justru membuat barang lain menanggung semuanya.</p>
    `),
    check(
      "Dua pesanan memperebutkan jam kerja yang sama. Pesanan A menyumbang Rp480.000 untuk 12 jam, B Rp270.000 untuk 6 jam. Mana yang didahulukan?",
      ["B, karena menyumbang Rp45.000 per jam", "Benar. A hanya Rp40.000 per jam, dan jamlah yang terbatas."],
      ["A, karena sumbangannya lebih besar", "Selama 12 jam yang sama, dua pesanan seperti B memberi Rp540.000."],
      ["Sama saja", "Per jamnya berbeda: Rp40.000 dan Rp45.000. Perbedaan itu berulang pada setiap jam yang dijual."],
    ),
  ),
  chapter(
    "Kalau pembelinya berkurang",
    22,
    prose(`
      <p>Bu Marni ragu menaikkan harga dari Rp2.500 ke Rp3.000. “Nanti pembelinya lari.” Kekhawatiran itu wajar, dan ada cara untuk mengubahnya menjadi angka: berapa pembeli yang boleh pergi sebelum ia menjadi lebih rugi daripada sekarang?</p>
      <p>Pada Rp2.500 dan 120 potong sehari, sumbangan sebulan 3.120 × 900 = Rp2.808.000. Dikurangi biaya tetap Rp2.750.000, laba Rp58.000. Pada Rp3.000, jumlah sumbangan yang sama tercapai dengan 2.808.000 ÷ 1.400 = 2.006 potong, atau sekitar 78 sehari. Jadi lebih dari sepertiga pembeli boleh hilang, dan ia belum lebih buruk.</p>
      <h2>Tabel bagaimana-kalau</h2>
      <p>Hitung beberapa keadaan sebelum memutuskan, termasuk yang tidak enak. Es teh kita kesampingkan dahulu.</p>
      <table>
        <thead><tr><th scope="col">Harga 3.000, terjual sehari</th><th scope="col">Sumbangan sebulan</th><th scope="col">Laba sebulan</th></tr></thead>
        <tbody>
          <tr><td>120</td><td>4.368.000</td><td>1.618.000</td></tr>
          <tr><td>100</td><td>3.640.000</td><td>890.000</td></tr>
          <tr><td>80</td><td>2.912.000</td><td>162.000</td></tr>
          <tr><td>70</td><td>2.548.000</td><td>−202.000</td></tr>
        </tbody>
      </table>
      <p>Setelah itu ubahlah satu hal lain. Andaikan minyak naik sehingga biaya variabel bertambah Rp100. Pada 100 potong sehari, laba menjadi 2.600 × 1.300 − 2.750.000 = Rp630.000. Ubah satu angka setiap kali; bila dua diubah sekaligus, Anda tidak tahu mana yang menentukan.</p>
      <h2>Jarak aman</h2>
      <p>Jarak antara penjualan yang diharapkan dan titik impas, dibandingkan dengan penjualan itu, menunjukkan ketahanan usaha. Dengan harga Rp2.500: (3.120 − 3.056) ÷ 3.120 = 2 persen. Dengan Rp3.000 dan 100 potong sehari: (2.600 − 1.965) ÷ 2.600 = 24 persen. Pada keadaan pertama, satu hari hujan sudah menghapus laba sebulan. Pada yang kedua, penjualan boleh turun hampir seperempat.</p>
      <h2>Mencoba tanpa berjudi</h2>
      <p>Bu Marni menguji harga baru selama dua pekan, dengan kantong yang lebih baik dan pisang yang dipilih, lalu mencatat jumlah terjual per hari. Ia sudah menulis batasnya sebelum mulai: bila rata-rata di bawah 78, kembali ke harga lama. Menulis batas di muka melindungi kita dari kebiasaan mencari alasan sesudahnya. Kesalahan yang lazim ialah menyerah pada hari kedua karena ada tiga orang yang mengeluh. Yang dihitung adalah rata-rata, bukan suara yang paling keras.</p>
    `),
    check(
      "Sumbangan sekarang Rp1.000 per buah, penjualan 600 buah. Harga naik sehingga sumbangan menjadi Rp1.500. Sampai berapa buah penjualan boleh turun tanpa mengurangi sumbangan total?",
      ["400 buah", "Benar. 600 × 1.000 = 600.000, dan 600.000 ÷ 1.500 = 400."],
      ["500 buah", "500 × 1.500 = 750.000, jadi di sana hasilnya masih lebih baik. Batasnya lebih rendah lagi."],
      ["300 buah", "300 × 1.500 = 450.000, sudah di bawah 600.000."],
    ),
  ),
  chapter(
    "Laba di buku, laci kosong",
    25,
    prose(`
      <p>Pak Lukman mendapat pesanan pagar sekolah seharga Rp6.000.000. Bahan Rp2.700.000, upah pembantu Rp800.000, jam kerjanya sendiri 50 × Rp25.000 = Rp1.250.000, bagian bengkel 50 × Rp15.000 = Rp750.000. Harga pokoknya Rp5.500.000, labanya Rp500.000. Pesanan yang baik. Namun tiga pekan kemudian ia tidak sanggup membayar sewa.</p>
      <p>Laba dihitung ketika pekerjaan selesai dan biaya dicocokkan dengannya. Uang bergerak menurut jadwalnya sendiri: bahan dibayar di muka, sedangkan sekolah membayar 30 hari setelah pagar terpasang.</p>
      <h2>Rencana kas pekan demi pekan</h2>
      <p>Uang muka 30 persen, yaitu Rp1.800.000; saldo awal Rp2.000.000. Pak Lukman belum mengambil upahnya.</p>
      <table>
        <thead><tr><th scope="col">Pekan</th><th scope="col">Masuk</th><th scope="col">Keluar</th><th scope="col">Saldo akhir</th></tr></thead>
        <tbody>
          <tr><td>1</td><td>1.800.000 uang muka</td><td>2.700.000 bahan</td><td>1.100.000</td></tr>
          <tr><td>2</td><td>0</td><td>800.000 pembantu</td><td>300.000</td></tr>
          <tr><td>3</td><td>0</td><td>1.350.000 sewa dan listrik</td><td>−1.050.000</td></tr>
          <tr><td>4</td><td>600.000 pekerjaan kecil</td><td>0</td><td>−450.000</td></tr>
        </tbody>
      </table>
      <p>Kekurangannya terlihat sebelum terjadi, dan di situlah gunanya tabel ini. Dengan uang muka 50 persen, masuknya pada pekan pertama Rp3.000.000, dan saldo akhir keempat pekan menjadi 2.300.000, 1.500.000, 150.000, dan 750.000. Harga dan labanya sama; hanya jadwalnya yang berubah. Cara lain: meminta pembayaran bertahap ketika rangka selesai, atau menunda pembelian cat sampai diperlukan.</p>
      <h2>Membagi laci setiap sore</h2>
      <p>Untuk usaha harian seperti lapak Bu Marni, kas dijaga dengan amplop. Pada 100 potong seharga Rp3.000, omzet Rp300.000 dibagi begini: bahan Rp160.000, biaya bulanan Rp28.000, alat Rp3.100, upah Rp75.000. Sisanya Rp33.900 adalah laba hari itu. Amplop bahan dan amplop sewa tidak boleh saling meminjam.</p>
      <h2>Tanda bahaya</h2>
      <p>Bahan untuk pesanan baru dibeli dengan uang muka pesanan lain. Selama pesanan terus datang, semuanya tampak lancar; begitu satu pelanggan menunda, rangkaiannya putus. Bila Anda menemukan diri Anda melakukannya, buatlah rencana kas delapan pekan hari itu juga, dan jangan menerima pesanan besar tanpa uang muka yang sedikitnya menutup bahan.</p>
    `),
    check(
      "Uang muka dinaikkan dari 30 menjadi 50 persen tanpa mengubah harga. Apa yang berubah?",
      [
        "Jadwal uang masuk, sedangkan laba pesanan tetap",
        "Benar. Jumlah yang dibayar pelanggan sama; uangnya hanya datang lebih awal, ketika bahan harus dibeli.",
      ],
      ["Laba naik Rp1.200.000", "Rp1.200.000 itu bagian dari harga yang sama, hanya diterima lebih cepat."],
      ["Harga pokok turun", "Biaya bahan, jam, dan bengkel tidak bergantung pada kapan pelanggan membayar."],
    ),
  ),
  chapter(
    "Lembar harga milik Anda",
    40,
    prose(`
      <p>Bab terakhir adalah pekerjaan Anda sendiri. Pilih satu barang atau jasa yang sungguh-sungguh Anda jual, atau milik seseorang yang mengizinkan Anda menghitungnya. Satu saja. Hasilnya selembar kertas atau satu lembar kerja yang dapat Anda terangkan kepada orang lain dalam lima menit.</p>
      <h2>Isi lembarnya</h2>
      <ol>
        <li><strong>Takaran dan daftar harga</strong>, dengan tanggal pemeriksaan harga. Sertakan satu bahan yang selama ini terlupa.</li>
        <li><strong>Biaya tetap sebulan</strong>: sewa dan sejenisnya, penyusutan, upah pemilik menurut jam. Tuliskan dari mana setiap angka berasal.</li>
        <li><strong>Susut</strong>, dari catatan paling sedikit satu pekan.</li>
        <li><strong>Biaya variabel dan harga pokok penuh</strong> per satuan, beserta jumlah penjualan yang menjadi dasarnya. Untuk pekerjaan pesanan: harga pokok satu pesanan dengan jam yang dicatat.</li>
        <li><strong>Harga jual</strong> yang Anda usulkan, dengan lantai, langit-langit, dan margin terhadap harga pokok penuh.</li>
        <li><strong>Titik impas</strong> sebulan dan sehari, atau jumlah jam tertagih sebulan.</li>
        <li><strong>Tabel bagaimana-kalau</strong>: penjualan turun 20 persen, bahan terbesar naik 15 persen.</li>
        <li><strong>Rencana kas</strong> empat pekan.</li>
      </ol>
      <h2>Menguji lembar sendiri</h2>
      <table>
        <thead><tr><th scope="col">Pemeriksaan</th><th scope="col">Yang diharapkan</th></tr></thead>
        <tbody>
          <tr><td>Biaya bahan menurut lembar dibandingkan nota sebulan</td><td>selisih paling banyak 3 persen</td></tr>
          <tr><td>Hitung mundur dari titik impas</td><td>laba mendekati nol</td></tr>
          <tr><td>Gandakan satu harga bahan</td><td>harga pokok dan titik impas ikut bergerak</td></tr>
          <tr><td>Upah pemilik</td><td>tidak nol, dan jamnya termasuk belanja serta membereskan</td></tr>
        </tbody>
      </table>
      <h2>Bila hasilnya tidak menyenangkan</h2>
      <p>Mungkin ternyata harga sekarang di bawah harga pokok penuh. Jangan mengubah umur alat atau tarif upah sampai angkanya cocok. Tanyakan berurutan: adakah susut yang bisa dikurangi, adakah barang pendamping yang menumpang biaya tetap, sanggupkah pembeli menerima harga baru, dan bila semuanya tidak, apakah pekerjaan ini masih patut diteruskan dalam bentuk sekarang. Menemukan jawaban yang pahit di atas kertas jauh lebih murah daripada menemukannya di laci.</p>
      <p>Terakhir, terangkan lembar itu kepada seseorang yang tidak mengikuti kursus ini. Di tempat Anda tersendat, di situlah angkanya belum benar-benar Anda pahami. Perbaiki, beri tanggal, dan hitung kembali tiga bulan lagi.</p>
    `),
    check(
      "Harga sekarang ternyata di bawah harga pokok penuh, tetapi di atas biaya variabel. Tanggapan mana yang paling jujur?",
      [
        "Mengakui bahwa biaya tetap belum tertutup, lalu mencari susut, barang pendamping, atau harga baru",
        "Benar. Angkanya dibiarkan apa adanya, dan yang diubah adalah keadaannya.",
      ],
      [
        "Memperpanjang umur alat dalam hitungan sampai harga pokoknya cukup rendah",
        "Alatnya tidak akan lebih awet karena angkanya diganti. Tagihannya hanya datang belakangan.",
      ],
      [
        "Menghapus upah pemilik karena usaha masih kecil",
        "Kerjanya tetap dilakukan. Dengan menghapusnya, kekurangan itu hanya tidak kelihatan.",
      ],
    ),
  ),
);
