import { chapter, check, code, courseModule, prose, task } from "../../courseParts";

export const bukuNota = courseModule(
  "Empat belas baris dari buku nota",
  "Mengambil, menyaring, dan mengurutkan, sambil belajar curiga.",
  chapter(
    "Membaca tabel sebelum percaya",
    20,
    prose(`
      <p>Koperasi Sauyunan di Ciwidey menjual gula aren, kopi bubuk, dan camilan buatan anggotanya. Nota ditulis tangan, lalu disalin ke lembar kerja oleh tiga orang bergantian. Hasil salinan itulah yang Anda terima: empat belas baris, tiga kebiasaan mengetik, dan satu pertanyaan dari ketua koperasi, “Sebenarnya kita menjual berapa?”</p>
      <p>Jalankan perintah di bawah ini di studio atau di SQLite mana pun. Semua kolom isinya sengaja bertipe <code>TEXT</code>, sebab begitulah data datang dari lembar kerja: apa adanya.</p>
    `),
    code(
      "sql",
      `
      CREATE TABLE mentah (
        id INTEGER PRIMARY KEY,
        nota TEXT, tanggal TEXT, pembeli TEXT, barang TEXT,
        jumlah TEXT, harga TEXT, bayar TEXT
      );
      INSERT INTO mentah VALUES
        (1,  'K-101', '2026-03-02', 'Bu Imas',      'Gula Aren',        '3',  '28000',     'tunai'),
        (2,  'K-102', '2/3/2026',   'Warung Asih',  'Kopi Bubuk',       '5',  '45000',     'transfer'),
        (3,  'K-103', '2026-03-05', 'bu imas',      'gula aren',        '2',  '28.000',    'tunai'),
        (4,  'K-104', '2026-03-09', 'Pak Dadang',   'Keripik Singkong', '10', '12000',     NULL),
        (5,  'K-105', '11/3/2026',  'Warung Asih ', 'Gula Aren',        '8',  'Rp 28.000', 'Transfer'),
        (6,  'K-105', '11/3/2026',  'Warung Asih ', 'Gula Aren',        '8',  'Rp 28.000', 'Transfer'),
        (7,  'K-106', '2026-03-20', 'Teh Nining',   'Teh Celup',        '4',  NULL,        'tunai'),
        (8,  'K-107', '2026-04-01', 'Bu Imas',      'Kopi Bubuk',       '1',  '45000',     ''),
        (9,  'K-108', '6/4/2026',   'Pak Dadang',   'Gula Aren',        '12', '29000',     'transfer'),
        (10, 'K-109', '2026-04-13', 'WARUNG ASIH',  'Kopi Bubuk',       '6',  '46.000',    'transfer'),
        (11, 'K-110', '2026-04-13', 'Teh Nining',   'Keripik Singkong', '20', '12000',     'tunai'),
        (12, 'K-111', '2026-04-27', ' Pak Dadang',  'Sabun Sereh',      '5',  '15000',     NULL),
        (13, 'K-112', '4/5/2026',   'Bu Imas',      'Gula Aren',        '3',  '29000',     'Tunai'),
        (14, 'K-113', '2026-05-18', 'Warung Asih',  'Kopi Bubuk',       '6',  '46000',     'transfer');
      `,
      "Simpan perintah ini; seluruh kursus memakainya.",
    ),
    prose(`
      <h2>Memilih kolom, membatasi baris</h2>
      <p><code>SELECT</code> menyebut kolom yang ingin dilihat, <code>FROM</code> menyebut tabelnya, dan <code>LIMIT</code> membatasi jumlah baris. Pada tabel sejuta baris, <code>LIMIT</code> adalah sopan santun.</p>
    `),
    code("sql", `SELECT nota, pembeli, barang FROM mentah LIMIT 4;`),
    code(
      "text",
      `
      nota   pembeli      barang
      -----  -----------  ----------------
      K-101  Bu Imas      Gula Aren
      K-102  Warung Asih  Kopi Bubuk
      K-103  bu imas      gula aren
      K-104  Pak Dadang   Keripik Singkong
      `,
      "Baris 1 dan 3 orang yang sama. Basis data tidak tahu itu.",
    ),
    prose(`
      <h2>Hitungan pertama yang keliru</h2>
      <p>Kolom boleh dihitung dan diberi nama dengan <code>AS</code>. Coba kalikan jumlah dengan harga.</p>
    `),
    code("sql", `SELECT nota, jumlah, harga, jumlah * harga AS total FROM mentah WHERE id IN (1, 3, 5, 7);`),
    code(
      "text",
      `
      nota   jumlah  harga      total
      -----  ------  ---------  -----
      K-101  3       28000      84000
      K-103  2       28.000     56.0
      K-105  8       Rp 28.000  0
      K-106  4       NULL       NULL
      `,
      "Hanya baris pertama yang benar.",
    ),
    prose(`
      <p>Tidak ada galat, tidak ada peringatan. SQLite membaca <code>28.000</code> sebagai dua puluh delapan koma nol, sebab titik baginya penanda desimal. Teks yang diawali huruf dianggap nol. Yang tidak diketahui tetap tidak diketahui. Inilah bahaya data berantakan: ia jarang meledak, ia hanya menjawab salah dengan tenang.</p>
      <p>Maka sebelum menghitung apa pun, biasakan tiga pertanyaan:</p>
      <ul>
        <li>Berapa barisnya? <code>SELECT count(*) FROM mentah;</code> menjawab 14.</li>
        <li>Satu baris mewakili apa? Di sini: satu barang pada satu nota.</li>
        <li>Isi apa saja yang pernah muncul di tiap kolom? <code>SELECT DISTINCT bayar FROM mentah;</code> mengeluarkan enam isi berbeda untuk dua cara bayar.</li>
      </ul>
      <p>Catat jawabannya di kertas. Angka 14 akan menjadi saksi setiap kali Anda mengubah sesuatu.</p>
    `),
    check(
      "Mengapa total nota K-103 menjadi 56.0?",
      [
        "Titik pada 28.000 dibaca sebagai desimal",
        "Benar. Bagi SQLite 28.000 sama dengan 28,0, jadi dua kali 28 adalah 56.",
      ],
      ["SQLite membulatkan hasil ke ribuan", "Tidak ada pembulatan. Yang dikalikan memang angka 28, bukan 28 ribu."],
      [
        "Kolom jumlah bertipe TEXT sehingga tidak bisa dikalikan",
        "Jumlah “2” tetap terbaca sebagai angka 2. Nota K-101 juga TEXT dan hasilnya benar.",
      ],
    ),
  ),
  chapter(
    "WHERE dan syarat yang salah kurung",
    20,
    prose(`
      <p><code>WHERE</code> menyaring baris: untuk setiap baris, syaratnya diperiksa, dan hanya baris yang syaratnya benar ikut keluar. Kedengarannya mudah. Mari kita cari belanja Bu Imas.</p>
    `),
    code("sql", `SELECT id, pembeli FROM mentah WHERE pembeli = 'Bu Imas';`),
    code(
      "text",
      `
      id  pembeli
      --  -------
      1   Bu Imas
      8   Bu Imas
      13  Bu Imas
      `,
    ),
    prose(`
      <p>Tiga baris. Padahal di buku ada empat: baris 3 tertulis <code>bu imas</code>. Tanda <code>=</code> membandingkan huruf demi huruf, dan bagi SQLite <code>B</code> bukan <code>b</code>. Perhatikan juga tanda kutipnya: nilai teks memakai kutip tunggal, sedangkan kutip ganda dipakai untuk nama kolom.</p>
      <h2>LIKE untuk yang mirip</h2>
      <p><code>LIKE</code> mencocokkan pola: <code>%</code> berarti teks apa saja, boleh kosong, dan <code>_</code> berarti tepat satu huruf. Di SQLite, <code>LIKE</code> mengabaikan beda huruf besar dan kecil untuk A sampai Z. Di PostgreSQL tidak; di sana ada <code>ILIKE</code>.</p>
    `),
    code("sql", `SELECT id, pembeli FROM mentah WHERE pembeli LIKE '%imas%';`),
    code(
      "text",
      `
      id  pembeli
      --  -------
      1   Bu Imas
      3   bu imas
      8   Bu Imas
      13  Bu Imas
      `,
      "Empat baris, sesuai buku.",
    ),
    prose(`
      <p>Harganya: <code>LIKE</code> bisa menangkap terlalu banyak. Kalau kelak ada pembeli bernama Pak Dimasqi, ia ikut terjaring. Pakai untuk mencari, jangan untuk menghitung uang.</p>
      <p>Pola lain yang berguna: <code>'K-10_'</code> cocok dengan K-101 sampai K-109, sebab garis bawah menggantikan tepat satu huruf. <code>'%/%'</code> cocok dengan setiap tanggal yang memakai garis miring. Yang kedua ini akan kita pakai untuk mencari tanggal bermasalah.</p>
      <h2>AND lebih dulu daripada OR</h2>
      <p>Ketua bertanya, “Kopi dan gula yang dibayar transfer, mana saja?” Kueri yang terlintas pertama biasanya begini.</p>
    `),
    code(
      "sql",
      `
      SELECT id, barang, bayar FROM mentah
      WHERE barang = 'Kopi Bubuk' OR barang = 'Gula Aren' AND bayar = 'transfer';
      `,
    ),
    code(
      "text",
      `
      id  barang      bayar
      --  ----------  --------
      2   Kopi Bubuk  transfer
      8   Kopi Bubuk
      9   Gula Aren   transfer
      10  Kopi Bubuk  transfer
      14  Kopi Bubuk  transfer
      `,
      "Baris 8 tidak dibayar transfer, tetapi ikut.",
    ),
    prose(`
      <p><code>AND</code> mengikat lebih kuat daripada <code>OR</code>, seperti kali terhadap tambah. Syarat tadi terbaca “semua kopi, atau gula yang ditransfer”. Tulis kurungnya, atau pakai <code>IN</code>, yang sekaligus lebih pendek:</p>
    `),
    code(
      "sql",
      `
      SELECT id, barang, bayar FROM mentah
      WHERE barang IN ('Kopi Bubuk', 'Gula Aren') AND bayar = 'transfer';
      `,
    ),
    code(
      "text",
      `
      id  barang      bayar
      --  ----------  --------
      2   Kopi Bubuk  transfer
      9   Gula Aren   transfer
      10  Kopi Bubuk  transfer
      14  Kopi Bubuk  transfer
      `,
    ),
    prose(`
      <p>Cara mengenali kesalahan ini: ambil satu baris hasil, bacakan syaratnya keras-keras, dan tanyakan apakah baris itu memang memenuhi <em>semua</em> yang diminta. Satu baris yang ganjil cukup untuk membatalkan seluruh kueri. Dan hasil terakhir ini pun belum lengkap, karena baris 5 tertulis <code>Transfer</code>. Itu urusan modul berikutnya.</p>
    `),
    check(
      "Syarat mana yang berarti “belanja Bu Imas atau Pak Dadang, hanya yang tunai”?",
      [
        "pembeli IN ('Bu Imas', 'Pak Dadang') AND bayar = 'tunai'",
        "Benar. IN mengelompokkan dua nama menjadi satu syarat, lalu AND berlaku untuk keduanya.",
      ],
      [
        "pembeli = 'Bu Imas' OR pembeli = 'Pak Dadang' AND bayar = 'tunai'",
        "AND dikerjakan lebih dulu, jadi semua belanja Bu Imas ikut, tunai atau tidak.",
      ],
      [
        "pembeli = 'Bu Imas' AND pembeli = 'Pak Dadang' AND bayar = 'tunai'",
        "Satu baris hanya punya satu pembeli. Syarat ini tidak pernah benar, hasilnya selalu kosong.",
      ],
    ),
  ),
  chapter(
    "NULL bukan kosong, bukan nol",
    22,
    prose(`
      <p>Empat belas baris. Berapa yang dibayar tunai, dan berapa yang tidak? Dua pertanyaan itu mestinya membagi habis seluruh tabel.</p>
    `),
    code(
      "sql",
      `
      SELECT count(*) AS tunai FROM mentah WHERE bayar = 'tunai';
      SELECT count(*) AS bukan_tunai FROM mentah WHERE bayar <> 'tunai';
      `,
    ),
    code(
      "text",
      `
      tunai
      -----
      4

      bukan_tunai
      -----------
      8
      `,
      "4 + 8 = 12. Dua baris hilang.",
    ),
    prose(`
      <p>Yang hilang adalah baris 4 dan 12, yang cara bayarnya <code>NULL</code>. <code>NULL</code> artinya “tidak diketahui”. Apakah sesuatu yang tidak diketahui sama dengan “tunai”? Tidak diketahui. Apakah berbeda? Juga tidak diketahui. <code>WHERE</code> hanya meloloskan yang pasti benar, jadi baris itu tertinggal di kedua pertanyaan.</p>
      <p>Perhatikan pula baris 13. Ia tertulis <code>Tunai</code> dengan huruf besar, jadi masuk ke “bukan tunai”. Dua kekeliruan berbeda bersembunyi dalam satu angka yang tampak wajar: ejaan menggeser baris ke kelompok yang salah, dan <code>NULL</code> menghilangkannya. Cara menemukannya sama, yaitu menjumlahkan kelompok-kelompoknya dan membandingkan dengan angka 14 yang Anda catat di bab pertama.</p>
      <h2>Cara bertanya yang benar</h2>
      <p>Karena <code>bayar = NULL</code> pun hasilnya tidak diketahui, ada tanda khusus: <code>IS NULL</code> dan <code>IS NOT NULL</code>. Teks kosong <code>''</code> lain lagi: itu nilai yang diketahui, hanya panjangnya nol.</p>
    `),
    code("sql", `SELECT id, nota, bayar FROM mentah WHERE bayar IS NULL OR bayar = '';`),
    code(
      "text",
      `
      id  nota   bayar
      --  -----  -----
      4   K-104  NULL
      8   K-107
      12  K-111  NULL
      `,
    ),
    prose(`
      <p>Di buku nota, ketiganya berarti hal yang sama: juru tulis lupa. Ada dua fungsi untuk menyamakannya:</p>
      <ul>
        <li><code>nullif(bayar, '')</code> mengubah teks kosong menjadi <code>NULL</code>.</li>
        <li><code>coalesce(bayar, 'tidak dicatat')</code> mengambil nilai pertama yang bukan <code>NULL</code>, jadi mengisi lubang dengan kata yang terbaca.</li>
      </ul>
      <p>Pakai <code>nullif</code> ketika merapikan, <code>coalesce</code> ketika menampilkan. Jangan mengisi harga yang tidak diketahui dengan 0: gratis dan tidak diketahui adalah dua kabar yang sangat berbeda bagi bendahara.</p>
    `),
    code("sql", `SELECT count(*) AS semua, count(bayar) AS terisi, count(nullif(bayar, '')) AS sungguh FROM mentah;`),
    code(
      "text",
      `
      semua  terisi  sungguh
      -----  ------  -------
      14     12      11
      `,
      "count(kolom) melewati NULL, count(*) tidak.",
    ),
    prose(`
      <h2>Jebakan NOT IN</h2>
      <p>Satu <code>NULL</code> di dalam daftar cukup untuk mengosongkan seluruh hasil <code>NOT IN</code>:</p>
    `),
    code("sql", `SELECT 3 NOT IN (1, 2) AS tanpa_null, 3 NOT IN (1, 2, NULL) AS dengan_null;`),
    code(
      "text",
      `
      tanpa_null  dengan_null
      ----------  -----------
      1           NULL
      `,
      "Mungkin saja yang tidak diketahui itu 3. Maka jawabannya tidak pasti.",
    ),
    prose(`
      <p>Kalau sebuah kueri <code>NOT IN (SELECT …)</code> tiba-tiba tidak mengeluarkan apa-apa, periksa dulu apakah daftar di dalam kurung memuat <code>NULL</code>.</p>
    `),
    check(
      "Kueri mana yang menemukan semua nota tanpa harga?",
      ["WHERE harga IS NULL", "Benar. IS NULL satu-satunya cara menanyakan langsung apakah nilainya tidak diketahui."],
      ["WHERE harga = NULL", "Perbandingan dengan NULL hasilnya NULL, bukan benar. Tidak ada baris yang lolos."],
      ["WHERE harga = 0", "Nol adalah harga yang diketahui. Nota K-106 tidak punya harga sama sekali."],
    ),
  ),
  chapter(
    "Sepuluh yang lebih kecil dari sembilan",
    22,
    prose(`
      <p>Bagian gudang ingin tahu lima nota dengan jumlah terbanyak. <code>ORDER BY</code> mengurutkan, <code>DESC</code> membaliknya dari besar ke kecil.</p>
    `),
    code("sql", `SELECT nota, jumlah FROM mentah ORDER BY jumlah DESC LIMIT 5;`),
    code(
      "text",
      `
      nota   jumlah
      -----  ------
      K-105  8
      K-105  8
      K-109  6
      K-113  6
      K-102  5
      `,
      "Ke mana nota dengan 20 bungkus keripik?",
    ),
    prose(`
      <p>Kolom <code>jumlah</code> berisi teks, dan teks diurutkan seperti kamus: huruf pertama dulu. <code>'20'</code> diawali <code>2</code>, <code>'8'</code> diawali <code>8</code>, maka delapan menang. Dengan alasan yang sama, <code>'9' &gt; '10'</code> benar, sedangkan <code>9 &gt; 10</code> salah.</p>
      <p>Ubah teksnya menjadi bilangan dengan <code>CAST</code>, dan tambahkan pengurut kedua supaya nilai yang seri selalu keluar dalam urutan yang sama:</p>
    `),
    code("sql", `SELECT nota, jumlah FROM mentah ORDER BY CAST(jumlah AS INTEGER) DESC, id LIMIT 5;`),
    code(
      "text",
      `
      nota   jumlah
      -----  ------
      K-110  20
      K-108  12
      K-104  10
      K-105  8
      K-105  8
      `,
    ),
    prose(`
      <h2>Batas kesabaran CAST</h2>
      <p><code>CAST</code> di SQLite membaca angka dari depan dan berhenti di huruf pertama yang tidak dikenalnya:</p>
      <table>
        <thead><tr><th scope="col">Teks</th><th scope="col">Menjadi INTEGER</th></tr></thead>
        <tbody>
          <tr><td><code>'12'</code></td><td>12</td></tr>
          <tr><td><code>'12 bungkus'</code></td><td>12</td></tr>
          <tr><td><code>'28.000'</code></td><td>28</td></tr>
          <tr><td><code>'Rp 28.000'</code></td><td>0</td></tr>
          <tr><td><code>NULL</code></td><td><code>NULL</code></td></tr>
        </tbody>
      </table>
      <p>PostgreSQL lebih galak: teks yang bukan angka langsung ditolak dengan galat. SQLite ramah, dan keramahan itu yang harus Anda awasi. Angka 0 yang muncul di tempat yang tidak masuk akal hampir selalu teks yang gagal dibaca.</p>
      <p>Bila sebuah kolom memuat <code>NULL</code>, SQLite menaruhnya paling awal pada urutan naik dan paling akhir pada urutan turun. PostgreSQL kebalikannya. Kalau letaknya penting, tulis terang-terangan: <code>ORDER BY harga NULLS LAST</code> dimengerti keduanya.</p>
      <p>Tanpa <code>ORDER BY</code>, urutan baris tidak dijanjikan apa-apa. Hari ini tampak menurut <code>id</code>, besok setelah ada indeks bisa lain.</p>
      <h2>Tanggal ikut kena</h2>
      <p>Tanggal juga teks. <code>ORDER BY tanggal</code> pada tabel kita menaruh <code>11/3/2026</code> paling atas, sebelum <code>2/3/2026</code>, dan keduanya sebelum <code>2026-03-02</code>. Urutan itu tidak ada artinya. Sebaliknya, tanggal yang seluruhnya ditulis tahun-bulan-hari dengan dua angka, seperti <code>2026-03-02</code>, terurut benar walaupun tetap teks. Ingat sifat itu; kita memakainya di bab tentang tanggal.</p>
    `),
    task(
      "Tiga hasil panen terbesar",
      `
      <p>Tabel <code>panen</code> mencatat setoran singkong empat anggota. Kueri di bawahnya seharusnya menampilkan <strong>tiga setoran terberat</strong>, tetapi urutannya keliru, dan baris tanpa berat belum dibuang.</p>
      <ul>
        <li>Urutkan menurut berat sebagai bilangan, dari yang terbesar.</li>
        <li>Buang baris yang beratnya <code>NULL</code> atau teks kosong.</li>
        <li>Kalau benar, yang keluar 110, 95, dan 20.</li>
      </ul>
      `,
      "sql",
      `
      CREATE TABLE panen (id INTEGER PRIMARY KEY, petani TEXT, berat TEXT);
      INSERT INTO panen VALUES
        (1, 'Ceu Euis', '95'),
        (2, 'Mang Oman', '110'),
        (3, 'Ceu Euis', NULL),
        (4, 'Pak Ujang', '9'),
        (5, 'Mang Oman', ''),
        (6, 'Teh Rina', '20');

      -- Perbaiki kueri ini.
      SELECT petani, berat
      FROM panen
      ORDER BY berat DESC
      LIMIT 3;
      `,
    ),
  ),
);
