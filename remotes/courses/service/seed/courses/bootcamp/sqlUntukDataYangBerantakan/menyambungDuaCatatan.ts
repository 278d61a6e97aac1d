import { chapter, check, code, courseModule, picture, prose, task } from "../../courseParts";

export const menyambungDuaCatatan = courseModule(
  "Menyambung dua catatan",
  "Tabel barang, tabel anggota, dan apa yang hilang atau bertambah di sambungannya.",
  chapter(
    "JOIN lewat kolom yang sama artinya",
    22,
    prose(`
      <p>Nota tidak mencatat modal. Modal ada di buku gudang, bersama kelompok barangnya. Masukkan buku itu sebagai tabel kedua.</p>
    `),
    code(
      "sql",
      `
      CREATE TABLE barang (nama TEXT PRIMARY KEY, kelompok TEXT, modal INTEGER);
      INSERT INTO barang VALUES
        ('gula aren',        'pemanis', 21000),
        ('kopi bubuk',       'minuman', 33000),
        ('teh celup',        'minuman', 11000),
        ('keripik singkong', 'camilan',  8000),
        ('dodol susu',       'camilan', 17000);
      `,
    ),
    prose(`
      <p><code>JOIN</code> memasangkan baris dari dua tabel menurut syarat sesudah <code>ON</code>. Beri tiap tabel nama pendek, <code>p</code> dan <code>b</code>, supaya jelas kolom mana milik siapa.</p>
    `),
    code(
      "sql",
      `
      SELECT p.nota, p.barang, b.kelompok, p.jumlah, b.modal
      FROM penjualan p
      JOIN barang b ON b.nama = p.barang
      ORDER BY p.id
      LIMIT 4;
      `,
    ),
    code(
      "text",
      `
      nota   barang            kelompok  jumlah  modal
      -----  ----------------  --------  ------  -----
      K-101  gula aren         pemanis   3       21000
      K-102  kopi bubuk        minuman   5       33000
      K-103  gula aren         pemanis   2       21000
      K-104  keripik singkong  camilan   10      8000
      `,
    ),
    prose(`
      <p>Sambungan ini berhasil karena modul kedua: kalau <code>barang</code> masih tertulis <code>Gula Aren</code> di satu tabel dan <code>gula aren</code> di tabel lain, tidak satu pun cocok. Merapikan kunci selalu mendahului menyambung.</p>
      <p>Kolom yang dicocokkan disebut kunci. Di tabel <code>barang</code>, <code>nama</code> adalah <code>PRIMARY KEY</code>: tiap nama hanya boleh ada sekali. Di tabel <code>penjualan</code>, nama yang sama boleh berulang sesering barangnya laku. Hubungan “satu di sana, banyak di sini” inilah yang paling lazim, dan yang membuat hasil sambungan paling banyak sepanjang tabel penjualan.</p>
      <p>Nama kolomnya tidak perlu sama. Yang perlu sama ialah artinya: <code>nama</code> di buku gudang dan <code>barang</code> di nota menunjuk benda yang sama. Sebaliknya, dua kolom yang kebetulan sama-sama bernama <code>id</code> biasanya tidak ada hubungannya.</p>
      <h2>Laba kotor per kelompok</h2>
    `),
    code(
      "sql",
      `
      SELECT b.kelompok, sum(p.jumlah * (p.harga - b.modal)) AS laba
      FROM penjualan p
      JOIN barang b ON b.nama = p.barang
      GROUP BY b.kelompok
      ORDER BY laba DESC;
      `,
    ),
    code(
      "text",
      `
      kelompok  laba
      --------  ------
      pemanis   267000
      minuman   228000
      camilan   120000
      `,
    ),
    prose(`
      <p>Telusuri camilan dengan tangan: 30 bungkus keripik, masing-masing untung 12.000 − 8.000 = 4.000, jadi 120.000. Cocok. Satu kelompok yang ditelusuri dengan tangan lebih berharga daripada sepuluh kueri yang dipercaya.</p>
      <h2>Lupa ON</h2>
      <p>Tanpa syarat, setiap baris dipasangkan dengan setiap baris: <code>SELECT count(*) FROM penjualan, barang;</code> menghasilkan 14 × 5 = 70. Jumlah baris yang melonjak persis sebesar hasil kali dua tabel adalah tanda <code>ON</code> yang terlupa.</p>
      <p>Dan satu hal lagi. Hitung hasil sambungan yang benar: 13 baris, padahal tabel <code>penjualan</code> memuat 14. Siapa yang hilang? Bab berikut menjawabnya.</p>
    `),
    check(
      "Tabel A berisi 6 baris, tabel B berisi 4 baris. Kunci di B unik, dan semua baris A punya pasangan. Berapa baris hasil JOIN?",
      ["6", "Benar. Setiap baris A mendapat tepat satu pasangan, tidak kurang dan tidak lebih."],
      ["24", "Itu hasil kali tanpa syarat ON."],
      ["10", "JOIN memasangkan ke samping, bukan menumpuk ke bawah. Yang menumpuk adalah UNION ALL."],
    ),
  ),
  chapter(
    "LEFT JOIN dan yang tidak ikut",
    24,
    prose(`
      <p><code>JOIN</code> biasa membuang baris yang tidak punya pasangan, diam-diam. <code>LEFT JOIN</code> mempertahankan semua baris tabel kiri; kolom dari kanan diisi <code>NULL</code> bila pasangannya tidak ada. Maka yang hilang bisa dicari dengan menanyakan <code>NULL</code>-nya.</p>
      <p>“Kiri” berarti tabel yang ditulis sesudah <code>FROM</code>. Bacalah kuerinya seperti kalimat: ambil semua penjualan, tempelkan keterangan barang kalau ada.</p>
      <p>Banyaknya baris hasil tidak pernah kurang dari tabel kiri. Kalau berkurang, ada <code>WHERE</code> yang ikut campur.</p>
      <p>Kolom yang ditanya <code>IS NULL</code> haruslah kuncinya, di sini <code>b.nama</code>. Kalau Anda menanyakan <code>b.kelompok</code>, barang yang ada di gudang tetapi kelompoknya belum diisi ikut terhitung hilang.</p>
    `),
    code(
      "sql",
      `
      SELECT p.nota, p.barang, b.kelompok
      FROM penjualan p
      LEFT JOIN barang b ON b.nama = p.barang
      WHERE b.nama IS NULL;
      `,
    ),
    code(
      "text",
      `
      nota   barang       kelompok
      -----  -----------  --------
      K-111  sabun sereh  NULL
      `,
      "Sabun sereh belum masuk buku gudang, sehingga labanya tidak pernah dihitung.",
    ),
    prose(`
      <h2>Dibalik: barang yang tidak laku</h2>
      <p>Tukar kiri dan kanan, dan pertanyaannya berganti. Sekarang semua barang dipertahankan, termasuk yang tidak punya nota.</p>
    `),
    code(
      "sql",
      `
      SELECT b.nama, coalesce(sum(p.jumlah), 0) AS terjual
      FROM barang b
      LEFT JOIN penjualan p ON p.barang = b.nama
      GROUP BY b.nama
      ORDER BY terjual;
      `,
    ),
    code(
      "text",
      `
      nama              terjual
      ----------------  -------
      dodol susu        0
      teh celup         4
      kopi bubuk        18
      keripik singkong  30
      gula aren         36
      `,
    ),
    prose(`
      <p>Untuk menghitung, pakai <code>count(p.id)</code>, bukan <code>count(*)</code>. Dodol susu tetap punya satu baris hasil, berisi <code>NULL</code> di sisi kanan; <code>count(*)</code> akan menyebutnya satu penjualan.</p>
      <p>Kedua kueri tadi adalah pasangan pemeriksaan yang layak dijalankan setiap kali menerima dua tabel: apa yang ada di kiri tetapi tidak di kanan, lalu sebaliknya. Yang pertama menemukan barang tanpa modal, yang kedua menemukan barang tanpa pembeli. Sering kali keduanya ternyata hanya beda ejaan, dan Anda kembali ke modul kedua dengan daftar pendek di tangan.</p>
      <h2>Syarat di ON atau di WHERE?</h2>
      <p>Buku anggota memuat empat nama. Warung Asih pelanggan biasa, jadi tidak ada di sana.</p>
    `),
    code(
      "sql",
      `
      CREATE TABLE anggota (nama TEXT PRIMARY KEY, desa TEXT);
      INSERT INTO anggota VALUES
        ('bu imas', 'Lebakmuncang'), ('pak dadang', 'Rawabogo'),
        ('teh nining', 'Panundaan'), ('pak ujang', 'Rawabogo');

      SELECT a.nama, count(p.id) AS nota_mei
      FROM anggota a
      LEFT JOIN penjualan p ON p.pembeli = a.nama AND p.tanggal >= '2026-05-01'
      GROUP BY a.nama
      ORDER BY nota_mei DESC, a.nama;
      `,
    ),
    code(
      "text",
      `
      nama        nota_mei
      ----------  --------
      bu imas     1
      pak dadang  0
      pak ujang   0
      teh nining  0
      `,
    ),
    prose(`
      <p>Pindahkan syarat tanggal ke <code>WHERE</code>, dan hanya Bu Imas yang tersisa: pada anggota tanpa nota, <code>p.tanggal</code> bernilai <code>NULL</code>, syaratnya tidak pasti benar, barisnya dibuang. <code>LEFT JOIN</code> Anda berubah menjadi <code>JOIN</code> biasa tanpa pemberitahuan. Pegangannya: syarat tentang tabel kanan masuk ke <code>ON</code>, kecuali Anda memang mencari <code>IS NULL</code>.</p>
    `),
    check(
      "Laporan “anggota dan banyaknya nota” menyebut Pak Ujang punya 1 nota, padahal ia tidak pernah belanja. Apa sebabnya?",
      [
        "count(*) dipakai alih-alih count(p.id)",
        "Benar. LEFT JOIN memberi Pak Ujang satu baris berisi NULL, dan count(*) menghitung baris itu.",
      ],
      ["JOIN biasa dipakai alih-alih LEFT JOIN", "Dengan JOIN biasa Pak Ujang tidak akan muncul sama sekali."],
      ["Kolom nama di tabel anggota tidak unik", "Nama adalah PRIMARY KEY di tabel itu, jadi pasti unik."],
    ),
    task(
      "Anggota yang belum menyetor iuran",
      `
      <p>Ubah kueri sehingga <strong>semua</strong> anggota tampil bersama total iurannya pada bulan September 2026, dari yang terkecil. Yang belum menyetor harus tampil dengan angka 0.</p>
      <p>Kalau benar: Asep 0, Rini 0, Yayah 25000, Tatang 50000. Urutan yang seri menurut nama.</p>
      `,
      "sql",
      `
      CREATE TABLE warga (nama TEXT PRIMARY KEY);
      INSERT INTO warga VALUES ('Asep'), ('Rini'), ('Tatang'), ('Yayah');
      CREATE TABLE iuran (nama TEXT, tanggal TEXT, setor INTEGER);
      INSERT INTO iuran VALUES
        ('Tatang', '2026-09-02', 25000), ('Tatang', '2026-09-16', 25000),
        ('Yayah', '2026-09-05', 25000), ('Rini', '2026-08-30', 25000);

      SELECT w.nama, sum(i.setor) AS total
      FROM warga w
      JOIN iuran i ON i.nama = w.nama
      WHERE i.tanggal LIKE '2026-09%'
      GROUP BY w.nama;
      `,
    ),
  ),
  chapter(
    "Omzet yang membengkak setelah disambung",
    20,
    prose(`
      <p>Bendahara meminta nomor telepon di samping belanja tiap pembeli. Daftar teleponnya pendek, hanya saja Bu Imas punya dua nomor.</p>
    `),
    code(
      "sql",
      `
      CREATE TABLE telepon (nama TEXT, nomor TEXT);
      INSERT INTO telepon VALUES
        ('bu imas', '0000-1111'), ('bu imas', '0000-2222'), ('pak dadang', '0000-3333');

      SELECT p.pembeli, count(*) AS baris, sum(p.jumlah * p.harga) AS belanja
      FROM penjualan p
      LEFT JOIN telepon t ON t.nama = p.pembeli
      GROUP BY p.pembeli
      ORDER BY p.pembeli;
      `,
    ),
    code(
      "text",
      `
      pembeli      baris  belanja
      -----------  -----  -------
      bu imas      8      544000
      pak dadang   3      543000
      teh nining   2      240000
      warung asih  5      1225000
      `,
      "Belanja Bu Imas menjadi dua kali lipat: 272.000 ditulis 544.000.",
    ),
    prose(`
      <p>Setiap nota Bu Imas menemukan dua pasangan, sehingga setiap nota muncul dua kali. Kuerinya sah dan tidak ada galat. Yang salah adalah anggapan kita bahwa satu nama berarti satu baris di tabel telepon.</p>
      <p>Kesalahan ini licik karena hanya mengenai sebagian orang. Tiga baris lain di laporan itu benar, jadi pemeriksaan sekilas pada Pak Dadang atau Teh Nining tidak menemukan apa-apa. Di koperasi dengan dua ratus anggota, sepuluh orang bernomor ganda sudah cukup membuat omzet meleset beberapa persen: terlalu kecil untuk mencolok, terlalu besar untuk diabaikan.</p>
    `),
    picture(
      "Empat nota di kiri dihubungkan benang ke dua nomor telepon di kanan, menjadi delapan pasangan",
      "Empat nota, dua nomor, delapan pasangan.",
    ),
    prose(`
      <h2>Periksa kunci sebelum menyambung</h2>
      <p>Sebelum setiap <code>JOIN</code>, tanyakan apakah kolom di sisi kanan unik. Jawabannya satu kueri:</p>
    `),
    code("sql", `SELECT nama, count(*) AS kali FROM telepon GROUP BY nama HAVING count(*) > 1;`),
    code(
      "text",
      `
      nama     kali
      -------  ----
      bu imas  2
      `,
      "Kosong berarti aman. Ini tidak kosong.",
    ),
    prose(`
      <h2>Ringkas dulu, sambung kemudian</h2>
      <p>Obatnya ialah membuat sisi kanan menjadi satu baris per nama <em>sebelum</em> disambung. Putuskan aturannya dengan sadar; di sini kita gabungkan semua nomor.</p>
      <p>Pilihan lain yang sama sahnya: ambil satu nomor saja dengan <code>min(nomor)</code>, atau tambahkan kolom “nomor utama” di buku telepon. Yang tidak sah ialah membiarkan basis data memilih tanpa Anda ketahui.</p>
    `),
    code(
      "sql",
      `
      WITH satu AS (
        SELECT nama, group_concat(nomor, ' / ') AS nomor
        FROM telepon
        GROUP BY nama
      )
      SELECT p.pembeli, s.nomor, sum(p.jumlah * p.harga) AS belanja
      FROM penjualan p
      LEFT JOIN satu s ON s.nama = p.pembeli
      GROUP BY p.pembeli, s.nomor
      ORDER BY p.pembeli;
      `,
    ),
    code(
      "text",
      `
      pembeli      nomor                  belanja
      -----------  ---------------------  -------
      bu imas      0000-1111 / 0000-2222  272000
      pak dadang   0000-3333              543000
      teh nining   NULL                   240000
      warung asih  NULL                   1225000
      `,
    ),
    prose(`
      <p>Jangan menambal dengan <code>sum(DISTINCT …)</code>. Dua nota yang kebetulan sama nilainya akan dihitung sekali, dan kesalahan yang satu berganti kesalahan yang lebih sulit dicari. Tambalan itu juga menyembunyikan sebabnya dari orang berikutnya.</p>
      <p>Kebiasaan yang menolong: catat <code>sum</code> sebelum menyambung, lalu bandingkan sesudahnya. <code>LEFT JOIN</code> untuk menambah keterangan tidak pernah boleh mengubah jumlah uang.</p>
    `),
    check(
      "Setelah LEFT JOIN, jumlah baris naik dari 14 menjadi 18. Apa artinya?",
      [
        "Beberapa baris kiri punya lebih dari satu pasangan",
        "Benar. Baris hanya bisa bertambah bila kunci di sisi kanan berulang.",
      ],
      [
        "Ada empat baris kiri yang tidak punya pasangan",
        "Baris tanpa pasangan tetap satu baris, jadi jumlahnya tidak naik.",
      ],
      [
        "Tabel kanan berisi empat baris",
        "Banyaknya baris kanan saja tidak menentukan; yang menentukan ialah kunci yang berulang.",
      ],
    ),
  ),
);
