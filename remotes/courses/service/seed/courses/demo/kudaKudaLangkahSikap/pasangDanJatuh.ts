import { chapter, check, courseModule, prose } from "../../courseParts";

export const pasangDanJatuh = courseModule(
  "Pasang dan Jatuh",
  "Tangan yang siaga, tiga gerak dasar, dan cara sampai di lantai dengan selamat.",
  chapter(
    "Sikap pasang: tangan menjaga tiga pintu",
    18,
    prose(`
      <p>Sikap pasang adalah kuda-kuda ditambah tangan yang siaga. Kaki menjawab “ke mana saya dapat bergerak”, tangan menjawab “apa yang saya jaga”. Dalam silat tangan kerap terbuka, karena dari tangan terbuka orang dapat menangkis, menangkap, mendorong, atau mengepal.</p>
      <h2>Tiga pintu</h2>
      <table>
        <thead><tr><th scope="col">Pintu</th><th scope="col">Dari</th><th scope="col">Sampai</th><th scope="col">Dijaga oleh</th></tr></thead>
        <tbody>
          <tr><td>Atas</td><td>dagu</td><td>dahi</td><td>tangan depan</td></tr>
          <tr><td>Tengah</td><td>ulu hati</td><td>dagu</td><td>kedua tangan</td></tr>
          <tr><td>Bawah</td><td>lutut</td><td>ulu hati</td><td>tangan belakang, dan langkah</td></tr>
        </tbody>
      </table>
      <h2>Menyusun pasang kiri</h2>
      <ol>
        <li>Kuda-kuda belakang, kaki kiri di depan.</li>
        <li>Tangan kiri di depan dada, siku menekuk seperti memegang gelas, ujung jari setinggi bibir. Jarak siku dari rusuk kira-kira sekepal.</li>
        <li>Tangan kanan di depan ulu hati, telapak menghadap ke kiri, sejengkal di belakang tangan kiri.</li>
        <li>Bahu turun. Dagu sedikit ditarik. Mulut tertutup, gigi tidak mengatup keras.</li>
        <li>Pandang dada lawan khayalan. Dari sana kedua bahunya terlihat, dan bahu bergerak sebelum tangan.</li>
      </ol>
      <p>Pasang kanan adalah bayangannya di cermin.</p>
      <h2>Uji tiga sentuhan</h2>
      <p>Mintalah teman menjulurkan telapak <em>perlahan</em>, lebih lambat daripada gerak menyerahkan buku, ke arah dahi, dada, dan perut Anda secara acak. Anda hanya menyentuh pergelangannya sebelum ia sampai. Sepuluh kali. Delapan sentuhan atau lebih berarti letak tangan sudah baik. Bila yang lolos selalu perut, tangan belakang terlalu tinggi; bila selalu dahi, tangan depan terlalu rendah.</p>
      <h2>Kesalahan</h2>
      <ul>
        <li><strong>Tangan terlalu jauh.</strong> Siku hampir lurus, lengan lelah dalam setengah menit, dan tangan harus ditarik dulu sebelum dapat dipakai.</li>
        <li><strong>Kaku indah.</strong> Pasang yang tidak dapat ditahan sambil berbicara satu kalimat terlalu tegang. Ucapkan nama lengkap Anda; bila suara tertahan, lepaskan bahu.</li>
        <li><strong>Memandang tangan lawan.</strong> Tangan mudah menipu. Kembali ke dada.</li>
      </ul>
      <p>Gabungkan dengan pola lurus dari modul lalu: empat langkah maju, dan setiap kali kaki depan berganti, pasang ikut berganti.</p>
    `),
    check(
      "Dalam uji tiga sentuhan, sentuhan ke perut hampir selalu lolos. Apa yang diperbaiki?",
      [
        "Tangan belakang diturunkan sampai depan ulu hati",
        "Benar. Pintu bawah dijaga tangan belakang dan langkah; tangan yang naik membukanya.",
      ],
      ["Tangan depan dinaikkan ke dahi", "Itu menolong pintu atas dan malah membuat bagian tengah kosong."],
      [
        "Pandangan diarahkan ke perut sendiri",
        "Memandang diri sendiri membuat Anda terlambat melihat bahu lawan bergerak.",
      ],
    ),
  ),
  chapter(
    "Elak, tangkis, pukul",
    22,
    prose(`
      <p>Jurus pada modul terakhir hanya memakai tiga gerak tangan dan badan. Ketiganya dilatih di udara, tanpa sasaran, dengan kecepatan yang memungkinkan Anda memperbaiki diri.</p>
      <h2>Elak</h2>
      <p>Mengelak berarti memindahkan yang dituju, bukan menahan yang datang. Dari pasang kiri, tarik pinggul ke belakang sampai berat penuh di kaki kanan; dada ikut mundur kira-kira sejengkal. Kaki tidak berpindah. Sering kali sejengkal sudah cukup.</p>
      <h2>Tangkisan luar</h2>
      <ol>
        <li>Mulai dari pasang kiri.</li>
        <li>Tangan kiri bergerak dari tengah dada ke kiri luar dalam busur pendek, siku tetap menekuk dan tetap di dekat rusuk.</li>
        <li>Lengan bawah berputar, sehingga pada akhirnya telapak menghadap ke depan.</li>
        <li>Berhenti ketika tangan berada di garis bahu kiri. Lebih jauh dari itu berarti membuka pintu tengah.</li>
      </ol>
      <p>Yang bersentuhan adalah sisi lengan bawah, bukan jari. Gerak ini menyisihkan pukulan, tidak menghantamnya.</p>
      <h2>Pukulan lurus</h2>
      <ol>
        <li>Kepalkan tangan: empat jari dilipat, ibu jari di luar, melintang di atas ruas jari telunjuk dan jari tengah.</li>
        <li>Pergelangan lurus dengan lengan bawah, seperti meja yang rata.</li>
        <li>Kepalan berangkat dari sisi pinggang, siku menyapu rusuk, jalannya lurus ke depan ulu hati sendiri.</li>
        <li>Lengan berhenti sebelum siku terkunci. Kepalan berputar sehingga punggung tangan menghadap ke atas.</li>
        <li>Tangan kembali lewat jalan yang sama.</li>
      </ol>
      <p>Tenaganya datang dari kaki belakang yang menekan lantai, lewat pinggul, baru ke lengan. Karena itu pukulan lurus dikerjakan bersama kuda-kuda depan, bukan dari kuda-kuda belakang.</p>
      <table>
        <thead><tr><th scope="col">Gerak</th><th scope="col">Kuda-kuda</th><th scope="col">Napas</th><th scope="col">Ulangan</th></tr></thead>
        <tbody>
          <tr><td>Elak</td><td>belakang</td><td>mengalir, tidak ditahan</td><td>8 tiap sisi</td></tr>
          <tr><td>Tangkisan luar</td><td>belakang</td><td>keluar pendek</td><td>8 tiap sisi</td></tr>
          <tr><td>Pukulan lurus</td><td>depan</td><td>keluar</td><td>8 tiap sisi</td></tr>
        </tbody>
      </table>
      <p>Jumlahnya 48 gerak. Pada tiga detik sebuah gerak, latihan ini memakan 144 detik, belum dua setengah menit.</p>
      <h2>Kesalahan</h2>
      <p>Ibu jari yang terselip di dalam kepalan berbahaya bagi pemiliknya; periksa setiap kali. Siku yang terbuka seperti sayap membuat pukulan melengkung. Berdirilah rapat di samping dinding dan memukullah: bila siku menyentuh dinding, jalannya belum lurus.</p>
      <p>Jangan memukul benda keras, dan jangan mengarahkan pukulan kepada orang, juga dalam canda.</p>
    `),
    check(
      "Mengapa tangkisan luar berhenti di garis bahu?",
      [
        "Supaya pintu tengah tidak terbuka",
        "Benar. Tangan yang terbawa melewati bahu terlambat kembali, dan dada tidak terjaga.",
      ],
      [
        "Supaya pukulan lawan terhenti seketika",
        "Tangkisan menyisihkan, bukan menghentikan. Cukup sejauh pukulan melewati badan.",
      ],
      ["Supaya bahu lebih kuat", "Letak berhentinya soal penjagaan, bukan penguatan."],
    ),
  ),
  chapter(
    "Jatuh ke belakang, dimulai dari duduk",
    25,
    prose(`
      <p>Orang yang takut jatuh berdiri dengan kaku, dan orang yang kaku mudah jatuh. Karena itu cara jatuh dilatih sejak dasar. Aturan bab ini ketat: hanya di matras atau rumput tebal yang rata, setelah pemanasan lengkap, dan pertama kali ditemani pelatih atau orang dewasa yang berpengalaman. Bila Anda punya masalah leher, punggung, atau pernah gegar otak, lewati bagian praktik dan bacalah saja.</p>
      <h2>Tiga janji</h2>
      <ol>
        <li><strong>Dagu ke dada.</strong> Pandang simpul sabuk atau pusar sendiri dari awal sampai akhir. Kepala tidak boleh menyentuh lantai.</li>
        <li><strong>Punggung bulat.</strong> Badan menggelinding seperti kursi goyang, dari pantat ke punggung atas.</li>
        <li><strong>Tangan tidak menopang.</strong> Menjulurkan tangan ke belakang untuk menahan badan membebani pergelangan dan siku. Sebagai gantinya kedua lengan menepuk lantai, telapak ke bawah, kira-kira empat puluh lima derajat dari badan.</li>
      </ol>
      <h2>Empat tingkat</h2>
      <table>
        <thead><tr><th scope="col">Tingkat</th><th scope="col">Mulai dari</th><th scope="col">Syarat naik</th></tr></thead>
        <tbody>
          <tr><td>1</td><td>berbaring, lutut ditekuk, hanya menepuk sambil mengangkat kepala</td><td>20 tepukan, kedua tangan serentak</td></tr>
          <tr><td>2</td><td>duduk memeluk lutut, bergoyang ke belakang dan kembali</td><td>10 goyangan, kepala tidak menyentuh</td></tr>
          <tr><td>3</td><td>duduk, lengan di depan, menggelinding dan menepuk</td><td>10 kali dengan embusan napas</td></tr>
          <tr><td>4</td><td>jongkok rendah, pantat diturunkan dekat tumit, lalu menggelinding</td><td>10 kali, disaksikan pelatih</td></tr>
        </tbody>
      </table>
      <p>Kursus ini berhenti pada tingkat keempat. Jatuh dari berdiri dipelajari bersama pelatih, bukan dari halaman.</p>
      <h2>Kapan menepuk</h2>
      <p>Tepat ketika punggung bagian tengah menyentuh lantai, sambil mengembuskan napas. Terlalu awal, tangan menopang; terlambat, tidak ada gunanya. Ucapkan “duk” saat pantat menyentuh dan “tak” saat menepuk. Jaraknya pendek sekali, tetapi harus ada.</p>
      <h2>Mengenali kesalahan</h2>
      <ul>
        <li>Langit-langit terlihat: dagu sudah lepas dari dada. Turun satu tingkat.</li>
        <li>Bunyi berdebam satu kali: punggung datar. Peluk lutut lebih dekat.</li>
        <li>Kaki terlempar melewati kepala: dorongan berlebihan. Hentikan goyangan ketika lutut di atas dada.</li>
      </ul>
      <p>Lima belas menit cukup. Latihan jatuh yang diteruskan ketika lelah hampir selalu berakhir dengan leher yang lupa janji pertama.</p>
    `),
    check(
      "Saat menggelinding ke belakang Anda tiba-tiba melihat langit-langit. Apa artinya?",
      [
        "Dagu terlepas dari dada, turunlah satu tingkat",
        "Benar. Pandangan ke pusar menjaga kepala tidak membentur. Ulangi dari tingkat yang lebih rendah.",
      ],
      ["Gulungannya sudah sempurna", "Dalam gulungan yang aman mata melihat pusar, bukan langit-langit."],
      ["Tepukannya terlalu awal", "Waktu tepukan terasa di tangan. Yang menentukan arah pandangan adalah dagu."],
    ),
  ),
  chapter(
    "Jatuh samping dan bangun dengan siaga",
    22,
    prose(`
      <p>Tidak semua jatuh mengarah ke belakang. Bila satu kaki tersapu atau terpeleset, badan rebah ke samping. Tiga janji dari bab lalu tetap berlaku, hanya sisi badan yang menerima.</p>
      <h2>Jatuh samping kanan dari jongkok</h2>
      <ol>
        <li>Jongkok rendah di matras, tangan kanan di depan dada.</li>
        <li>Luncurkan kaki kanan melintas ke depan kiri, seperti menggeser sandal menjauh.</li>
        <li>Turunkan pantat kanan ke lantai sedekat mungkin dengan tumit kiri. Makin rendah mulainya, makin lunak datangnya.</li>
        <li>Menggelindinglah di sisi kanan: pantat, pinggang, sisi punggung. Dagu menempel ke dada dan kepala miring sedikit ke kiri, menjauhi lantai.</li>
        <li>Tepuk dengan seluruh lengan kanan, telapak ke bawah, kira-kira empat puluh lima derajat dari badan.</li>
      </ol>
      <p>Jangan mendarat di siku atau di tonjolan bahu. Siku yang menunjuk lantai adalah kesalahan yang paling perlu ditakuti di bab ini. Sebelum mencoba dengan gerak, berbaringlah dalam posisi akhir dan hafalkan rasanya: lengan panjang, siku menghadap ke samping.</p>
      <h2>Bangun tanpa membelakangi</h2>
      <p>Jatuh belum selesai sebelum Anda berdiri lagi dengan siaga. Dari posisi samping kanan:</p>
      <ol>
        <li>Tekuk kaki kanan di bawah badan, telapak kiri menapak.</li>
        <li>Tangan kanan menekan lantai di samping pinggul; tangan kiri di depan wajah.</li>
        <li>Angkat pinggul dan tarik kaki kanan ke belakang, melewati bawah badan.</li>
        <li>Berdiri dalam kuda-kuda belakang dengan kaki kiri di depan: pasang kiri.</li>
      </ol>
      <p>Selama bangun, pandangan tidak lepas dari arah lawan khayalan. Banyak orang bangun dengan berbalik dan menungging, sebab begitulah kita bangun dari tempat tidur.</p>
      <h2>Menyusun latihan</h2>
      <table>
        <thead><tr><th scope="col">Bagian</th><th scope="col">Ulangan</th><th scope="col">Lama</th></tr></thead>
        <tbody>
          <tr><td>Menepuk dalam posisi samping</td><td>10 tiap sisi</td><td>2 menit</td></tr>
          <tr><td>Jatuh samping dari jongkok</td><td>6 tiap sisi</td><td>4 menit</td></tr>
          <tr><td>Bangun siaga, pelan</td><td>6 tiap sisi</td><td>4 menit</td></tr>
          <tr><td>Jatuh, bangun, pasang</td><td>4 tiap sisi</td><td>3 menit</td></tr>
        </tbody>
      </table>
      <p>Tiga belas menit. Hari berikutnya cukup separuhnya, karena badan yang pegal mengajarkan gerak yang keliru. Tulis di buku: sisi mana yang terdengar lebih keras, dan bagian badan mana yang pertama menyentuh.</p>
      <p>Jatuh dari berdiri, menggulung di atas bahu, dan jatuhan berpasangan sengaja tidak ada di sini. Semuanya memerlukan tangan pelatih di punggung Anda.</p>
    `),
    check(
      "Bagian manakah yang tidak boleh menjadi titik pertama menyentuh lantai pada jatuh samping?",
      [
        "Siku",
        "Benar. Siku yang menunjuk lantai menerima seluruh berat di satu titik. Lengan menepuk panjang, seluruhnya.",
      ],
      ["Pantat", "Pantat justru yang pertama diturunkan, serendah mungkin, supaya gulungan dimulai dengan lunak."],
      [
        "Telapak tangan yang menepuk",
        "Telapak menyentuh bersama seluruh lengan bawah ketika sisi punggung tiba. Itu memang tugasnya.",
      ],
    ),
  ),
);
