import { chapter, check, code, courseModule, prose } from "../../courseParts";

export const namaNomorOrangKedua = courseModule(
  "Nama, nomor, dan orang kedua",
  "Mendaftarkan usaha, mengetahui pajak yang perlu ditanyakan, dan mempekerjakan orang dengan patut.",
  chapter(
    "NIB, kartu tanda penduduk sebuah usaha",
    18,
    prose(`
    <p>Kantor kecamatan ingin memesan 40 kotak dan bertanya, “Sudah punya NIB, Mbak?” Pertanyaan itu datang kepada hampir semua usaha rumahan yang mulai dikenal. NIB, Nomor Induk Berusaha, adalah nomor 13 angka yang menjadi identitas pelaku usaha. Nomor itu diterbitkan melalui sistem OSS di <a href="https://oss.go.id">oss.go.id</a>, dan pendaftarannya sendiri tidak dipungut biaya.</p>
    <h2>Apa yang disiapkan</h2>
    <ul>
    <li>NIK, nomor telepon, dan alamat surel yang aktif.</li>
    <li>Alamat tempat usaha; rumah sendiri perlu disebut apa adanya.</li>
    <li>Perkiraan modal dan penjualan. Catatan Anda dari bab sebelumnya menjawabnya.</li>
    <li>Kode KBLI, yaitu kode lima angka untuk jenis kegiatan. Pilihlah dari uraiannya, bukan dari judulnya. Satu usaha boleh memiliki lebih dari satu kode.</li>
    </ul>
    <h2>Nomor dan izin</h2>
    <p>Sistemnya berdasarkan tingkat risiko. Untuk kegiatan berisiko rendah, NIB sudah cukup untuk memulai. Untuk yang lebih tinggi, NIB perlu dilengkapi sertifikat standar atau izin. Sistem memberitahukan tingkat risiko sesudah kode dan skala usaha diisi. Cetak halamannya, sebab ia memuat kewajiban yang sering tidak dibaca.</p>
    <h2>Skala mikro</h2>
    <p>Menurut Peraturan Pemerintah Nomor 7 Tahun 2021, usaha mikro memiliki modal paling banyak Rp\u00a01 miliar, tidak termasuk tanah dan bangunan tempat usaha, atau hasil penjualan tahunan paling banyak Rp\u00a02 miliar. Dapur Laras jelas mikro. Status itu membuka pelatihan, pendampingan, dan kemudahan yang disediakan dinas koperasi dan UMKM di kabupaten; datang dan tanyakan apa yang sedang dibuka.</p>
    <h2>Yang tidak diberikan NIB</h2>
    <p>NIB bukan bukti keamanan pangan, bukan sertifikat halal, dan bukan hak atas merek. Pangan olahan dalam kemasan yang disimpan dan dititipkan di toko memiliki aturan sendiri, demikian pula kewajiban halal. Ketentuan serta tenggatnya berubah dari waktu ke waktu, jadi tanyakan langsung kepada dinas kesehatan dan lembaga yang berwenang, lalu tulis tanggal jawabannya.</p>
    <p>Kesalahan yang sering: menyerahkan NIK dan sandi kepada “calo NIB” karena merasa tidak pandai mengisi formulir. Petugas di mal pelayanan publik atau dinas dapat menemani Anda mengisi dari ponsel sendiri. Sandi tetap di tangan Anda.</p>
    `),
    check(
      "Laras sudah memperoleh NIB untuk kegiatan berisiko rendah. Pernyataan mana yang benar?",
      [
        "Ia mempunyai identitas usaha, tetapi syarat khusus untuk produknya tetap harus diperiksa",
        "NIB adalah identitas. Keamanan pangan, halal, dan merek diatur tersendiri.",
      ],
      [
        "Semua produknya otomatis bersertifikat halal",
        "Sertifikat halal diperoleh melalui proses lain. NIB tidak menggantikannya.",
      ],
      [
        "Nama Dapur Laras kini terlindungi sebagai merek",
        "Merek didaftarkan tersendiri. NIB tidak memberi hak atas nama dagang.",
      ],
    ),
  ),
  chapter(
    "Pajak yang perlu ditanyakan, bukan ditakuti",
    20,
    prose(`
    <p>Bab ini sengaja pendek pada kepastian dan panjang pada kebiasaan. Aturan pajak berubah; kebiasaan mencatat tidak. Semua angka di bawah adalah garis besar bagi <strong>orang pribadi</strong> yang menjalankan usaha kecil. Sebelum mengambil keputusan, cocokkan dengan <a href="https://www.pajak.go.id">pajak.go.id</a> atau petugas di kantor pelayanan pajak; konsultasinya tidak dipungut biaya.</p>
    <h2>NPWP</h2>
    <p>NPWP, Nomor Pokok Wajib Pajak, adalah identitas Anda dalam urusan pajak. Bagi orang pribadi penduduk Indonesia, NIK kini digunakan sebagai NPWP, sehingga panjangnya 16 angka. Memakai NIK tidak berarti setiap pemilik KTP harus membayar pajak; nomornya perlu diaktifkan, dan kewajiban timbul menurut penghasilan.</p>
    <h2>PPh final untuk usaha kecil</h2>
    <p>Ada ketentuan pajak penghasilan final 0,5% dari omzet bagi usaha dengan omzet sampai Rp\u00a04,8 miliar setahun. Bagi orang pribadi yang memakai ketentuan itu, omzet sampai Rp\u00a0500 juta dalam setahun tidak dikenai. Yang dihitung omzet, bukan laba.</p>
    <table>
    <thead><tr><th scope="col">Omzet setahun</th><th scope="col">Bagian yang dikenai</th><th scope="col">PPh final 0,5%</th></tr></thead>
    <tbody>
    <tr><td>Rp\u00a072 juta</td><td>0</td><td>0</td></tr>
    <tr><td>Rp\u00a0500 juta</td><td>0</td><td>0</td></tr>
    <tr><td>Rp\u00a0540 juta</td><td>Rp\u00a040 juta</td><td>Rp\u00a0200.000</td></tr>
    </tbody>
    </table>
    <p>Bila Laras menjual 60 kotak setiap pekan, omzetnya 52 × Rp\u00a01.380.000 = Rp\u00a071.760.000 setahun, jauh di bawah batas. Ketentuan ini punya syarat dan jangka waktu, dan keduanya pernah diubah. Di situlah gunanya bertanya.</p>
    <h2>Empat pertanyaan untuk dibawa</h2>
    <ol>
    <li>Apakah saya memenuhi syarat ketentuan final, dan sampai tahun berapa?</li>
    <li>Meskipun pajaknya nol, apa yang harus saya laporkan setiap tahun?</li>
    <li>Catatan apa yang harus disimpan, dan berapa lama?</li>
    <li>Bila kantor atau sekolah memesan, apakah ada pajak yang dipotong, dan bukti apa yang harus saya minta?</li>
    </ol>
    <h2>Satu lajur tambahan</h2>
    <p>Mulai sekarang tulis jumlah omzet setiap akhir bulan, berderet dari Januari sampai Desember, dengan jumlah berjalan. Sepuluh detik sebulan, dan semua pertanyaan petugas terjawab dalam satu halaman.</p>
    <p>Kesalahan yang lazim adalah menghindari pendaftaran karena mengira akan langsung ditagih. Sebaliknya pun keliru: mendiamkan kewajiban lapor karena pajaknya nol. Membayar dan melapor adalah dua perbuatan yang berbeda.</p>
    `),
    check(
      "Omzet seorang perajin, orang pribadi yang memakai ketentuan final di atas, Rp\u00a0620 juta setahun. Berapa PPh finalnya menurut garis besar tadi?",
      ["Rp\u00a0600.000", "Yang dikenai 620 − 500 = 120 juta. 0,5% × 120.000.000 = 600.000."],
      ["Rp\u00a03.100.000", "Itu 0,5% dari seluruh omzet. Bagi orang pribadi, Rp\u00a0500 juta pertama tidak dikenai."],
      ["Rp\u00a00", "Nol hanya sampai omzet Rp\u00a0500 juta. Kelebihannya dikenai 0,5%."],
    ),
  ),
  chapter(
    "Orang kedua di dapur",
    24,
    prose(`
    <p>Sejak Juni Laras dibantu kakaknya, dibalas dengan menjaga keponakan. Kini pesanan tetap sekitar 100 kotak sepekan, dan kakaknya kembali bekerja. Laras memikirkan Mbak Yuni, tetangga yang pernah bekerja di rumah makan. Mempekerjakan orang mengubah usaha lebih besar daripada membeli kompor, sebab sekarang ada dapur lain yang bergantung pada dapur Anda.</p>
    <h2>Sanggupkah usaha membayarnya</h2>
    <p>Rencananya 3 hari × 6 jam × Rp\u00a015.000 = Rp\u00a0270.000 sepekan. Setiap kotak, sebelum upah siapa pun, menyisakan 23.000 − 14.500 = Rp\u00a08.500. Maka 270.000 : 8.500 ≈ 31,8. Diperlukan <strong>32 kotak tambahan sepekan</strong> hanya untuk menutup upah itu.</p>
    <p>Berapa yang dapat ditambah? Delapan belas jam, 15 menit per kotak, paling banyak 72 kotak. Jadi bila pesanan tambahan lebih dari 32 kotak, usaha mulai mendapat manfaat; pada 72 kotak lebihnya 72 × 8.500 − 270.000 = Rp\u00a0342.000. Bila tambahan hanya 20 kotak, usaha kehilangan 270.000 − 170.000 = Rp\u00a0100.000 sepekan, kecuali Laras memang ingin membeli waktu istirahatnya sendiri. Itu alasan yang sah, asalkan disadari.</p>
    <p>Periksa tarifnya. Ketentuan upah bagi usaha mikro dan kecil berbeda dari perusahaan besar; tanyakan kepada dinas tenaga kerja, dan bandingkan dengan upah yang lazim di sekitar Anda.</p>
    <h2>Beberapa hari lepas, dibayar</h2>
    <p>Sebelum berjanji tiga bulan, mintalah Mbak Yuni membantu dua atau tiga hari sebagai pekerja harian, dengan upah penuh. Perhatikan tiga hal: ketepatan datang, kebersihan tangan dan meja, dan apa yang dilakukan ketika tidak ada perintah.</p>
    `),
    code(
      "text",
      `
      Kesepakatan kerja           Laras dan Yuni, berlaku 3 bulan
      Pekerjaan : menyiapkan bahan, mengemas, membersihkan dapur
      Waktu     : Kamis, Jumat, Sabtu, 07.00-13.30
                  (istirahat 30 menit)
      Upah      : 15.000 per jam, dibayar Sabtu, tunai, ada tanda terima
      Makan     : satu kali, dari dapur
      Sakit     : beri kabar sebelum pukul 06.00
      Lembur    : hanya bila keduanya setuju, dicatat jamnya
      Berhenti  : saling memberi tahu dua pekan sebelumnya
      `,
      "Satu halaman, dibacakan bersama, ditandatangani berdua, masing-masing menyimpan satu.",
    ),
    prose(`
    <h2>Di dalam buku</h2>
    <p>Upah Mbak Yuni adalah beban: debit Beban upah Rp\u00a0270.000, kredit Kas Rp\u00a0270.000. Bedakan dari prive Laras. Tanyakan pula kepesertaan BPJS Ketenagakerjaan; perlindungan kecelakaan kerja di dapur berpisau bukan kemewahan.</p>
    <h2>Mengajar sebelum menyuruh</h2>
    <p>Tulis satu pekerjaan dalam enam langkah, kerjakan sekali sambil dilihat, lalu lihat sekali tanpa menyela. Kesalahan majikan baru hampir selalu sama: mengambil kembali pisau karena “lebih cepat kalau saya sendiri”. Untuk hari ini benar. Untuk bulan depan Anda membayar dua orang agar satu orang bekerja.</p>
    `),
    check(
      "Sebuah kotak menyisakan Rp\u00a06.000 sebelum upah. Pembantu dibayar Rp\u00a0240.000 sepekan. Berapa kotak tambahan agar upahnya tertutup?",
      ["40", "240.000 : 6.000 = 40 kotak tambahan setiap pekan."],
      ["24", "Angka itu membagi dengan 10.000. Pembaginya harus sisa per kotak, yaitu 6.000."],
      ["60", "Pada 60 kotak usaha sudah memperoleh lebih: 60 × 6.000 − 240.000 = 120.000."],
    ),
  ),
  chapter(
    "Buku tujuh hari milik Anda sendiri",
    40,
    prose(`
    <p>Sampai di sini Laras yang bekerja. Sekarang giliran Anda. Karya akhir kursus ini adalah satu map yang dapat diletakkan di meja seorang auditor, mitra, atau ibu mertua, dan dimengerti tanpa Anda temani.</p>
    <h2>Isi map</h2>
    <ol>
    <li><strong>Catatan pesanan</strong> untuk tiga pesanan sungguhan, masing-masing dengan lima keterangan. Bila belum punya usaha, kerjakan pesanan untuk keluarga dengan harga sebenarnya.</li>
    <li><strong>Hitungan biaya</strong> satu produk, dengan tanggal di samping setiap harga, dan harga jual dengan margin yang Anda pilih.</li>
    <li><strong>Satu penawaran</strong> beserta aturan uang muka dan pembatalannya.</li>
    <li><strong>Buku kas tujuh hari berturut-turut</strong>, lengkap dengan hasil hitung uang setiap malam, termasuk selisihnya.</li>
    <li><strong>Jurnal, buku besar, neraca saldo</strong> untuk tujuh hari yang sama.</li>
    <li><strong>Laba rugi dan neraca.</strong></li>
    <li><strong>Satu halaman pertanyaan</strong> untuk kantor yang akan Anda datangi: NIB, pajak, atau dinas terkait usaha Anda.</li>
    </ol>
    <h2>Memeriksa sendiri sebelum diperiksa orang</h2>
    <table>
    <thead><tr><th scope="col">Pemeriksaan</th><th scope="col">Yang harus cocok</th></tr></thead>
    <tbody>
    <tr><td>Saldo buku kas hari ketujuh</td><td>akun Kas di buku besar, dan uang yang dihitung</td></tr>
    <tr><td>Jumlah debit jurnal</td><td>jumlah kredit jurnal</td></tr>
    <tr><td>Jumlah kuitansi setiap pesanan</td><td>nota dikurangi piutang</td></tr>
    <tr><td>Modal awal + laba − prive + setoran</td><td>modal di neraca</td></tr>
    <tr><td>Uang muka yang masih tersisa</td><td>pesanan yang belum diserahkan</td></tr>
    </tbody>
    </table>
    <h2>Minta seorang teman membaca</h2>
    <p>Cari satu orang seangkatan yang tidak tahu apa-apa tentang usaha Anda. Berikan mapnya, beri waktu lima belas menit, lalu ajukan tiga pertanyaan: apakah usaha ini untung, siapa yang masih berutang kepadanya, dan apakah pemiliknya mengambil terlalu banyak? Bila ia menjawab benar ketiganya, map itu selesai. Bila tidak, perbaiki halaman yang membuatnya ragu, bukan penjelasan Anda.</p>
    <h2>Sesudah hari ketujuh</h2>
    <p>Pilih satu malam setiap pekan untuk jurnal, satu hari setiap bulan untuk kedua laporan, dan satu jam setiap tiga bulan untuk menghitung ulang harga. Tempelkan jadwal itu di dapur, bengkel, atau meja jahit. Orang yang sanggup tujuh hari hampir selalu sanggup tujuh puluh.</p>
    <p>Di halaman paling belakang map, tulis nama orang yang dahulu memberi Anda pesanan pertama, beserta tanggalnya. Pada peringatan tahun pertama usaha Anda, kirimi dia sekotak. Jangan lupa mencatatnya, sebagai pemberian.</p>
    `),
  ),
);
