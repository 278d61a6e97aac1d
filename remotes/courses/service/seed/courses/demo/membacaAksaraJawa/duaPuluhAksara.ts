import { chapter, check, courseModule, film, picture, prose } from "../../courseParts";

export const duaPuluhAksara = courseModule(
  "Dua Puluh Aksara",
  "Empat baris hanacaraka, dibaca sebagai kata sejak pelajaran pertama.",
  chapter(
    "Huruf yang sudah berbunyi",
    15,
    prose(`
      <p>Ambil huruf Latin <strong>k</strong>. Sendirian ia hanya bunyi tertahan di tenggorokan; supaya menjadi suku kata, ia perlu ditemani huruf <strong>a</strong>. Aksara Jawa bekerja dengan cara lain. Satu huruf <span lang="jv-Java">ꦏ</span> sudah lengkap dibaca <em>ka</em>. Vokal <em>a</em> tinggal di dalamnya. Tulisan semacam ini disebut abugida, dan aksara Bali serta aksara Sunda bekerja dengan cara yang sama.</p>
      <p>Ada dua puluh huruf dasar. Orang menyebutnya <em>carakan</em>, atau aksara <em>legena</em>: aksara yang masih telanjang, belum memakai tanda apa pun. Kita mulai dengan lima.</p>
      <table>
        <thead><tr><th scope="col">Aksara</th><th scope="col">Dibaca</th></tr></thead>
        <tbody>
          <tr><td><span lang="jv-Java">ꦲ</span></td><td>ha, atau a</td></tr>
          <tr><td><span lang="jv-Java">ꦤ</span></td><td>na</td></tr>
          <tr><td><span lang="jv-Java">ꦕ</span></td><td>ca</td></tr>
          <tr><td><span lang="jv-Java">ꦫ</span></td><td>ra</td></tr>
          <tr><td><span lang="jv-Java">ꦏ</span></td><td>ka</td></tr>
        </tbody>
      </table>
      <h2>Ha yang mengalah</h2>
      <p>Huruf pertama punya dua pekerjaan. Dalam kata asli Jawa, <span lang="jv-Java">ꦲ</span> di awal kata sering hanya menjadi tumpuan vokal, sehingga bunyi h-nya hilang. Kata <span lang="jv-Java">ꦲꦤ</span> hari ini diucapkan <em>ana</em>, artinya “ada”. Anda akan bertemu kebiasaan ini di hampir setiap kalimat.</p>
      <h2>Kata pertama Anda</h2>
      <p>Dengan lima huruf itu saja, beberapa kata sudah dapat dibaca. Tutup kolom kanan dengan tangan, baca dari kiri ke kanan, baru periksa.</p>
      <table>
        <thead><tr><th scope="col">Tulisan</th><th scope="col">Ejaan Latin</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="jv-Java">ꦲꦤ</span></td><td>ana</td><td>ada</td></tr>
          <tr><td><span lang="jv-Java">ꦕꦫ</span></td><td>cara</td><td>cara</td></tr>
          <tr><td><span lang="jv-Java">ꦏꦕ</span></td><td>kaca</td><td>kaca</td></tr>
          <tr><td><span lang="jv-Java">ꦏꦤ</span></td><td>kana</td><td>sana</td></tr>
          <tr><td><span lang="jv-Java">ꦕꦫꦏ</span></td><td>caraka</td><td>utusan</td></tr>
        </tbody>
      </table>
    `),
    film(
      "lima-huruf-pertama",
      "Lima huruf pertama, satu per satu, lalu sebagai kata",
      "Film ini tanpa suara. Lima huruf muncul dari kiri ke kanan, masing-masing dengan bunyinya di bawah: ha, na, ca, ra, ka. Setiap huruf sudah membawa bunyi a.",
      "Huruf ha dan na turun berdampingan, digarisbawahi satu per satu sesuai urutan bacanya: dua huruf, dua suku kata. Bunyi h di awal kata sering hilang, maka tulisan itu dibaca ana, artinya “ada”.",
      "Huruf ca dan ra menyusul. Dibaca dari kiri ke kanan: cara.",
      "Terakhir ca, ra, dan ka: tiga huruf, tiga suku kata. Bacaannya caraka, artinya utusan.",
    ),
    prose(`
      <h2>Kesalahan hari pertama</h2>
      <p>Pemula yang terbiasa dengan Latin sering membaca <span lang="jv-Java">ꦏꦕ</span> sebagai “k-c” lalu mencari huruf a. Cara menyadarinya mudah: hitung huruf dan hitung suku katanya. Selama belum ada tanda tambahan, jumlahnya selalu sama. Dua huruf, dua suku kata; tiga huruf, tiga suku kata.</p>
      <p>Cobalah juga arah sebaliknya. Ucapkan <em>raka</em>, sebutan halus untuk kakak laki-laki, lalu tulis tanpa melihat tabel. Dua suku kata, ra-ka, jadi dua huruf: <span lang="jv-Java">ꦫꦏ</span>. Bila yang tertulis <span lang="jv-Java">ꦏꦫ</span>, Anda mengenali hurufnya tetapi membalik urutannya; aksara Jawa ditulis dari kiri ke kanan, sama seperti Latin.</p>
      <p>Sebelum lanjut, salin kelima huruf itu lima kali dengan tangan, sambil mengucapkan bunyinya. Tangan mengingat bentuk lebih cepat daripada mata.</p>
    `),
    check(
      "Tulisan ꦏꦕ terdiri dari dua huruf. Berapa suku kata yang dibaca?",
      ["Dua: ka dan ca", "Benar. Setiap huruf dasar sudah membawa vokal a, jadi dua huruf berarti dua suku kata."],
      ["Satu: kac", "Belum. Huruf kedua tidak kehilangan vokalnya, karena tidak ada tanda yang mematikannya."],
      ["Empat: k, a, c, a", "Itu jumlah huruf Latinnya. Dalam aksara Jawa satu huruf dasar adalah satu suku kata."],
    ),
  ),
  chapter(
    "Baris kedua dan bunyi yang membulat",
    16,
    prose(`
      <p>Lima huruf berikutnya berbunyi <em>da, ta, sa, wa, la</em>. Bacalah berurutan dengan baris pertama: <span lang="jv-Java">ꦲꦤꦕꦫꦏ</span>, lalu <span lang="jv-Java">ꦢꦠꦱꦮꦭ</span>. Urutan ini sekaligus dua larik pertama sebuah cerita, yang akan kita baca sampai selesai pada bab ketiga.</p>
      <table>
        <thead><tr><th scope="col">Aksara</th><th scope="col">Dibaca</th></tr></thead>
        <tbody>
          <tr><td><span lang="jv-Java">ꦢ</span></td><td>da, ujung lidah menyentuh gigi atas</td></tr>
          <tr><td><span lang="jv-Java">ꦠ</span></td><td>ta, ujung lidah menyentuh gigi atas</td></tr>
          <tr><td><span lang="jv-Java">ꦱ</span></td><td>sa</td></tr>
          <tr><td><span lang="jv-Java">ꦮ</span></td><td>wa</td></tr>
          <tr><td><span lang="jv-Java">ꦭ</span></td><td>la</td></tr>
        </tbody>
      </table>
      <h2>Ditulis a, terdengar mendekati o</h2>
      <p>Ucapkan kata Jawa untuk hutan: <em>wana</em>. Di Surakarta dan Yogyakarta Anda akan mendengar bunyi yang bulat, di antara a dan o, seperti o dalam kata Indonesia “pohon”. Sebagian buku pelajaran menulisnya <em>å</em>: <em>wånå</em>. Ejaannya tetap a, dan dalam aksara Jawa tetap huruf telanjang: <span lang="jv-Java">ꦮꦤ</span>.</p>
      <p>Aturan praktisnya: a di suku kata terakhir yang terbuka dibaca å, dan a terbuka tepat di depannya ikut membulat. Bila suku terakhirnya tertutup konsonan, a biasanya tetap a. Di Banyumas dan Tegal penutur mengucapkan a di tempat yang di Solo menjadi å; tulisannya sama saja.</p>
      <table>
        <thead><tr><th scope="col">Tulisan</th><th scope="col">Ejaan</th><th scope="col">Diucapkan</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="jv-Java">ꦫꦱ</span></td><td>rasa</td><td>råså</td><td>rasa</td></tr>
          <tr><td><span lang="jv-Java">ꦭꦫ</span></td><td>lara</td><td>lårå</td><td>sakit</td></tr>
          <tr><td><span lang="jv-Java">ꦮꦤ</span></td><td>wana</td><td>wånå</td><td>hutan</td></tr>
          <tr><td><span lang="jv-Java">ꦢꦫ</span></td><td>dara</td><td>dårå</td><td>merpati</td></tr>
          <tr><td><span lang="jv-Java">ꦭꦮ</span></td><td>lawa</td><td>låwå</td><td>kelelawar</td></tr>
          <tr><td><span lang="jv-Java">ꦱꦢ</span></td><td>sada</td><td>sådå</td><td>lidi</td></tr>
        </tbody>
      </table>
      <p>Ambil <span lang="jv-Java">ꦭꦮ</span> sebagai contoh lengkap. Dua huruf telanjang, jadi la-wa. Suku terakhirnya terbuka, maka a dibaca å; suku di depannya juga terbuka, maka ikut membulat. Hasilnya <em>låwå</em>. Urutan berpikir ini tinggal diulang pada setiap kata baru.</p>
      <h2>Jebakan loro dan lara</h2>
      <p>Karena telinga mendengar bunyi seperti o, orang tergoda menulis “sakit” dengan tanda vokal o. Itu menjadi kata lain: <em>loro</em>, “dua”. Ujilah dengan imbuhan. Dari <em>lara</em> terbentuk <em>larané</em>, “sakitnya”, dan a-nya terdengar jelas kembali. Kalau a muncul lagi ketika kata diberi akhiran, tulislah huruf telanjang.</p>
    `),
    check(
      "Anda mendengar seseorang mengucapkan “råså”. Bagaimana menulisnya?",
      ["ꦫꦱ", "Benar. Bunyi å di suku kata terbuka ditulis dengan huruf telanjang, tanpa tanda vokal."],
      ["ꦫꦺꦴꦱꦺꦴ", "Ini dibaca roso dengan bunyi o yang sesungguhnya. Uji dengan akhiran: rasané, bukan rosoné."],
      ["ꦫꦮ", "Huruf keduanya wa. Kata ini dibaca rawa. Huruf sa adalah ꦱ."],
    ),
  ),
  chapter(
    "Lidah di gigi, lidah di langit-langit",
    18,
    prose(`
      <p>Dua baris terakhir melengkapi dua puluh huruf: <span lang="jv-Java">ꦥꦝꦗꦪꦚ</span> dan <span lang="jv-Java">ꦩꦒꦧꦛꦔ</span>. Empat di antaranya ditulis dengan dua huruf konsonan Latin: <em>dha</em>, <em>nya</em>, <em>tha</em>, dan <em>nga</em>. Dalam aksara Jawa masing-masing hanya satu huruf.</p>
      <table>
        <thead><tr><th scope="col">Aksara</th><th scope="col">Dibaca</th><th scope="col">Aksara</th><th scope="col">Dibaca</th></tr></thead>
        <tbody>
          <tr><td><span lang="jv-Java">ꦥ</span></td><td>pa</td><td><span lang="jv-Java">ꦩ</span></td><td>ma</td></tr>
          <tr><td><span lang="jv-Java">ꦝ</span></td><td>dha</td><td><span lang="jv-Java">ꦒ</span></td><td>ga</td></tr>
          <tr><td><span lang="jv-Java">ꦗ</span></td><td>ja</td><td><span lang="jv-Java">ꦧ</span></td><td>ba</td></tr>
          <tr><td><span lang="jv-Java">ꦪ</span></td><td>ya</td><td><span lang="jv-Java">ꦛ</span></td><td>tha</td></tr>
          <tr><td><span lang="jv-Java">ꦚ</span></td><td>nya</td><td><span lang="jv-Java">ꦔ</span></td><td>nga</td></tr>
        </tbody>
      </table>
      <h2>Dua da, dua ta</h2>
      <p>Huruf h dalam <em>dha</em> dan <em>tha</em> bukan embusan napas. Ia penanda tempat lidah. Untuk <span lang="jv-Java">ꦢ</span> dan <span lang="jv-Java">ꦠ</span>, ujung lidah menyentuh gigi atas. Untuk <span lang="jv-Java">ꦝ</span> dan <span lang="jv-Java">ꦛ</span>, ujung lidah ditarik sedikit ke belakang, menyentuh langit-langit tepat di belakang gusi atas. Bedanya bukan soal logat, karena arti katanya ikut berubah: <em>wedi</em> berarti takut, <em>wedhi</em> berarti pasir; <em>tutuk</em> berarti mulut, <em>thuthuk</em> berarti pukul. Kata-kata itu akan dapat Anda tulis sendiri pada modul-modul berikutnya.</p>
      <h2>Cerita dalam empat larik</h2>
      <p>Kedua puluh huruf, masing-masing dipakai tepat satu kali, dapat dibaca sebagai sajak:</p>
      <blockquote>
        <p><span lang="jv-Java">ꦲꦤꦕꦫꦏ</span></p>
        <p><span lang="jv-Java">ꦢꦠꦱꦮꦭ</span></p>
        <p><span lang="jv-Java">ꦥꦝꦗꦪꦚ</span></p>
        <p><span lang="jv-Java">ꦩꦒꦧꦛꦔ</span></p>
      </blockquote>
      <p><em>Hana caraka</em>, ada dua utusan. <em>Data sawala</em>, mereka berselisih. <em>Padha jayanya</em>, sama saktinya. <em>Maga bathanga</em>, keduanya menjadi mayat. Dalam legenda, keduanya abdi Aji Saka, Dora dan Sembada: yang satu diperintah mengambil pusaka, yang lain diperintah tidak menyerahkannya kepada siapa pun kecuali tuannya. Keduanya setia, dan keduanya gugur.</p>
      <p>Ini legenda, bukan catatan sejarah. Para ahli menempatkan aksara Jawa sebagai keturunan aksara Kawi, yang berakar pada tulisan India. Namun sebagai alat mengingat, sajak dua puluh suku kata itu sulit ditandingi.</p>
      <h2>Latihan</h2>
      <p>Baca tanpa bantuan: <span lang="jv-Java">ꦩꦠ</span>, <span lang="jv-Java">ꦧꦥ</span>, <span lang="jv-Java">ꦗꦭ</span>, <span lang="jv-Java">ꦥꦝ</span>, <span lang="jv-Java">ꦔꦥ</span>. Kuncinya: mata (mata), bapa (ayah), jala (jala), padha (sama), ngapa (mengapa).</p>
    `),
    check(
      "Apa tugas huruf h dalam ejaan dha dan tha?",
      [
        "Menandai lidah yang menyentuh langit-langit",
        "Benar. Ejaan Latin meminjam h untuk membedakan bunyi ini dari da dan ta, yang diucapkan di gigi.",
      ],
      [
        "Menandai embusan napas yang kuat",
        "Belum. Dalam bahasa Jawa sekarang bedanya terletak pada tempat ujung lidah, bukan pada embusannya.",
      ],
      [
        "Menandai huruf ha yang ikut ditulis",
        "Tidak ada ꦲ di situ. Dha dan tha masing-masing satu huruf utuh: ꦝ dan ꦛ.",
      ],
    ),
  ),
  chapter(
    "Kartu untuk aksara yang tertukar",
    25,
    prose(`
      <p>Dua puluh huruf tidak sama sulitnya. Yang menghambat biasanya hanya beberapa pasang yang tampak serupa di mata pemula. Daripada mengulang semuanya dari awal setiap malam, lebih hemat menemukan pasangan yang sulit bagi <em>Anda</em>, lalu melatihnya saja.</p>
      <h2>Empat pasang yang patut dicurigai</h2>
      <table>
        <thead><tr><th scope="col">Pasangan</th><th scope="col">Bunyi</th><th scope="col">Kata pembanding</th></tr></thead>
        <tbody>
          <tr><td><span lang="jv-Java">ꦢ</span> dan <span lang="jv-Java">ꦝ</span></td><td>da, dha</td><td><span lang="jv-Java">ꦢꦫ</span> merpati, <span lang="jv-Java">ꦥꦝ</span> sama</td></tr>
          <tr><td><span lang="jv-Java">ꦤ</span> dan <span lang="jv-Java">ꦏ</span></td><td>na, ka</td><td><span lang="jv-Java">ꦲꦤ</span> ada, <span lang="jv-Java">ꦏꦕ</span> kaca</td></tr>
          <tr><td><span lang="jv-Java">ꦲ</span> dan <span lang="jv-Java">ꦭ</span></td><td>ha, la</td><td><span lang="jv-Java">ꦲꦥ</span> apa, <span lang="jv-Java">ꦭꦫ</span> sakit</td></tr>
          <tr><td><span lang="jv-Java">ꦥ</span> dan <span lang="jv-Java">ꦱ</span></td><td>pa, sa</td><td><span lang="jv-Java">ꦧꦥ</span> ayah, <span lang="jv-Java">ꦫꦱ</span> rasa</td></tr>
        </tbody>
      </table>
      <p>Perbesar halaman ini, lalu tulis dengan kata-kata sendiri satu perbedaan untuk setiap pasang: berapa kaki tegaknya, di mana lengkungnya, terbuka ke bawah atau ke atas. Kalimat buatan sendiri lebih awet daripada kalimat buku, sekalipun terdengar aneh bagi orang lain.</p>
      <h2>Tiga kotak</h2>
      <ol>
        <li>Buat dua puluh kartu dari kertas bekas seukuran kartu nama. Aksara di muka, bunyi di belakang.</li>
        <li>Siapkan tiga kotak: <strong>setiap hari</strong>, <strong>dua hari sekali</strong>, <strong>seminggu sekali</strong>. Semua kartu mulai di kotak pertama.</li>
        <li>Terbaca benar dalam dua detik, kartu naik satu kotak. Salah atau ragu, kartu kembali ke kotak pertama.</li>
        <li>Bila kotak pertama tinggal empat kartu atau kurang, lanjutkan ke modul berikutnya. Kartu yang tersisa dibawa serta.</li>
      </ol>
      <p>Contoh hitungan: pada malam pertama Ratih, murid di Karangjati, mengenali sebelas dari dua puluh kartu. Malam kedua ia hanya membuka sembilan kartu yang gagal, dan lima di antaranya lolos. Malam ketiga sebelas kartu dari kotak kedua diperiksa lagi bersama empat yang tersisa, jadi lima belas. Pekerjaannya tetap di bawah sepuluh menit semalam.</p>
      <h2>Kesalahan yang tidak terasa</h2>
      <p>Bila kartu selalu dibuka dalam urutan hanacaraka, yang Anda hafal adalah lagunya, bukan hurufnya. Cirinya: Anda harus bersenandung dari <span lang="jv-Java">ꦲ</span> untuk mengenali <span lang="jv-Java">ꦧ</span>. Kocok kartu setiap kali.</p>
      <p>Latihan penutup modul: baca <span lang="jv-Java">ꦗꦒ</span>, <span lang="jv-Java">ꦩꦤ</span>, <span lang="jv-Java">ꦱꦥ</span>, <span lang="jv-Java">ꦫꦒ</span>, <span lang="jv-Java">ꦧꦪ</span>, <span lang="jv-Java">ꦝꦝ</span>. Kunci: jaga (jaga), mana (mana), sapa (siapa), raga (badan), baya (buaya), dhadha (dada).</p>
    `),
    picture(
      "Kartu aksara di tiga kotak kayu di atas meja belajar",
      "Kartu yang sulit sering muncul, kartu yang mudah jarang. Waktu latihan jatuh di tempat yang perlu.",
    ),
  ),
);
