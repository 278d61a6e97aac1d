import { chapter, check, courseModule, prose } from "../../courseParts";

export const pesanLeluhur = courseModule(
  "Membaca pesan leluhur",
  "Lima pesan pendek, lalu selembar bacaan buatan Anda.",
  chapter(
    "Kata yang disimpan bersama perbuatan",
    20,
    prose(`
      <p>Nasihat turun-temurun dalam bahasa Bugis disebut <em>pappaseng</em>, pesan. Bentuknya pendek, berima, dan mudah dihafal. Justru karena orang sudah hafal, pesan-pesan ini cocok untuk pembaca pemula: begitu dua kata pertama terbaca, sisanya muncul dari ingatan orang di sekitar Anda.</p>
      <blockquote><p><span lang="bug-Bugi">ᨈᨑᨚ ᨕᨉ ᨈᨑᨚ ᨁᨕᨘ᨞</span></p></blockquote>
      <p>Eja dulu seperti yang dipelajari: <em>ta-ro a-da ta-ro ga-u</em>. Delapan suku kata, delapan huruf dasar. Buka kemungkinannya, dan satu-satunya yang bertambah adalah hentian di ujung: <em>taro ada taro gau’</em>.</p>
      <table>
        <thead><tr><th scope="col">Kata</th><th scope="col">Lontara</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td>taro</td><td><span lang="bug-Bugi">ᨈᨑᨚ</span></td><td>taruh, simpan</td></tr>
          <tr><td>ada</td><td><span lang="bug-Bugi">ᨕᨉ</span></td><td>kata</td></tr>
          <tr><td>gau’</td><td><span lang="bug-Bugi">ᨁᨕᨘ</span></td><td>perbuatan</td></tr>
        </tbody>
      </table>
      <p>Kata demi kata: menaruh ucapan, menaruh perbuatan. Maksudnya, apa yang diucapkan harus berdiri di samping apa yang dikerjakan. Pesan ini sering dikutip ketika seseorang dilantik, dan sama sering dikutip ketika ia lupa.</p>
      <h2>Dua kata yang selalu disebut bersama</h2>
      <blockquote><p><span lang="bug-Bugi">ᨔᨗᨑᨗ ᨊ ᨄᨛᨔᨙ</span></p></blockquote>
      <p>Bacaannya <em>siri’ na pessé</em>. <em>Siri’</em> adalah harga diri beserta rasa malu yang menjaganya. <em>Pessé</em> adalah rasa pedih melihat orang lain menderita, yang mendorong kita menolong. Keduanya dipasangkan supaya saling menahan: harga diri tanpa pessé menjadi kesombongan, dan pessé tanpa harga diri kehilangan tulang punggung.</p>
      <p>Perhatikan <em>na</em> di tengah. Satu huruf, satu suku kata, satu kata utuh. Dalam naskah tanpa spasi, <em>na</em> mudah tertelan oleh tetangganya: <span lang="bug-Bugi">ᨔᨗᨑᨗᨊᨄᨛᨔᨙ</span>. Ia adalah engsel yang Anda pelajari di bab tentang pallawa.</p>
      <h2>Membaca bukan menerjemahkan</h2>
      <p>Jangan puas dengan satu padanan. Kamus memberi “malu” untuk <em>siri’</em>, dan padanan itu benar sekaligus terlalu sempit. Bila sebuah kata menanggung seluruh pandangan hidup, tulis kata aslinya, lalu jelaskan dengan dua atau tiga kalimat.</p>
    `),
    check(
      "Pada taro ada taro gau’, bunyi apa yang diucapkan tetapi tidak tertulis?",
      ["Hentian di ujung gau’", "Benar. Selebihnya tertulis lengkap, karena semua suku kata lain terbuka."],
      ["Bunyi r pada taro", "Bunyi r ditulis dengan huruf ra yang diberi tanda o."],
      ["Bunyi u pada gau’", "Bunyi u ditulis: huruf a dengan titik di bawah."],
    ),
  ),
  chapter(
    "Tiga kata yang mulai dengan sipaka",
    20,
    prose(`
      <p>Di banyak gedung di Sulawesi Selatan Anda menjumpai tiga kata berderet. Ketiganya dibangun dengan cara yang sama, jadi sekali Anda memahami yang pertama, dua lainnya tinggal dibaca.</p>
      <blockquote><p><span lang="bug-Bugi">ᨔᨗᨄᨀᨈᨕᨘ᨞ ᨔᨗᨄᨀᨒᨛᨅᨗ᨞ ᨔᨗᨄᨀᨕᨗᨂᨛ᨞</span></p></blockquote>
      <h2>Membongkar satu kata</h2>
      <p><em>Sipakatau</em> terdiri atas tiga bagian. Awalan <em>si-</em> berarti saling. Bagian <em>paka-</em> berarti memperlakukan sebagai atau membuat menjadi. Akarnya <em>tau</em>, orang. Jadi: saling memperlakukan sebagai manusia.</p>
      <table>
        <thead><tr><th scope="col">Lontara</th><th scope="col">Bacaan</th><th scope="col">Akar</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="bug-Bugi">ᨔᨗᨄᨀᨈᨕᨘ</span></td><td>sipakatau</td><td>tau, orang</td><td>saling memanusiakan</td></tr>
          <tr><td><span lang="bug-Bugi">ᨔᨗᨄᨀᨒᨛᨅᨗ</span></td><td>sipakalebbi’</td><td>lebbi’, mulia</td><td>saling memuliakan</td></tr>
          <tr><td><span lang="bug-Bugi">ᨔᨗᨄᨀᨕᨗᨂᨛ</span></td><td>sipakainge’</td><td>inge’, ingat</td><td>saling mengingatkan</td></tr>
        </tbody>
      </table>
      <p>Baca kolom pertama dari bawah ke atas, supaya Anda tidak hanya menghafal urutannya.</p>
      <h2>Apa yang harus ditambahkan</h2>
      <p>Pada <em>sipakatau</em> tidak ada yang tersembunyi; tulisannya lengkap. Pada <em>sipakalebbi’</em> ada dua tambahan: <em>b</em> kembar dan hentian. Pada <em>sipakainge’</em> ada hentian di ujung. Kedua <em>e</em> di sini pepet, jadi tandanya di atas huruf <em>la</em> dan <em>nga</em>. Ejaan Latin di papan nama biasanya hanya menulis <em>e</em>, dan orang yang menyalinnya ke Lontara tanpa mengenal bunyinya sering keliru memakai tanda depan.</p>
      <h2>Melihat akar lebih dahulu</h2>
      <p>Keuntungan mengenal awalan terasa pada baris tanpa spasi. Begitu mata menemukan deretan <em>si-pa-ka</em>, Anda tahu ada akar kata menunggu di kanannya, dan Anda mencari akar itu, bukan seluruh kata. Kemampuan ini membedakan pembaca dari pengeja.</p>
      <p>Cobalah: bila <em>si-</em> berarti saling dan <em>tuo</em> berarti hidup, kira-kira apa arti <em>sipatuo</em>? Simpan jawaban Anda; bab berikut memakainya. Petunjuknya, <em>pa-</em> di sini membuat orang lain melakukan sesuatu.</p>
    `),
    check(
      "Apa arti bagian si- pada sipakatau?",
      ["saling", "Benar. Si- menyatakan perbuatan yang timbal balik, seperti saling memanusiakan."],
      ["orang", "Orang adalah tau, akar katanya, yang berdiri di ujung."],
      ["satu", "Bahasa Bugis memang punya si- yang berarti satu, tetapi pada kata ini artinya saling."],
    ),
  ),
  chapter(
    "Hanyut, rebah, dan khilaf",
    24,
    prose(`
      <p>Pesan berikut lebih panjang. Tiga kelompok irama, tiga pallawa, dan pola yang berulang: satu kemalangan, lalu satu perbuatan timbal balik.</p>
      <blockquote><p><span lang="bug-Bugi">ᨆᨒᨗ ᨔᨗᨄᨑᨄᨙ᨞ ᨑᨛᨅ ᨔᨗᨄᨈᨚᨀᨚ᨞ ᨆᨒᨗᨒᨘ ᨔᨗᨄᨀᨕᨗᨂᨛ᨞</span></p></blockquote>
      <table>
        <thead><tr><th scope="col">Kelompok</th><th scope="col">Bacaan</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="bug-Bugi">ᨆᨒᨗ ᨔᨗᨄᨑᨄᨙ᨞</span></td><td>mali’ siparappé</td><td>hanyut, saling mendamparkan</td></tr>
          <tr><td><span lang="bug-Bugi">ᨑᨛᨅ ᨔᨗᨄᨈᨚᨀᨚ᨞</span></td><td>rebba sipatokkong</td><td>rebah, saling menegakkan</td></tr>
          <tr><td><span lang="bug-Bugi">ᨆᨒᨗᨒᨘ ᨔᨗᨄᨀᨕᨗᨂᨛ᨞</span></td><td>malilu sipakainge’</td><td>khilaf, saling mengingatkan</td></tr>
        </tbody>
      </table>
      <p>Bayangkan sungai yang deras untuk kelompok pertama. Orang yang sama-sama hanyut tidak menunggu penolong di tepi; mereka saling menarik sampai terdampar. Urutannya berbeda-beda dari satu penutur ke penutur lain, dan ada versi yang lebih panjang. Jangan terburu-buru menyebut salah satunya keliru.</p>
      <p>Bandingkan <em>mali’</em> dan <em>malilu</em>. Dua huruf pertamanya sama. Pada baris tanpa spasi, mata yang tergesa membaca <em>mali</em> lalu bingung dengan <em>lu</em> yang tersisa. Itulah suku kata yatim yang menandai potongan keliru.</p>
      <h2>Kita yang sama kehendak</h2>
      <blockquote><p><span lang="bug-Bugi">ᨄᨉ ᨕᨗᨉᨗ ᨄᨉ ᨕᨙᨒᨚ᨞ ᨔᨗᨄᨈᨘᨕᨚ ᨔᨗᨄᨈᨚᨀᨚ᨞</span></p></blockquote>
      <p>Bacaannya <em>pada idi’ pada élo’, sipatuo sipatokkong</em>: sama-sama kita, sama kehendak, saling menghidupi, saling menegakkan. Inilah <em>sipatuo</em> yang Anda tebak di bab lalu. <em>Pada</em> sudah Anda kenal sejak bab kedua, <em>idi’</em> berarti kita, dan <em>élo’</em> kehendak.</p>
      <h2>Satu pesan untuk dituntaskan sendiri</h2>
      <p>Pesan yang barangkali paling luas dikutip dimulai begini: <span lang="bug-Bugi">ᨑᨙᨔᨚᨄ ᨈᨛᨆᨂᨗᨂᨗ</span>, <em>résopa temmangingngi</em>, hanya kerja yang tidak bosan. Lanjutannya kami tulis dengan ejaan Latin sehari-hari saja: <em>namalomo naletei pammase Dewata</em>, sehingga mudah dititi kasih Yang Mahakuasa. Di dalamnya ada empat huruf <em>e</em> yang oleh ejaan itu tidak dibedakan. Bacakan kepada seorang penutur, dengarkan mana <em>é</em> dan mana pepet, baru tulis dalam Lontara.</p>
    `),
    check(
      "Pada deretan ma-li-lu, mengapa memotong sesudah ma-li menimbulkan masalah?",
      [
        "Karena tersisa suku kata lu yang bukan kata",
        "Benar. Suku kata yatim menandakan potongan keliru. Di sini katanya memang malilu, khilaf.",
      ],
      [
        "Karena mali’ tidak pernah berdiri di awal",
        "Pada kelompok pertama mali’ justru berdiri di awal. Sisanyalah yang menunjukkan kekeliruan.",
      ],
      ["Karena lu harus ditulis dengan tanda depan", "Vokal u ditulis dengan titik di bawah, dan di sini sudah benar."],
    ),
  ),
  chapter(
    "Selembar bacaan untuk orang lain",
    40,
    prose(`
      <p>Pekerjaan penutup kursus ini adalah selembar kertas, bukan ujian. Anda akan membuat bacaan Lontara satu halaman yang dapat dipakai orang lain untuk belajar: anak tetangga, murid, atau pembaca perpustakaan ini.</p>
      <h2>Isi lembar</h2>
      <ol>
        <li><strong>Dua belas kata</strong> dari satu tempat yang Anda kenal: isi dapur, nama kapal di dermaga, nama keluarga, nama jalan.</li>
        <li><strong>Satu kalimat</strong> dengan <em>engka</em> dan <em>ri</em>.</li>
        <li><strong>Satu pesan</strong> dari seorang penutur, bukan dari kursus ini.</li>
        <li><strong>Kunci bacaan</strong> di balik kertas, dengan tambahan dalam kurung.</li>
      </ol>
      <h2>Tiga kunjungan</h2>
      <p>Datangi satu penutur bahasa Bugis, atau telepon bila jauh. Pada kunjungan pertama, mintalah kata dan pesannya, rekam bila diizinkan, dan tanyakan setiap <em>e</em>: seperti “sate” atau seperti “emas”. Pada kunjungan kedua, bawa tulisan Lontara Anda dan minta ia mendengarkan Anda membacanya. Pada kunjungan ketiga, bawa lembar jadi, dan hadiahkan satu salinan.</p>
      <h2>Contoh baris kunci</h2>
      <table>
        <thead><tr><th scope="col">Lontara</th><th scope="col">Salinan</th><th scope="col">Arti</th><th scope="col">Dari siapa</th></tr></thead>
        <tbody>
          <tr><td><span lang="bug-Bugi">ᨆᨊᨘ</span></td><td>manu(’)</td><td>ayam</td><td>Ibu Hj. Sitti, Barru</td></tr>
          <tr><td><span lang="bug-Bugi">ᨕᨛᨊᨛ</span></td><td>e(n)ne(ng)</td><td>enam</td><td>Ibu Hj. Sitti, Barru</td></tr>
          <tr><td><span lang="bug-Bugi">ᨒᨚᨈᨑ</span></td><td>lo(n)tara(’)</td><td>lontara’</td><td>umum</td></tr>
        </tbody>
      </table>
      <h2>Memeriksa sebelum membagikan</h2>
      <ul>
        <li>Jumlah huruf dasar sama dengan jumlah suku kata, pada setiap kata.</li>
        <li>Tidak ada induk yang memikul dua anak huruf.</li>
        <li>Setiap tanda depan berdiri tepat di depan pemiliknya.</li>
        <li>Nama pemberi kata tercantum, kecuali ia keberatan.</li>
        <li>Yang Anda ragukan diberi tanda tanya, bukan disembunyikan. Daftar huruf untuk mencocokkan ada pada <a href="https://www.unicode.org/charts/PDF/U1A00.pdf">bagan Unicode</a>, yang memuat dua puluh tiga induk, lima anak huruf, dan dua tanda baca.</li>
      </ul>
      <p>Lalu serahkan kepada seseorang yang belum pernah melihat Lontara, bersama tabel hurufnya, dan duduk di sampingnya selama sepuluh menit tanpa menolong. Tempat ia berhenti menunjukkan bagian lembar yang perlu dibetulkan. Sesudah dibetulkan, lembar itu layak disalin sebanyak yang orang mau.</p>
    `),
  ),
);
