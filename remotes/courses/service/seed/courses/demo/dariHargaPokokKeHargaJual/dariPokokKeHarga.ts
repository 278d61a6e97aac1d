import { chapter, check, courseModule, prose } from "../../courseParts";

export const dariPokokKeHarga = courseModule(
  "Dari pokok ke harga",
  "Markup, margin, batas harga, potongan, dan titip jual, masing-masing dengan hitungan yang bisa diperiksa.",
  chapter(
    "Dua persen yang berbeda: markup dan margin",
    22,
    prose(`
      <p>“Ambil untung dua puluh persen,” kata seorang teman kepada Pak Lukman. Dua puluh persen dari apa? Ada dua jawaban, dan selisihnya pada satu rak mencapai tiga puluh ribu rupiah.</p>
      <ul>
        <li><strong>Markup</strong> ialah laba dibandingkan dengan harga pokok.</li>
        <li><strong>Margin</strong> ialah laba dibandingkan dengan harga jual.</li>
      </ul>
      <p>Labanya satu, pembandingnya berbeda. Karena harga jual lebih besar daripada harga pokok, margin selalu tampak lebih kecil daripada markup.</p>
      <table>
        <thead><tr><th scope="col">Rak, harga pokok 605.000</th><th scope="col">Markup 20%</th><th scope="col">Margin 20%</th></tr></thead>
        <tbody>
          <tr><td>Hitungan</td><td>605.000 × 1,20</td><td>605.000 ÷ 0,80</td></tr>
          <tr><td>Harga jual</td><td>726.000</td><td>756.250</td></tr>
          <tr><td>Laba</td><td>121.000</td><td>151.250</td></tr>
          <tr><td>Laba ÷ harga jual</td><td>16,7%</td><td>20%</td></tr>
        </tbody>
      </table>
      <p>Perhatikan pembagian dengan 0,80. Bila laba harus 20 persen dari harga jual, harga pokok mengisi 80 persen sisanya. Jadi harga jual ialah harga pokok dibagi 0,80, bukan dikalikan 1,20. Pak Lukman membulatkannya menjadi Rp760.000, dengan laba Rp155.000.</p>
      <h2>Tabel penukar</h2>
      <table>
        <thead><tr><th scope="col">Markup</th><th scope="col">Margin</th></tr></thead>
        <tbody>
          <tr><td>10%</td><td>9,1%</td></tr>
          <tr><td>25%</td><td>20%</td></tr>
          <tr><td>50%</td><td>33,3%</td></tr>
          <tr><td>100%</td><td>50%</td></tr>
        </tbody>
      </table>
      <p>Markup bisa melebihi 100 persen. Margin tidak pernah mencapai 100 persen selama barangnya berbiaya. Bila seseorang menyebut “margin 150 persen”, yang ia maksud tentulah markup.</p>
      <h2>Sebut juga biaya yang mana</h2>
      <p>Persen kehilangan arti bila dasarnya tidak disebut. Pisang goreng seharga Rp2.500 bermargin 36 persen terhadap biaya variabel, sebab (2.500 − 1.600) ÷ 2.500 = 0,36. Terhadap harga pokok penuh Rp2.481, marginnya tidak sampai 1 persen. Kedua angka benar. Yang pertama memberi tahu berapa yang tersisa untuk menutup biaya tetap; yang kedua memberi tahu apa yang tersisa setelah semuanya tertutup. Salah satu cara menipu diri sendiri ialah menyebut yang pertama sambil membayangkan yang kedua.</p>
    `),
    check(
      "Harga pokok Rp40.000 dan margin yang diinginkan 20 persen. Berapa harga jualnya?",
      ["Rp50.000", "Benar. 40.000 ÷ 0,80 = 50.000; labanya 10.000, tepat 20 persen dari harga jual."],
      ["Rp48.000", "Itu markup 20 persen. Labanya 8.000, hanya 16,7 persen dari harga jual."],
      ["Rp44.000", "Labanya 4.000, yaitu markup 10 persen dan margin sekitar 9 persen."],
    ),
  ),
  chapter(
    "Lantai dan langit-langit harga",
    22,
    prose(`
      <p>Harga pokok memberi tahu di mana lantainya. Ia tidak memberi tahu di mana harganya. Di antara lantai dan langit-langit ada ruang, dan di ruang itulah pemilik usaha memutuskan.</p>
      <h2>Dua lantai</h2>
      <p><strong>Lantai harian</strong> adalah biaya variabel, bagi Bu Marni Rp1.600. Di bawahnya, setiap potong yang terjual menambah rugi. <strong>Lantai panjang</strong> adalah harga pokok penuh, Rp2.481 pada 120 potong sehari. Di antara keduanya, penjualan masih ikut menutup sebagian biaya tetap, tetapi usaha tidak bisa terus-menerus hidup di sana.</p>
      <h2>Langit-langit</h2>
      <p>Batas atas ditentukan pembeli, bukan biaya. Tiga hal membentuknya: harga barang serupa di dekat situ, kegunaan barang itu bagi pembeli, dan seberapa mudah ia menunda membeli. Bu Marni berkeliling dan mencatat: gorengan lain Rp2.000 sampai Rp3.500. Yang Rp3.500 ukurannya lebih besar dan diberi gula aren. Maka Rp3.000 bukan harga yang ganjil, asalkan pisangnya panas dan tidak berminyak.</p>
      <h2>Pesanan di bawah harga pokok penuh</h2>
      <p>Sebuah sekolah memesan 100 potong dengan harga Rp2.100 untuk hari Sabtu, di luar jualan biasa. Harga itu di bawah Rp2.481. Terima atau tolak?</p>
      <table>
        <thead><tr><th scope="col">Yang berubah karena pesanan</th><th scope="col">Rupiah</th></tr></thead>
        <tbody>
          <tr><td>Uang masuk, 100 × 2.100</td><td>210.000</td></tr>
          <tr><td>Bahan, 102 × 1.500 (dua potong cadangan gosong)</td><td>−153.000</td></tr>
          <tr><td>Tambahan 2 jam kerja × 12.500</td><td>−25.000</td></tr>
          <tr><td><strong>Tambahan hasil</strong></td><td><strong>32.000</strong></td></tr>
        </tbody>
      </table>
      <p>Sewa tidak ikut dihitung karena tidak bertambah. Pesanan ini layak diterima, dengan tiga syarat: pembeli biasa tidak tergusur, waktunya memang luang, dan harga itu tidak menjadi harga semua orang pekan depan.</p>
      <p>Kesalahan yang umum adalah menerapkan cara berpikir “asal menutup bahan” pada setiap penjualan. Satu pesanan tambahan boleh menumpang pada sewa yang sudah dibayar. Bila semua pesanan menumpang, tidak ada lagi yang membayar sewanya.</p>
    `),
    check(
      "Pesanan sekolah tadi harus digoreng pada jam ramai, sehingga 60 potong jualan biasa seharga Rp3.000 tidak jadi terjual. Apa yang berubah?",
      [
        "Sumbangan 60 × Rp1.400 dari jualan biasa hilang, sehingga pesanan itu merugikan",
        "Benar. Rp84.000 yang hilang lebih besar daripada tambahan hasil Rp32.000.",
      ],
      [
        "Tidak ada, karena pesanan tetap menutup bahannya",
        "Penjualan yang tergusur juga harus dihitung. Ia termasuk yang berubah karena pesanan.",
      ],
      [
        "Lantai harian naik menjadi Rp3.000",
        "Biaya variabel tidak berubah. Yang berubah adalah kesempatan yang dikorbankan.",
      ],
    ),
  ),
  chapter(
    "Potongan harga yang memakan laba",
    20,
    prose(`
      <p>Potongan sepuluh persen terdengar ringan. Bagi pembeli memang sepuluh persen. Bagi penjual, potongan itu tidak mengurangi bahan, sewa, atau upah; seluruhnya diambil dari sisa yang tipis.</p>
      <p>Rak Pak Lukman berharga Rp760.000 dengan harga pokok Rp605.000. Labanya Rp155.000. Setelah dipotong 10 persen, harganya Rp684.000 dan labanya Rp79.000. Harga turun sepersepuluh, laba turun hampir separuh.</p>
      <h2>Berapa tambahan yang harus terjual?</h2>
      <p>Untuk barang yang dijual berulang, pertanyaannya dapat dijawab dengan tepat. Sebut <strong>sumbangan</strong> untuk selisih harga jual dan biaya variabel; inilah yang dipakai menutup biaya tetap. Andaikan Bu Marni sudah menjual dengan Rp3.000. Sumbangannya Rp1.400, dan dari 100 potong terkumpul Rp140.000. Agar jumlah itu tidak berkurang:</p>
      <table>
        <thead><tr><th scope="col">Tawaran</th><th scope="col">Sumbangan per potong</th><th scope="col">Potong yang diperlukan</th></tr></thead>
        <tbody>
          <tr><td>Harga biasa 3.000</td><td>1.400</td><td>100</td></tr>
          <tr><td>Potongan 5%, jadi 2.850</td><td>1.250</td><td>112</td></tr>
          <tr><td>Potongan 10%, jadi 2.700</td><td>1.100</td><td>128</td></tr>
          <tr><td>Potongan 20%, jadi 2.400</td><td>800</td><td>175</td></tr>
          <tr><td>Beli 5 gratis 1</td><td>900</td><td>156</td></tr>
        </tbody>
      </table>
      <p>Baris terakhir dihitung per kelompok: pembeli membayar 5 × Rp3.000 = Rp15.000 untuk enam potong yang bahannya 6 × Rp1.600 = Rp9.600. Sumbangannya Rp5.400, atau Rp900 sepotong. Promosi yang di papan tampak seperti hadiah kecil menuntut penjualan naik 56 persen hanya supaya hasilnya sama.</p>
      <h2>Kapan potongan masuk akal</h2>
      <ul>
        <li>Menghabiskan sisa menjelang tutup, ketika pilihan lainnya adalah dibuang.</li>
        <li>Membalas sesuatu yang menghemat biaya, misalnya pembayaran penuh di muka atau pengambilan sendiri.</li>
        <li>Mengisi jam kosong, dengan batas waktu yang jelas.</li>
      </ul>
      <p>Sebelum memotong harga, tawarkan dahulu yang murah bagi Anda dan berharga bagi pembeli: antaran ke rumah sebelah, pengecatan dengan warna pilihan, sambal tambahan. Dan setelah promosi selesai, bandingkan jumlah yang terjual dengan angka pada tabel. Lapak yang lebih ramai belum tentu lapak yang lebih untung.</p>
    `),
    check(
      "Barang seharga Rp10.000 dengan biaya variabel Rp6.000 dipotong 10 persen. Berapa kali lipat penjualan yang diperlukan supaya sumbangan total tetap?",
      ["Sekitar 1,33 kali", "Benar. Sumbangan turun dari 4.000 menjadi 3.000, dan 4.000 ÷ 3.000 = 1,33."],
      ["1,10 kali", "Itu seolah-olah sumbangan turun 10 persen juga. Padahal ia turun 25 persen."],
      ["2 kali", "Sumbangannya turun seperempat, belum separuh. Dua kali lipat berlebihan."],
    ),
  ),
  chapter(
    "Titip jual dan komisi",
    22,
    prose(`
      <p>Warung di dekat gerbang pelabuhan bersedia menerima titipan pisang goreng. Pemiliknya meminta 20 persen dari harga jual, dan yang tidak laku dikembalikan. Lapak tidak bertambah, sewa tidak bertambah. Menguntungkankah?</p>
      <h2>Komisi dihitung dari harga jual</h2>
      <p>Misalkan Bu Marni ingin menerima Rp2.500 sepotong. Banyak orang menambahkan 20 persen: 2.500 × 1,20 = Rp3.000. Namun komisi 20 persen dari Rp3.000 adalah Rp600, sehingga yang diterima hanya Rp2.400. Seperti pada margin, yang benar adalah membagi.</p>
      <blockquote>Harga di warung = yang ingin diterima ÷ (1 − komisi) = 2.500 ÷ 0,80 = 3.125</blockquote>
      <p>Rumus yang sama berlaku untuk lapak daring yang memotong sekian persen dari harga. Bila ada juga potongan tetap per pesanan, tambahkan dahulu pada angka yang ingin diterima, baru dibagi.</p>
      <h2>Yang dikembalikan</h2>
      <p>Pemilik warung ingin angka bulat, dan disepakati Rp3.000. Bu Marni menitipkan 40 potong setiap hari; rata-rata laku 34.</p>
      <table>
        <thead><tr><th scope="col">Sehari</th><th scope="col">Hitungan</th><th scope="col">Rupiah</th></tr></thead>
        <tbody>
          <tr><td>Diterima dari warung</td><td>34 × 2.400</td><td>81.600</td></tr>
          <tr><td>Bahan untuk yang dititipkan</td><td>40 × 1.500</td><td>−60.000</td></tr>
          <tr><td>Ojek pengantar</td><td>sekali jalan</td><td>−6.000</td></tr>
          <tr><td><strong>Sumbangan</strong></td><td></td><td><strong>15.600</strong></td></tr>
        </tbody>
      </table>
      <p>Sebulan Rp405.600, dengan tambahan kerja yang tidak banyak. Lumayan, tetapi rapuh. Bahan dan ojek Rp66.000 baru kembali setelah 27,5 potong, jadi Bu Marni mulai memperoleh hasil pada potong ke-28. Bila suatu hari hanya laku 25, ia rugi Rp6.000.</p>
      <h2>Mencari jumlah titipan yang tepat</h2>
      <p>Setiap potong tambahan yang laku menyumbang Rp900 (2.400 − 1.500); setiap potong yang kembali menghilangkan Rp1.500. Menitipkan lebih banyak hanya pantas bila peluang lakunya cukup tinggi. Catat sepekan: bila selalu ada enam yang kembali, coba 36. Selama 34 itu tetap laku, biaya bahannya berkurang Rp6.000 sehari.</p>
      <p>Kesalahan yang sering timbul adalah mencatat titipan sebagai penjualan pada saat barang diantar. Yang sudah terjual hanyalah yang sudah laku. Buat buku kecil dengan empat kolom, yaitu dititipkan, laku, kembali, dan dibayar, lalu cocokkan setiap kali mengambil uang.</p>
    `),
    check(
      "Lapak daring memotong 10 persen dari harga jual. Penjual ingin menerima Rp90.000. Berapa harga yang dipasang?",
      ["Rp100.000", "Benar. 90.000 ÷ 0,90 = 100.000; potongannya 10.000."],
      ["Rp99.000", "Sepuluh persen dari 99.000 adalah 9.900, sehingga yang diterima 89.100."],
      ["Rp91.000", "Potongannya 9.100, jadi yang sampai hanya 81.900."],
    ),
  ),
);
