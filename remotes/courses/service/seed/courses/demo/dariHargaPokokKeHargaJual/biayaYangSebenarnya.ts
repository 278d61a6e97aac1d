import { chapter, check, courseModule, picture, prose } from "../../courseParts";

export const biayaYangSebenarnya = courseModule(
  "Biaya yang sebenarnya",
  "Apa saja yang dibayar sebuah usaha, termasuk yang tidak keluar dari laci hari ini.",
  chapter(
    "Uang di laci bukan laba",
    18,
    prose(`
      <p>Bu Marni menggoreng pisang di dekat pelabuhan Muaratama. Setiap pagi ia menggoreng 128 potong, dan sekitar 120 potong laku dengan harga Rp2.000. Sore harinya ia menghitung laci: Rp240.000. Belanja bahan pagi tadi Rp192.000. “Untung empat puluh delapan ribu,” katanya. Dalam sebulan dengan 26 hari jualan, ia merasa menghasilkan Rp1.248.000.</p>
      <p>Hitungannya tidak keliru, hanya belum selesai. Ada tiga kata yang perlu dibedakan sejak awal.</p>
      <ul>
        <li><strong>Omzet</strong> ialah seluruh uang dari penjualan: 120 × Rp2.000 = Rp240.000 sehari.</li>
        <li><strong>Biaya</strong> ialah semua yang dikorbankan supaya barang itu terjual, baik dibayar hari ini, bulan depan, maupun sudah dibayar tahun lalu.</li>
        <li><strong>Laba</strong> ialah omzet dikurangi semua biaya itu, bukan hanya belanja pagi.</li>
      </ul>
      <h2>Menyelesaikan hitungan Bu Marni</h2>
      <table>
        <thead><tr><th scope="col">Sebulan (26 hari)</th><th scope="col">Rupiah</th></tr></thead>
        <tbody>
          <tr><td>Omzet, 3.120 potong</td><td>6.240.000</td></tr>
          <tr><td>Bahan, 26 × 192.000</td><td>−4.992.000</td></tr>
          <tr><td>Sewa lapak, listrik, iuran kebersihan</td><td>−720.000</td></tr>
          <tr><td>Gerobak dan alat yang aus</td><td>−80.000</td></tr>
          <tr><td><strong>Tersisa</strong></td><td><strong>448.000</strong></td></tr>
        </tbody>
      </table>
      <p>Bu Marni bekerja enam jam sehari, 156 jam sebulan. Maka Rp448.000 itu berarti Rp2.872 untuk setiap jam berdiri di depan wajan. Belum ada laba usaha; yang ada baru upah, dan upah itu terlalu kecil.</p>
      <h2>Tanda bahwa Anda mengira laci sebagai laba</h2>
      <p>Usaha terasa ramai, tetapi uang selalu habis ketika sewa jatuh tempo. Atau: setiap kali kompor rusak, Anda harus meminjam. Dalam kedua keadaan itu biayanya sudah ada sejak lama, hanya tidak pernah dihitung.</p>
      <p>Kursus ini mengikuti Bu Marni, dan kemudian bengkel las Pak Lukman, dari harga pokok sampai harga jual yang bisa dipertanggungjawabkan. Semua angkanya kami pilih sebagai contoh. Gantilah dengan angka Anda sendiri sejak bab ini: tulis omzet kemarin, lalu daftar semua yang Anda bayar bulan lalu.</p>
    `),
    check(
      "Omzet sehari Rp240.000 dan belanja bahan Rp192.000. Mengapa Rp48.000 belum boleh disebut laba?",
      [
        "Karena sewa, alat yang aus, dan upah pemilik belum dikurangkan",
        "Benar. Biaya-biaya itu tetap ada walaupun tidak dibayar dari laci hari itu.",
      ],
      [
        "Karena omzet harus dikurangi pajak 50 persen",
        "Tidak ada pajak semacam itu. Yang belum dihitung adalah biaya lain di luar bahan.",
      ],
      [
        "Karena bahan seharusnya tidak dikurangkan",
        "Bahan justru biaya yang paling jelas dan memang harus dikurangkan.",
      ],
    ),
  ),
  chapter(
    "Bahan, takaran, dan satuan beli",
    22,
    prose(`
      <p>Biaya bahan tampak paling mudah, namun di sinilah salah hitung paling sering terjadi, karena satuan ketika membeli berbeda dari satuan ketika memakai. Minyak dibeli per dua liter, dipakai per wajan. Kantong kertas dibeli per pak, dipakai per lima potong. Gas dibeli per tabung, dipakai entah berapa hari.</p>
      <p>Caranya: pilih satu takaran kerja yang tetap, misalnya satu adonan untuk 100 potong. Lalu untuk setiap bahan tulis tiga hal: berapa yang terpakai, berapa harga satuannya, dan hasil kalinya.</p>
      <table>
        <thead><tr><th scope="col">Untuk 100 potong</th><th scope="col">Terpakai</th><th scope="col">Harga satuan</th><th scope="col">Biaya</th></tr></thead>
        <tbody>
          <tr><td>Pisang kepok (1 buah = 2 potong)</td><td>5 sisir isi 10</td><td>16.000</td><td>80.000</td></tr>
          <tr><td>Tepung terigu</td><td>1,5 kg</td><td>12.000</td><td>18.000</td></tr>
          <tr><td>Tepung beras</td><td>0,5 kg</td><td>14.000</td><td>7.000</td></tr>
          <tr><td>Gula</td><td>0,4 kg</td><td>17.500</td><td>7.000</td></tr>
          <tr><td>Minyak goreng</td><td>1,5 liter</td><td>18.000</td><td>27.000</td></tr>
          <tr><td>Garam dan vanili</td><td>–</td><td>–</td><td>1.000</td></tr>
          <tr><td>Gas</td><td>100/440 tabung</td><td>22.000</td><td>5.000</td></tr>
          <tr><td>Kantong kertas (isi 5 potong)</td><td>20 lembar</td><td>250</td><td>5.000</td></tr>
          <tr><td><strong>Jumlah</strong></td><td></td><td></td><td><strong>150.000</strong></td></tr>
        </tbody>
      </table>
      <p>Jadi bahan untuk satu potong yang digoreng adalah Rp150.000 ÷ 100 = Rp1.500. Cocok dengan belanja paginya: 128 potong × Rp1.500 = Rp192.000.</p>
      <h2>Mengukur yang sukar diukur</h2>
      <p>Dari mana angka 440 untuk gas? Bu Marni menempelkan kertas di tabung: tanggal dipasang, lalu coretan untuk setiap adonan. Setelah tiga tabung, rata-ratanya 440 potong. Untuk minyak, ia menimbang jeriken sebelum dan sesudah sepekan. Minyak yang terserap dan yang dibuang sama-sama biaya. Ukurlah, jangan menebak; satu pekan pencatatan lebih berharga daripada perdebatan panjang.</p>
      <h2>Bahan kecil yang terlupa</h2>
      <p>Kantong, tusuk gigi, tisu, sambal, es untuk mendinginkan. Masing-masing terlihat remeh, tetapi kantong kertas saja sudah Rp50 sepotong. Pada 3.120 potong sebulan itu Rp156.000. Periksalah nota belanja: bila sebuah barang muncul di nota tetapi tidak di tabel takaran, berarti ada biaya yang bersembunyi.</p>
    `),
    check(
      "Satu tabung gas Rp22.000 habis untuk 440 potong. Berapa biaya gas sepotong?",
      ["Rp50", "Benar. 22.000 ÷ 440 = 50, dan karena itu 100 potong memakan Rp5.000."],
      ["Rp220", "Itu 22.000 dibagi 100. Pembaginya adalah banyaknya potong yang dihasilkan satu tabung, yaitu 440."],
      ["Rp20", "440 ÷ 22 = 20, tetapi pembagiannya terbalik: rupiah dibagi potong, bukan sebaliknya."],
    ),
  ),
  chapter(
    "Yang dibayar walau sepi",
    20,
    prose(`
      <p>Hari Kamis hujan seharian. Bu Marni hanya menggoreng tiga puluh potong. Bahan yang terpakai pun sedikit, tetapi sewa lapaknya tetap berjalan. Di situlah letak pembagian yang akan menentukan semua hitungan sesudah ini.</p>
      <ul>
        <li><strong>Biaya variabel</strong> mengikuti banyaknya barang. Dua kali lipat potong, dua kali lipat bahan.</li>
        <li><strong>Biaya tetap</strong> mengikuti waktu. Ia sama besarnya pada bulan ramai dan bulan sepi.</li>
      </ul>
      <p>Pertanyaan pengujinya sederhana: bila besok saya tidak menjual satu pun, apakah biaya ini masih harus dibayar? Bila ya, ia tetap. Bila tidak, ia variabel.</p>
      <table>
        <thead><tr><th scope="col">Biaya Bu Marni</th><th scope="col">Golongan</th><th scope="col">Sebulan</th></tr></thead>
        <tbody>
          <tr><td>Sewa lapak</td><td>tetap</td><td>600.000</td></tr>
          <tr><td>Listrik lampu</td><td>tetap</td><td>75.000</td></tr>
          <tr><td>Iuran kebersihan</td><td>tetap</td><td>45.000</td></tr>
          <tr><td>Bahan, gas, kantong</td><td>variabel</td><td>1.500 per potong digoreng</td></tr>
        </tbody>
      </table>
      <h2>Yang setengah-setengah</h2>
      <p>Listrik sebuah bengkel las punya dua bagian: lampu yang menyala setiap hari dan mesin las yang hanya memakan daya ketika ada pekerjaan. Pisahkan bila bagiannya besar. Bandingkan dua bulan: pada bulan dengan 60 jam las tagihannya Rp330.000, pada bulan dengan 120 jam Rp450.000. Selisih 60 jam itu Rp120.000, jadi Rp2.000 per jam. Bagian tetapnya Rp330.000 − 60 × Rp2.000 = Rp210.000. Kedua bulan cocok: Rp210.000 + 120 × Rp2.000 = Rp450.000.</p>
      <h2>Salah golong, salah keputusan</h2>
      <p>Kekeliruan yang lazim ialah menganggap “tetap” berarti “tidak bisa berubah”. Sewa bisa naik tahun depan; ia disebut tetap karena tidak bergantung pada banyaknya barang. Kekeliruan sebaliknya: menganggap biaya per potong selalu sama. Bahan per potong memang begitu, tetapi sewa per potong bergantung pada jumlah yang laku. Pada 3.120 potong, sewa Rp600.000 adalah Rp192 sepotong; pada 1.560 potong, Rp385. Sewanya tidak berubah, pembaginya yang berubah.</p>
    `),
    check(
      "Komisi Rp300 untuk pengantar dibayar bagi setiap kantong yang diantar. Termasuk golongan apa?",
      ["Variabel", "Benar. Tanpa kantong yang diantar tidak ada komisi; biayanya mengikuti banyaknya barang."],
      ["Tetap", "Biaya tetap harus dibayar walau tidak ada penjualan. Komisi ini tidak."],
      ["Bukan biaya", "Uang itu dikeluarkan supaya barang terjual, jadi jelas biaya."],
    ),
  ),
  chapter(
    "Alat yang habis pelan-pelan",
    20,
    prose(`
      <p>Gerobak Bu Marni dibeli Rp2.400.000. Apakah itu biaya bulan ketika dibeli? Kalau begitu bulan itu merugi besar, dan bulan-bulan sesudahnya tampak untung karena gerobaknya seolah gratis. Padahal setiap hari sedikit dari gerobak itu terpakai: rodanya aus, catnya terkelupas, dan pada suatu hari ia harus diganti.</p>
      <p>Jalan keluarnya adalah membagi harga alat selama umur pakainya. Bagian setiap bulan disebut <strong>penyusutan</strong>.</p>
      <blockquote>Penyusutan sebulan = (harga beli − perkiraan harga jual bekas) ÷ umur pakai dalam bulan</blockquote>
      <table>
        <thead><tr><th scope="col">Alat</th><th scope="col">Harga beli</th><th scope="col">Umur pakai</th><th scope="col">Sebulan</th></tr></thead>
        <tbody>
          <tr><td>Gerobak</td><td>2.400.000</td><td>60 bulan</td><td>40.000</td></tr>
          <tr><td>Kompor dan regulator</td><td>480.000</td><td>24 bulan</td><td>20.000</td></tr>
          <tr><td>Wajan, serokan, baskom</td><td>360.000</td><td>18 bulan</td><td>20.000</td></tr>
          <tr><td><strong>Jumlah</strong></td><td></td><td></td><td><strong>80.000</strong></td></tr>
        </tbody>
      </table>
      <p>Bu Marni menganggap harga bekasnya nol, supaya aman. Angka Rp80.000 itulah yang muncul dalam tabel di bab pertama.</p>
      <h2>Dari mana umur pakai?</h2>
      <p>Dari pengalaman, bukan dari harapan. Kapan kompor yang lama dibeli, dan kapan ia diganti? Tanyakan juga kepada dua pedagang lain. Bila ragu antara 24 dan 36 bulan, pilihlah yang pendek. Umur yang terlalu panjang membuat biaya tampak kecil, dan tagihannya datang sekaligus ketika alatnya mati.</p>
      <h2>Biaya yang tidak keluar dari laci</h2>
      <p>Penyusutan aneh rasanya, sebab tidak ada uang yang berpindah tangan bulan ini. Uangnya sudah keluar dahulu, dan akan keluar lagi nanti. Supaya hitungan menjadi kenyataan, sisihkan Rp80.000 itu ke tempat terpisah. Setelah dua tahun, kotak tersebut berisi Rp1.920.000, dan kompor baru sudah bisa dibeli tanpa meminjam.</p>
      <p>Kesalahan yang perlu diwaspadai ialah menghitungnya dua kali: penyusutan kompor masuk biaya bulanan, lalu harga kompor baru dicatat lagi sebagai biaya bulan pembelian. Cukup satu. Pembelian alat adalah penukaran uang dengan barang; yang menjadi biaya adalah pemakaiannya.</p>
    `),
    check(
      "Mesin jahit Rp3.600.000 diperkirakan terpakai 60 bulan dan sesudah itu laku Rp600.000. Berapa penyusutannya sebulan?",
      ["Rp50.000", "Benar. (3.600.000 − 600.000) ÷ 60 = 50.000."],
      ["Rp60.000", "Itu bila harga bekasnya nol. Di sini masih ada Rp600.000 yang kembali."],
      ["Rp3.000.000", "Itu jumlah yang habis selama 60 bulan. Bagilah dengan banyaknya bulan."],
    ),
  ),
  chapter(
    "Upah untuk diri sendiri",
    18,
    prose(`
      <p>Dari semua biaya usaha kecil, yang paling sering ditulis nol adalah jerih payah pemiliknya. Alasannya terdengar masuk akal: “Kan saya sendiri yang mengerjakan.” Cobalah satu pertanyaan. Bila Bu Marni sakit sebulan dan lapaknya dijaga orang lain, apakah orang itu mau bekerja tanpa upah? Karena jawabannya tidak, upah itu biaya.</p>
      <h2>Menetapkan tarif per jam</h2>
      <p>Pakailah upah yang wajar untuk orang lain yang mengerjakan hal yang sama di daerah Anda. Di contoh kita, menjaga lapak gorengan Rp12.500 per jam. Hitung semua jam, termasuk yang tidak kelihatan pembeli.</p>
      <table>
        <thead><tr><th scope="col">Kegiatan</th><th scope="col">Jam sehari</th></tr></thead>
        <tbody>
          <tr><td>Belanja dan mengupas</td><td>1,5</td></tr>
          <tr><td>Menggoreng dan melayani</td><td>4</td></tr>
          <tr><td>Mencuci dan membereskan</td><td>0,5</td></tr>
          <tr><td><strong>Jumlah</strong></td><td><strong>6</strong></td></tr>
        </tbody>
      </table>
      <p>Sebulan: 6 jam × 26 hari × Rp12.500 = Rp1.950.000. Ditambah Rp720.000 dan Rp80.000, biaya tetap seluruhnya menjadi <strong>Rp2.750.000</strong>. Angka ini akan menemani kita sampai bab terakhir.</p>
      <p>Mengapa upah masuk biaya tetap? Karena Bu Marni berdiri di lapak enam jam, entah pembelinya banyak atau sedikit. Seandainya ia membayar pembantu per potong, upah itu variabel. Golongannya bergantung pada cara membayarnya.</p>
      <h2>Upah dan laba bukan hal yang sama</h2>
      <p>Upah adalah imbalan bagi orang yang bekerja. Laba adalah imbalan bagi orang yang menaruh modal dan menanggung risiko, dan dari sanalah usaha bertumbuh. Usaha yang hanya cukup membayar upah pemiliknya sebenarnya sebuah pekerjaan. Itu tidak hina, tetapi harus diketahui.</p>
      <p>Kesalahan yang sering menyertai bab ini ialah mengambil uang dari laci kapan pun perlu, lalu menyebutnya gaji. Tetapkan jumlahnya, ambil pada hari yang tetap, dan catat. Bila laci tidak sanggup membayar Rp1.950.000, jangan menurunkan tarif supaya angkanya cantik. Biarkan kekurangannya terlihat, karena kekurangan itulah yang harus dijawab oleh harga jual.</p>
    `),
    picture(
      "Lapak pisang goreng menjelang senja dengan papan tulis berisi hitungan kapur",
      "Enam jam sehari: hanya empat di antaranya di depan pembeli.",
    ),
    check(
      "Bu Marni menulis upahnya nol supaya harga pokok tampak rendah. Apa akibatnya?",
      [
        "Harga jual ditetapkan terlalu rendah, dan ia bekerja tanpa imbalan yang cukup",
        "Benar. Biayanya tidak hilang; ia hanya berpindah menjadi kerja yang tidak dibayar.",
      ],
      [
        "Labanya sungguh-sungguh bertambah Rp1.950.000",
        "Uang di laci tidak bertambah serupiah pun. Hanya namanya yang berubah dari upah menjadi laba.",
      ],
      [
        "Biaya bahan per potong ikut turun",
        "Bahan tidak bergantung pada upah. Yang turun hanya angka biaya tetap di atas kertas.",
      ],
    ),
  ),
);
