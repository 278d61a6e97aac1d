import { chapter, check, code, courseModule, prose, task } from "../../courseParts";

export const menghitungPerKelompok = courseModule(
  "Menghitung per kelompok",
  "Dari empat belas baris menjadi satu angka, lalu menjadi tabel yang menjawab.",
  chapter(
    "COUNT, SUM, AVG, dan baris yang dilewati",
    20,
    prose(`
      <p>Fungsi agregat meringkas banyak baris menjadi satu nilai. Lima yang paling sering dipakai: <code>count</code>, <code>sum</code>, <code>avg</code>, <code>min</code>, <code>max</code>. Terapkan beberapa di antaranya pada tabel <code>penjualan</code> yang sudah bersih.</p>
    `),
    code(
      "sql",
      `
      SELECT count(*) AS baris, count(harga) AS berharga,
             sum(jumlah * harga) AS omzet,
             min(tanggal) AS awal, max(tanggal) AS akhir
      FROM penjualan;
      `,
    ),
    code(
      "text",
      `
      baris  berharga  omzet    awal        akhir
      -----  --------  -------  ----------  ----------
      14     13        2280000  2026-03-02  2026-05-18
      `,
    ),
    prose(`
      <p>Omzet Rp2.280.000. Sebelum dikirim ke ketua, tanyakan: dari berapa baris angka itu berasal? Semua agregat selain <code>count(*)</code> melewati <code>NULL</code>. Empat kotak teh yang harganya tidak tercatat tidak menyumbang apa pun. Kalimat yang jujur berbunyi “Rp2.280.000, di luar satu nota tanpa harga”.</p>
      <p><code>min</code> dan <code>max</code> pada tanggal bekerja karena bentuknya sudah tahun-bulan-hari. Pada tabel <code>mentah</code>, <code>min(tanggal)</code> menjawab <code>11/3/2026</code>. Membaca dua ujung ini adalah pemeriksaan murah: tanggal paling awal yang jatuh pada tahun 1900 atau tahun depan selalu salah ketik.</p>
      <h2>Rata-rata dari apa?</h2>
      <p>Tiga kueri berikut semuanya bisa disebut “harga rata-rata”, dan ketiganya berbeda:</p>
    `),
    code(
      "sql",
      `
      SELECT round(avg(harga)) AS per_baris,
             round(avg(coalesce(harga, 0))) AS null_jadi_nol,
             round(sum(jumlah * harga) * 1.0 /
                   sum(CASE WHEN harga IS NOT NULL THEN jumlah END)) AS per_satuan
      FROM penjualan;
      `,
    ),
    code(
      "text",
      `
      per_baris  null_jadi_nol  per_satuan
      ---------  -------------  ----------
      30077.0    27929.0        25618.0
      `,
    ),
    prose(`
      <ul>
        <li><strong>per_baris</strong>: setiap baris nota dihitung sama berat, entah isinya satu bungkus atau dua puluh.</li>
        <li><strong>null_jadi_nol</strong>: teh yang tidak diketahui harganya dianggap gratis. Angka ini salah, bukan sekadar berbeda.</li>
        <li><strong>per_satuan</strong>: uang dibagi banyaknya barang. Inilah jawaban atas “rata-rata satu barang laku berapa?”. <code>CASE</code> tanpa <code>ELSE</code> di sini disengaja: teh menjadi <code>NULL</code>, dan <code>sum</code> melewatinya.</li>
      </ul>
      <p>Perhatikan <code>* 1.0</code>. Di SQLite, bilangan bulat dibagi bilangan bulat hasilnya dipotong: <code>7 / 2</code> adalah 3. Cukup satu pihak berupa pecahan supaya hasilnya 3,5. Persentase yang selalu 0 hampir pasti berasal dari pembagian bulat.</p>
      <h2>Menghitung yang berbeda</h2>
      <p><code>count(DISTINCT nota)</code> menghitung isi yang berlainan. Pada tabel ini hasilnya 13, bukan 14, karena K-105 muncul dua kali. Dan ketika tidak ada baris sama sekali, <code>sum</code> menghasilkan <code>NULL</code>, sedangkan <code>count</code> menghasilkan 0. Bungkus dengan <code>coalesce(sum(…), 0)</code> kalau laporannya perlu angka nol.</p>
    `),
    check(
      "Sebuah kolom berisi 10, 20, dan NULL. Berapa avg() kolom itu?",
      ["15", "Benar. NULL dilewati: (10 + 20) dibagi 2."],
      ["10", "Itu 30 dibagi 3. Pembaginya hanya nilai yang diketahui, jadi dua."],
      ["NULL", "Operasi biasa seperti 10 + NULL memang NULL, tetapi agregat melewatinya."],
    ),
  ),
  chapter(
    "GROUP BY: satu baris per jawaban",
    24,
    prose(`
      <p>Omzet keseluruhan jarang cukup. Ketua ingin tahu omzet <em>per barang</em>. Kata “per” dalam bahasa sehari-hari hampir selalu berarti <code>GROUP BY</code>: baris dikumpulkan menurut nilai sebuah kolom, lalu agregatnya dihitung di dalam tiap kumpulan.</p>
    `),
    code(
      "sql",
      `
      SELECT barang, count(*) AS baris, sum(jumlah) AS terjual, sum(jumlah * harga) AS omzet
      FROM penjualan
      GROUP BY barang
      ORDER BY omzet DESC;
      `,
    ),
    code(
      "text",
      `
      barang            baris  terjual  omzet
      ----------------  -----  -------  -------
      gula aren         6      36       1023000
      kopi bubuk        4      18       822000
      keripik singkong  2      30       360000
      sabun sereh       1      5        75000
      teh celup         1      4        NULL
      `,
      "1.023.000 + 822.000 + 360.000 + 75.000 = 2.280.000.",
    ),
    prose(`
      <p>Jumlahkan kolomnya dan bandingkan dengan angka bab lalu. Kalau tidak sama, ada baris yang tercecer atau terhitung dua kali. Pemeriksaan ini makan waktu sepuluh detik dan sudah menyelamatkan banyak rapat.</p>
      <p>Omzet teh celup tampil <code>NULL</code>, bukan nol. Semua baris dalam kelompok itu tidak punya harga, jadi tidak ada yang bisa dijumlahkan. Biarkan begitu di kueri kerja Anda. Di laporan, tulis “belum diketahui”.</p>
      <p>Bandingkan juga dua kolom tengahnya. Keripik hanya muncul di dua baris, tetapi terjual 30 bungkus, hampir sebanyak gula. Menghitung baris menjawab “seberapa sering dibeli”, menjumlahkan kolom menjawab “seberapa banyak”. Orang sering meminta yang satu dan menerima yang lain.</p>
      <h2>NULL juga sebuah kelompok</h2>
      <p><code>GROUP BY bayar</code> menghasilkan tiga kelompok: tunai, transfer, dan <code>NULL</code>. Beri nama yang terbaca:</p>
    `),
    code(
      "sql",
      `
      SELECT coalesce(bayar, '(tidak dicatat)') AS cara, count(*) AS baris
      FROM penjualan
      GROUP BY cara
      ORDER BY baris DESC;
      `,
    ),
    code(
      "text",
      `
      cara             baris
      ---------------  -----
      transfer         6
      tunai            5
      (tidak dicatat)  3
      `,
    ),
    prose(`
      <h2>Kolom yang menumpang</h2>
      <p>Kesalahan paling mahal dengan <code>GROUP BY</code> di SQLite ialah menyebut kolom yang tidak dikelompokkan dan tidak diagregat:</p>
    `),
    code("sql", `SELECT barang, pembeli, sum(jumlah) AS terjual FROM penjualan GROUP BY barang;`),
    prose(`
      <p>Hasilnya menampilkan satu nama pembeli di sebelah gula aren, lengkap dengan angka 36. Seolah-olah ia yang membeli semuanya. Padahal nama itu diambil dari salah satu baris saja, terserah SQLite. PostgreSQL menolak kueri ini dengan galat, dan penolakan itu kebaikan.</p>
      <p>Pegang aturannya: setiap kolom sesudah <code>SELECT</code> harus ada di <code>GROUP BY</code>, atau dibungkus agregat. Kalau yang diinginkan memang “per barang per pembeli”, tulis <code>GROUP BY barang, pembeli</code>. Kalau yang diinginkan daftar namanya, tulis <code>group_concat(DISTINCT pembeli)</code>.</p>
    `),
    check(
      "Ada 5 barang dan 4 pembeli. Paling banyak berapa baris hasil GROUP BY barang, pembeli?",
      ["20", "Benar. Setiap pasangan yang benar-benar muncul menjadi satu baris, jadi paling banyak 5 × 4."],
      ["9", "Kelompoknya pasangan, bukan jumlah dua daftar."],
      ["5", "Itu kalau hanya dikelompokkan menurut barang."],
    ),
    task(
      "Upah panen per orang",
      `
      <p>Empat pemetik teh dibayar Rp1.500 per kilogram. Buat kueri yang menampilkan <strong>nama</strong>, <strong>banyaknya hari</strong>, <strong>total kilogram</strong>, dan <strong>upah</strong>, dari upah terbesar.</p>
      <p>Satu timbangan tidak tercatat; harinya tetap dihitung. Kalau benar, baris pertama: Iyam, 3 hari, 64 kg, 96000.</p>
      `,
      "sql",
      `
      CREATE TABLE petik (id INTEGER PRIMARY KEY, nama TEXT, hari TEXT, kg INTEGER);
      INSERT INTO petik VALUES
        (1, 'Iyam', '2026-08-03', 22), (2, 'Enok', '2026-08-03', 18),
        (3, 'Iyam', '2026-08-04', 19), (4, 'Dedeh', '2026-08-04', 25),
        (5, 'Enok', '2026-08-05', NULL), (6, 'Iyam', '2026-08-05', 23),
        (7, 'Dedeh', '2026-08-05', 21), (8, 'Wati', '2026-08-05', 17);

      SELECT nama
      FROM petik
      GROUP BY nama;
      `,
    ),
  ),
  chapter(
    "WHERE sebelum, HAVING sesudah",
    18,
    prose(`
      <p>Ketua hanya tertarik pada barang yang muncul setidaknya dua kali. Syarat itu bukan tentang satu baris, melainkan tentang satu kelompok, jadi <code>WHERE</code> tidak bisa menjawabnya: ketika <code>WHERE</code> bekerja, kelompoknya belum ada. Untuk syarat atas kelompok ada <code>HAVING</code>.</p>
    `),
    code(
      "sql",
      `
      SELECT barang, count(*) AS baris, sum(jumlah) AS terjual
      FROM penjualan
      GROUP BY barang
      HAVING count(*) >= 2
      ORDER BY terjual DESC;
      `,
    ),
    code(
      "text",
      `
      barang            baris  terjual
      ----------------  -----  -------
      gula aren         6      36
      keripik singkong  2      30
      kopi bubuk        4      18
      `,
    ),
    prose(`
      <h2>Urutan kerja yang sebenarnya</h2>
      <p>SQL ditulis dengan urutan yang tidak sama dengan urutan kerjanya. Hafalkan yang ini; banyak keheranan selesai karenanya:</p>
      <ol>
        <li><code>FROM</code> mengambil tabel.</li>
        <li><code>WHERE</code> membuang baris.</li>
        <li><code>GROUP BY</code> mengumpulkan yang tersisa.</li>
        <li><code>HAVING</code> membuang kelompok.</li>
        <li><code>SELECT</code> menghitung kolom yang ditampilkan.</li>
        <li><code>ORDER BY</code>, lalu <code>LIMIT</code>.</li>
      </ol>
      <p>Keduanya boleh dipakai bersama. Siapa yang belanjanya sebelum Mei mencapai setengah juta?</p>
    `),
    code(
      "sql",
      `
      SELECT pembeli, count(*) AS baris, sum(jumlah * harga) AS belanja
      FROM penjualan
      WHERE tanggal < '2026-05-01'
      GROUP BY pembeli
      HAVING sum(jumlah * harga) >= 500000
      ORDER BY belanja DESC;
      `,
    ),
    code(
      "text",
      `
      pembeli      baris  belanja
      -----------  -----  -------
      warung asih  4      949000
      pak dadang   3      543000
      `,
      "Tanpa WHERE, belanja Warung Asih menjadi 1.225.000: nota bulan Mei ikut dihitung.",
    ),
    prose(`
      <p>Syarat tanggal menentukan <em>apa yang dijumlahkan</em>, syarat belanja menentukan <em>siapa yang ditampilkan</em>. Menukar keduanya mengubah arti pertanyaannya.</p>
      <p>Urutan kerja itu juga menjelaskan mengapa nama buatan seperti <code>belanja</code> belum dikenal di <code>WHERE</code> menurut standar SQL: nama itu baru lahir di langkah kelima. SQLite melonggarkannya untuk <code>HAVING</code> dan <code>GROUP BY</code>, dan kita memakainya di <code>GROUP BY</code> demi keterbacaan. Di <code>HAVING</code> kita menulis ulang rumusnya, supaya kueri yang sama jalan juga di PostgreSQL.</p>
      <p>Biasakan menyaring sedini mungkin. Baris yang dibuang <code>WHERE</code> tidak perlu dikelompokkan sama sekali, jadi selain lebih jelas, kuerinya juga lebih ringan pada tabel besar.</p>
      <p>Kesalahan yang sering lolos pemeriksaan: menaruh syarat baris di <code>HAVING</code>, misalnya <code>HAVING tanggal &lt; '2026-05-01'</code>. SQLite menerimanya dan memeriksa tanggal dari satu baris sembarang di tiap kelompok. Hasilnya kadang tampak benar. Kalau sebuah syarat bisa dijawab dengan menatap satu baris saja, tempatnya di <code>WHERE</code>.</p>
    `),
    check(
      "“Bulan-bulan yang punya lebih dari empat nota tunai.” Di mana masing-masing syarat ditaruh?",
      [
        "bayar = 'tunai' di WHERE, count(*) > 4 di HAVING",
        "Benar. Tunai terbaca dari satu baris; banyaknya nota baru ada setelah dikelompokkan.",
      ],
      [
        "Keduanya di HAVING",
        "Syarat tunai akan diperiksa pada satu baris sembarang per bulan, bukan pada semua baris.",
      ],
      ["Keduanya di WHERE", "count(*) belum ada ketika WHERE bekerja; SQLite menolaknya sebagai salah pakai agregat."],
    ),
  ),
  chapter(
    "Bulan ke samping, barang ke bawah",
    22,
    prose(`
      <p>Rapat anggota lebih mudah membaca tabel daripada daftar panjang: barang ke bawah, bulan ke samping. Mulailah dari daftar per bulan. <code>strftime('%Y-%m', tanggal)</code> memotong tanggal menjadi tahun dan bulan.</p>
    `),
    code(
      "sql",
      `
      SELECT strftime('%Y-%m', tanggal) AS bulan, count(*) AS baris, sum(jumlah * harga) AS omzet
      FROM penjualan
      GROUP BY bulan
      ORDER BY bulan;
      `,
    ),
    code(
      "text",
      `
      bulan    baris  omzet
      -------  -----  ------
      2026-03  7      933000
      2026-04  5      984000
      2026-05  2      363000
      `,
    ),
    prose(`
      <p>Kelompokkan menurut tahun <em>dan</em> bulan. <code>strftime('%m', tanggal)</code> saja menjumlahkan Maret tahun ini dengan Maret tahun lalu; selama datanya baru setahun kesalahan itu tidur, lalu bangun pada bulan Januari.</p>
      <p>Bulan Mei berhenti pada tanggal 18, tanggal nota terakhir. Tulis itu di samping angkanya, sebab pembaca yang melihat 363.000 di bawah 984.000 akan menyimpulkan penjualan jatuh.</p>
      <h2>CASE di dalam SUM</h2>
      <p>Untuk memutar bulan ke samping, buat satu kolom per bulan. Tiap kolom menjumlahkan hanya baris bulannya; baris lain menyumbang nol.</p>
    `),
    code(
      "sql",
      `
      SELECT barang,
             sum(CASE WHEN tanggal LIKE '2026-03%' THEN jumlah ELSE 0 END) AS maret,
             sum(CASE WHEN tanggal LIKE '2026-04%' THEN jumlah ELSE 0 END) AS april,
             sum(CASE WHEN tanggal LIKE '2026-05%' THEN jumlah ELSE 0 END) AS mei,
             sum(jumlah) AS total
      FROM penjualan
      GROUP BY barang
      ORDER BY total DESC;
      `,
    ),
    code(
      "text",
      `
      barang            maret  april  mei  total
      ----------------  -----  -----  ---  -----
      gula aren         21     12     3    36
      keripik singkong  10     20     0    30
      kopi bubuk        5      7      6    18
      sabun sereh       0      5      0    5
      teh celup         4      0      0    4
      `,
    ),
    prose(`
      <p>Periksa mendatar: 21 + 12 + 3 = 36. Kolom <code>total</code> sengaja dihitung sendiri, bukan dari tiga kolom di kirinya. Begitu data bulan Juni masuk dan Anda lupa menambah kolom, jumlah mendatar tidak lagi cocok, dan kelupaan itu langsung terlihat.</p>
      <h2>Nol yang berarti dua hal</h2>
      <p>Angka 0 pada sabun bulan Maret berarti “tidak ada nota”, bukan “tidak laku”. Sabun baru dibuat anggota pada bulan April. Tabel tidak bisa membedakannya, jadi tulis sebagai catatan kaki. Sebaliknya, bila Anda menghapus <code>ELSE 0</code>, sel itu menjadi <code>NULL</code>. Dua-duanya boleh; yang tidak boleh ialah tidak tahu mana yang dipakai.</p>
      <p>Cara memutar seperti ini menuntut Anda menuliskan setiap kolom. Untuk tiga bulan itu wajar. Untuk tiga puluh hari, biarkan hasilnya memanjang ke bawah dan putar di lembar kerja.</p>
    `),
    check(
      "Mengapa kolom total dihitung dengan sum(jumlah), tidak dengan menjumlahkan kolom maret, april, dan mei?",
      [
        "Supaya menjadi pembanding kalau ada bulan yang belum dibuatkan kolom",
        "Benar. Dua jalan menuju angka yang sama adalah alat uji; selisihnya menunjukkan bulan yang terlupa.",
      ],
      [
        "Karena SQL melarang penjumlahan tiga kolom",
        "Tidak dilarang. Hanya saja hasilnya akan selalu cocok dengan dirinya sendiri, sehingga tidak menguji apa pun.",
      ],
      ["Karena CASE menghasilkan teks", "CASE di sini menghasilkan bilangan, sama seperti kolom jumlah."],
    ),
  ),
);
