import { chapter, check, code, courseModule, prose } from "../../courseParts";

export const hurufUntukDibaca = courseModule(
  "Huruf untuk Dibaca",
  "Ukuran dari jarak baca, tingkat dari kepentingan, baris yang tidak melelahkan, dan satu keluarga huruf yang cukup.",
  chapter(
    "Ukuran huruf dihitung dari jarak baca",
    30,
    prose(`
      <p>“Pakai huruf berapa?” tidak bisa dijawab sebelum tahu dari mana lembarnya dibaca. Sebelas poin cukup untuk surat di tangan dan hampir tidak berguna di papan pengumuman yang berada di balik meja piket.</p>
      <h2>Satu per dua ratus</h2>
      <p>Sebagai patokan kerja: <strong>tinggi huruf kapital paling sedikit 1/200 dari jarak baca</strong>. Ini batas bawah untuk mata yang sehat dan cahaya yang cukup; untuk pembaca berumur atau ruang redup, pakai 1/150.</p>
      <p>Program menanyakan ukuran dalam poin, sedangkan yang kita hitung tinggi kapital dalam milimeter. Dua angka penghubungnya: 1 pt = 0,353 mm, dan pada banyak huruf tanpa kait tinggi kapital kira-kira 0,7 dari ukuran hurufnya. Jadi langkahnya:</p>
      <ol>
        <li>tinggi kapital (mm) = jarak baca (mm) ÷ 200;</li>
        <li>ukuran huruf (mm) = tinggi kapital ÷ 0,7;</li>
        <li>ukuran huruf (pt) = ukuran (mm) ÷ 0,353.</li>
      </ol>
      <table>
        <thead><tr><th scope="col">Lembar</th><th scope="col">Jarak</th><th scope="col">Tinggi kapital</th><th scope="col">Ukuran terkecil</th></tr></thead>
        <tbody>
          <tr><td>Edaran di tangan</td><td>40 cm</td><td>2 mm</td><td>8 pt</td></tr>
          <tr><td>Menu di meja</td><td>60 cm</td><td>3 mm</td><td>12 pt</td></tr>
          <tr><td>Pengumuman di dinding</td><td>1,5 m</td><td>7,5 mm</td><td>30 pt</td></tr>
          <tr><td>Poster di lorong</td><td>3 m</td><td>15 mm</td><td>61 pt</td></tr>
        </tbody>
      </table>
      <p>Periksa baris poster: 3.000 ÷ 200 = 15 mm; 15 ÷ 0,7 = 21,4 mm; 21,4 ÷ 0,353 = 60,7 pt. Baris menu: 3 ÷ 0,7 = 4,29 mm, dibagi 0,353 menjadi 12,1 pt.</p>
      <h2>Batas bawah bukan anjuran</h2>
      <p>Delapan poin di edaran masih <em>dapat</em> dibaca, tetapi yang dibaca orang tua kita sambil berdiri sebaiknya 11 atau 12 pt. Anggap hasil hitungan sebagai lantai: catatan kaki boleh menginjaknya, isi berdiri di atasnya, judul jauh di atasnya lagi.</p>
      <p>Kesalahan yang lazim terjadi adalah menilai di layar dengan pembesaran 150 persen. Di situ semuanya terbaca. Cetak satu halaman pada ukuran sebenarnya, tempel, lalu berdiri di jarak yang sesungguhnya. Untuk poster besar, cukup cetak satu baris terkecilnya di kertas A4 pada skala 100 persen.</p>
    `),
    check(
      "Pengumuman jadwal ujian dibaca dari 2 m. Berapa kira-kira ukuran huruf terkecilnya?",
      ["40 pt", "Benar. 2.000 ÷ 200 = 10 mm; 10 ÷ 0,7 = 14,3 mm; 14,3 ÷ 0,353 = 40,5 pt."],
      [
        "28 pt",
        "Angka ini diperoleh kalau tinggi kapital 10 mm langsung dibagi 0,353. Tinggi kapital baru 0,7 dari ukuran huruf.",
      ],
      ["20 pt", "Terlalu kecil. Tinggi kapitalnya hanya sekitar 5 mm, patokan untuk jarak 1 m."],
      ["14 pt", "Mungkin Anda menuliskan 14,3 mm sebagai poin. Satuannya masih harus diubah."],
    ),
  ),
  chapter(
    "Tiga tingkat suara",
    20,
    prose(`
      <p>Bayangkan guru piket di halaman sekolah. Ia punya suara untuk memanggil seluruh lapangan, suara untuk satu barisan, dan suara biasa. Kalau ia berteriak terus, teriakannya tidak lagi berarti. Lembar kertas pun cukup dengan tiga tingkat: <strong>judul</strong>, <strong>subjudul</strong>, dan <strong>isi</strong>.</p>
      <h2>Selisih yang tidak perlu diukur</h2>
      <p>Dua tingkat yang bersebelahan harus berbeda dengan jelas. Bila isi 11 pt dan subjudul 12 pt, pembaca tidak yakin apakah itu tingkat baru atau kekeliruan. Pakailah angka pengali yang tetap. Dengan pengali 1,5 dari isi 11 pt: subjudul 11 × 1,5 = 16,5 pt, judul 16,5 × 1,5 = 24,75 pt. Bulatkan menjadi 11, 16, dan 24.</p>
      <p>Ukuran bukan satu-satunya alat. Pembeda lain adalah ketebalan, warna, jarak, dan letak. Patokannya: <strong>naikkan satu atau dua alat, jangan semuanya</strong>. Subjudul yang 16 pt <em>dan</em> tebal <em>dan</em> biru <em>dan</em> bergaris bawah <em>dan</em> kapital semua telah memakai lima alat untuk satu pekerjaan. Garis bawah paling baik disimpan untuk tautan.</p>
    `),
    code(
      "css",
      `
        body {
          font-size: 1rem;
          font-weight: 400;
        }

        h2 {
          font-size: 1.5rem; /* 24 px bila 1rem = 16 px */
          font-weight: 600;
        }

        h1 {
          font-size: 2.25rem; /* 1,5 × 1,5 = 2,25 → 36 px */
          font-weight: 700;
        }
      `,
      "Ditulis dalam rem, semua tingkat ikut membesar ketika pembaca memperbesar huruf di peramban.",
    ),
    prose(`
      <h2>Penekanan di dalam paragraf</h2>
      <p>Di dalam isi, satu alat cukup: tebal. Pada edaran kita hanya “paling lambat Jumat, 29 Januari 2027” yang ditebalkan. Coba tebalkan juga biaya, jam, dan tempat, lalu pejamkan mata setengah: halaman menjadi belang, dan tanggalnya hilang lagi. Kalau semua penting, pembaca terpaksa memilih sendiri.</p>
      <p>Hati-hati pula dengan kapital semua. Tinggi semua hurufnya menjadi seragam, dan awal kalimat maupun nama orang tidak lagi kelihatan. Untuk satu kata di kepala lembar tidak apa-apa. Untuk satu paragraf, pembaca umumnya melambat dan merasa dibentak.</p>
      <p>Cara memeriksa: beri tiga warna stabilo pada cetakan Anda, satu untuk setiap tingkat. Jika ada baris yang Anda bingung mewarnainya, di situlah tingkatnya kabur. Jika Anda memerlukan warna keempat, tanyakan dulu apakah isinya memang punya empat tingkat, atau hanya dua bagian yang seharusnya menjadi dua lembar.</p>
    `),
    check(
      "Isi 12 pt, subjudul 13 pt tebal berwarna biru bergaris bawah. Perbaikan mana yang paling bersih?",
      [
        "18 pt tebal, hitam, tanpa garis bawah",
        "Benar. Dua alat, ukuran dan ketebalan, sudah cukup membedakan. 18 adalah 12 × 1,5.",
      ],
      [
        "13 pt tebal, merah, garis bawah ganda",
        "Ini menambah alat, bukan kejelasan. Selisih ukurannya masih terlalu kecil dan garis bawah dikira tautan.",
      ],
      [
        "12 pt kapital semua dengan garis bawah",
        "Ukurannya kini sama dengan isi dan bentuk katanya hilang. Tingkatnya justru makin kabur.",
      ],
    ),
  ),
  chapter(
    "Panjang baris, tinggi baris",
    25,
    prose(`
      <p>Mata membaca dengan meloncat sepanjang baris, lalu terbang kembali ke kiri mencari baris berikutnya. Kalau barisnya terlalu panjang, penerbangan pulangnya jauh dan mudah salah mendarat. Kalau terlalu pendek, ia terus-menerus pulang. Untuk teks isi, <strong>45–75 huruf per baris</strong>, termasuk spasi, adalah rentang yang nyaman.</p>
      <h2>Menaksir dari margin</h2>
      <p>Pada banyak huruf, lebar rata-rata satu huruf kecil beserta spasi sekitar setengah ukuran hurufnya. Lebar isi A4 dengan margin 25 mm adalah 160 mm. Dengan huruf 11 pt (3,88 mm), satu huruf kira-kira 1,94 mm, sehingga satu baris memuat 160 ÷ 1,94 ≈ 82 huruf. Terlalu panjang. Ada tiga obat:</p>
      <ul>
        <li>naikkan huruf menjadi 12 pt (4,23 mm) dan margin menjadi 30 mm: 150 ÷ 2,12 ≈ 71 huruf;</li>
        <li>pakai dua lajur masing-masing 76 mm dengan celah 8 mm: 76 ÷ 1,94 ≈ 39 huruf, cocok untuk daftar, agak sempit untuk paragraf;</li>
        <li>biarkan lajur isi 120 mm dan pakai sisanya untuk jam atau catatan: 120 ÷ 1,94 ≈ 62 huruf.</li>
      </ul>
      <p>Karena “setengah ukuran” hanya taksiran, hitunglah huruf pada tiga baris cetakan Anda dan ambil rata-ratanya.</p>
      <h2>Tinggi baris mengikuti panjang baris</h2>
      <p>Makin panjang baris, makin lebar celah yang dibutuhkan mata untuk pulang. Untuk isi, tinggi baris 1,4–1,6 kali ukuran huruf: huruf 11 pt memakai 15,4–17,6 pt. Judul besar justru dirapatkan, sekitar 1,1–1,2, sebab dua barisnya harus terbaca sebagai satu benda.</p>
    `),
    code(
      "css",
      `
        .isi {
          max-width: 60ch;
          line-height: 1.5; /* tanpa satuan: dikalikan ukuran huruf masing-masing */
        }

        h1 {
          line-height: 1.15;
        }
      `,
      "Satuan ch sama dengan lebar angka 0. Huruf rata-rata lebih sempit, jadi 60ch biasanya memuat lebih dari 60 huruf.",
    ),
    prose(`
      <p>Perhatikan bahwa <code>line-height: 1.5</code> ditulis tanpa satuan. Kalau ditulis <code>24px</code>, judul yang berada di dalamnya ikut mewarisi 24 px dan baris-barisnya bertumpukan.</p>
      <p>Cara mengenali baris yang terlalu panjang: minta seseorang membacakan satu paragraf. Bila ia mengulang baris yang sama atau menaruh jari di kertas, perpendek barisnya sebelum Anda mengganti hurufnya.</p>
    `),
    check(
      "Lebar lajur 130 mm, huruf 12 pt (4,23 mm). Kira-kira berapa huruf per baris, dan apakah itu nyaman?",
      ["Sekitar 61, nyaman", "Benar. Lebar satu huruf kira-kira 2,12 mm; 130 ÷ 2,12 ≈ 61, di tengah rentang 45–75."],
      [
        "Sekitar 31, terlalu pendek",
        "Anda membagi dengan ukuran huruf penuh, 4,23 mm. Lebar rata-rata huruf hanya sekitar setengahnya.",
      ],
      ["Sekitar 92, terlalu panjang", "Terlalu banyak. Untuk 92 huruf dalam 130 mm, hurufnya harus kira-kira 8 pt."],
    ),
  ),
  chapter(
    "Satu keluarga huruf sudah cukup",
    20,
    prose(`
      <p>Daftar huruf di komputer Anda mungkin berisi dua ratus nama. Untuk edaran, menu, dan salindia, Anda memerlukan satu, asalkan keluarganya lengkap: biasa, tebal, dan sebaiknya miring serta setengah tebal. Tiga tingkat suara pada bab sebelumnya dapat dibuat seluruhnya dari situ.</p>
      <h2>Uji enam tanda</h2>
      <p>Sebelum memilih, ketik baris ini dalam huruf calon Anda, pada ukuran isi, lalu cetak:</p>
      <blockquote><p>Il1 O0 rn m 5S 8B 0812 Rp85.000 é “nya”</p></blockquote>
      <ol>
        <li><strong>I, l, 1</strong> harus dapat dibedakan. Penting untuk sandi wifi dan kode kelas.</li>
        <li><strong>O dan 0</strong> jangan kembar.</li>
        <li><strong>rn dan m</strong> jangan menyatu; bila menyatu, “urn” terbaca “um”.</li>
        <li><strong>Angka</strong> sama lebar bila dipakai di daftar harga.</li>
        <li><strong>Tanda kutip</strong> melengkung tersedia, juga tanda hubung panjang untuk rentang jam.</li>
        <li><strong>Huruf beraksen</strong> ada, untuk “é” dalam kamus dan nama murid yang memakainya.</li>
      </ol>
      <h2>Kalau ingin dua</h2>
      <p>Dua huruf boleh dipakai bila tugasnya terpisah tegas, misalnya satu untuk judul dan satu untuk isi, dan bila bedanya jelas. Dua huruf tanpa kait yang hampir sama akan tampak seperti salah tempel. Pasangan yang aman: judul berkait, isi tanpa kait, atau sebaliknya. Huruf sambung hias cukup untuk nama pengantin; untuk jam keberangkatan bus, tidak.</p>
      <h2>Huruf yang ikut berpindah</h2>
      <p>Edaran yang dibuat di ruang guru dan dicetak di koperasi sering berubah susunannya, karena hurufnya tidak terpasang di komputer kedua dan diganti diam-diam. Kirimlah PDF dengan huruf tertanam, bukan berkas suntingan. Di web, sebutkan cadangan yang perilakunya mirip:</p>
    `),
    code(
      "css",
      `
        body {
          font-family: "Plus Jakarta Sans", Verdana, sans-serif;
        }

        .harga {
          font-variant-numeric: tabular-nums; /* semua angka sama lebar, bila hurufnya menyediakan */
        }
      `,
      "Bila huruf pertama tidak ada, peramban mencoba yang kedua; nama terakhir selalu tersedia.",
    ),
    prose(`
      <p>Kekeliruan yang paling sering: memilih huruf dari namanya atau dari satu kata contoh. Nilailah huruf dengan naskah Anda sendiri, pada ukuran sebenarnya, di kertas yang sebenarnya. Huruf yang anggun pada 72 pt bisa pecah menjadi serabut pada 9 pt di mesin fotokopi koperasi. Karena itu, sesudah mencetak, fotokopi hasil cetaknya sekali, dan nilai yang kedua.</p>
    `),
    check(
      "Kode masuk kelas daring tercetak sebagai “Il0O1”. Murid terus salah mengetik. Apa penyebab yang paling mungkin?",
      [
        "Huruf yang dipakai tidak membedakan I, l, 1 dan O, 0",
        "Benar. Ganti hurufnya, atau lebih baik lagi hindari kelima tanda itu dalam kode.",
      ],
      ["Ukurannya kurang besar", "Membesarkan tanda yang kembar hanya menghasilkan kembaran yang lebih besar."],
      ["Kodenya tidak ditebalkan", "Tebal menambah suara, bukan pembeda. Bentuk hurufnya tetap sama."],
    ),
  ),
);
