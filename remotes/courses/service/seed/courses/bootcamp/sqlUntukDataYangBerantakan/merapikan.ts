import { chapter, check, code, courseModule, prose, task } from "../../courseParts";

export const merapikan = courseModule(
  "Merapikan tanpa merusak asal",
  "Nama, rupiah, dan tanggal yang ditulis tiga orang berbeda.",
  chapter(
    "Satu orang, tiga ejaan",
    18,
    prose(`
      <p>Berapa pembeli yang dimiliki koperasi? <code>SELECT DISTINCT pembeli</code> mengeluarkan delapan nama. Penjaga toko bersikeras hanya ada empat. Tambahkan panjang teksnya, dan sebabnya terlihat.</p>
    `),
    code(
      "sql",
      `
      SELECT DISTINCT pembeli, length(pembeli) AS panjang
      FROM mentah
      ORDER BY lower(trim(pembeli)), pembeli;
      `,
    ),
    code(
      "text",
      `
      pembeli       panjang
      ------------  -------
      Bu Imas       7
      bu imas       7
       Pak Dadang   11
      Pak Dadang    10
      Teh Nining    10
      WARUNG ASIH   11
      Warung Asih   11
      Warung Asih   12
      `,
      "Dua Warung Asih yang tampak sama panjangnya berbeda satu: ada spasi di ujung.",
    ),
    prose(`
      <p>Spasi di ujung tidak kelihatan di layar, tetapi bagi <code>=</code> dan <code>DISTINCT</code> ia huruf biasa. Karena itu <code>length</code> adalah kaca pembesar pertama yang diambil ketika dua nilai “sama” tidak mau dianggap sama.</p>
      <h2>Tiga alat untuk teks</h2>
      <ul>
        <li><code>trim(x)</code> membuang spasi di kedua ujung, bukan di tengah.</li>
        <li><code>lower(x)</code> mengecilkan huruf A sampai Z. Huruf beraksen seperti É dibiarkan oleh SQLite bawaan.</li>
        <li><code>replace(x, a, b)</code> mengganti setiap <code>a</code> dengan <code>b</code>; <code>replace(x, '  ', ' ')</code> merapatkan spasi ganda di tengah nama.</li>
      </ul>
      <p>Sebelum memakainya pada seluruh tabel, uji pada satu nilai yang paling buruk. <code>SELECT '[' || trim(' Pak Dadang') || ']';</code> mengeluarkan <code>[Pak Dadang]</code>. Tanda <code>||</code> merangkai teks, dan kurung siku di kedua ujung membuat spasi yang tersisa langsung tampak.</p>
      <p>Fungsi boleh ditumpuk; yang paling dalam dikerjakan lebih dulu.</p>
    `),
    code(
      "sql",
      `
      SELECT lower(trim(pembeli)) AS nama, count(*) AS baris
      FROM mentah
      GROUP BY nama
      ORDER BY nama;
      `,
      "GROUP BY dibahas tuntas di modul ketiga; di sini ia mengumpulkan baris yang namanya sama.",
    ),
    code(
      "text",
      `
      nama         baris
      -----------  -----
      bu imas      4
      pak dadang   3
      teh nining   2
      warung asih  5
      `,
      "4 + 3 + 2 + 5 = 14. Tidak ada baris yang tercecer.",
    ),
    prose(`
      <h2>Yang tidak boleh diputuskan mesin</h2>
      <p>Salah ketik seperti “Bu Imaz” tidak tertolong oleh <code>trim</code> dan <code>lower</code>. Jangan menebak dengan <code>LIKE 'bu ima%'</code>; boleh jadi Bu Imaniar memang ada. Cara yang aman ialah tabel padanan berisi dua kolom, ejaan yang ditemukan dan nama yang benar, yang setiap barisnya disetujui orang yang mengenal pembelinya. Anda menyiapkan daftar yang meragukan; juru tulis yang memutuskan.</p>
      <p>Kesalahan yang sering: menimpa kolom <code>pembeli</code> di tabel asal. Begitu ditimpa, Anda tidak bisa lagi membuktikan apa yang semula tertulis. Selama kursus ini tabel <code>mentah</code> tidak pernah diubah, hanya dibaca.</p>
    `),
    check(
      "Dua nilai tampak sama di layar tetapi muncul sebagai dua baris pada DISTINCT. Apa yang diperiksa lebih dulu?",
      [
        "length() keduanya, untuk mencari spasi tersembunyi",
        "Tepat. Panjang yang berbeda langsung menunjukkan ada huruf yang tidak terlihat.",
      ],
      ["Indeks tabelnya, barangkali rusak", "Indeks memengaruhi kecepatan. DISTINCT tetap membandingkan isi nilainya."],
      [
        "Tipe kolomnya, lalu diubah ke INTEGER",
        "Nama orang tidak punya arti sebagai bilangan; semuanya akan menjadi 0.",
      ],
    ),
  ),
  chapter(
    "Rupiah dengan titik, dan kata Rp",
    22,
    prose(`
      <p>Di kolom harga ada empat cara menulis: <code>28000</code>, <code>28.000</code>, <code>Rp 28.000</code>, dan tidak menulis. Anda sudah melihat bahwa mengalikannya begitu saja menghasilkan 56,0 dan 0. Sekarang kita rapikan dengan <code>replace</code> yang ditumpuk: buang <code>Rp</code>, buang titik, buang sisa spasi, baru jadikan bilangan.</p>
    `),
    code(
      "sql",
      `
      SELECT id, harga,
             CAST(trim(replace(replace(harga, 'Rp', ''), '.', '')) AS INTEGER) AS rapi
      FROM mentah
      WHERE id IN (1, 3, 5, 7);
      `,
    ),
    code(
      "text",
      `
      id  harga      rapi
      --  ---------  -----
      1   28000      28000
      3   28.000     28000
      5   Rp 28.000  28000
      7   NULL       NULL
      `,
    ),
    prose(`
      <p>Bacalah dari dalam untuk baris 5: <code>'Rp 28.000'</code> menjadi <code>' 28.000'</code>, lalu <code>' 28000'</code>, lalu <code>'28000'</code>, lalu bilangan 28000. Baris 7 tetap <code>NULL</code>, dan memang harus begitu.</p>
      <p>Mengapa tidak cukup <code>replace(harga, 'Rp ', '')</code>, dengan spasi di dalam kutip? Karena besok pasti ada yang menulis <code>Rp28.000</code> tanpa spasi. Lebih aman membuang huruf-hurufnya satu per satu, lalu membiarkan <code>trim</code> mengurus sisanya. Tulis aturan untuk data yang akan datang, tidak hanya untuk yang sudah Anda lihat.</p>
      <p>Mata uangnya juga sebuah anggapan. Kolom ini seluruhnya rupiah karena koperasi hanya menerima rupiah; tulis anggapan itu di atas kuerinya.</p>
      <h2>Aturan yang hanya berlaku di sini</h2>
      <p>Membuang semua titik benar selama titik selalu berarti ribuan. Begitu ada yang menulis <code>28.000,50</code> atau <code>28,000</code> cara Inggris, aturan itu merusak angka: <code>28.5</code> akan menjadi 285. Maka periksa dulu bentuk apa saja yang ada. <code>GLOB</code> mencocokkan pola dengan kelas huruf; <code>[^0-9]</code> berarti “selain angka”.</p>
    `),
    code("sql", `SELECT DISTINCT harga FROM mentah WHERE harga GLOB '*[^0-9]*';`),
    code(
      "text",
      `
      harga
      ---------
      28.000
      Rp 28.000
      46.000
      `,
      "Hanya tiga bentuk, semuanya titik ribuan. Aturan kita aman.",
    ),
    prose(`
      <h2>CASE untuk menandai yang ganjil</h2>
      <p><code>CASE</code> memilih nilai menurut syarat pertama yang terpenuhi. Pakailah untuk memberi label, supaya baris yang meragukan terlihat alih-alih lenyap.</p>
    `),
    code(
      "sql",
      `
      SELECT nota, harga,
             CASE
               WHEN harga IS NULL THEN 'tanya bendahara'
               WHEN harga GLOB '*[^0-9]*' THEN 'dirapikan'
               ELSE 'apa adanya'
             END AS catatan
      FROM mentah
      WHERE id BETWEEN 5 AND 8;
      `,
    ),
    code(
      "text",
      `
      nota   harga      catatan
      -----  ---------  ---------------
      K-105  Rp 28.000  dirapikan
      K-105  Rp 28.000  dirapikan
      K-106  NULL       tanya bendahara
      K-107  45000      apa adanya
      `,
    ),
    prose(`
      <p>Urutan <code>WHEN</code> penting: yang khusus di atas, yang umum di bawah. Dan jangan lupa <code>ELSE</code>. Tanpa <code>ELSE</code>, baris yang tidak cocok dengan syarat mana pun mendapat <code>NULL</code>, dan Anda baru menyadarinya ketika jumlahnya meleset.</p>
    `),
    task(
      "Ongkos angkut yang bisa dijumlahkan",
      `
      <p>Sopir koperasi mencatat ongkos sesukanya. Ubah kolom <code>ongkos</code> menjadi bilangan di kolom baru bernama <code>rapi</code>, dan beri kolom <code>catatan</code> dengan <code>CASE</code>: <code>'tidak ada'</code> bila <code>NULL</code>, <code>'ada'</code> selain itu.</p>
      <p>Kalau benar, kolom <code>rapi</code> berisi 15000, 7500, 120000, dan <code>NULL</code>.</p>
      `,
      "sql",
      `
      CREATE TABLE angkut (id INTEGER PRIMARY KEY, tujuan TEXT, ongkos TEXT);
      INSERT INTO angkut VALUES
        (1, 'Soreang', 'Rp15.000'),
        (2, 'Pasirjambu', '7.500'),
        (3, 'Bandung', 'Rp 120000'),
        (4, 'Rancabali', NULL);

      SELECT id, tujuan, ongkos
             -- tambahkan rapi dan catatan di sini
      FROM angkut;
      `,
    ),
  ),
  chapter(
    "Tanggal sebagai teks",
    25,
    prose(`
      <p>SQLite tidak punya tipe tanggal. Yang ada hanyalah teks, dan fungsi-fungsi yang mengerti teks berbentuk <code>2026-03-02</code>: tahun empat angka, bulan dan hari dua angka. Bentuk itu berasal dari standar ISO 8601, dan punya dua keuntungan: terurut benar sebagai teks, serta tidak bisa tertukar antara hari dan bulan.</p>
    `),
    code(
      "sql",
      `
      SELECT strftime('%Y-%m', '2026-03-02') AS bulan,
             date('2026-03-20', '+30 days') AS jatuh_tempo,
             julianday('2026-04-01') - julianday('2026-03-20') AS selisih_hari,
             date('2/3/2026') AS tidak_dikenal;
      `,
    ),
    code(
      "text",
      `
      bulan    jatuh_tempo  selisih_hari  tidak_dikenal
      -------  -----------  ------------  -------------
      2026-03  2026-04-19   12.0          NULL
      `,
      "Bentuk yang tidak dikenal menjadi NULL, tanpa galat.",
    ),
    prose(`
      <h2>Hari dulu atau bulan dulu?</h2>
      <p>Lima baris kita berbentuk <code>2/3/2026</code>. Tanggal 2 Maret atau 3 Februari? Jangan menebak; cari bukti di data. Nota bernomor urut: K-104 bertanggal 9 Maret, K-106 bertanggal 20 Maret. Maka K-105 yang tertulis <code>11/3/2026</code> pasti 11 Maret, bukan 3 November. Orang yang sama menulis hari di depan, dan kita pegang aturan itu untuk kelima baris.</p>
      <p>Bukti seperti ini tidak selalu ada. Bila nota tidak bernomor, cari tanggal yang harinya lebih dari 12: <code>25/3/2026</code> hanya bisa dibaca satu cara. Bila itu pun tidak ada, tanyakan kepada penulisnya, dan catat jawabannya sebagai komentar di berkas SQL.</p>
      <h2>Memotong di garis miring</h2>
      <p><code>instr(x, '/')</code> memberi letak garis miring pertama, dan <code>substr(x, mulai, panjang)</code> memotong teks, dihitung dari 1. Supaya tidak menulis potongan yang sama berkali-kali, kita beri nama pada langkah pertama dengan <code>WITH</code>. Anggap saja itu tabel sementara yang hidup selama satu kueri.</p>
    `),
    code(
      "sql",
      `
      WITH potong AS (
        SELECT id, tanggal,
               instr(tanggal, '/') AS g1,
               substr(tanggal, instr(tanggal, '/') + 1) AS sisa
        FROM mentah
      )
      SELECT id, tanggal, sisa,
             CASE
               WHEN g1 = 0 THEN tanggal
               ELSE printf('%04d-%02d-%02d',
                           substr(sisa, instr(sisa, '/') + 1),
                           substr(sisa, 1, instr(sisa, '/') - 1),
                           substr(tanggal, 1, g1 - 1))
             END AS iso
      FROM potong
      WHERE id IN (1, 2, 5);
      `,
    ),
    code(
      "text",
      `
      id  tanggal     sisa        iso
      --  ----------  ----------  ----------
      1   2026-03-02  2026-03-02  2026-03-02
      2   2/3/2026    3/2026      2026-03-02
      5   11/3/2026   3/2026      2026-03-11
      `,
    ),
    prose(`
      <p>Telusuri baris 5: garis miring pertama di letak 3, jadi hari adalah <code>substr(tanggal, 1, 2)</code>, yaitu <code>11</code>. Sisanya <code>3/2026</code>; bulan ada di depan garis miring, tahun di belakangnya. <code>%02d</code> mengisi nol di depan sehingga 3 menjadi <code>03</code>.</p>
      <p>Kesalahan yang umum ialah merangkai dengan <code>||</code> tanpa nol di depan. Hasilnya <code>2026-3-2</code>, yang tampak wajar, tetapi ditolak <code>strftime</code> dan terurut keliru. Uji selalu dengan <code>GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'</code>.</p>
    `),
    check(
      "Mengapa tanggal sebaiknya disimpan sebagai 2026-03-02?",
      [
        "Urutan teksnya sama dengan urutan waktunya",
        "Benar. Tahun, bulan, lalu hari, semuanya berlebar tetap, sehingga pengurutan kamus sudah tepat.",
      ],
      ["Karena SQLite mengubahnya menjadi tipe DATE", "SQLite tidak punya tipe DATE tersendiri; nilainya tetap teks."],
      [
        "Karena lebih hemat tempat daripada 2/3/2026",
        "Justru lebih panjang dua huruf. Keuntungannya ada pada urutan dan kejelasan.",
      ],
    ),
  ),
  chapter(
    "Tabel bersih yang bisa dibuat ulang",
    22,
    prose(`
      <p>Semua potongan sudah ada: nama, rupiah, tanggal, cara bayar. Sekarang kita satukan menjadi tabel baru, <code>penjualan</code>, yang dipakai sampai akhir kursus. Tabel <code>mentah</code> tetap utuh di sebelahnya.</p>
    `),
    code(
      "sql",
      `
      CREATE TABLE penjualan AS
      WITH potong AS (
        SELECT *, instr(tanggal, '/') AS g1,
               substr(tanggal, instr(tanggal, '/') + 1) AS sisa
        FROM mentah
      )
      SELECT
        id,
        nota,
        CASE
          WHEN g1 = 0 THEN tanggal
          ELSE printf('%04d-%02d-%02d',
                      substr(sisa, instr(sisa, '/') + 1),
                      substr(sisa, 1, instr(sisa, '/') - 1),
                      substr(tanggal, 1, g1 - 1))
        END AS tanggal,
        lower(trim(pembeli)) AS pembeli,
        lower(trim(barang)) AS barang,
        CAST(jumlah AS INTEGER) AS jumlah,
        CAST(trim(replace(replace(harga, 'Rp', ''), '.', '')) AS INTEGER) AS harga,
        nullif(lower(trim(bayar)), '') AS bayar
      FROM potong;
      `,
      "Jalankan setelah perintah pembuat tabel mentah.",
    ),
    prose(`
      <p>Beberapa keputusan di situ layak diucapkan. Nama dikecilkan semua; huruf besarnya bisa dikembalikan saat mencetak laporan. Teks kosong di <code>bayar</code> menjadi <code>NULL</code>, sehingga hanya ada satu cara untuk tidak tahu. Kolom <code>id</code> ikut, supaya setiap baris bersih bisa dicari asalnya.</p>
      <h2>Saksi</h2>
      <p>Pembersihan yang tidak diuji hanyalah harapan. Bandingkan jumlah baris, dan cari yang tidak memenuhi bentuk yang dijanjikan:</p>
    `),
    code(
      "sql",
      `
      SELECT
        (SELECT count(*) FROM mentah) AS sebelum,
        (SELECT count(*) FROM penjualan) AS sesudah,
        (SELECT count(*) FROM penjualan
         WHERE tanggal NOT GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]') AS tanggal_rusak,
        (SELECT count(*) FROM penjualan WHERE harga IS NULL) AS tanpa_harga,
        (SELECT count(*) FROM penjualan WHERE harga = 0) AS harga_nol;
      `,
    ),
    code(
      "text",
      `
      sebelum  sesudah  tanggal_rusak  tanpa_harga  harga_nol
      -------  -------  -------------  -----------  ---------
      14       14       0              1            0
      `,
    ),
    prose(`
      <p>Empat belas tetap empat belas, semua tanggal berbentuk benar, dan satu harga yang sejak awal tidak ada masih tidak ada. Kolom terakhir mencari harga nol, jejak <code>CAST</code> yang gagal.</p>
      <h2>Tabel atau pandangan?</h2>
      <table>
        <thead><tr><th scope="col"></th><th scope="col"><code>CREATE TABLE … AS</code></th><th scope="col"><code>CREATE VIEW … AS</code></th></tr></thead>
        <tbody>
          <tr><th scope="row">Isinya</th><td>salinan saat itu</td><td>dihitung setiap kali dibaca</td></tr>
          <tr><th scope="row">Bila data asal bertambah</th><td>harus dibuat ulang</td><td>ikut bertambah</td></tr>
          <tr><th scope="row">Cocok untuk</th><td>data besar, laporan yang dibekukan</td><td>data kecil yang masih berubah</td></tr>
        </tbody>
      </table>
      <p>Apa pun pilihannya, simpan perintahnya dalam berkas. Kalau besok juru tulis mengirim seratus baris lagi, Anda hanya perlu <code>DROP TABLE penjualan;</code> lalu menjalankan berkas itu. Orang yang merapikan dengan <code>UPDATE</code> satu per satu harus mengingat semuanya, dan tidak ada yang ingat.</p>
      <p>Barangkali Anda melihat dua baris K-105 yang kembar. Kita biarkan dulu, dengan sengaja: sebelum membuangnya, kita perlu alat untuk membedakan kembar dari belanja dua kali. Sampai modul kelima, ingat bahwa setiap angka omzet masih memuatnya.</p>
    `),
    check(
      "Setelah pembersihan, kolom harga_nol ternyata 3. Dugaan pertama yang paling masuk akal?",
      [
        "Ada bentuk penulisan harga yang belum dikenali dan gagal di-CAST",
        "Benar. CAST mengembalikan 0 untuk teks yang tidak diawali angka, jadi cari tiga baris itu di tabel mentah.",
      ],
      [
        "Koperasi membagikan tiga barang gratis",
        "Mungkin saja, tetapi periksa dulu teks aslinya. Kegagalan membaca jauh lebih sering terjadi.",
      ],
      ["Tiga harga semula NULL", "CAST(NULL AS INTEGER) tetap NULL, jadi tidak akan terhitung sebagai nol."],
    ),
  ),
);
