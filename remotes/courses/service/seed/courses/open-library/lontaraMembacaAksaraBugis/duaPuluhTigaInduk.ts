import { chapter, check, courseModule, prose } from "../../courseParts";

export const duaPuluhTigaInduk = courseModule(
  "Dua puluh tiga induk",
  "Huruf dasar Lontara, keluarga bunyinya, dan cara melatih mata.",
  chapter(
    "Daun, pena, dan nama sebuah aksara",
    14,
    prose(`
      <p>Tulisan di bawah ini dibaca <em>lontara’</em>.</p>
      <blockquote><p><span lang="bug-Bugi">ᨒᨚᨈᨑ</span></p></blockquote>
      <p>Namanya diambil dari lontar, pohon palem yang daunnya dahulu menjadi bahan tulis. Dalam bahasa Bugis pohon itu disebut <em>ta</em>, dan pena tradisionalnya, <em>kallang</em>, dibuat dari ijuk. Kata <em>lontara’</em> kemudian dipakai untuk dua hal sekaligus: hurufnya, dan naskah yang ditulis dengannya. Orang Bugis, Makassar, dan Mandar di Sulawesi memakai aksara ini untuk silsilah, catatan harian, perjanjian, surat, dan sastra. Yang paling panjang adalah La Galigo, kisah tentang para dewa dan manusia pertama; sebagian naskahnya terdaftar dalam Memory of the World UNESCO sejak 2011.</p>
      <h2>Dari mana asalnya</h2>
      <p>Lontara masih saudara aksara Jawa, Bali, dan Batak. Semuanya keturunan aksara Brahmi dari India yang datang lewat aksara Kawi. Kapan persisnya orang Sulawesi Selatan mulai menulis tidak diketahui. Para ahli umumnya menduga sebelum Islam menyebar luas di sana pada awal abad ke-17.</p>
      <h2>Cara kerjanya dalam tiga kalimat</h2>
      <ul>
        <li>Satu huruf mewakili satu suku kata, dan setiap huruf sudah membawa bunyi <em>a</em>.</li>
        <li>Bunyi <em>a</em> itu diganti dengan tanda kecil di atas, di bawah, di depan, atau di belakang huruf.</li>
        <li>Tulisan berjalan dari kiri ke kanan, sama seperti huruf Latin.</li>
      </ul>
      <p>Huruf dasarnya disebut <em>ina’ sure’</em>, induk surat: <span lang="bug-Bugi">ᨕᨗᨊ ᨔᨘᨑᨛ</span>. Tanda kecilnya disebut <em>ana’ sure’</em>, anak surat: <span lang="bug-Bugi">ᨕᨊ ᨔᨘᨑᨛ</span>. Induknya dua puluh tiga, anaknya lima. Hanya itu, dan Anda akan mengenal semuanya dalam dua modul.</p>
      <h2>Sebelum lanjut, periksa layar Anda</h2>
      <p>Bila contoh tadi tampak sebagai kotak kosong, perangkat Anda belum punya hurufnya. Pasang <a href="https://fonts.google.com/noto/specimen/Noto+Sans+Buginese">Noto Sans Buginese</a>, yang gratis, lalu buka halaman ini kembali.</p>
    `),
    check(
      "Apa yang diwakili oleh satu huruf dasar Lontara tanpa tanda apa pun?",
      [
        "Satu suku kata yang berbunyi a",
        "Benar. Huruf ka tanpa tanda dibaca ka, bukan k saja. Bunyi a itu sudah ada di dalamnya.",
      ],
      ["Satu konsonan tanpa vokal", "Begitulah huruf Latin. Pada Lontara, konsonan selalu datang bersama vokalnya."],
      ["Satu kata utuh", "Satu huruf mewakili satu suku kata. Kata lontara’ ditulis dengan tiga huruf dasar."],
    ),
  ),
  chapter(
    "Tiga keluarga: ka, pa, dan ta",
    22,
    prose(`
      <p>Induk surat tidak diurutkan sembarangan. Ia berbaris menurut tempat bunyi dibuat di dalam mulut. Kalau Anda mengucapkan <em>ka, ga, nga</em>, pangkal lidah bekerja di belakang. Pada <em>pa, ba, ma</em>, kedua bibir bertemu. Pada <em>ta, da, na</em>, ujung lidah naik ke belakang gigi.</p>
      <table>
        <thead><tr><th scope="col">Keluarga</th><th scope="col">1</th><th scope="col">2</th><th scope="col">3</th><th scope="col">4</th></tr></thead>
        <tbody>
          <tr><th scope="row">Pangkal lidah</th><td><span lang="bug-Bugi">ᨀ</span> ka</td><td><span lang="bug-Bugi">ᨁ</span> ga</td><td><span lang="bug-Bugi">ᨂ</span> nga</td><td><span lang="bug-Bugi">ᨃ</span> ngka</td></tr>
          <tr><th scope="row">Bibir</th><td><span lang="bug-Bugi">ᨄ</span> pa</td><td><span lang="bug-Bugi">ᨅ</span> ba</td><td><span lang="bug-Bugi">ᨆ</span> ma</td><td><span lang="bug-Bugi">ᨇ</span> mpa</td></tr>
          <tr><th scope="row">Ujung lidah</th><td><span lang="bug-Bugi">ᨈ</span> ta</td><td><span lang="bug-Bugi">ᨉ</span> da</td><td><span lang="bug-Bugi">ᨊ</span> na</td><td><span lang="bug-Bugi">ᨋ</span> nra</td></tr>
        </tbody>
      </table>
      <p>Baca tabel itu mendatar, lalu menurun. Kolom pertama bunyi yang tajam, kolom kedua yang bergetar, kolom ketiga yang keluar lewat hidung. Kolom keempat istimewa: bunyi hidung yang disambung konsonan lain dalam satu huruf. Kita menunda kolom keempat sampai modul ketiga; sekarang cukup tahu letaknya.</p>
      <h2>Kata pertama Anda</h2>
      <p>Karena setiap huruf sudah berbunyi <em>a</em>, beberapa kata Bugis dapat ditulis tanpa tanda sama sekali.</p>
      <table>
        <thead><tr><th scope="col">Tulisan</th><th scope="col">Huruf demi huruf</th><th scope="col">Dibaca</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="bug-Bugi">ᨆᨈ</span></td><td>ma, ta</td><td>mata</td><td>mata</td></tr>
          <tr><td><span lang="bug-Bugi">ᨈᨊ</span></td><td>ta, na</td><td>tana</td><td>tanah, negeri</td></tr>
          <tr><td><span lang="bug-Bugi">ᨄᨉ</span></td><td>pa, da</td><td>pada</td><td>sama</td></tr>
          <tr><td><span lang="bug-Bugi">ᨊ</span></td><td>na</td><td>na</td><td>dan</td></tr>
          <tr><td><span lang="bug-Bugi">ᨈ</span></td><td>ta</td><td>ta</td><td>pohon lontar</td></tr>
        </tbody>
      </table>
      <p>Perhatikan <em>mata</em> dan <em>tana</em>: huruf <em>ta</em> yang sama berada di akhir pada yang satu dan di awal pada yang lain, tanpa berubah bentuk. Lontara tidak punya huruf besar dan tidak punya bentuk khusus di awal kata.</p>
      <h2>Kesalahan yang wajar</h2>
      <p>Pembaca baru sering mengeja <span lang="bug-Bugi">ᨆᨈ</span> sebagai “m, t”. Tutup mulut sebentar, lalu ucapkan satu suku kata penuh untuk setiap huruf. Kalau jumlah suku kata yang Anda ucapkan lebih sedikit daripada jumlah huruf, Anda sedang mengeja cara Latin.</p>
    `),
    check(
      "Sebuah kata ditulis dengan huruf ta lalu na, tanpa tanda. Bagaimana membacanya?",
      ["tana", "Benar. Setiap huruf membawa a, jadi ta dan na menjadi tana, yang berarti tanah atau negeri."],
      ["tn", "Huruf Lontara tidak pernah telanjang. Selalu ada vokal di dalamnya."],
      ["tina", "Bunyi i memerlukan tanda. Tanpa tanda, vokalnya a."],
    ),
  ),
  chapter(
    "Sebelas huruf berikutnya",
    22,
    prose(`
      <p>Dua belas huruf sudah berbaris, tinggal sebelas. Keluarga keempat bekerja dengan tengah lidah di langit-langit. Dua baris terakhir berisi bunyi yang mengalir, lalu tiga huruf penutup.</p>
      <table>
        <thead><tr><th scope="col">Keluarga</th><th scope="col">1</th><th scope="col">2</th><th scope="col">3</th><th scope="col">4</th></tr></thead>
        <tbody>
          <tr><th scope="row">Tengah lidah</th><td><span lang="bug-Bugi">ᨌ</span> ca</td><td><span lang="bug-Bugi">ᨍ</span> ja</td><td><span lang="bug-Bugi">ᨎ</span> nya</td><td><span lang="bug-Bugi">ᨏ</span> nca</td></tr>
          <tr><th scope="row">Mengalir</th><td><span lang="bug-Bugi">ᨐ</span> ya</td><td><span lang="bug-Bugi">ᨑ</span> ra</td><td><span lang="bug-Bugi">ᨒ</span> la</td><td><span lang="bug-Bugi">ᨓ</span> wa</td></tr>
          <tr><th scope="row">Penutup</th><td><span lang="bug-Bugi">ᨔ</span> sa</td><td><span lang="bug-Bugi">ᨕ</span> a</td><td><span lang="bug-Bugi">ᨖ</span> ha</td><td></td></tr>
        </tbody>
      </table>
      <p>Jumlahkan: empat keluarga berisi empat huruf, satu baris berisi empat, dan satu baris berisi tiga. Enam belas ditambah empat ditambah tiga sama dengan dua puluh tiga.</p>
      <h2>Tiga huruf yang punya cerita</h2>
      <ul>
        <li><span lang="bug-Bugi">ᨔ</span> <strong>sa</strong> berbentuk belah ketupat. Banyak orang menghubungkannya dengan <em>sulapa’ eppa’</em>, segi empat, yang dalam pandangan Bugis melambangkan susunan alam. Seluruh aksara ini pun kadang disebut huruf <em>sulapa’ eppa’</em>.</li>
        <li><span lang="bug-Bugi">ᨕ</span> <strong>a</strong> bekerja lebih banyak daripada namanya. Ia menjadi tempat duduk bagi semua vokal yang tidak didahului konsonan. Satu bab penuh menunggunya di modul berikut.</li>
        <li><span lang="bug-Bugi">ᨖ</span> <strong>ha</strong> datang belakangan, untuk menulis kata yang berasal dari bahasa Arab. Dalam kata asli Bugis Anda jarang menemuinya.</li>
      </ul>
      <h2>Membaca dengan seluruh kolam huruf</h2>
      <table>
        <thead><tr><th scope="col">Tulisan</th><th scope="col">Dibaca</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="bug-Bugi">ᨕᨉ</span></td><td>ada</td><td>kata, ucapan</td></tr>
          <tr><td><span lang="bug-Bugi">ᨅᨔ</span></td><td>basa</td><td>bahasa</td></tr>
          <tr><td><span lang="bug-Bugi">ᨔᨒᨔ</span></td><td>Salasa</td><td>Selasa</td></tr>
          <tr><td><span lang="bug-Bugi">ᨕᨑᨅ</span></td><td>Araba</td><td>Rabu</td></tr>
          <tr><td><span lang="bug-Bugi">ᨍᨆ</span></td><td>jama</td><td>kerja</td></tr>
        </tbody>
      </table>
      <p>Hati-hati dengan <em>ada</em>. Bunyinya sama dengan kata Indonesia “ada”, artinya lain sama sekali. Begitu pula <em>pada</em> di bab lalu: dalam bahasa Bugis artinya sama, bukan kata depan. Membaca aksara berbeda dari memahami bahasa. Kursus ini mengajarkan yang pertama dan meminjam secukupnya dari yang kedua, supaya setiap kata yang Anda baca tetap punya arti.</p>
    `),
    check(
      "Mengapa huruf ha jarang muncul dalam kata asli Bugis?",
      [
        "Karena ditambahkan untuk menulis kata dari bahasa Arab",
        "Benar. Huruf ini datang belakangan, bersama kata-kata yang membawa bunyi h.",
      ],
      [
        "Karena ha hanya boleh ditulis di akhir kata",
        "Tidak ada aturan letak seperti itu. Bunyi h memang jarang dalam kata asli.",
      ],
      [
        "Karena ha dibaca sama dengan a",
        "Keduanya huruf yang berbeda. Huruf a adalah tempat duduk vokal tanpa konsonan.",
      ],
    ),
  ),
  chapter(
    "Melatih mata dengan kartu",
    30,
    prose(`
      <p>Menatap tabel membuat kita merasa hafal. Menutup tabel menunjukkan yang sebenarnya. Bab ini berisi satu pekerjaan: membuat dua puluh tiga kartu dan memakainya dengan benar. Sediakan kertas agak tebal, gunting, dan pena berujung lebar.</p>
      <h2>Membuat kartu</h2>
      <ol>
        <li>Potong dua puluh tiga kartu sebesar kartu nama.</li>
        <li>Di muka, gambar satu huruf sebesar mungkin. Salin dari tabel di dua bab terakhir, jangan dari ingatan.</li>
        <li>Di belakang, tulis bunyinya dan satu kata yang memuatnya bila ada, misalnya <em>basa</em> untuk <span lang="bug-Bugi">ᨅ</span>.</li>
      </ol>
      <p>Menggambar sendiri lebih berguna daripada mencetak. Tangan memaksa mata memperhatikan arah garis dan letak titik, dan justru di situlah huruf-huruf Lontara saling membedakan diri.</p>
      <h2>Memilah menurut rupa</h2>
      <p>Sebelum menghafal, tebar semua kartu dan pilah menurut bentuk, bukan bunyi. Mana yang berupa sudut, mana yang melengkung, mana yang punya titik bawaan. Beberapa huruf akan jatuh ke kelompok yang sama. Catat pasangan yang paling mirip bagi Anda; setiap orang punya pasangan berbeda. Pasangan itulah yang dilatih lebih sering.</p>
      <h2>Tiga tumpukan, lima menit</h2>
      <p>Latihan harian cukup lima menit. Kocok, buka satu kartu, sebut bunyinya sebelum membalik.</p>
      <table>
        <thead><tr><th scope="col">Jawaban Anda</th><th scope="col">Pindah ke</th><th scope="col">Dibuka lagi</th></tr></thead>
        <tbody>
          <tr><td>Salah</td><td>tumpukan pertama</td><td>hari ini juga</td></tr>
          <tr><td>Benar, tetapi ragu</td><td>tumpukan kedua</td><td>besok</td></tr>
          <tr><td>Benar seketika</td><td>tumpukan ketiga</td><td>tiga hari lagi</td></tr>
        </tbody>
      </table>
      <p>Bila kartu dari tumpukan ketiga salah, ia kembali ke tumpukan pertama. Kebanyakan orang mengenali seluruh huruf sesudah satu sampai dua minggu. Angka itu bukan janji; yang menentukan adalah harinya tidak terlewat.</p>
      <h2>Titik yang menipu</h2>
      <p>Beberapa huruf dasar sudah punya titik sejak lahir. Jangan mengira titik itu tanda vokal. Cara membedakannya: titik bawaan ada juga pada kartu Anda yang polos, sedangkan titik vokal ditambahkan dari luar.</p>
    `),
  ),
);
