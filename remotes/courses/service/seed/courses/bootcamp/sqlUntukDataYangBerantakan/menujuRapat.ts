import { chapter, check, code, courseModule, prose, task } from "../../courseParts";

export const menujuRapat = courseModule(
  "Nota kembar, jendela, dan rapat anggota",
  "Membuang yang ganda dengan alasan, melihat baris tetangga, lalu menulis laporan.",
  chapter(
    "Kembar sungguhan atau belanja dua kali",
    24,
    prose(`
      <p>Sejak modul kedua kita menunda K-105. Sekarang alatnya cukup. Pertanyaan pertama bukan “bagaimana menghapus”, melainkan “apa yang membuat dua baris disebut kembar”.</p>
    `),
    code(
      "sql",
      `
      SELECT pembeli, barang, jumlah, count(*) AS kali
      FROM penjualan
      GROUP BY pembeli, barang, jumlah
      HAVING count(*) > 1;
      `,
    ),
    code(
      "text",
      `
      pembeli      barang      jumlah  kali
      -----------  ----------  ------  ----
      bu imas      gula aren   3       2
      warung asih  gula aren   8       2
      warung asih  kopi bubuk  6       2
      `,
      "Tiga pasang. Dua di antaranya tidak bersalah.",
    ),
    prose(`
      <p>Bu Imas membeli tiga gula aren pada bulan Maret dan tiga lagi pada bulan Mei. Itu pelanggan setia, bukan data ganda. Kalau ukuran kembarnya terlalu longgar, Anda menghapus penjualan sungguhan. Kalau terlalu ketat, misalnya memasukkan <code>id</code>, tidak ada yang pernah kembar.</p>
      <p>Ukuran yang masuk akal di sini: nomor nota sama <em>dan</em> seluruh isinya sama. Nomor nota saja tidak cukup, karena satu nota boleh memuat beberapa barang.</p>
      <p>Dari mana salinan itu datang? Baris 5 dan 6 berdampingan dan sama sampai ke spasi di ujung nama. Besar kemungkinan juru tulis menempel dua kali. Dugaan semacam ini membantu memilih ukuran, tetapi tetap dugaan: tanyakan, lalu catat jawabannya.</p>
      <p>Ada juga kembar yang nyaris: isi sama, tetapi satu bertuliskan <code>transfer</code> dan satu lagi kosong. Karena itu kolom <code>bayar</code> tidak kita masukkan ke ukuran; catatan yang lebih lengkap biasanya perbaikan atas yang pertama.</p>
      <h2>Memberi nomor di dalam kelompok</h2>
      <p><code>GROUP BY</code> melebur baris. Kita justru ingin mempertahankannya dan memberi nomor urut. Itulah tugas <strong>fungsi jendela</strong>: <code>OVER</code> membuka jendela ke baris-baris lain, <code>PARTITION BY</code> membatasi kelompoknya, <code>ORDER BY</code> menentukan urutannya.</p>
    `),
    code(
      "sql",
      `
      SELECT id, nota,
             row_number() OVER (
               PARTITION BY nota, tanggal, pembeli, barang, jumlah, harga
               ORDER BY id
             ) AS urutan
      FROM penjualan
      WHERE nota IN ('K-104', 'K-105', 'K-106')
      ORDER BY id;
      `,
    ),
    code(
      "text",
      `
      id  nota   urutan
      --  -----  ------
      4   K-104  1
      5   K-105  1
      6   K-105  2
      7   K-106  1
      `,
      "Yang bernomor 2 ke atas adalah salinan.",
    ),
    prose(`
      <p>Fungsi jendela dihitung setelah <code>WHERE</code>, sehingga <code>WHERE urutan = 1</code> di kueri yang sama ditolak. Bungkus dengan <code>WITH</code>, lalu saring di luarnya. Kita simpan sebagai pandangan bernama <code>bersih</code>, sekaligus menghitung <code>total</code> tiap baris:</p>
    `),
    code(
      "sql",
      `
      CREATE VIEW bersih AS
      WITH bernomor AS (
        SELECT *, row_number() OVER (
          PARTITION BY nota, tanggal, pembeli, barang, jumlah, harga
          ORDER BY id
        ) AS urutan
        FROM penjualan
      )
      SELECT id, nota, tanggal, pembeli, barang, jumlah, harga, bayar,
             jumlah * harga AS total
      FROM bernomor
      WHERE urutan = 1;

      SELECT count(*) AS baris, sum(total) AS omzet FROM bersih;
      `,
    ),
    code(
      "text",
      `
      baris  omzet
      -----  -------
      13     2056000
      `,
      "2.280.000 − 224.000 = 2.056.000. Selisihnya tepat satu nota.",
    ),
    prose(`
      <p>Salinannya tidak kita hapus dari <code>mentah</code> maupun <code>penjualan</code>. Kalau ternyata Warung Asih memang mengambil dua kali pada hari itu, cukup satu baris perintah yang perlu diubah.</p>
    `),
    check(
      "Mengapa kolom id tidak dimasukkan ke PARTITION BY?",
      [
        "id selalu berbeda, jadi setiap baris menjadi kelompok sendiri",
        "Benar. Semua baris akan bernomor 1 dan tidak ada kembar yang ditemukan.",
      ],
      ["PARTITION BY hanya menerima kolom TEXT", "Kolom bertipe apa saja boleh; jumlah dan harga pun bilangan."],
      [
        "id sudah dipakai di ORDER BY, dan tidak boleh dua kali",
        "Boleh saja secara tata bahasa. Masalahnya pada arti, bukan pada tulisannya.",
      ],
    ),
  ),
  chapter(
    "Jumlah yang berjalan",
    20,
    prose(`
      <p>Bendahara menulis saldo di kolom paling kanan buku kas: setiap baris memuat jumlah sampai baris itu. Di SQL, <code>sum</code> yang sudah Anda kenal berubah menjadi jumlah berjalan begitu diberi <code>OVER (ORDER BY …)</code>.</p>
    `),
    code(
      "sql",
      `
      SELECT tanggal, nota, total,
             sum(total) OVER (ORDER BY tanggal, id) AS berjalan
      FROM bersih
      WHERE tanggal < '2026-04-01'
      ORDER BY tanggal, id;
      `,
    ),
    code(
      "text",
      `
      tanggal     nota   total   berjalan
      ----------  -----  ------  --------
      2026-03-02  K-101  84000   84000
      2026-03-02  K-102  225000  309000
      2026-03-05  K-103  56000   365000
      2026-03-09  K-104  120000  485000
      2026-03-11  K-105  224000  709000
      2026-03-20  K-106  NULL    709000
      `,
      "Nota tanpa harga tidak mengubah jumlahnya.",
    ),
    prose(`
      <h2>Mengapa id ikut diurutkan</h2>
      <p>Hapus <code>id</code> dari <code>OVER</code>, dan dua nota tanggal 2 Maret sama-sama menampilkan 309.000. Bila tidak disebut lain, jendela mencakup semua baris sampai baris ini <em>beserta yang seri dengannya</em>. Dua baris bertanggal sama dianggap seri. Dengan <code>id</code> sebagai pengurut kedua tidak ada lagi yang seri.</p>
      <p>Kalau yang Anda inginkan memang jumlah sampai akhir hari, perilaku itu benar. Yang penting, pilihlah dengan sadar.</p>
      <p>Jumlah berjalan juga boleh dimulai ulang per kelompok. <code>sum(total) OVER (PARTITION BY pembeli ORDER BY tanggal, id)</code> memberi saldo belanja tiap pembeli sendiri-sendiri: milik Bu Imas berjalan 84.000, 140.000, 185.000, 272.000. Angka terakhirnya harus sama dengan hasil <code>GROUP BY</code> untuk orang itu, dan itulah cara tercepat memeriksa jendela Anda.</p>
      <h2>Tanpa ORDER BY: bagian dari keseluruhan</h2>
      <p><code>OVER</code> tanpa <code>ORDER BY</code> menjumlahkan seluruh kelompok dan menaruh angka yang sama di setiap baris. Dengan itu, persentase menjadi satu baris tulisan:</p>
    `),
    code(
      "sql",
      `
      SELECT pembeli, nota, total,
             round(100.0 * total / sum(total) OVER (PARTITION BY pembeli), 1) AS persen
      FROM bersih
      WHERE pembeli IN ('bu imas', 'pak dadang')
      ORDER BY pembeli, total DESC;
      `,
    ),
    code(
      "text",
      `
      pembeli     nota   total   persen
      ----------  -----  ------  ------
      bu imas     K-112  87000   32.0
      bu imas     K-101  84000   30.9
      bu imas     K-103  56000   20.6
      bu imas     K-107  45000   16.5
      pak dadang  K-108  348000  64.1
      pak dadang  K-104  120000  22.1
      pak dadang  K-111  75000   13.8
      `,
    ),
    prose(`
      <p>Jumlahkan milik Bu Imas: 32,0 + 30,9 + 20,6 + 16,5 = 100,0. Pada data lain jumlahnya bisa 99,9 atau 100,1 karena pembulatan; itu wajar dan tidak perlu dipaksa.</p>
      <p>Perhatikan <code>100.0</code>, bukan <code>100</code>. Dengan bilangan bulat, 100 × 87000 / 272000 dipotong menjadi 31, dan semua angka di belakang koma hilang sebelum sempat dibulatkan.</p>
    `),
    check(
      "Dua nota bertanggal sama menampilkan jumlah berjalan yang sama. Apa obatnya?",
      [
        "Tambahkan pengurut kedua yang unik, misalnya id",
        "Benar. Baris yang seri masuk ke jendela bersama-sama; pengurut unik menghapus keadaan seri.",
      ],
      ["Ganti sum dengan count", "Itu mengubah pertanyaannya, dan barisnya tetap seri."],
      ["Tambahkan PARTITION BY tanggal", "Itu malah memulai jumlahnya dari nol lagi setiap hari."],
    ),
  ),
  chapter(
    "Dibandingkan dengan nota sebelumnya",
    24,
    prose(`
      <p>Harga gula aren naik. Kapan tepatnya, dan nota mana yang pertama memakai harga baru? Untuk menjawabnya setiap baris perlu melihat baris sebelumnya. Fungsi <code>lag(x)</code> melakukan persis itu; <code>lead(x)</code> melihat ke depan.</p>
    `),
    code(
      "sql",
      `
      WITH riwayat AS (
        SELECT nota, tanggal, barang, harga,
               lag(harga) OVER (PARTITION BY barang ORDER BY tanggal, id) AS sebelumnya
        FROM bersih
      )
      SELECT * FROM riwayat
      WHERE harga <> sebelumnya
      ORDER BY tanggal;
      `,
    ),
    code(
      "text",
      `
      nota   tanggal     barang      harga  sebelumnya
      -----  ----------  ----------  -----  ----------
      K-108  2026-04-06  gula aren   29000  28000
      K-109  2026-04-13  kopi bubuk  46000  45000
      `,
    ),
    prose(`
      <p><code>PARTITION BY barang</code> menjaga agar gula dibandingkan dengan gula. Tanpanya, harga gula akan dibandingkan dengan kopi di nota sebelumnya, dan hampir setiap baris tampak “berubah harga”. Baris pertama tiap barang mendapat <code>NULL</code>, sebab belum ada pendahulunya; syarat <code>&lt;&gt;</code> menyisihkannya dengan sendirinya.</p>
      <p>Teh celup yang tidak berharga pun tersisih dengan alasan yang sama. Itu kebetulan yang menguntungkan di sini. Kalau Anda justru mencari harga yang <em>hilang</em>, syaratnya harus ditulis lain.</p>
      <p>Urutkan selalu dengan pengurut yang unik di dalam <code>OVER</code>. Bila dua nota gula terjadi pada tanggal yang sama, “sebelumnya” tidak punya arti sampai Anda menyebut mana yang lebih dulu; di sini <code>id</code> yang menentukannya.</p>
      <h2>Bulan ini dan bulan lalu</h2>
      <p>Sering kali datanya perlu diringkas dulu. Beri nama langkah itu dengan <code>WITH</code>, dan kuerinya terbaca dari atas ke bawah seperti resep:</p>
    `),
    code(
      "sql",
      `
      WITH per_bulan AS (
        SELECT strftime('%Y-%m', tanggal) AS bulan, sum(total) AS omzet
        FROM bersih
        GROUP BY bulan
      )
      SELECT bulan, omzet,
             omzet - lag(omzet) OVER (ORDER BY bulan) AS beda
      FROM per_bulan
      ORDER BY bulan;
      `,
    ),
    code(
      "text",
      `
      bulan    omzet   beda
      -------  ------  -------
      2026-03  709000  NULL
      2026-04  984000  275000
      2026-05  363000  -621000
      `,
    ),
    prose(`
      <p>Penurunan bulan Mei tampak gawat, tetapi nota terakhir bertanggal 18 Mei. Boleh jadi separuh bulan belum disalin. Angka yang benar pun bisa menyesatkan kalau batas datanya tidak disebut. Satu jebakan lagi: bulan tanpa penjualan tidak menghasilkan baris, jadi bila April kosong, <code>lag</code> akan melompatinya dan membandingkan Mei dengan Maret.</p>
      <h2>Tiga macam peringkat</h2>
    `),
    code(
      "sql",
      `
      WITH per_barang AS (
        SELECT barang, count(*) AS nota FROM bersih GROUP BY barang
      )
      SELECT barang, nota,
             row_number() OVER (ORDER BY nota DESC, barang) AS nomor,
             rank()       OVER (ORDER BY nota DESC) AS peringkat
      FROM per_barang
      ORDER BY nomor;
      `,
    ),
    code(
      "text",
      `
      barang            nota  nomor  peringkat
      ----------------  ----  -----  ---------
      gula aren         5     1      1
      kopi bubuk        4     2      2
      keripik singkong  2     3      3
      sabun sereh       1     4      4
      teh celup         1     5      4
      `,
    ),
    prose(`
      <p><code>row_number</code> selalu berbeda, <code>rank</code> memberi angka sama kepada yang seri lalu melompat, dan <code>dense_rank</code> memberi angka sama tanpa melompat. Untuk pengumuman juara, pakai <code>rank</code>; orang yang seri tidak suka dijadikan nomor dua menurut abjad.</p>
    `),
    task(
      "Loncatan meteran air",
      `
      <p>Meteran air gudang dicatat tiap tanggal 1. Tampilkan <strong>tanggal</strong>, <strong>angka</strong>, dan <strong>pakai</strong>, yaitu selisih dengan catatan sebelumnya, untuk tiap gudang. Lalu tampilkan hanya yang pemakaiannya <strong>lebih dari 20</strong>.</p>
      <p>Kalau benar, yang tersisa dua baris: gudang utara 2026-06-01 (31) dan gudang selatan 2026-07-01 (24).</p>
      `,
      "sql",
      `
      CREATE TABLE meteran (gudang TEXT, tanggal TEXT, angka INTEGER);
      INSERT INTO meteran VALUES
        ('utara', '2026-04-01', 310), ('utara', '2026-05-01', 322),
        ('utara', '2026-06-01', 353), ('utara', '2026-07-01', 366),
        ('selatan', '2026-05-01', 80), ('selatan', '2026-06-01', 97),
        ('selatan', '2026-07-01', 121);

      -- Tambahkan lag() dengan PARTITION BY, lalu bungkus dengan WITH.
      SELECT gudang, tanggal, angka
      FROM meteran
      ORDER BY gudang, tanggal;
      `,
    ),
  ),
  chapter(
    "Laporan satu halaman untuk rapat anggota",
    40,
    prose(`
      <p>Semua alat sudah di tangan. Sekarang kerjakan permintaan ketua: satu halaman yang dibacakan di rapat anggota, dan yang bisa dipertahankan kalau ada yang bertanya. Ada empat angka yang ia minta, ditambah satu yang tidak ia minta tetapi wajib Anda sertakan.</p>
      <ol>
        <li>Omzet per bulan, beserta jumlah berjalannya.</li>
        <li>Tiga barang dengan omzet terbesar.</li>
        <li>Belanja tiap anggota, termasuk yang tidak berbelanja.</li>
        <li>Nota pertama yang memakai harga baru, per barang.</li>
        <li>Berapa baris yang tidak ikut dihitung, dan mengapa.</li>
      </ol>
      <h2>Contoh untuk nomor satu</h2>
      <p>Susun dari dalam ke luar: ringkas per bulan, lalu jalankan jumlahnya. Sertakan banyaknya nota tanpa harga di sebelah angkanya, sehingga pembaca melihat batasnya tanpa mencari catatan kaki.</p>
    `),
    code(
      "sql",
      `
      WITH per_bulan AS (
        SELECT strftime('%Y-%m', tanggal) AS bulan,
               count(*) AS nota,
               sum(total) AS omzet,
               count(*) - count(total) AS tanpa_harga
        FROM bersih
        GROUP BY bulan
      )
      SELECT bulan, nota, omzet,
             sum(omzet) OVER (ORDER BY bulan) AS berjalan,
             tanpa_harga
      FROM per_bulan
      ORDER BY bulan;
      `,
    ),
    code(
      "text",
      `
      bulan    nota  omzet   berjalan  tanpa_harga
      -------  ----  ------  --------  -----------
      2026-03  6     709000  709000    1
      2026-04  5     984000  1693000   0
      2026-05  2     363000  2056000   0
      `,
    ),
    prose(`
      <h2>Menulis kalimatnya</h2>
      <p>Angka tanpa kalimat akan ditafsirkan sendiri-sendiri. Tulis satu kalimat untuk tiap tabel, dengan pola: <em>apa, dari kapan sampai kapan, di luar apa</em>. Misalnya: “Omzet tercatat 2 Maret–18 Mei 2026 Rp2.056.000 dari 13 nota, di luar satu nota teh celup yang harganya belum diketahui; satu salinan nota K-105 tidak dihitung.”</p>
      <p>Hindari “omzet naik 39 persen” untuk dua bulan yang masing-masing berisi lima atau enam nota. Persentase dari data sesedikit itu terdengar lebih pasti daripada kenyataannya; sebut saja selisih rupiahnya.</p>
      <h2>Daftar periksa sebelum dikirim</h2>
      <ul>
        <li>Jumlah omzet per bulan sama dengan jumlah omzet per barang.</li>
        <li>Setiap <code>LEFT JOIN</code> tidak mengubah total rupiah.</li>
        <li>Setiap angka 0 dan setiap <code>NULL</code> punya penjelasan.</li>
        <li>Berkas SQL dijalankan sekali lagi dari tabel <code>mentah</code> yang baru dibuat, dan hasilnya sama.</li>
        <li>Orang yang tidak menulis kueri membaca kalimatnya dan tidak salah paham.</li>
      </ul>
      <p>Butir terakhir yang paling sering menggagalkan laporan, dan paling murah diuji: mintalah seseorang membacanya keras-keras.</p>
    `),
    task(
      "Empat angka dan satu pengakuan",
      `
      <p>Starter memuat <code>bersih</code> sebagai tabel siap pakai, beserta <code>anggota</code>. Tulis lima kueri, masing-masing didahului komentar berisi satu kalimat untuk rapat. Nomor 1 boleh mengambil contoh di atas.</p>
      <p>Angka untuk memeriksa diri: barang teratas kopi bubuk 822000, lalu gula aren 799000 dan keripik singkong 360000; belanja seluruh anggota bila dijumlahkan 1055000, dan Pak Ujang 0. Pada nomor 5, sebut satu nota tanpa harga dari tabel ini dan satu salinan nota yang sudah dibuang sebelumnya.</p>
      `,
      "sql",
      `
      CREATE TABLE bersih (id INTEGER PRIMARY KEY, nota TEXT, tanggal TEXT, pembeli TEXT,
                           barang TEXT, jumlah INTEGER, harga INTEGER, total INTEGER);
      INSERT INTO bersih VALUES
        (1, 'K-101', '2026-03-02', 'bu imas', 'gula aren', 3, 28000, 84000),
        (2, 'K-102', '2026-03-02', 'warung asih', 'kopi bubuk', 5, 45000, 225000),
        (3, 'K-103', '2026-03-05', 'bu imas', 'gula aren', 2, 28000, 56000),
        (4, 'K-104', '2026-03-09', 'pak dadang', 'keripik singkong', 10, 12000, 120000),
        (5, 'K-105', '2026-03-11', 'warung asih', 'gula aren', 8, 28000, 224000),
        (7, 'K-106', '2026-03-20', 'teh nining', 'teh celup', 4, NULL, NULL),
        (8, 'K-107', '2026-04-01', 'bu imas', 'kopi bubuk', 1, 45000, 45000),
        (9, 'K-108', '2026-04-06', 'pak dadang', 'gula aren', 12, 29000, 348000),
        (10, 'K-109', '2026-04-13', 'warung asih', 'kopi bubuk', 6, 46000, 276000),
        (11, 'K-110', '2026-04-13', 'teh nining', 'keripik singkong', 20, 12000, 240000),
        (12, 'K-111', '2026-04-27', 'pak dadang', 'sabun sereh', 5, 15000, 75000),
        (13, 'K-112', '2026-05-04', 'bu imas', 'gula aren', 3, 29000, 87000),
        (14, 'K-113', '2026-05-18', 'warung asih', 'kopi bubuk', 6, 46000, 276000);
      CREATE TABLE anggota (nama TEXT PRIMARY KEY, desa TEXT);
      INSERT INTO anggota VALUES
        ('bu imas', 'Lebakmuncang'), ('pak dadang', 'Rawabogo'),
        ('teh nining', 'Panundaan'), ('pak ujang', 'Rawabogo');

      -- 1. Omzet per bulan dan jumlah berjalannya.

      -- 2. Tiga barang dengan omzet terbesar.

      -- 3. Belanja tiap anggota, termasuk yang tidak berbelanja.

      -- 4. Nota pertama dengan harga baru.

      -- 5. Yang tidak ikut dihitung.
      `,
    ),
  ),
);
