import { chapter, check, courseModule, picture, prose } from "../../courseParts";

export const hargaPokokSatuBarang = courseModule(
  "Harga pokok satu barang",
  "Dari biaya sebulan ke biaya sepotong, lalu ke satu pesanan di bengkel.",
  chapter(
    "Yang gosong ikut dihitung",
    18,
    prose(`
      <p>Bu Marni menggoreng 128 potong, tetapi yang laku 120. Delapan potong lainnya gosong, pecah, atau tersisa sampai tutup. Bahannya sudah habis untuk semuanya. Siapa yang membayar delapan potong itu? Mau tidak mau, 120 potong yang laku.</p>
      <blockquote>Biaya bahan per potong terjual = seluruh biaya bahan ÷ banyaknya yang terjual</blockquote>
      <p>Di sini: 128 × Rp1.500 = Rp192.000, dibagi 120, menjadi <strong>Rp1.600</strong>. Selisih Rp100 dari takaran di atas kertas tampak kecil. Namun sebulan ia berjumlah Rp312.000, lebih dari sepertiga biaya tetap di luar upah.</p>
      <h2>Memisahkan tiga sebab</h2>
      <p>Angka susut saja tidak menolong bila tidak diketahui sebabnya. Selama sepekan Bu Marni mencatat setiap potong yang tidak menjadi uang.</p>
      <table>
        <thead><tr><th scope="col">Sebab</th><th scope="col">Potong sehari</th><th scope="col">Tindakan</th></tr></thead>
        <tbody>
          <tr><td>Gosong atau pecah saat digoreng</td><td>2</td><td>api lebih kecil, pisang tidak terlalu matang</td></tr>
          <tr><td>Tersisa saat tutup</td><td>5</td><td>gorengan terakhir setengah wajan</td></tr>
          <tr><td>Diberikan sebagai bonus</td><td>1</td><td>dibiarkan, tetapi dihitung</td></tr>
        </tbody>
      </table>
      <p>Dengan catatan itu terlihat bahwa pangkal soalnya bukan cara menggoreng, melainkan jumlah yang digoreng menjelang tutup. Bila sisa bisa ditekan dari 5 menjadi 2, ia cukup menggoreng 125 potong untuk menjual 120. Biayanya menjadi 125 × Rp1.500 ÷ 120 = Rp1.562,50 sepotong, hemat hampir Rp38.</p>
      <h2>Jangan membagi dengan yang dibuat</h2>
      <p>Kesalahan yang khas adalah tetap memakai Rp1.500 karena “begitulah resepnya”. Resep menghitung barang yang dibuat; pembeli hanya membayar barang yang dibeli. Cara mengetahuinya mudah: kalikan biaya per potong Anda dengan jumlah yang terjual sebulan. Bila hasilnya kurang dari nota belanja bahan, ada susut yang belum masuk.</p>
      <p>Penjahit mengenal soal yang sama sebagai sisa potongan kain, dan tukang kayu sebagai serutan. Berapa pun kecilnya, bahan yang dibeli tetapi tidak sampai ke tangan pembeli harus ditanggung oleh yang sampai. Mulai bab ini kita memakai Rp1.600.</p>
    `),
    check(
      "Seorang penjual membuat 50 kue dengan biaya bahan Rp2.400 sebuah dan menjual 48. Berapa biaya bahan per kue terjual?",
      ["Rp2.500", "Benar. 50 × 2.400 = 120.000, dibagi 48 menjadi 2.500."],
      ["Rp2.400", "Itu biaya per kue yang dibuat. Dua kue yang tidak laku juga harus ditanggung."],
      ["Rp2.304", "Itu 48 × 2.400 ÷ 50, terbalik. Biaya seluruhnya dibagi dengan yang terjual."],
    ),
  ),
  chapter(
    "Membagi sewa kepada setiap potong",
    20,
    prose(`
      <p>Bahan per potong sudah jelas: Rp1.600. Bagaimana dengan biaya tetap Rp2.750.000 sebulan? Ia harus ditanggung bersama oleh semua potong yang terjual pada bulan itu. Pada 120 potong sehari selama 26 hari, ada 3.120 potong.</p>
      <table>
        <thead><tr><th scope="col">Per potong</th><th scope="col">Hitungan</th><th scope="col">Rupiah</th></tr></thead>
        <tbody>
          <tr><td>Variabel</td><td>192.000 ÷ 120</td><td>1.600</td></tr>
          <tr><td>Tetap</td><td>2.750.000 ÷ 3.120</td><td>881</td></tr>
          <tr><td><strong>Harga pokok penuh</strong></td><td></td><td><strong>2.481</strong></td></tr>
        </tbody>
      </table>
      <p>Sekarang terlihat apa yang terjadi dengan harga Rp2.000. Bahan tertutup, tetapi dari Rp881 bagian tetap hanya Rp400 yang terbayar. Sisanya, Rp481 sepotong, dibayar Bu Marni dengan upahnya sendiri.</p>
      <h2>Harga pokok bukan satu angka</h2>
      <p>Bagian tetap per potong berubah mengikuti banyaknya penjualan. Lihat tiga keadaan.</p>
      <table>
        <thead><tr><th scope="col">Terjual sehari</th><th scope="col">Sebulan</th><th scope="col">Tetap per potong</th><th scope="col">Harga pokok penuh</th></tr></thead>
        <tbody>
          <tr><td>80</td><td>2.080</td><td>1.322</td><td>2.922</td></tr>
          <tr><td>120</td><td>3.120</td><td>881</td><td>2.481</td></tr>
          <tr><td>160</td><td>4.160</td><td>661</td><td>2.261</td></tr>
        </tbody>
      </table>
      <p>Karena itu, setiap kali menyebut harga pokok penuh, sebutkan juga jumlah penjualan yang menjadi dasarnya. Pakailah rata-rata beberapa bulan yang biasa, bukan bulan Lebaran dan bukan pula bulan hujan.</p>
      <h2>Lingkaran yang menipu</h2>
      <p>Ada jebakan di sini. Penjualan turun, maka harga pokok penuh per potong naik. Pemilik menaikkan harga mengikuti angka itu, pembeli makin berkurang, harga pokok naik lagi. Ingatlah bahwa biaya tetapnya sendiri tidak berubah serupiah pun; hanya pembaginya mengecil. Harga pokok penuh berguna untuk menilai apakah usaha ini sanggup hidup dalam jangka panjang. Untuk keputusan sehari-hari, misalnya menerima pesanan tambahan, pisahkan kembali bagian variabel dan bagian tetapnya. Kita akan memakainya pada modul tentang harga.</p>
      <p>Pembulatan juga perlu dijaga. Kita menulis Rp881, padahal hasil baginya 881,41. Untuk sepotong, selisih itu tidak berarti; untuk hitungan sebulan, kembalilah selalu ke Rp2.750.000 yang utuh.</p>
    `),
    check(
      "Penjualan turun dari 120 menjadi 80 potong sehari. Apa yang naik?",
      [
        "Biaya tetap per potong, sedangkan biaya tetap sebulan tidak berubah",
        "Benar. Rp2.750.000 yang sama kini ditanggung oleh lebih sedikit potong.",
      ],
      ["Biaya tetap sebulan", "Sewa, penyusutan, dan upah menurut jam tidak berubah karena pembeli berkurang."],
      ["Biaya bahan per potong", "Takarannya sama, jadi selama susutnya tidak bertambah biaya bahan per potong tetap."],
    ),
  ),
  chapter(
    "Harga pokok sebuah rak besi",
    25,
    prose(`
      <p>Pisang goreng setiap potongnya sama. Di bengkel las Pak Lukman tidak ada dua pesanan yang sama: hari ini rak tanaman, besok pintu pagar. Membagi biaya sebulan dengan “banyaknya barang” tidak ada artinya. Yang dibagi adalah <strong>jam kerja</strong>.</p>
      <h2>Biaya bengkel per jam</h2>
      <p>Biaya tetap bengkel di luar upah: sewa Rp900.000, listrik rata-rata Rp450.000, penyusutan mesin Rp350.000, lain-lain Rp100.000. Jumlahnya Rp1.800.000 sebulan. Supaya ringkas, listrik mesin las ikut dirata-ratakan di sini.</p>
      <p>Pak Lukman hadir 200 jam sebulan, tetapi tidak semuanya dibayar pelanggan. Ada jam mengukur di rumah orang, membeli besi, menunggu, menyapu. Menurut catatan tiga bulan, jam yang bisa ditagihkan hanya 120. Maka bagian bengkel per jam adalah Rp1.800.000 ÷ 120 = Rp15.000. Bila ia memakai 200, hasilnya Rp9.000, dan setiap bulan ada Rp720.000 (120 × Rp6.000) yang tidak pernah tertagih.</p>
      <h2>Lembar pesanan</h2>
      <table>
        <thead><tr><th scope="col">Rak tanaman tiga tingkat</th><th scope="col">Hitungan</th><th scope="col">Rupiah</th></tr></thead>
        <tbody>
          <tr><td>Besi hollow</td><td>3 batang × 60.000</td><td>180.000</td></tr>
          <tr><td>Pelat strip</td><td>2 batang × 35.000</td><td>70.000</td></tr>
          <tr><td>Elektroda</td><td>0,5 kg × 36.000</td><td>18.000</td></tr>
          <tr><td>Mata gerinda</td><td>2 × 8.000</td><td>16.000</td></tr>
          <tr><td>Cat dasar dan cat</td><td>–</td><td>41.000</td></tr>
          <tr><td>Upah, 7 jam</td><td>7 × 25.000</td><td>175.000</td></tr>
          <tr><td>Bagian bengkel, 7 jam</td><td>7 × 15.000</td><td>105.000</td></tr>
          <tr><td><strong>Harga pokok</strong></td><td></td><td><strong>605.000</strong></td></tr>
        </tbody>
      </table>
      <p>Tujuh jam itu terdiri atas mengukur dan memotong 2, mengelas 2,5, menggerinda 1, dan mengecat 1,5. Bukan perkiraan dari ingatan: Pak Lukman menulis jam mulai dan selesai di papan dekat pintu.</p>
      <h2>Besi sisa</h2>
      <p>Rak ini memakai 14,4 meter hollow, sedangkan tiga batang panjangnya 18 meter. Bolehkah sisanya dikurangkan? Hanya bila benar-benar terpakai pada pesanan lain. Potongan 2 meter bisa; potongan 30 sentimeter menumpuk di sudut dan akhirnya dijual kiloan. Membebankan batang utuh lebih aman, dan sisa yang terpakai kelak menjadi penghematan yang nyata.</p>
    `),
    picture(
      "Rak besi tiga tingkat di bengkel las, dengan papan jam mulai dan selesai di dinding",
      "Papan jam di dekat pintu lebih murah daripada salah menaksir upah.",
    ),
    check(
      "Mengapa Rp1.800.000 dibagi 120 jam, bukan 200 jam kehadiran?",
      [
        "Karena hanya jam yang ditagihkan yang bisa mengembalikan biaya bengkel",
        "Benar. Jam menyapu dan menunggu juga menelan sewa, tetapi tidak ada pelanggan yang membayarnya langsung.",
      ],
      [
        "Karena 80 jam sisanya tidak menimbulkan biaya",
        "Sewa dan penyusutan berjalan sepanjang 200 jam. Justru karena itu harus ditanggung jam yang tertagih.",
      ],
      [
        "Supaya harga tampak lebih mahal",
        "Tujuannya bukan mahal, melainkan agar seluruh Rp1.800.000 kembali dalam sebulan.",
      ],
    ),
  ),
  chapter(
    "Lembar hitung yang mudah diperbarui",
    24,
    prose(`
      <p>Harga pisang kepok naik dari Rp16.000 menjadi Rp20.000 sesisir menjelang puasa. Berapa harga pokok yang baru? Bila hitungannya hanya ada di kepala, orang menjawab dengan perasaan: “Ya naik sedikit.” Lembar hitung menjawab dengan angka.</p>
      <h2>Tiga bagian, tidak lebih</h2>
      <ol>
        <li><strong>Daftar harga.</strong> Setiap bahan satu baris: satuan, harga, tanggal terakhir diperiksa.</li>
        <li><strong>Takaran.</strong> Setiap barang jualan satu tabel: bahan apa, berapa banyak. Tanpa harga.</li>
        <li><strong>Hasil.</strong> Takaran dikalikan daftar harga, dibagi yang terjual, ditambah bagian tetap.</li>
      </ol>
      <p>Mengapa harga dan takaran dipisah? Karena keduanya berubah pada waktu yang berlainan. Harga pisang berubah tiap pekan, resep hampir tidak pernah. Dengan pemisahan itu, satu angka yang diganti di daftar harga memperbarui semua barang yang memakainya.</p>
      <h2>Mencoba kenaikan pisang</h2>
      <table>
        <thead><tr><th scope="col">Untuk 100 potong</th><th scope="col">Lama</th><th scope="col">Baru</th></tr></thead>
        <tbody>
          <tr><td>Pisang, 5 sisir</td><td>80.000</td><td>100.000</td></tr>
          <tr><td>Bahan lain</td><td>70.000</td><td>70.000</td></tr>
          <tr><td>Jumlah</td><td>150.000</td><td>170.000</td></tr>
          <tr><td>Per potong dibuat</td><td>1.500</td><td>1.700</td></tr>
          <tr><td>Per potong terjual (× 128 ÷ 120)</td><td>1.600</td><td>1.813</td></tr>
        </tbody>
      </table>
      <p>Pisang naik 25 persen, sedangkan biaya variabel per potong terjual naik Rp213, atau sekitar 13 persen. Kenaikan satu bahan tidak boleh langsung dipindahkan sebagai persen ke harga jual; yang dihitung adalah rupiahnya.</p>
      <h2>Supaya lembarnya tetap jujur</h2>
      <p>Periksa daftar harga pada hari yang tetap, misalnya tanggal 1 dan 15, dari nota belanja, bukan dari ingatan. Tulis tanggal di samping setiap harga. Sekali sebulan, bandingkan biaya bahan menurut lembar dengan jumlah nota sungguhan. Selisih di bawah 3 persen lumrah; selisih yang lebih besar berarti takaran bergeser, ada bahan yang terlupa, atau susut bertambah.</p>
      <p>Kesalahan yang sering ditemukan di lembar orang: hasil hitungan diketik sebagai angka mati, bukan sebagai rumus. Ketika harga berubah, angka itu diam saja. Uji dengan menaikkan satu harga menjadi dua kali lipat; bila hasil akhirnya tidak bergerak, ada rumus yang putus.</p>
    `),
    check(
      "Mengapa takaran sebaiknya tidak memuat harga?",
      [
        "Supaya perubahan harga cukup ditulis di satu tempat",
        "Benar. Bila harga tersebar di banyak tabel, pasti ada satu yang lupa diperbarui.",
      ],
      ["Supaya pesaing tidak tahu harga belinya", "Kerahasiaan bukan alasannya. Lembar ini untuk Anda sendiri."],
      [
        "Karena harga tidak memengaruhi harga pokok",
        "Harga jelas berpengaruh; ia hanya disimpan di daftar yang terpisah dari takarannya.",
      ],
    ),
  ),
);
