import { chapter, check, code, courseModule, picture, prose } from "../../courseParts";

export const kisiDanEmpatLembar = courseModule(
  "Kisi dan Empat Macam Lembar",
  "Membagi kertas, lalu menerapkan semuanya pada poster, menu, salindia, dan edaran yang sejak awal menunggu.",
  chapter(
    "Kisi dari kertas yang dilipat",
    25,
    prose(`
      <p>Ambil selembar A4. Lipat tiga seperti surat yang akan dimasukkan ke amplop, tetapi memanjang, lalu lipat dua melintang. Buka. Anda memegang kisi tiga lajur dan dua baris. Letakkan judul mengisi tiga lajur, isi dua lajur, catatan satu lajur, dan lembar itu sudah lebih tertib daripada kebanyakan pengumuman.</p>
      <p>Kisi adalah janji tentang tempat sesuatu boleh dimulai. Pada modul jarak, kita menghitung garis tegak dan menyisakan dua atau tiga. Kisi memberi tahu <em>di mana</em> garis itu.</p>
      <h2>Menghitung lajur</h2>
      <p>Lebar lajur = (lebar isi − celah × (jumlah lajur − 1)) ÷ jumlah lajur. Untuk A4 dengan margin 25 mm (isi 160 mm) dan celah 5 mm:</p>
      <table>
        <thead><tr><th scope="col">Lajur</th><th scope="col">Hitungan</th><th scope="col">Lebar</th></tr></thead>
        <tbody>
          <tr><td>2</td><td>(160 − 5) ÷ 2</td><td>77,5 mm</td></tr>
          <tr><td>3</td><td>(160 − 10) ÷ 3</td><td>50 mm</td></tr>
          <tr><td>4</td><td>(160 − 15) ÷ 4</td><td>36,25 mm</td></tr>
          <tr><td>6</td><td>(160 − 25) ÷ 6</td><td>22,5 mm</td></tr>
        </tbody>
      </table>
      <p>Tiga lajur menghasilkan angka bulat, dan gabungan dua lajurnya 50 + 5 + 50 = 105 mm. Dengan huruf 11 pt, lebar itu memuat 105 ÷ 1,94 ≈ 54 huruf, tepat di rentang nyaman. Lajur ketiga, 50 mm, cukup untuk jam, tanggal, dan daftar bawaan. Inilah kisi yang kita pakai untuk edaran.</p>
    `),
    code(
      "css",
      `
        .lembar {
          display: grid;
          grid-template-columns: repeat(3, 1fr);
          gap: 24px;
        }

        .kepala {
          grid-column: 1 / -1; /* dari garis pertama sampai terakhir */
        }

        .isi {
          grid-column: span 2;
        }

        @media (max-width: 40rem) {
          .lembar {
            grid-template-columns: 1fr;
          }

          .isi {
            grid-column: auto;
          }
        }
      `,
      "Di ponsel ketiga lajur menjadi satu; urutan di berkas menjadi urutan di layar.",
    ),
    prose(`
      <p>Aturan terakhir di kode itu perlu: bila <code>.isi</code> tetap meminta dua lajur sementara kisinya tinggal satu, peramban membuatkan lajur kedua sendiri dan susunannya rusak.</p>
      <p>Kekeliruan yang lazim adalah menaruh benda di tengah lajur, bukan di garisnya, karena “di situ kosong”. Kisi menjamin keteraturan hanya bila tepi kiri setiap benda menyentuh salah satu garis. Boleh keluar dari kisi sekali, untuk satu benda yang paling penting. Dua kali keluar, kisinya sudah tidak ada.</p>
    `),
    check(
      "Lebar isi 184 mm, empat lajur, celah 8 mm. Berapa lebar satu lajur?",
      ["40 mm", "Benar. Tiga celah memakan 24 mm; (184 − 24) ÷ 4 = 40."],
      ["46 mm", "Ini 184 ÷ 4. Celahnya belum dikurangkan."],
      ["38 mm", "Anda mengurangkan empat celah. Di antara empat lajur hanya ada tiga celah."],
    ),
  ),
  chapter(
    "Poster: satu kalimat, satu gambar",
    25,
    prose(`
      <p>Orang tidak mendatangi poster. Poster menyapa orang yang sedang berjalan ke tempat lain. Kalau ia berjalan 1,3 meter per detik dan poster di lorong mulai terbaca dari 4 meter, Anda punya kira-kira tiga detik sebelum ia lewat. Tiga detik cukup untuk satu kalimat pendek dan satu gambar.</p>
      <h2>Dua jarak, dua lapis</h2>
      <p>Poster yang baik mempunyai lapis jauh dan lapis dekat. Lapis jauh membuat orang berhenti; lapis dekat menjawab orang yang sudah berhenti. Dengan patokan 1/200:</p>
      <ul>
        <li>Lapis jauh, dibaca dari 4 m: tinggi kapital 20 mm, kira-kira 81 pt (20 ÷ 0,7 ÷ 0,353).</li>
        <li>Lapis dekat, dibaca dari 1 m: tinggi kapital 5 mm, kira-kira 20 pt.</li>
      </ul>
      <p>Di antara keduanya ada selisih empat kali. Jangan takut pada lompatan sebesar itu. Poster yang semua hurufnya sekitar 40 pt terlalu kecil untuk yang lewat dan terlalu besar untuk yang berhenti.</p>
      <h2>Menulis kalimatnya</h2>
      <p>Judul poster bukan nama acara, melainkan alasan untuk datang. Bandingkan:</p>
      <table>
        <thead><tr><th scope="col">Nama acara</th><th scope="col">Alasan datang</th></tr></thead>
        <tbody>
          <tr><td>Pameran Hasil Studi Lapangan Geografi Kelas X Tahun Ajaran 2026/2027</td><td>Sungai kita, dilihat dari atas bukit</td></tr>
          <tr><td>Seminar Kesehatan Gigi dan Mulut bagi Orang Tua</td><td>Mengapa gigi susu perlu ditambal</td></tr>
        </tbody>
      </table>
      <p>Nama resminya tetap dicetak, di lapis dekat, bersama hari, jam, tempat, dan siapa yang boleh masuk.</p>
      <h2>Menyusun</h2>
      <p>Pada A3 (297 × 420 mm), beri gambar separuh tinggi, judul di seperempat berikutnya, dan lapis dekat di seperempat terakhir, semua di kisi tiga lajur. Satu gambar, bukan kolase: lima foto kecil tidak satu pun terlihat dari empat meter.</p>
      <p>Kekeliruan yang mudah dikenali ialah deretan lambang sponsor yang lebih kuat daripada judulnya. Lakukan uji mata terpejam dari empat meter; bila yang tertangkap adalah barisan lambang, kecilkan dan samakan tingginya, misalnya 12 mm, di tepi bawah.</p>
      <p>Kerjakan: tulis tiga kalimat “alasan datang” untuk satu acara di tempat Anda, masing-masing paling banyak tujuh kata. Bacakan kepada orang yang tidak tahu acaranya. Pilih kalimat yang membuatnya bertanya kapan.</p>
    `),
    check(
      "Poster A3 di lorong berisi judul 40 pt, jadwal 36 pt, dan syarat 32 pt. Apa masalah utamanya?",
      [
        "Ketiga ukuran terlalu berdekatan, sehingga tidak ada lapis jauh dan lapis dekat",
        "Benar. Judul perlu sekitar 81 pt untuk 4 m, sedangkan syarat cukup 20 pt bagi yang sudah berdiri di depannya.",
      ],
      [
        "Syaratnya kurang besar",
        "Syarat dibaca dari dekat. Pada 32 pt ia malah menghabiskan tempat yang dibutuhkan judul.",
      ],
      ["Kertasnya kurang besar", "Kertas lebih besar dengan perbandingan yang sama hanya memperbesar keseragamannya."],
    ),
  ),
  chapter(
    "Menu dan daftar harga",
    25,
    prose(`
      <p>Menu dibaca bolak-balik: mata mencari nama, menyeberang ke harga, kembali, membandingkan. Maka persoalan utamanya adalah penyeberangan. Makin jauh harga dari namanya, makin sering mata mendarat di baris yang salah.</p>
      <h2>Titik-titik bukan jembatan terbaik</h2>
      <p>Deretan titik di antara nama dan harga menolong, tetapi juga membuat halaman penuh bintik. Cara yang lebih tenang ada dua. Pertama, persempit lajurnya sampai harga berada paling jauh sekitar 60–70 mm dari awal nama. Kedua, taruh harga tepat sesudah nama, dengan ketebalan yang sama: “Soto ayam 18.000”. Pilih satu untuk seluruh menu.</p>
      <h2>Angka</h2>
      <ul>
        <li>Rata kanan, supaya satuan bertemu satuan dan ribuan bertemu ribuan.</li>
        <li>“Rp” cukup sekali, misalnya di kepala lajur; pada setiap baris ia hanya pagar.</li>
        <li>Satu bentuk saja: 18.000 di semua baris, atau 18 dengan keterangan “dalam ribuan rupiah”. Jangan dicampur.</li>
        <li>Pakai angka selebar sama (<code>tabular-nums</code>), agar 11.000 tidak tampak lebih pendek daripada 20.000.</li>
      </ul>
    `),
    code(
      "html",
      `
        <table class="menu">
          <caption>Kantin Bu Lastri: kuah</caption>
          <thead>
            <tr><th scope="col">Hidangan</th><th scope="col">Harga (Rp)</th></tr>
          </thead>
          <tbody>
            <tr><th scope="row">Soto ayam</th><td>18.000</td></tr>
            <tr><th scope="row">Soto tanpa ayam</th><td>11.000</td></tr>
            <tr><th scope="row">Nasi putih</th><td>5.000</td></tr>
          </tbody>
        </table>
      `,
    ),
    code(
      "css",
      `
        .menu {
          width: min(100%, 22rem); /* sempit, supaya penyeberangannya pendek */
        }

        .menu th {
          text-align: start;
        }

        .menu td,
        .menu th:last-child {
          text-align: end;
          font-variant-numeric: tabular-nums;
        }
      `,
      "Aturan terakhir meratakan kanan harga dan kepala lajurnya sekaligus.",
    ),
    prose(`
      <p>Mengapa <code>.menu th:last-child</code> tidak ikut menggeser nama hidangan? Karena di baris isi, <code>th</code> adalah anak pertama; anak terakhirnya <code>td</code>. Hanya kepala lajur kedua yang sekaligus <code>th</code> dan anak terakhir.</p>
      <h2>Mengelompokkan</h2>
      <p>Orang memilih lewat jenis lebih dulu: kuah, goreng, minum. Empat kelompok berisi enam hidangan lebih mudah dipilih daripada satu daftar berisi dua puluh empat. Pakai jarak antarbagian dari tangga Anda; tidak perlu kotak bergaris.</p>
      <p>Kesalahan yang paling mengganggu pembeli: keterangan hidangan sama kuat dengan namanya. Nama 12 pt tebal, keterangan 11 pt biasa di bawahnya, dan jarak ke hidangan berikutnya dua kali jarak nama ke keterangan.</p>
    `),
    check(
      "Mengapa harga di menu diratakan ke kanan, sedangkan nama hidangan ke kiri?",
      [
        "Supaya ribuan bertemu ribuan sehingga harga dapat dibandingkan sekali pandang",
        "Benar. Nama dibaca dari awal katanya, sedangkan besar angka ditentukan dari sisi kanan.",
      ],
      [
        "Supaya kedua tepi menu tampak rapi",
        "Kerapian itu akibat yang menyenangkan, bukan alasannya. Nama rata kanan pun rapi, tetapi sukar dibaca.",
      ],
      [
        "Supaya pembeli melihat harga terakhir",
        "Urutannya memang demikian, tetapi itu hasil letak lajurnya, bukan hasil perataan angkanya.",
      ],
    ),
  ),
  chapter(
    "Salindia untuk baris paling belakang",
    25,
    prose(`
      <p>Pak Yusuf duduk di baris kesembilan aula, 9 meter dari layar selebar 2 meter. Ia orang tua murid, dan salindia tentang biaya seragam sedang ditayangkan dalam huruf 14 pt. Ia tidak akan bertanya. Ia akan mengeluarkan ponsel.</p>
      <h2>Menghitung dari kursi terakhir</h2>
      <p>Layar 16 : 9 selebar 2 m tingginya 2.000 × 9 ÷ 16 = 1.125 mm. Dengan patokan 1/200, tinggi kapital untuk 9 m adalah 45 mm, jadi ukuran hurufnya 45 ÷ 0,7 = 64 mm di layar. Bagian dari tinggi layar: 64 ÷ 1.125 = 5,7 persen.</p>
      <p>Halaman salindia 16 : 9 yang lazim berukuran 13,33 × 7,5 inci, tingginya 540 pt. Maka 5,7 persen × 540 = <strong>31 pt</strong>. Itulah huruf terkecil yang boleh muncul. Di ruang kelas dengan kursi terakhir 6 m dan layar yang sama, hasilnya 30 mm, lalu 43 mm, 3,8 persen, dan sekitar 21 pt.</p>
      <h2>Satu salindia, satu pernyataan</h2>
      <p>Dengan huruf 32 pt dan tinggi baris 1,2, satu baris memakan 38 pt. Sesudah dikurangi margin dan judul, tersisa kira-kira 360 pt, atau sembilan baris. Jangan diisi sembilan. Salindia yang penuh menyuruh orang membaca sementara Anda berbicara, dan keduanya kalah.</p>
      <p>Tulis judul sebagai pernyataan lengkap, lalu buktikan dengan satu angka, satu gambar, atau paling banyak empat baris:</p>
      <table>
        <thead><tr><th scope="col">Judul topik</th><th scope="col">Judul pernyataan</th></tr></thead>
        <tbody>
          <tr><td>Biaya seragam</td><td>Seragam tahun ini dapat dicicil empat kali</td></tr>
          <tr><td>Kehadiran</td><td>Terlambat paling banyak terjadi pada hari Senin</td></tr>
        </tbody>
      </table>
      <h2>Layar bukan kertas</h2>
      <p>Proyektor memperlemah kontras: hitam di layar tidak bisa lebih gelap daripada layar kosong yang terkena lampu ruangan. Pasangan warna yang pas-pasan 4,5 : 1 di laptop akan turun di aula. Ambillah 7 : 1 sebagai batas, dan jangan memakai garis grafik tipis berwarna muda.</p>
      <p>Kekeliruan yang lazim: salindia dipakai merangkap selebaran. Buat dua dokumen. Rincian biaya dibagikan sebagai lembar A5; di layar cukup pernyataannya.</p>
      <p>Latihan: buka salindia terakhir Anda, kecilkan tampilannya sampai lebarnya di layar laptop kira-kira 11 cm, dan duduk 50 cm dari layar. Perbandingannya sama dengan kursi Pak Yusuf, karena 50 ÷ 11 ≈ 9 ÷ 2. Catat baris mana yang hilang.</p>
    `),
    picture(
      "Aula sekolah dilihat dari baris belakang: punggung orang tua murid, layar kecil di kejauhan dengan satu kalimat besar",
      "Dari kursi terakhir, layar selebar dua meter tidak lebih besar daripada sebelas sentimeter di depan laptop.",
    ),
  ),
  chapter(
    "Edaran jadi, dari naskah ke mesin fotokopi",
    40,
    prose(`
      <p>Sekarang kerjakan edaran yang Anda simpan sejak bab pertama. Sediakan pensil, penggaris, stabilo tiga warna, dan waktu sekitar satu sore. Program apa pun boleh, termasuk pengolah kata biasa.</p>
      <h2>Urutan kerja</h2>
      <ol>
        <li><strong>Naskah.</strong> Pilah menjadi empat tumpukan. Tulis ulang bagian “lakukan” sebagai langkah bernomor.</li>
        <li><strong>Sketsa.</strong> Gambar tiga susunan kecil seukuran kartu nama di kisi tiga lajur. Pilih satu.</li>
        <li><strong>Ukuran.</strong> Tentukan jarak baca, hitung ukuran terkecil, lalu tetapkan tiga tingkat.</li>
        <li><strong>Jarak.</strong> Tulis tangga jarak Anda di pinggir sketsa, dan jangan memakai angka lain.</li>
        <li><strong>Warna.</strong> Satu warna, satu arti, rasio paling sedikit 4,5 : 1.</li>
        <li><strong>Cetak dan fotokopi.</strong> Nilai fotokopinya, bukan layarnya.</li>
      </ol>
      <h2>Contoh yang sudah jadi</h2>
      <p>Edaran SMA Karangjati akhirnya begini. Kop dua baris dan nomor surat, 9 pt, di puncak. Judul “Studi Lapangan Geografi, kelas X”, 24 pt, mengisi tiga lajur. Di dua lajur kiri, 105 mm: salam satu kalimat, subjudul “Yang kami minta dari Bapak/Ibu” 16 pt, lalu dua langkah bernomor 11 pt dengan batas tanggal ditebalkan dan diberi garis merah <code>#b42332</code> di tepinya (6,51 : 1 di atas putih). Di lajur kanan, 50 mm: tanggal, tiga jam beserta peristiwanya, dan lima butir bawaan. Tanda tangan kepala sekolah di bawah dua lajur kiri. Sepertiga bawah lembar berisi surat izin, dipisahkan garis putus-putus untuk digunting.</p>
      <h2>Menilai</h2>
      <table>
        <thead><tr><th scope="col">Uji</th><th scope="col">Lulus bila</th></tr></thead>
        <tbody>
          <tr><td>Mata setengah terpejam, 2 m</td><td>Gumpalan terkuat adalah judul, lalu bagian tindakan</td></tr>
          <tr><td>Penggaris tegak</td><td>Paling banyak tiga garis awal</td></tr>
          <tr><td>Penggaris celah</td><td>Paling banyak lima ukuran jarak</td></tr>
          <tr><td>Stabilo</td><td>Setiap baris masuk salah satu dari tiga tingkat</td></tr>
          <tr><td>Fotokopi</td><td>Ketiga pertanyaan bab pertama masih terjawab</td></tr>
          <tr><td>Orang berdiri</td><td>Dalam sepuluh detik ia dapat menyebut tindakan dan batas waktunya</td></tr>
        </tbody>
      </table>
      <p>Uji terakhirlah yang menentukan. Berikan lembar itu kepada tiga orang yang belum tahu isinya, sambil berdiri, lalu ambil kembali sesudah sepuluh detik. Tanyakan, “Bapak atau Ibu harus apa, dan kapan?” Bila dua dari tiga keliru di tempat yang sama, jangan menjelaskan kepada mereka. Perbaiki lembarnya, dan cari tiga orang lain.</p>
      <p>Kumpulkan empat hal: naskah asli, sketsa, fotokopi hasil akhir, dan catatan jawaban ketiga orang itu. Dari catatan itulah Anda akan belajar paling banyak.</p>
    `),
    check(
      "Dua dari tiga penguji menyebut 4 Februari ketika ditanya batas penyerahan. Apa yang diperbaiki?",
      [
        "Kekuatan kedua tanggal: batas penyerahan dikuatkan, tanggal kegiatan diturunkan satu tingkat",
        "Benar. Kekeliruan yang sama pada dua orang adalah keterangan tentang lembarnya, bukan tentang orangnya.",
      ],
      [
        "Cara bertanya, supaya penguji lebih teliti",
        "Pembaca di gerbang tidak akan diberi pertanyaan yang lebih halus. Lembarnya yang harus berubah.",
      ],
      [
        "Tanggal kegiatan dihapus agar tidak tertukar",
        "Tanggal itu tetap harus ada di tumpukan “ketahui”. Yang diubah urutan kekuatannya.",
      ],
    ),
  ),
);
