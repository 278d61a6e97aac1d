import { chapter, check, code, courseModule, prose } from "../../courseParts";

export const pembukuanBerpasangan = courseModule(
  "Pembukuan berpasangan",
  "Setiap rupiah punya asal dan tujuan. Tujuh hari Laras, dari jurnal sampai neraca.",
  chapter(
    "Dari mana dan menjadi apa",
    24,
    prose(`
    <p>Buku kas hanya melihat dompet. Ia tidak tahu tentang tagihan Bu Ratmi, utang di toko bahan, atau kompor di dapur. Pembukuan berpasangan mengatasi hal itu dengan mencatat setiap kejadian di dua tempat: <em>dari mana</em> dan <em>menjadi apa</em>.</p>
    <h2>Enam jenis akun</h2>
    <p>Akun adalah laci dengan nama. Semua laci Laras termasuk salah satu jenis berikut.</p>
    <table>
    <thead><tr><th scope="col">Jenis</th><th scope="col">Isinya</th><th scope="col">Bertambah di</th><th scope="col">Contoh</th></tr></thead>
    <tbody>
    <tr><td>Aset</td><td>yang dimiliki</td><td>debit</td><td>Kas, Piutang usaha, Peralatan</td></tr>
    <tr><td>Utang</td><td>yang harus dipenuhi</td><td>kredit</td><td>Utang usaha, Uang muka pelanggan</td></tr>
    <tr><td>Modal</td><td>hak pemilik</td><td>kredit</td><td>Modal Laras</td></tr>
    <tr><td>Prive</td><td>yang diambil pemilik</td><td>debit</td><td>Prive Laras</td></tr>
    <tr><td>Pendapatan</td><td>hasil penjualan</td><td>kredit</td><td>Pendapatan</td></tr>
    <tr><td>Beban</td><td>yang habis untuk menghasilkan</td><td>debit</td><td>Beban bahan, Beban gas dan antar</td></tr>
    </tbody>
    </table>
    <p><strong>Debit</strong> hanyalah nama lajur kiri, <strong>kredit</strong> nama lajur kanan. Keduanya bukan baik dan buruk. Lupakan pula arti “kredit” di toko motor.</p>
    <h2>Satu aturan</h2>
    <p>Dalam setiap kejadian, jumlah debit sama dengan jumlah kredit. Akibatnya, kapan pun Anda berhenti, persamaan ini berlaku: <strong>aset = utang + modal</strong>, dengan modal yang sudah ditambah laba dan dikurangi prive.</p>
    <h2>Tiga latihan</h2>
    <ol>
    <li>Laras menyetor Rp\u00a03.000.000 ke rekening usaha. Menjadi apa? Kas bertambah: debit Kas. Dari mana? Dari pemilik: kredit Modal Laras.</li>
    <li>Ia membeli kompor dan panci Rp\u00a01.200.000 tunai. Menjadi peralatan: debit Peralatan. Dari kas: kredit Kas. Ia tidak menjadi lebih miskin; uangnya berganti rupa.</li>
    <li>Ia menerima uang muka Rp\u00a0828.000. Menjadi kas: debit Kas. Dari mana? Bukan dari penjualan, sebab kotaknya belum ada. Ia masih berutang 60 kotak: kredit Uang muka pelanggan.</li>
    </ol>
    <p>Kesalahan yang dilakukan hampir semua pemula: memakai buku bank sebagai pedoman. Di mutasi rekening, uang masuk ditulis “kredit”. Itu benar dari sudut pandang bank, karena bagi bank simpanan Anda adalah utangnya. Di buku Anda sendiri kas yang bertambah selalu di debit.</p>
    `),
    check(
      "Laras membeli bahan Rp\u00a0260.000 di Toko Barokah, dibayar pekan depan. Bahan langsung dipakai. Jurnalnya?",
      [
        "Debit Beban bahan, kredit Utang usaha",
        "Bahan habis untuk menghasilkan, jadi beban. Asalnya dari kepercayaan toko, jadi utang bertambah.",
      ],
      ["Debit Beban bahan, kredit Kas", "Uangnya belum keluar. Kas baru berkurang pekan depan ketika utang dibayar."],
      ["Debit Utang usaha, kredit Beban bahan", "Arahnya terbalik: jurnal itu mengurangi utang dan mengurangi beban."],
    ),
  ),
  chapter(
    "Jurnal tujuh hari",
    28,
    prose(`
    <p>Pada 1 Juni Laras memulai buku baru. Tagihan bulan Mei sudah dibayar semua, sisa bahannya dipakai di dapur rumah dan ia ganti uangnya. Dari hasil Mei ditambah tabungan, ia menyetor Rp\u00a03.000.000 ke rekening usaha. Sesudah itu tujuh hari berjalan seperti biasa.</p>
    `),
    code(
      "text",
      `
      Tgl  Akun                              Debit      Kredit
      1/6  Kas                           3.000.000
             Modal Laras                             3.000.000
      2/6  Peralatan                     1.200.000
             Kas                                     1.200.000
      3/6  Kas                             828.000
             Uang muka pelanggan (no. 4)               828.000
      5/6  Beban bahan (no. 4)             780.000
             Kas                                       780.000
      6/6  Uang muka pelanggan (no. 4)     828.000
           Kas                             552.000
             Pendapatan (no. 4)                      1.380.000
      6/6  Beban gas dan antar (no. 4)      90.000
             Kas                                        90.000
      6/6  Beban bahan (no. 5)             260.000
             Utang usaha, Toko Barokah                 260.000
      7/6  Piutang usaha, Bu Ratmi         460.000
             Pendapatan (no. 5)                        460.000
      7/6  Beban gas dan antar (no. 5)      30.000
             Kas                                        30.000
      7/6  Prive Laras                     300.000
             Kas                                       300.000
           Jumlah                        8.328.000   8.328.000
      `,
      "Akun yang dikredit ditulis menjorok. Jumlah kedua lajur sama.",
    ),
    prose(`
    <h2>Membaca tanggal 6 Juni</h2>
    <p>Pada hari penyerahan, utang 60 kotak dipenuhi: Uang muka pelanggan didebit Rp\u00a0828.000 sehingga habis. Pelunasan Rp\u00a0552.000 masuk ke kas. Keduanya bersama-sama menjadi Pendapatan Rp\u00a01.380.000. Inilah saat uang muka akhirnya sah disebut penghasilan. Satu jurnal boleh memiliki lebih dari dua baris, asalkan kiri dan kanan sama besar.</p>
    <h2>Membaca tanggal 7 Juni</h2>
    <p>Bu Ratmi menerima 20 kotak dan belum membayar, tetapi pendapatannya sudah dicatat karena barang sudah diserahkan. Haknya disimpan di laci Piutang usaha. Malamnya Laras mengambil upah 20 jam × Rp\u00a015.000 = Rp\u00a0300.000. Untuk usaha milik sendiri, pengambilan pemilik dicatat sebagai prive, bukan beban. Ia tetap menghitung upahnya ketika menetapkan harga; hanya tempat mencatatnya yang berbeda.</p>
    <h2>Kebiasaan yang menolong</h2>
    <ul>
    <li>Tulis jurnal dari kertas: bon, nota, kuitansi. Beri kertas itu tanggal dan nomor yang sama.</li>
    <li>Tanyakan dulu “apa yang bertambah?”, baru “dari mana?”.</li>
    <li>Jumlahkan kedua lajur setiap kali halaman penuh.</li>
    </ul>
    <p>Kesalahan yang sulit ditemukan adalah jurnal seimbang di akun yang keliru. Kompor yang didebit ke Beban bahan tetap membuat kedua lajur sama besar, tetapi laba pekan itu lenyap Rp\u00a01.200.000. Keseimbangan membuktikan bahwa Anda menjumlah dengan benar, bukan bahwa Anda memilih laci dengan benar.</p>
    `),
    check(
      "Pada 12 Juni Bu Ratmi membayar Rp\u00a0460.000. Bagaimana jurnalnya?",
      [
        "Debit Kas, kredit Piutang usaha",
        "Piutang berganti rupa menjadi kas. Pendapatannya sudah dicatat pada 7 Juni dan tidak dicatat dua kali.",
      ],
      ["Debit Kas, kredit Pendapatan", "Pendapatan no. 5 akan tercatat dua kali, dan Bu Ratmi tetap tampak berutang."],
      ["Debit Piutang usaha, kredit Kas", "Itu kebalikannya: kas berkurang dan piutang bertambah."],
    ),
  ),
  chapter(
    "Buku besar dan neraca saldo",
    24,
    prose(`
    <p>Jurnal disusun menurut waktu. Untuk mengetahui isi sebuah laci, semua baris yang menyebut laci itu dikumpulkan. Kumpulan itu bernama <strong>buku besar</strong>, dan bentuk paling sederhananya huruf T: debit di kiri, kredit di kanan.</p>
    `),
    code(
      "text",
      `
                        KAS
      1/6   3.000.000  |  2/6   1.200.000
      3/6     828.000  |  5/6     780.000
      6/6     552.000  |  6/6      90.000
                       |  7/6      30.000
                       |  7/6     300.000
      -----------------+-----------------
            4.380.000  |        2.400.000
      saldo 1.980.000  |
      `,
      "Setiap baris jurnal yang menyebut Kas dipindahkan sekali, lengkap dengan tanggalnya.",
    ),
    prose(`
    <p>Saldo kas 4.380.000 − 2.400.000 = Rp\u00a01.980.000. Angka ini dapat diuji dengan cara lama: hitung uangnya. Bila dompet dan rekening berjumlah lain, cari dulu selisihnya sebelum melangkah.</p>
    <h2>Semua laci sekaligus</h2>
    <p>Kerjakan hal yang sama untuk akun lain, lalu susun saldonya menjadi <strong>neraca saldo</strong> per 7 Juni:</p>
    <table>
    <thead><tr><th scope="col">Akun</th><th scope="col">Debit</th><th scope="col">Kredit</th></tr></thead>
    <tbody>
    <tr><td>Kas</td><td>1.980.000</td><td></td></tr>
    <tr><td>Piutang usaha</td><td>460.000</td><td></td></tr>
    <tr><td>Peralatan</td><td>1.200.000</td><td></td></tr>
    <tr><td>Utang usaha</td><td></td><td>260.000</td></tr>
    <tr><td>Modal Laras</td><td></td><td>3.000.000</td></tr>
    <tr><td>Prive Laras</td><td>300.000</td><td></td></tr>
    <tr><td>Pendapatan</td><td></td><td>1.840.000</td></tr>
    <tr><td>Beban bahan</td><td>1.040.000</td><td></td></tr>
    <tr><td>Beban gas dan antar</td><td>120.000</td><td></td></tr>
    <tr><td><strong>Jumlah</strong></td><td><strong>5.100.000</strong></td><td><strong>5.100.000</strong></td></tr>
    </tbody>
    </table>
    <p>Uang muka pelanggan tidak muncul karena saldonya nol: Rp\u00a0828.000 masuk di kredit, Rp\u00a0828.000 keluar di debit. Pendapatan 1.380.000 + 460.000 = 1.840.000; beban bahan 780.000 + 260.000 = 1.040.000.</p>
    <h2>Bila kedua jumlah tidak sama</h2>
    <ol>
    <li>Hitung selisihnya. Bila habis dibagi 9, curigai angka yang tertukar letaknya: 540 ditulis 450, selisihnya 90.</li>
    <li>Bila selisihnya sama persis dengan sebuah angka di jurnal, barangkali angka itu belum dipindahkan.</li>
    <li>Bila separuh selisih sama dengan sebuah angka, barangkali angka itu masuk di sisi yang salah.</li>
    </ol>
    <p>Ketiga pemeriksaan itu menyelesaikan sebagian besar kekeliruan dalam lima menit. Kesalahan yang perlu dihindari justru “membetulkan” dengan menambahkan akun bernama Lain-lain sebesar selisihnya. Laci itu akan terisi terus, dan suatu hari isinya lebih besar daripada laba.</p>
    `),
    check(
      "Jumlah debit neraca saldo lebih besar Rp\u00a0180.000 daripada kredit. Di jurnal ada satu angka Rp\u00a090.000. Dugaan mana yang patut diperiksa lebih dahulu?",
      [
        "Rp\u00a090.000 yang seharusnya di kredit dipindahkan ke debit",
        "Salah sisi menghasilkan selisih dua kali lipat: kredit kurang 90.000 dan debit lebih 90.000.",
      ],
      [
        "Rp\u00a090.000 lupa dipindahkan ke kredit",
        "Lupa memindahkan hanya menimbulkan selisih 90.000, bukan 180.000.",
      ],
      ["Kompor dicatat sebagai beban", "Salah akun di sisi yang sama tidak menimbulkan selisih sama sekali."],
    ),
  ),
  chapter(
    "Dua lembar yang ditanyakan semua orang",
    22,
    prose(`
    <p>Ketika Laras kelak meminjam uang, mengajak mitra, atau sekadar ditanya suaminya, yang diminta selalu dua lembar: bagaimana hasilnya, dan apa yang dimiliki. Kedua lembar itu disusun dari neraca saldo.</p>
    <h2>Laporan laba rugi, 1–7 Juni</h2>
    <table>
    <thead><tr><th scope="col">Pos</th><th scope="col">Rupiah</th></tr></thead>
    <tbody>
    <tr><td>Pendapatan</td><td>1.840.000</td></tr>
    <tr><td>Beban bahan</td><td>(1.040.000)</td></tr>
    <tr><td>Beban gas dan antar</td><td>(120.000)</td></tr>
    <tr><td><strong>Laba</strong></td><td><strong>680.000</strong></td></tr>
    </tbody>
    </table>
    <p>Prive tidak ada di sini. Maka sebelum gembira, kurangi dalam hati upah Laras Rp\u00a0300.000: sisa yang sungguh dihasilkan usaha ialah Rp\u00a0380.000. Bagi dengan 80 kotak, Rp\u00a04.750 per kotak, tepat seperti rencana harga.</p>
    <h2>Neraca per 7 Juni</h2>
    <table>
    <thead><tr><th scope="col">Aset</th><th scope="col">Rupiah</th><th scope="col">Utang dan modal</th><th scope="col">Rupiah</th></tr></thead>
    <tbody>
    <tr><td>Kas</td><td>1.980.000</td><td>Utang usaha</td><td>260.000</td></tr>
    <tr><td>Piutang usaha</td><td>460.000</td><td>Modal Laras</td><td>3.380.000</td></tr>
    <tr><td>Peralatan</td><td>1.200.000</td><td></td><td></td></tr>
    <tr><td><strong>Jumlah</strong></td><td><strong>3.640.000</strong></td><td><strong>Jumlah</strong></td><td><strong>3.640.000</strong></td></tr>
    </tbody>
    </table>
    <p>Modal akhir = modal awal 3.000.000 + laba 680.000 − prive 300.000 = 3.380.000.</p>
    <h2>Peralatan yang menua</h2>
    <p>Kompor tidak habis dalam sepekan, tetapi tidak pula abadi. Bila diperkirakan tahan 24 bulan, setiap akhir bulan Laras membuat jurnal: debit Beban penyusutan Rp\u00a050.000, kredit Akumulasi penyusutan Rp\u00a050.000. Pada neraca 30 Juni, peralatan tampil sebesar 1.200.000 − 50.000 = Rp\u00a01.150.000. Tidak ada uang yang keluar; yang dicatat adalah umur.</p>
    <h2>Tiga pertanyaan kepada dua lembar itu</h2>
    <ol>
    <li><strong>Berapa bagian laba dari penjualan?</strong> 680 : 1.840 ≈ 37% sebelum upah pemilik; 380 : 1.840 ≈ 20,7% sesudahnya.</li>
    <li><strong>Sanggupkah membayar utang terdekat?</strong> Kas 1.980.000 terhadap utang 260.000: sanggup.</li>
    <li><strong>Seberapa banyak yang bergantung pada satu orang?</strong> Seluruh piutang ada pada Bu Ratmi. Kecil, tetapi perhatikan.</li>
    </ol>
    <p>Kesalahan yang lazim ialah membandingkan laba sepekan dengan upah bulanan orang lain. Kumpulkan sedikitnya tiga bulan sebelum menarik kesimpulan, sebab satu selamatan besar dapat mengubah rupa seluruh bulan.</p>
    `),
    check(
      "Pekan berikutnya laba Rp\u00a0500.000 dan Laras mengambil prive Rp\u00a0225.000, tanpa setoran baru. Berapa modalnya sekarang?",
      ["Rp\u00a03.655.000", "3.380.000 + 500.000 − 225.000 = 3.655.000."],
      ["Rp\u00a03.880.000", "Prive belum dikurangkan. Yang diambil pemilik tidak lagi menjadi modal usaha."],
      [
        "Rp\u00a03.275.000",
        "Itu dihitung dari modal 1 Juni. Titik tolaknya modal akhir pekan lalu, Rp\u00a03.380.000.",
      ],
    ),
  ),
);
