import { chapter, check, courseModule, prose } from "../../courseParts";

export const kataYangDikenal = courseModule(
  "Kata yang sudah Anda kenal",
  "Nama tempat, isi rumah, bilangan, lalu baris tanpa spasi.",
  chapter(
    "Dua belas nama di peta",
    24,
    prose(`
      <p>Bahan latihan terbaik adalah kata yang sudah Anda ketahui bunyinya. Nama tempat memenuhi syarat itu: Anda pernah mendengarnya di berita atau membacanya di papan jalan, jadi setiap tebakan dapat segera diperiksa. Tutup kolom kanan dengan kertas, baca kolom kiri keras-keras, baru geser kertasnya.</p>
      <table>
        <thead><tr><th scope="col">Lontara</th><th scope="col">Tertulis</th><th scope="col">Nama</th></tr></thead>
        <tbody>
          <tr><td><span lang="bug-Bugi">ᨅᨚᨊᨙ</span></td><td>bo-né</td><td>Boné</td></tr>
          <tr><td><span lang="bug-Bugi">ᨓᨍᨚ</span></td><td>wa-jo</td><td>Wajo’</td></tr>
          <tr><td><span lang="bug-Bugi">ᨔᨚᨄᨙ</span></td><td>so-pé</td><td>Soppéng</td></tr>
          <tr><td><span lang="bug-Bugi">ᨒᨘᨓᨘ</span></td><td>lu-wu</td><td>Luwu’</td></tr>
          <tr><td><span lang="bug-Bugi">ᨅᨑᨘ</span></td><td>ba-ru</td><td>Barru</td></tr>
          <tr><td><span lang="bug-Bugi">ᨄᨗᨋ</span></td><td>pi-nra</td><td>Pinrang</td></tr>
          <tr><td><span lang="bug-Bugi">ᨔᨗᨉᨙᨋᨙ</span></td><td>si-dé-nré</td><td>Sidénréng</td></tr>
          <tr><td><span lang="bug-Bugi">ᨄᨑᨙᨄᨑᨙ</span></td><td>pa-ré-pa-ré</td><td>Paréparé</td></tr>
          <tr><td><span lang="bug-Bugi">ᨄᨒᨚᨄᨚ</span></td><td>pa-lo-po</td><td>Palopo</td></tr>
          <tr><td><span lang="bug-Bugi">ᨔᨙᨃ</span></td><td>sé-ngka</td><td>Séngkang</td></tr>
          <tr><td><span lang="bug-Bugi">ᨓᨈᨇᨚᨊᨙ</span></td><td>wa-ta-mpo-né</td><td>Watamponé</td></tr>
          <tr><td><span lang="bug-Bugi">ᨈᨊ ᨕᨘᨁᨗ</span></td><td>ta-na u-gi</td><td>Tana Ugi, negeri Bugis</td></tr>
        </tbody>
      </table>
      <h2>Membaca tabel sebagai peta kesulitan</h2>
      <p>Hitung nama yang tulisannya sama persis dengan ucapannya: Boné, Paréparé, Palopo, Watamponé, dan Tana Ugi, lima dari dua belas. Tujuh lainnya menyembunyikan sesuatu: hentian pada Wajo’ dan Luwu’, konsonan kembar pada Barru, <em>ng</em> pada Pinrang, Sidénréng, dan Séngkang, serta kembar sekaligus <em>ng</em> pada Soppéng. Perbandingan ini memberi gambaran yang jujur tentang membaca Lontara: lebih dari separuh kata menuntut pengetahuan dari luar halaman.</p>
      <h2>Tiga puncak</h2>
      <p>Tiga nama pertama, Boné, Wajo’, dan Soppéng, bersekutu pada 1582. Persekutuan itu dikenal sebagai Tellumpoccoé, “yang tiga puncak”. Dalam namanya Anda mengenali <em>tellu</em>, tiga, dan bunyi <em>mp</em> yang punya huruf sendiri.</p>
      <h2>Latihan tangan</h2>
      <p>Tulis kedua belas nama pada dua belas kartu tanpa bunyi di belakangnya. Kocok dan baca. Catat waktunya. Bila hari ini tiga menit dan pekan depan satu menit, mata Anda sudah berhenti mengeja.</p>
    `),
    check(
      "Nama mana yang tulisan Lontaranya sama persis dengan ucapannya?",
      ["Palopo", "Benar. Semua suku katanya terbuka dan tidak ada konsonan kembar, jadi pa-lo-po sudah lengkap."],
      ["Soppéng", "Yang tertulis hanya so-pé. P kembar dan ng di ujung dilewati."],
      ["Luwu’", "Hentian di ujungnya diucapkan, tetapi tidak ditulis."],
      ["Pinrang", "Huruf nra menulis sengau di tengah, tetapi ng di ujung tetap hilang."],
    ),
  ),
  chapter(
    "Isi rumah dan delapan bilangan",
    26,
    prose(`
      <p>Dari peta kita masuk ke rumah. Kata-kata di bawah dipilih karena pendek dan sering muncul, dan karena bersama-sama memakai kelima anak huruf.</p>
      <table>
        <thead><tr><th scope="col">Lontara</th><th scope="col">Dibaca</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="bug-Bugi">ᨅᨚᨒ</span></td><td>bola</td><td>rumah</td></tr>
          <tr><td><span lang="bug-Bugi">ᨕᨘᨒᨘ</span></td><td>ulu</td><td>kepala</td></tr>
          <tr><td><span lang="bug-Bugi">ᨕᨍᨘ</span></td><td>aju</td><td>kayu</td></tr>
          <tr><td><span lang="bug-Bugi">ᨕᨄᨗ</span></td><td>api</td><td>api</td></tr>
          <tr><td><span lang="bug-Bugi">ᨓᨕᨙ</span></td><td>waé</td><td>air</td></tr>
          <tr><td><span lang="bug-Bugi">ᨅᨒᨙ</span></td><td>balé</td><td>ikan</td></tr>
          <tr><td><span lang="bug-Bugi">ᨆᨊᨘ</span></td><td>manu’</td><td>ayam</td></tr>
          <tr><td><span lang="bug-Bugi">ᨒᨂᨗ</span></td><td>langi’</td><td>langit</td></tr>
          <tr><td><span lang="bug-Bugi">ᨅᨘᨒᨘ</span></td><td>bulu’</td><td>gunung</td></tr>
        </tbody>
      </table>
      <p>Dua kata tampak seperti kata Indonesia tetapi bukan. <em>Bola</em> adalah rumah, bukan benda bundar. Dan <span lang="bug-Bugi">ᨅᨘᨒᨘ</span> dengan hentian adalah gunung, sedangkan tanpa hentian <em>bulu</em> memang bulu.</p>
      <p>Cara memakai tabel ini: baca dari bawah ke atas, lalu acak. Sesudah itu tutup kolom tengah dan kanan, tulis bacaannya sendiri, dan tandai kata yang menyembunyikan hentian. Ada tiga.</p>
      <h2>Bilangan</h2>
      <p>Dalam tulisan Bugis yang umum dipelajari tidak ada lambang angka sendiri, jadi bilangan ditulis dengan huruf.</p>
      <table>
        <thead><tr><th scope="col">Angka</th><th scope="col">Lontara</th><th scope="col">Diucapkan</th></tr></thead>
        <tbody>
          <tr><td>1</td><td><span lang="bug-Bugi">ᨔᨙᨉᨗ</span></td><td>séddi</td></tr>
          <tr><td>2</td><td><span lang="bug-Bugi">ᨉᨘᨓ</span></td><td>dua</td></tr>
          <tr><td>3</td><td><span lang="bug-Bugi">ᨈᨛᨒᨘ</span></td><td>tellu</td></tr>
          <tr><td>4</td><td><span lang="bug-Bugi">ᨕᨛᨄ</span></td><td>eppa’</td></tr>
          <tr><td>5</td><td><span lang="bug-Bugi">ᨒᨗᨆ</span></td><td>lima</td></tr>
          <tr><td>6</td><td><span lang="bug-Bugi">ᨕᨛᨊᨛ</span></td><td>enneng</td></tr>
          <tr><td>7</td><td><span lang="bug-Bugi">ᨄᨗᨈᨘ</span></td><td>pitu</td></tr>
          <tr><td>8</td><td><span lang="bug-Bugi">ᨕᨑᨘᨓ</span></td><td>arua</td></tr>
        </tbody>
      </table>
      <p>Angka 2 dan 8 memperlihatkan satu kebiasaan: bunyi <em>ua</em> ditulis dengan huruf <em>wa</em>, sebab di antara <em>u</em> dan <em>a</em> bibir memang membuat <em>w</em> kecil. Kebiasaan ini tidak dipakai di mana-mana; pada <em>wanua</em> Anda sudah melihat <em>a</em> duduk sendiri. Ucapan bilangan berbeda sedikit dari daerah ke daerah; yang Anda dengar di Boné mungkin tidak sama dengan di Sidénréng.</p>
      <h2>Kalimat pertama</h2>
      <p>Dengan <em>engka</em>, ada, dan <em>ri</em>, di, Anda dapat membaca kalimat utuh.</p>
      <ul>
        <li><span lang="bug-Bugi">ᨕᨛᨃ ᨅᨚᨒ ᨑᨗ ᨅᨚᨊᨙ</span> <em>Engka bola ri Boné.</em> Ada rumah di Boné.</li>
        <li><span lang="bug-Bugi">ᨕᨛᨃ ᨒᨚᨄᨗ ᨑᨗ ᨒᨘᨓᨘ</span> <em>Engka lopi ri Luwu’.</em> Ada perahu di Luwu’.</li>
        <li><span lang="bug-Bugi">ᨕᨛᨃ ᨓᨕᨙ ᨑᨗ ᨅᨚᨒ</span> <em>Engka waé ri bola.</em> Ada air di rumah.</li>
      </ul>
    `),
    check(
      "Bagaimana bilangan ditulis dalam Lontara Bugis?",
      ["Dengan huruf, sesuai bunyinya", "Benar. Tidak ada lambang angka khusus, jadi tujuh ditulis sebagai kata pitu."],
      ["Dengan sepuluh lambang angka sendiri", "Aksara Jawa dan Bali punya lambang angka, tetapi Lontara Bugis tidak."],
      ["Dengan mengulang titik sebanyak bilangannya", "Titik pada Lontara adalah tanda vokal i dan u, bukan bilangan."],
    ),
  ),
  chapter(
    "Pallawa dan baris tanpa spasi",
    22,
    prose(`
      <p>Contoh-contoh tadi berbaik hati kepada Anda: setiap kata dipisahkan spasi. Naskah tradisional tidak. Huruf-hurufnya berderet terus, dan yang memisahkan hanyalah <em>pallawa</em>, tiga titik yang turun miring: <span lang="bug-Bugi">᨞</span></p>
      <p>Pallawa tidak sama dengan titik maupun koma. Ia menandai satu tarikan napas, satu kelompok irama. Panjangnya bisa dua kata, bisa satu kalimat. Ketika membacakan naskah, di situlah suara berhenti sejenak. Ada pula tanda akhir bagian, <span lang="bug-Bugi">᨟</span>, yang lebih jarang dijumpai.</p>
      <h2>Memotong deretan</h2>
      <p>Lihat deretan ini: <span lang="bug-Bugi">ᨅᨔᨕᨘᨁᨗ</span>. Empat suku kata, <em>ba-sa-u-gi</em>, tanpa spasi. Bagaimana memotongnya? Coba dari kiri, kata terpendek dulu.</p>
      <ol>
        <li><em>ba</em> bukan kata yang kita kenal di sini. Lanjutkan.</li>
        <li><em>basa</em>, bahasa. Kandidat. Sisanya <em>u-gi</em>.</li>
        <li><em>Ugi</em>, Bugis. Cocok. Potongannya <em>basa | Ugi</em>.</li>
      </ol>
      <p>Yang lebih panjang: <span lang="bug-Bugi">ᨕᨛᨃᨈᨕᨘᨑᨗᨓᨍᨚ᨞</span> Suku katanya <em>e-ngka-ta-u-ri-wa-jo</em>. Kata <em>engka</em> sudah Anda kenal, lalu <em>tau</em>, orang, lalu <em>ri</em>, di, dan sisanya nama tempat: “Ada orang di Wajo’.”</p>
      <h2>Petunjuk untuk pisau Anda</h2>
      <ul>
        <li>Huruf <span lang="bug-Bugi">ᨕ</span> dengan tanda vokal sering berdiri di awal kata, walaupun tidak selalu. Pada <em>tau</em> ia di tengah.</li>
        <li>Kata kecil seperti <em>ri</em> (di) dan <em>na</em> (dan) adalah engsel. Cari engsel lebih dahulu.</li>
        <li>Potongan yang benar tidak menyisakan suku kata yatim di akhir.</li>
      </ul>
      <h2>Baris yang berbelok</h2>
      <p>Dalam catatan harian lama, setiap halaman disediakan untuk satu atau beberapa hari. Bila kejadiannya banyak dan ruangnya habis, penulis memutar baris ke tepi halaman, berbelok mengikuti ruang kosong. Halaman seperti itu dibaca sambil memutar buku. Kalau suatu hari Anda melihatnya di museum, Anda tahu bahwa hari itu ramai.</p>
    `),
    check(
      "Apa yang ditandai oleh pallawa?",
      [
        "Akhir satu kelompok irama, tempat suara berhenti sejenak",
        "Benar. Fungsinya dapat menyerupai koma maupun titik, tergantung panjang tarikan napasnya.",
      ],
      [
        "Batas setiap kata",
        "Antara kata tidak ada tanda dalam naskah tradisional. Pallawa memisahkan kelompok yang lebih panjang.",
      ],
      ["Bunyi ng di ujung kata", "Bunyi itu tidak ditulis sama sekali. Pallawa hanya tanda baca."],
    ),
  ),
);
