import { chapter, check, courseModule, prose } from "../../courseParts";

export const kudaKuda = courseModule(
  "Kuda-Kuda",
  "Lima cara berdiri, dibedakan oleh letak berat badan.",
  chapter(
    "Kuda-kuda tengah: berat dibagi rata",
    20,
    prose(`
      <p>Kuda-kuda adalah cara menapakkan kaki supaya badan dapat diam tanpa goyah dan bergerak tanpa persiapan. Untuk memahami semua jenisnya, ajukan satu pertanyaan: <strong>di kaki mana berat badan berada?</strong> Pada kuda-kuda tengah jawabannya paling sederhana, di keduanya, sama banyak.</p>
      <h2>Membangunnya dari lantai</h2>
      <ol>
        <li>Berdiri tegak. Geser kaki kiri ke samping sampai jarak antara kedua telapak sekitar satu setengah kali lebar bahu.</li>
        <li>Putar ujung kaki sedikit ke luar, kira-kira tiga puluh derajat.</li>
        <li>Tekuk lutut seperti hendak duduk di bangku tinggi. Lutut bergerak <em>searah</em> ujung kaki.</li>
        <li>Punggung tegak, pandangan mendatar, tangan mengepal ringan di sisi pinggang.</li>
        <li>Tekan lantai dengan tiga titik pada tiap telapak: pangkal ibu jari, pangkal kelingking, tumit.</li>
      </ol>
      <h2>Seberapa rendah</h2>
      <p>Setinggi yang masih dapat Anda pertahankan dengan napas biasa. Pakai tiga ketinggian: tinggi (lutut menekuk sedikit), sedang, dan rendah. Pemula tinggal di yang tinggi selama seminggu. Rendah tanpa tenaga hanya membuat lutut menanggung apa yang seharusnya ditanggung paha.</p>
      <table>
        <thead><tr><th scope="col">Hari</th><th scope="col">Ketinggian</th><th scope="col">Tahan</th><th scope="col">Ulangan</th><th scope="col">Jumlah</th></tr></thead>
        <tbody>
          <tr><td>1–2</td><td>tinggi</td><td>10 detik</td><td>6</td><td>60 detik</td></tr>
          <tr><td>3–4</td><td>tinggi</td><td>15 detik</td><td>6</td><td>90 detik</td></tr>
          <tr><td>5–6</td><td>tinggi</td><td>20 detik</td><td>5</td><td>100 detik</td></tr>
          <tr><td>7</td><td>istirahat</td><td>–</td><td>–</td><td>–</td></tr>
        </tbody>
      </table>
      <h2>Tiga kesalahan dan cara melihatnya</h2>
      <ul>
        <li><strong>Lutut rebah ke dalam.</strong> Pandang ke bawah: bila ibu jari kaki tertutup lutut, atau malah tampak di sisi luarnya, lutut sudah masuk. Dorong lutut ke arah jari tengah kaki.</li>
        <li><strong>Pantat menungging.</strong> Dari samping, punggung bawah melengkung dalam. Bayangkan tali menarik ubun-ubun ke langit-langit.</li>
        <li><strong>Berat di ujung kaki.</strong> Coba gerakkan jari kaki. Kalau tidak bisa, mundurkan berat ke tengah telapak.</li>
      </ul>
      <p>Uji terakhir: angkat tumit kiri satu detik, turunkan, lalu tumit kanan. Bila salah satu jauh lebih sulit, berat Anda belum terbagi rata; berat menumpuk di kaki yang susah diangkat.</p>
    `),
    check(
      "Saat berdiri dalam kuda-kuda tengah, tumit kanan jauh lebih sulit diangkat daripada tumit kiri. Apa artinya?",
      [
        "Berat lebih banyak di kaki kanan",
        "Benar. Kaki yang menanggung beban lebih besar lebih sulit diangkat. Geser pinggul ke kiri sampai sama.",
      ],
      [
        "Kaki kanan kurang lentur",
        "Mungkin saja, tetapi yang pertama diperiksa adalah letak berat badan, dan itu yang langsung dapat diubah.",
      ],
      ["Kuda-kudanya sudah benar", "Pada kuda-kuda tengah kedua tumit seharusnya terasa hampir sama."],
    ),
  ),
  chapter(
    "Kuda-kuda depan: rel, bukan tali",
    20,
    prose(`
      <p>Geser berat dari tengah ke kaki depan, dan Anda mendapat kuda-kuda depan. Kaki depan menekuk dan menanggung sebagian besar berat; kaki belakang hampir lurus dan menopang. Sikap ini dipakai ketika mendorong, memukul, dan melangkah maju.</p>
      <h2>Menempatkan kaki</h2>
      <ol>
        <li>Berdiri dengan kaki selebar pinggul. Bayangkan dua rel sejajar di bawah kedua telapak.</li>
        <li>Langkahkan kaki kanan ke depan <strong>di relnya sendiri</strong>, sejauh satu langkah jalan biasa ditambah satu telapak kaki.</li>
        <li>Kaki kanan menghadap ke depan. Kaki kiri serong ke luar kira-kira empat puluh lima derajat, tumitnya tetap di lantai.</li>
        <li>Tekuk lutut kanan sampai tulang kering hampir tegak. Lutut tidak melewati ujung jari kaki.</li>
        <li>Pinggul menghadap ke depan, punggung tegak.</li>
      </ol>
      <p>Sebagai gambaran, kira-kira tujuh bagian berat di depan dan tiga di belakang. Angka itu tidak perlu ditimbang. Cukup pastikan kaki belakang masih menekan lantai, tetapi dapat diangkat dengan sedikit usaha.</p>
      <h2>Mengapa dua rel</h2>
      <p>Pemula sering menaruh kedua telapak pada satu garis, seperti berjalan di atas tali. Dari samping tampak gagah. Minta teman mendorong bahu Anda dari samping dengan dua jari: Anda goyah. Buka kembali ke dua rel, dan dorongan yang sama tertahan. Lebar ke samping memberi keteguhan ke samping; panjang memberi keteguhan ke depan dan belakang. Keduanya diperlukan.</p>
      <h2>Latihan di ubin</h2>
      <p>Bila lantai Anda berubin 40 × 40 sentimeter, kaki kiri di satu ubin, kaki kanan dua ubin di depannya dan satu ubin di kanannya. Jarak ke depan dari pusat ke pusat 80 sentimeter, ke samping 40. Untuk orang bertinggi sekitar 165 sentimeter jarak itu cukup panjang; kurangi menjadi satu setengah ubin bila pinggul terasa tertarik.</p>
      <table>
        <thead><tr><th scope="col">Putaran</th><th scope="col">Kaki depan</th><th scope="col">Tahan</th><th scope="col">Istirahat</th></tr></thead>
        <tbody>
          <tr><td>1</td><td>kanan</td><td>10 detik</td><td>10 detik</td></tr>
          <tr><td>2</td><td>kiri</td><td>10 detik</td><td>10 detik</td></tr>
          <tr><td>3–6</td><td>bergantian</td><td>10 detik</td><td>10 detik</td></tr>
        </tbody>
      </table>
      <p>Enam putaran itu memakan dua menit. Kesalahan yang paling sering muncul setelah menit pertama: tumit belakang naik. Bila itu terjadi, langkah Anda terlalu panjang. Pendekkan, jangan dipaksa turun.</p>
    `),
    check(
      "Teman mendorong bahu Anda dari samping dan Anda langsung goyah dalam kuda-kuda depan. Apa yang pertama diperiksa?",
      [
        "Apakah kedua kaki berada pada satu garis",
        "Benar. Tanpa jarak ke samping, dorongan dari samping tidak tertahan. Kembalikan kaki ke dua rel.",
      ],
      [
        "Apakah kepalan tangan cukup keras",
        "Tangan hampir tidak berpengaruh pada dorongan dari samping. Keteguhan datang dari letak kaki.",
      ],
      [
        "Apakah langkahnya cukup panjang",
        "Panjang langkah menolong terhadap dorongan dari depan dan belakang, bukan dari samping.",
      ],
    ),
  ),
  chapter(
    "Kuda-kuda belakang dan samping",
    20,
    prose(`
      <p>Kuda-kuda belakang membalik pembagian tadi. Kaki belakang menekuk dan menanggung sebagian besar berat; kaki depan ringan, seperti menyentuh air untuk mengetahui dinginnya. Karena ringan, kaki depan dapat diangkat, ditarik, atau dipindahkan seketika. Inilah sikap menunggu dan menghindar.</p>
      <h2>Dari depan ke belakang tanpa memindahkan telapak</h2>
      <ol>
        <li>Mulai dari kuda-kuda depan dengan kaki kiri di depan.</li>
        <li>Tekuk lutut kanan sambil menarik pinggul ke belakang. Pindahkan berat perlahan, hitung sampai empat.</li>
        <li>Kaki kiri meringan sampai telapaknya hanya bertumpu tipis; lututnya tetap sedikit menekuk.</li>
        <li>Punggung tegak. Bila Anda harus mencondongkan badan ke depan agar tidak jatuh, berat belum benar-benar di belakang.</li>
      </ol>
      <p>Pegangannya: kira-kira tujuh bagian di belakang, tiga di depan. Ujinya sederhana. Angkat kaki depan sejengkal tanpa menggeser badan. Dapat? Kuda-kudanya benar. Badan harus bergoyang dulu? Berat masih tertinggal di depan.</p>
      <h2>Kuda-kuda samping</h2>
      <p>Kembali ke kuda-kuda tengah. Geser pinggul ke kanan sampai lutut kanan menekuk lebih dalam dan lutut kiri hampir lurus. Kedua telapak tetap menapak, badan tetap menghadap ke depan. Itulah kuda-kuda samping kanan. Ia dipakai untuk membuang badan dari garis serangan tanpa mundur.</p>
      <table>
        <thead><tr><th scope="col">Kuda-kuda</th><th scope="col">Kaki yang menanggung</th><th scope="col">Kaki yang ringan</th><th scope="col">Dipakai untuk</th></tr></thead>
        <tbody>
          <tr><td>Tengah</td><td>keduanya</td><td>tidak ada</td><td>menahan, beralih</td></tr>
          <tr><td>Depan</td><td>depan</td><td>belakang</td><td>maju, memukul</td></tr>
          <tr><td>Belakang</td><td>belakang</td><td>depan</td><td>menunggu, menghindar</td></tr>
          <tr><td>Samping</td><td>sisi yang menekuk</td><td>sisi yang lurus</td><td>mengelak ke samping</td></tr>
        </tbody>
      </table>
      <h2>Kesalahan: duduk di udara kosong</h2>
      <p>Pada kuda-kuda belakang, lutut yang menanggung beban sering terpelintir karena telapaknya menghadap satu arah dan lututnya arah lain. Sebelum menekuk, atur dulu telapak belakang serong ke luar, lalu tekuk lutut tepat di atas jari kaki kedua. Bila lutut terasa terpuntir, berdirilah, perbaiki telapak, ulangi. Jangan membetulkan lutut sambil menanggung berat.</p>
      <p>Latihan: tengah, samping kanan, tengah, samping kiri, masing-masing empat hitungan. Satu putaran enam belas hitungan. Kerjakan empat putaran, lalu catat sisi mana yang lebih berat.</p>
    `),
    check(
      "Apa ujian cepat bahwa berat sudah di belakang pada kuda-kuda belakang?",
      [
        "Kaki depan dapat diangkat tanpa badan bergoyang",
        "Benar. Kaki yang tidak menanggung beban dapat lepas dari lantai tanpa persiapan.",
      ],
      ["Badan condong ke depan", "Condong ke depan justru tanda berat masih tertinggal di kaki depan."],
      ["Kaki depan lurus dan terkunci", "Lutut depan tetap sedikit menekuk supaya kaki dapat ditarik kapan saja."],
    ),
  ),
  chapter(
    "Silang, dan perpindahan di antara lima",
    22,
    prose(`
      <p>Kuda-kuda kelima lahir saat kaki bersilang: satu telapak melintas di depan atau di belakang yang lain. Sebagai tempat diam ia paling goyah. Namun ia adalah pintu, dilewati ketika badan perlu berputar atau berpindah ke samping dengan cepat.</p>
      <h2>Silang depan dan silang belakang</h2>
      <ol>
        <li>Dari kaki selebar pinggul, langkahkan kaki kanan melintas di depan kaki kiri, ujungnya serong ke luar.</li>
        <li>Tekuk kedua lutut sedikit. Berat terutama di kaki kanan; tumit kiri terangkat. Ini silang depan.</li>
        <li>Kembali. Sekarang langkahkan kaki kanan melintas di belakang kaki kiri, bertumpu pada pangkal jari kaki. Berat tetap di kaki kiri. Ini silang belakang.</li>
      </ol>
      <p>Kedua lutut tidak boleh saling menekan. Bila lutut bersentuhan keras, langkah Anda terlalu dekat atau pinggul belum ikut berputar.</p>
      <h2>Rangkaian pindah berat</h2>
      <p>Sekarang kelima kuda-kuda dirangkai. Mulai dengan hormat, lalu:</p>
      <table>
        <thead><tr><th scope="col">Hitungan</th><th scope="col">Gerak</th><th scope="col">Berat</th></tr></thead>
        <tbody>
          <tr><td>1</td><td>kaki kiri geser ke kiri, kuda-kuda tengah</td><td>rata</td></tr>
          <tr><td>2</td><td>pinggul ke kanan, kuda-kuda samping kanan</td><td>kanan</td></tr>
          <tr><td>3</td><td>kembali ke tengah</td><td>rata</td></tr>
          <tr><td>4</td><td>pinggul ke kiri, kuda-kuda samping kiri</td><td>kiri</td></tr>
          <tr><td>5</td><td>kaki kanan melintas di depan, silang depan</td><td>kanan</td></tr>
          <tr><td>6</td><td>kaki kiri melangkah serong kiri ke belakang, kuda-kuda depan kanan</td><td>kanan (depan)</td></tr>
          <tr><td>7</td><td>tarik pinggul, kuda-kuda belakang</td><td>kiri (belakang)</td></tr>
          <tr><td>8</td><td>kaki kanan ditarik rapat, sikap tegak</td><td>rata</td></tr>
        </tbody>
      </table>
      <p>Telusuri kolom terakhir dengan jari: rata, kanan, rata, kiri, kanan, kanan, kiri, rata. Setiap kali kata itu berganti, pinggul harus bergeser <em>sebelum</em> kaki terangkat. Inilah isi seluruh modul dalam satu kalimat: kaki yang kosong boleh melangkah, kaki yang berisi tidak.</p>
      <h2>Mengetahui kesalahan dari bunyi</h2>
      <p>Kerjakan rangkaian di lantai kayu atau ubin yang sunyi dan dengarkan. Bunyi <em>duk</em> pada hitungan 5 atau 6 berarti kaki jatuh, bukan diletakkan; beratnya ikut sebelum waktunya. Perlambat sampai tidak terdengar.</p>
      <p>Setelah empat putaran ke kiri, balikkan semua arah dan mulai dengan kaki kanan. Rekam satu putaran dari samping dan simpan. Rekaman ini akan dibandingkan dengan peragaan Anda pada bab penutup.</p>
    `),
    check(
      "Pada hitungan 4 berat Anda di kaki kiri. Kaki manakah yang boleh melangkah pada hitungan 5?",
      [
        "Kaki kanan, karena kosong",
        "Benar. Kaki yang tidak menanggung berat dapat diangkat tanpa bunyi dan tanpa goyah.",
      ],
      ["Kaki kiri, karena kuat", "Kaki kiri sedang menanggung badan. Mengangkatnya berarti menjatuhkan diri dulu."],
      ["Keduanya bersamaan", "Itu lompatan. Rangkaian ini dikerjakan dengan selalu satu kaki menapak."],
    ),
  ),
);
