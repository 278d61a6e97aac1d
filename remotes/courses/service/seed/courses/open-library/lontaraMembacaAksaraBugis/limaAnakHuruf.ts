import { chapter, check, courseModule, prose } from "../../courseParts";

export const limaAnakHuruf = courseModule(
  "Lima anak huruf",
  "Tanda yang mengubah a menjadi i, u, é, o, dan e.",
  chapter(
    "Titik di atas, titik di bawah",
    18,
    prose(`
      <p>Dua anak huruf yang pertama berupa titik. Titik di atas mengubah <em>a</em> menjadi <em>i</em>. Titik di bawah mengubahnya menjadi <em>u</em>. Namanya pun menyebut tempat: <em>tetti’ riasé’</em> berarti titik di atas, <em>tetti’ riawa</em> titik di bawah.</p>
      <table>
        <thead><tr><th scope="col">Induk</th><th scope="col">Titik di atas</th><th scope="col">Titik di bawah</th></tr></thead>
        <tbody>
          <tr><td><span lang="bug-Bugi">ᨀ</span> ka</td><td><span lang="bug-Bugi">ᨀᨗ</span> ki</td><td><span lang="bug-Bugi">ᨀᨘ</span> ku</td></tr>
          <tr><td><span lang="bug-Bugi">ᨅ</span> ba</td><td><span lang="bug-Bugi">ᨅᨗ</span> bi</td><td><span lang="bug-Bugi">ᨅᨘ</span> bu</td></tr>
          <tr><td><span lang="bug-Bugi">ᨒ</span> la</td><td><span lang="bug-Bugi">ᨒᨗ</span> li</td><td><span lang="bug-Bugi">ᨒᨘ</span> lu</td></tr>
          <tr><td><span lang="bug-Bugi">ᨔ</span> sa</td><td><span lang="bug-Bugi">ᨔᨗ</span> si</td><td><span lang="bug-Bugi">ᨔᨘ</span> su</td></tr>
        </tbody>
      </table>
      <p>Tandanya sama untuk semua induk. Anda tidak menghafal dua puluh tiga kali dua; Anda menghafal dua.</p>
      <h2>Kata dengan titik</h2>
      <table>
        <thead><tr><th scope="col">Tulisan</th><th scope="col">Suku kata</th><th scope="col">Dibaca</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="bug-Bugi">ᨅᨈᨘ</span></td><td>ba, tu</td><td>batu</td><td>batu</td></tr>
          <tr><td><span lang="bug-Bugi">ᨒᨗᨆ</span></td><td>li, ma</td><td>lima</td><td>lima; tangan</td></tr>
          <tr><td><span lang="bug-Bugi">ᨄᨗᨈᨘ</span></td><td>pi, tu</td><td>pitu</td><td>tujuh</td></tr>
          <tr><td><span lang="bug-Bugi">ᨅᨗᨌᨑ</span></td><td>bi, ca, ra</td><td>bicara</td><td>bicara, perkara</td></tr>
          <tr><td><span lang="bug-Bugi">ᨅᨑᨘ</span></td><td>ba, ru</td><td>Barru</td><td>nama kabupaten</td></tr>
        </tbody>
      </table>
      <p>Pada kata terakhir ada sesuatu yang ganjil: yang tertulis <em>ba-ru</em>, yang diucapkan <em>Barru</em> dengan <em>r</em> ditekan. Simpan keganjilan itu. Modul ketiga seluruhnya tentang bunyi yang diucapkan tetapi tidak ditulis.</p>
      <h2>Melihat titik yang benar</h2>
      <p>Dalam tulisan tangan, titik dari baris atas kadang mendekati huruf di baris bawahnya. Sebuah <em>u</em> di baris pertama bisa tampak seperti <em>i</em> di baris kedua. Ukur dengan mata: titik <em>u</em> berada tepat di bawah hurufnya dan lebih dekat kepadanya daripada kepada huruf di bawah. Naskah lama yang barisnya rapat menuntut kesabaran ini, dan penulis yang baik memberi ruang.</p>
      <p>Coba tulis di kertas: <em>tu, ti, mu, mi, ru, ri</em>. Lalu baca kembali besok pagi. Bila Anda ragu pada satu titik, berarti titiknya terlalu jauh dari induknya.</p>
    `),
    check(
      "Huruf ra dengan titik di bawah dibaca apa?",
      ["ru", "Benar. Titik di bawah, tetti’ riawa, mengganti a dengan u."],
      ["ri", "Bunyi i ditulis dengan titik di atas huruf."],
      ["ra", "Tanpa tanda memang ra. Begitu ada titik, vokalnya berganti."],
    ),
  ),
  chapter(
    "Tanda yang berdiri di depan dan di belakang",
    20,
    prose(`
      <p>Dua anak huruf berikutnya tidak menumpang di atas atau di bawah, melainkan berdiri sejajar dengan induknya. Tanda <em>o</em> berdiri di belakang, dan itu terasa wajar. Tanda <em>é</em> berdiri di <strong>depan</strong>, dan di sinilah pembaca baru tersandung.</p>
      <table>
        <thead><tr><th scope="col">Induk</th><th scope="col">Tanda di depan</th><th scope="col">Tanda di belakang</th></tr></thead>
        <tbody>
          <tr><td><span lang="bug-Bugi">ᨅ</span> ba</td><td><span lang="bug-Bugi">ᨅᨙ</span> bé</td><td><span lang="bug-Bugi">ᨅᨚ</span> bo</td></tr>
          <tr><td><span lang="bug-Bugi">ᨊ</span> na</td><td><span lang="bug-Bugi">ᨊᨙ</span> né</td><td><span lang="bug-Bugi">ᨊᨚ</span> no</td></tr>
          <tr><td><span lang="bug-Bugi">ᨒ</span> la</td><td><span lang="bug-Bugi">ᨒᨙ</span> lé</td><td><span lang="bug-Bugi">ᨒᨚ</span> lo</td></tr>
        </tbody>
      </table>
      <p>Namanya <em>kecce’ riolo</em>, tanda di depan, dan <em>kecce’ rimunri</em>, tanda di belakang. Huruf <em>é</em> dalam kursus ini selalu ditulis dengan garis miring di atasnya dan dibaca seperti pada kata “sate”.</p>
      <h2>Membaca lompat kecil</h2>
      <p>Lihat nama ini: <span lang="bug-Bugi">ᨅᨚᨊᨙ</span>. Dari kiri ke kanan mata bertemu empat bentuk: <em>ba</em>, tanda <em>o</em>, tanda <em>é</em>, lalu <em>na</em>. Tanda <em>o</em> milik <em>ba</em> di kirinya. Tanda <em>é</em> milik <em>na</em> di kanannya. Maka bunyinya <em>bo-né</em>: Boné.</p>
      <p>Aturannya: begitu melihat tanda <em>é</em>, tahan dulu, ambil huruf sesudahnya, baru ucapkan keduanya bersama.</p>
      <table>
        <thead><tr><th scope="col">Tulisan</th><th scope="col">Suku kata</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="bug-Bugi">ᨅᨚᨒ</span></td><td>bo, la</td><td>rumah</td></tr>
          <tr><td><span lang="bug-Bugi">ᨒᨚᨄᨗ</span></td><td>lo, pi</td><td>perahu</td></tr>
          <tr><td><span lang="bug-Bugi">ᨒᨗᨊᨚ</span></td><td>li, no</td><td>dunia</td></tr>
          <tr><td><span lang="bug-Bugi">ᨅᨒᨙ</span></td><td>ba, lé</td><td>ikan</td></tr>
          <tr><td><span lang="bug-Bugi">ᨒᨚᨈᨑ</span></td><td>lo, ta, ra</td><td>lontara’</td></tr>
        </tbody>
      </table>
      <h2>Mengetiknya berlawanan dengan melihatnya</h2>
      <p>Pada papan ketik, tanda <em>é</em> diketik <em>sesudah</em> induknya, mengikuti urutan bunyi. Komputer sendiri yang menaruhnya di depan. Kalau Anda mengetiknya lebih dahulu, tanda itu melekat pada huruf sebelumnya, dan <em>balé</em> berubah menjadi sesuatu yang tidak dapat dibaca.</p>
      <p>Kesalahan yang paling sering pada pembacaan adalah memberikan tanda <em>é</em> kepada huruf di kirinya. Tandanya jelas: Anda membaca <span lang="bug-Bugi">ᨅᨒᨙ</span> sebagai <em>béla</em>, dan di akhir kata tersisa satu huruf yang vokalnya terasa salah.</p>
    `),
    check(
      "Ketika membaca dari kiri ke kanan Anda bertemu tanda é. Kepada huruf mana tanda itu melekat?",
      ["Huruf sesudahnya", "Benar. Tanda é berdiri di depan induknya, jadi ambil huruf berikut lalu ucapkan bersama."],
      ["Huruf sebelumnya", "Yang melekat ke kiri adalah tanda o. Tanda é berdiri di depan pemiliknya."],
      ["Seluruh kata", "Setiap anak huruf hanya mengubah satu suku kata."],
    ),
  ),
  chapter(
    "Pepet, tanda kelima",
    18,
    prose(`
      <p>Bahasa Bugis membedakan dua bunyi yang dalam ejaan Indonesia sama-sama ditulis <em>e</em>. Yang satu <em>é</em> seperti pada “sate”. Yang lain pepet, seperti <em>e</em> pada “emas”. Untuk pepet ada anak huruf kelima, di atas induknya, bernama <em>kecce’ riasé’</em>.</p>
      <table>
        <thead><tr><th scope="col">Bunyi</th><th scope="col">Dengan ta</th><th scope="col">Dengan la</th><th scope="col">Letak tanda</th></tr></thead>
        <tbody>
          <tr><td>a</td><td><span lang="bug-Bugi">ᨈ</span></td><td><span lang="bug-Bugi">ᨒ</span></td><td>tidak ada tanda</td></tr>
          <tr><td>i</td><td><span lang="bug-Bugi">ᨈᨗ</span></td><td><span lang="bug-Bugi">ᨒᨗ</span></td><td>titik di atas</td></tr>
          <tr><td>u</td><td><span lang="bug-Bugi">ᨈᨘ</span></td><td><span lang="bug-Bugi">ᨒᨘ</span></td><td>titik di bawah</td></tr>
          <tr><td>é</td><td><span lang="bug-Bugi">ᨈᨙ</span></td><td><span lang="bug-Bugi">ᨒᨙ</span></td><td>di depan</td></tr>
          <tr><td>o</td><td><span lang="bug-Bugi">ᨈᨚ</span></td><td><span lang="bug-Bugi">ᨒᨚ</span></td><td>di belakang</td></tr>
          <tr><td>e (pepet)</td><td><span lang="bug-Bugi">ᨈᨛ</span></td><td><span lang="bug-Bugi">ᨒᨛ</span></td><td>di atas, bukan titik</td></tr>
        </tbody>
      </table>
      <p>Inilah seluruh perangkat vokal Lontara, enam bunyi dengan lima tanda. Salin satu baris untuk huruf lain pilihan Anda sebelum melanjutkan.</p>
      <h2>Kata dengan pepet</h2>
      <table>
        <thead><tr><th scope="col">Tulisan</th><th scope="col">Tertulis</th><th scope="col">Diucapkan</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="bug-Bugi">ᨈᨛᨒᨘ</span></td><td>te-lu</td><td>tellu</td><td>tiga</td></tr>
          <tr><td><span lang="bug-Bugi">ᨁᨛᨈᨛ</span></td><td>ge-te</td><td>getteng</td><td>teguh</td></tr>
          <tr><td><span lang="bug-Bugi">ᨄᨛᨔᨙ</span></td><td>pe-sé</td><td>pessé</td><td>ikut merasakan pedih orang lain</td></tr>
        </tbody>
      </table>
      <p>Kata <em>pessé</em> memuat kedua <em>e</em> sekaligus, pepet lalu <em>é</em>. Bandingkan tandanya: satu di atas huruf <em>pa</em>, satu di depan huruf <em>sa</em>.</p>
      <p>Untuk melatih telinga, ucapkan “sate” dan “emas” bergantian sambil memegang dagu. Pada <em>é</em> bibir melebar dan lidah maju. Pada pepet mulut hampir diam. Bila ragu pada sebuah kata Bugis, minta penutur mengucapkannya pelan-pelan, lalu perhatikan bibirnya, bukan hanya bunyinya.</p>
      <h2>Ketika orang tidak membedakannya</h2>
      <p>Dalam tulisan Latin sehari-hari, kedua bunyi itu biasanya ditulis <em>e</em> saja: <em>pessé</em> menjadi <em>pesse</em>, <em>balé</em> menjadi <em>bale</em>. Teks Lontara yang dibuat dengan menyalin ejaan Latin kadang ikut mencampurnya, memakai tanda depan untuk semua <em>e</em>. Jadi bila satu kata terasa janggal dengan <em>é</em>, cobalah membacanya dengan pepet. Bahasa Makassar tidak mengenal pepet, maka tanda kelima ini tidak dipakai dalam tulisan Makassar.</p>
    `),
    check(
      "Dalam ejaan kursus ini, apa beda é dan e pada kata pessé?",
      [
        "Yang pertama pepet seperti pada emas, yang terakhir é seperti pada sate",
        "Benar. Pepet ditulis dengan tanda di atas, sedangkan é dengan tanda di depan hurufnya.",
      ],
      [
        "Keduanya sama, hanya berbeda tekanan",
        "Keduanya bunyi yang berbeda dan punya tanda yang berbeda pula dalam Lontara.",
      ],
      [
        "Garis miring menandakan vokal panjang",
        "Garis miring hanya penanda bunyi é seperti pada sate, supaya tidak tertukar dengan pepet.",
      ],
    ),
  ),
  chapter(
    "A yang memikul vokal",
    20,
    prose(`
      <p>Sampai di sini setiap vokal menumpang pada konsonan. Lalu bagaimana menulis <em>api</em>, yang mulai dengan vokal? Atau <em>tau</em>, yang dua vokalnya berurutan? Di sinilah huruf <span lang="bug-Bugi">ᨕ</span> bekerja. Ia menjadi tempat duduk kosong: tanpa tanda ia berbunyi <em>a</em>, dengan tanda ia berbunyi sesuai tandanya.</p>
      <table>
        <thead><tr><th scope="col">a</th><th scope="col">i</th><th scope="col">u</th><th scope="col">é</th><th scope="col">o</th><th scope="col">e</th></tr></thead>
        <tbody>
          <tr><td><span lang="bug-Bugi">ᨕ</span></td><td><span lang="bug-Bugi">ᨕᨗ</span></td><td><span lang="bug-Bugi">ᨕᨘ</span></td><td><span lang="bug-Bugi">ᨕᨙ</span></td><td><span lang="bug-Bugi">ᨕᨚ</span></td><td><span lang="bug-Bugi">ᨕᨛ</span></td></tr>
        </tbody>
      </table>
      <h2>Di awal kata</h2>
      <table>
        <thead><tr><th scope="col">Tulisan</th><th scope="col">Dibaca</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="bug-Bugi">ᨕᨄᨗ</span></td><td>api</td><td>api</td></tr>
          <tr><td><span lang="bug-Bugi">ᨕᨔᨙ</span></td><td>asé</td><td>padi</td></tr>
          <tr><td><span lang="bug-Bugi">ᨕᨔᨘ</span></td><td>asu</td><td>anjing</td></tr>
          <tr><td><span lang="bug-Bugi">ᨕᨗᨊ</span></td><td>ina</td><td>induk, ibu</td></tr>
          <tr><td><span lang="bug-Bugi">ᨕᨘᨁᨗ</span></td><td>Ugi</td><td>Bugis</td></tr>
          <tr><td><span lang="bug-Bugi">ᨕᨚᨈ</span></td><td>ota</td><td>sirih</td></tr>
          <tr><td><span lang="bug-Bugi">ᨕᨛᨔᨚ</span></td><td>esso</td><td>hari, matahari</td></tr>
        </tbody>
      </table>
      <p>Bandingkan <em>asé</em> dan <em>asu</em>. Hurufnya sama, <em>a</em> lalu <em>sa</em>; yang membedakan padi dari anjing hanyalah satu tanda kecil. Inilah alasan kita tidak terburu-buru.</p>
      <h2>Di tengah dan di akhir</h2>
      <p>Dua vokal berurutan dipecah menjadi dua suku kata, dan yang kedua duduk di atas <span lang="bug-Bugi">ᨕ</span>. <em>Tau</em>, orang, ditulis <em>ta</em> lalu <em>u</em>: <span lang="bug-Bugi">ᨈᨕᨘ</span>. <em>Waé</em>, air, ditulis <em>wa</em> lalu <em>é</em>: <span lang="bug-Bugi">ᨓᨕᨙ</span>. <em>Wanua</em>, negeri, ditulis <em>wa, nu, a</em>: <span lang="bug-Bugi">ᨓᨊᨘᨕ</span>.</p>
      <p>Sekarang Anda dapat membaca nama bahasa itu sendiri: <span lang="bug-Bugi">ᨅᨔ ᨕᨘᨁᨗ</span>, <em>basa Ugi</em>, bahasa Bugis.</p>
      <h2>Yang sering keliru</h2>
      <p>Orang yang terbiasa dengan huruf Latin cenderung menaruh dua tanda pada satu induk, misalnya titik bawah langsung pada <em>ta</em> untuk <em>tau</em>. Hasilnya <em>tu</em>, bukan <em>tau</em>. Ingat: satu induk, satu vokal. Bila Anda mendengar dua vokal, Anda memerlukan dua induk. Hitung suku katanya dengan tepukan tangan sebelum menulis, lalu hitung huruf dasarnya. Kedua angka harus sama.</p>
    `),
    check(
      "Berapa huruf dasar yang diperlukan untuk menulis wanua?",
      ["Tiga", "Benar. Suku katanya wa, nu, a, dan setiap suku kata memerlukan satu induk."],
      ["Dua", "Dengan dua huruf, vokal a yang terakhir tidak punya tempat duduk."],
      ["Lima", "Lima adalah jumlah huruf Latinnya. Lontara menghitung suku kata."],
    ),
  ),
);
