import { chapter, check, courseModule, film, picture, prose } from "../../courseParts";

export const langkah = courseModule(
  "Langkah",
  "Delapan arah, tiga cara memindahkan kaki, dan empat pola di lantai.",
  chapter(
    "Delapan arah dari satu titik",
    18,
    prose(`
      <p>Berdirilah di tengah ruang dan bayangkan mawar angin di lantai. Ada delapan arah yang dapat ditempuh: depan, belakang, kiri, kanan, dan empat serong di antaranya. Perguruan memberi nomor yang berlainan, maka di sini kita memakai nama saja.</p>
      <h2>Membuat mawar di lantai</h2>
      <ol>
        <li>Tempelkan dua lajur selotip kertas sepanjang 120 sentimeter yang bersilang tegak lurus.</li>
        <li>Tambahkan dua lajur lagi secara diagonal. Semuanya berpotongan di satu titik, <em>pusat</em>.</li>
        <li>Dari pusat ke setiap ujung jaraknya 60 sentimeter, satu langkah latihan.</li>
      </ol>
      <p>Tidak ada selotip? Pakai ubin. Pusatnya satu perempatan nat; serong mengikuti sudut ubin.</p>
      <h2>Menyapa delapan penjuru</h2>
      <p>Mulai dengan kedua kaki di pusat, menghadap depan. Badan <strong>tetap menghadap depan</strong> sepanjang latihan; hanya kaki yang menyapa arah.</p>
      <table>
        <thead><tr><th scope="col">Arah</th><th scope="col">Kaki</th><th scope="col">Kuda-kuda yang terbentuk</th></tr></thead>
        <tbody>
          <tr><td>Depan</td><td>kanan</td><td>depan</td></tr>
          <tr><td>Serong kanan depan</td><td>kanan</td><td>depan, lebih lebar</td></tr>
          <tr><td>Kanan</td><td>kanan</td><td>samping kanan</td></tr>
          <tr><td>Serong kanan belakang</td><td>kanan</td><td>belakang, lebih lebar</td></tr>
          <tr><td>Belakang</td><td>kiri</td><td>belakang</td></tr>
          <tr><td>Serong kiri belakang</td><td>kiri</td><td>belakang, lebih lebar</td></tr>
          <tr><td>Kiri</td><td>kiri</td><td>samping kiri</td></tr>
          <tr><td>Serong kiri depan</td><td>kiri</td><td>depan, lebih lebar</td></tr>
        </tbody>
      </table>
      <p>Setiap langkah kembali ke pusat sebelum arah berikutnya. Satu putaran berisi delapan langkah pergi dan delapan langkah pulang, enam belas gerak. Dengan dua detik sebuah gerak, satu putaran selesai dalam 32 detik.</p>
      <h2>Mengapa semua arah</h2>
      <p>Kebanyakan orang hanya melatih depan dan belakang, karena koridor rumah memanjang begitu. Akibatnya serong belakang menjadi arah buta: kaki diletakkan tanpa tahu apa yang ada di sana. Sebelum melangkah ke belakang, tolehlah sebentar. Lama-kelamaan cukup dengan ujung mata.</p>
      <h2>Kesalahan: pusat yang mengembara</h2>
      <p>Setelah dua putaran, lihat lantai. Kaki Anda seharusnya masih mengapit pusat. Bila sudah bergeser setelapak, langkah pulang Anda lebih pendek daripada langkah pergi. Catat ke arah mana pusat itu mengembara; biasanya itu arah kaki yang lebih kuat. Perbaikinya bukan dengan melihat ke bawah, tetapi dengan memperlambat langkah pulang.</p>
    `),
    check(
      "Setelah dua putaran, Anda mendapati diri setelapak di kanan pusat. Apa sebabnya yang paling mungkin?",
      [
        "Langkah pulang dari kanan lebih pendek daripada langkah perginya",
        "Benar. Selisih kecil di satu arah menumpuk setiap putaran. Perlambat langkah pulangnya.",
      ],
      ["Selotipnya bergeser", "Bisa diperiksa, tetapi jauh lebih sering langkah pulangnyalah yang kurang."],
      [
        "Kuda-kuda samping terlalu rendah",
        "Tinggi rendahnya tidak memindahkan pusat, asalkan kaki pulang ke tempat semula.",
      ],
    ),
  ),
  chapter(
    "Geser, angkat, putar",
    18,
    prose(`
      <p>Arah sudah dikenal; sekarang caranya. Ada tiga cara memindahkan telapak, dan masing-masing punya keadaan yang cocok.</p>
      <table>
        <thead><tr><th scope="col">Cara</th><th scope="col">Telapak</th><th scope="col">Cocok untuk</th><th scope="col">Kurang cocok untuk</th></tr></thead>
        <tbody>
          <tr><td>Geser</td><td>menyapu lantai setipis kertas</td><td>jarak pendek, lantai rata</td><td>tanah berbatu, rumput tinggi</td></tr>
          <tr><td>Angkat</td><td>naik setinggi mata kaki, lalu diletakkan</td><td>jarak panjang, lantai tak rata</td><td>saat lawan sudah sangat dekat</td></tr>
          <tr><td>Putar</td><td>berputar di pangkal jari</td><td>mengubah arah hadap</td><td>telapak yang sedang menanggung seluruh berat</td></tr>
        </tbody>
      </table>
      <h2>Geser</h2>
      <p>Selipkan selembar kertas di bawah kaki depan. Dari kuda-kuda belakang, dorong kertas ke depan sejauh setengah telapak, lalu susulkan kaki belakang setengah telapak. Kertas tidak boleh sobek dan tidak boleh tertinggal. Sobek berarti terlalu berat, tertinggal berarti terangkat.</p>
      <h2>Angkat</h2>
      <p>Dari sikap tegak, pindahkan seluruh berat ke kaki kiri. Angkat kaki kanan setinggi mata kaki kiri, tahan satu hitungan, letakkan di depan mulai dari tumit, lalu pindahkan berat. Hitungan tahan itulah intinya: siapa yang tidak dapat berhenti di tengah langkah belum menguasai langkahnya. Ketika mundur, ujung kaki menyentuh dulu, baru tumit.</p>
      <h2>Putar</h2>
      <p>Berdiri dalam kuda-kuda tengah. Ringankan tumit kanan, putar di pangkal jari sampai telapak menghadap kiri, dan biarkan pinggul ikut. Kaki kiri menyesuaikan, lalu geser sedikit ke samping agar kedua kaki kembali di dua rel. Anda sekarang menghadap kiri, dalam kuda-kuda depan dengan kaki kiri di depan. Urutannya tidak boleh dibalik: <strong>ringankan, putar, baru bebani</strong>. Memutar badan di atas telapak yang tertanam membuat lutut terpuntir.</p>
      <h2>Latihan pena</h2>
      <p>Letakkan sepuluh pena di lantai, berjarak 20 sentimeter. Lewati dengan langkah angkat, maju lalu mundur. Pena yang bergerak dihitung satu kesalahan. Dewi, murid kelas XI, mulai dengan tujuh kesalahan pada hari pertama dan dua pada hari kelima; yang berubah bukan tinggi kakinya, melainkan kecepatannya, dari dua belas detik menjadi dua puluh lima detik sekali jalan.</p>
      <p>Kesalahan yang tampak di semua cara adalah kepala naik turun. Minta teman memandang ubun-ubun Anda terhadap garis di dinding. Dalam langkah yang tenang, kepala bergerak mendatar.</p>
    `),
    check(
      "Mengapa telapak diringankan dulu sebelum berputar?",
      [
        "Supaya lutut tidak terpuntir",
        "Benar. Telapak yang tertanam menahan kaki bawah sementara paha ikut badan, dan lutut menanggung selisihnya.",
      ],
      ["Supaya putarannya lebih cepat", "Kecepatan mungkin bertambah, tetapi alasan utamanya keselamatan sendi."],
      ["Supaya tumit terdengar", "Langkah yang baik justru nyaris tidak berbunyi."],
    ),
  ),
  chapter(
    "Lurus dan berkelok",
    20,
    prose(`
      <p>Pola langkah adalah kalimat yang disusun dari langkah. Dua pola pertama menjawab pertanyaan yang sama, bagaimana mendekat, dengan dua cara berbeda.</p>
      <h2>Pola lurus</h2>
      <ol>
        <li>Dari sikap tegak, kaki kanan maju 60 sentimeter di relnya, kuda-kuda depan.</li>
        <li>Kaki kiri maju melewati kaki kanan dan mendarat 60 sentimeter di depannya.</li>
        <li>Kaki kanan, lalu kiri, dengan cara yang sama.</li>
        <li>Mundur empat langkah lewat jalan yang sama, dimulai dari kaki yang sedang di depan.</li>
      </ol>
      <p>Setiap langkah menambah 60 sentimeter, jadi empat langkah menempuh 240 sentimeter. Bila koridor Anda hanya dua meter, pakai tiga langkah.</p>
      <h2>Pola berkelok</h2>
      <p>Sekarang setiap langkah serong 45 derajat, bergantian kanan dan kiri. Kaki kanan mendarat serong kanan depan. Lalu kaki kiri melewatinya dan mendarat serong kiri depan, dihitung dari telapak kanan. Pandangan dan dada tetap ke depan.</p>
      <p>Berapa majunya? Langkah serong 45 derajat sepanjang 60 sentimeter terbagi sama: kira-kira 42 sentimeter ke depan dan 42 sentimeter ke samping. Empat langkah maju 4 × 42 = 168 sentimeter, sedangkan pola lurus 240. Anda kehilangan 72 sentimeter kemajuan.</p>
      <table>
        <thead><tr><th scope="col">Pola</th><th scope="col">Maju per langkah</th><th scope="col">Setelah 4 langkah</th><th scope="col">Yang didapat</th></tr></thead>
        <tbody>
          <tr><td>Lurus</td><td>60 cm</td><td>240 cm</td><td>cepat sampai</td></tr>
          <tr><td>Berkelok</td><td>42 cm</td><td>168 cm</td><td>badan meninggalkan garis lurus lawan</td></tr>
        </tbody>
      </table>
      <p>Itulah tawar-menawar semua langkah serong: jarak ditukar dengan sudut. Orang yang bergerak lurus ke arah Anda harus memperbaiki arahnya setiap kali Anda berkelok.</p>
      <h2>Membacanya dari jejak</h2>
      <p>Basahi telapak sedikit dan kerjakan pola berkelok di semen kering di luar rumah, di tempat yang tidak licin. Jejak yang baik membentuk gigi gergaji yang sama besar. Gigi kanan lebih besar daripada gigi kiri? Langkah kiri Anda takut. Jejak hampir lurus? Sudutnya terlalu kecil.</p>
      <h2>Kesalahan</h2>
      <p>Pada langkah kedua banyak orang memutar dada mengikuti kaki, sehingga pola berkelok menjadi jalan berliku biasa. Pegang tongkat sapu mendatar di depan dada. Ujung-ujungnya harus tetap sejajar dengan dinding di depan dari langkah pertama sampai keempat.</p>
    `),
    check(
      "Dengan langkah serong 45 derajat sepanjang 60 sentimeter, kira-kira berapa jauh Anda maju setelah tiga langkah?",
      ["126 sentimeter", "Benar. Setiap langkah maju sekitar 42 sentimeter, jadi 3 × 42 = 126."],
      ["180 sentimeter", "Itu pola lurus. Pada langkah serong sebagian panjangnya terpakai ke samping."],
      [
        "90 sentimeter",
        "Itu setengah dari 60 dikali tiga. Pada 45 derajat bagian ke depan lebih dari setengah, yaitu sekitar 42 sentimeter.",
      ],
    ),
  ),
  chapter(
    "Segitiga dan segi empat",
    22,
    prose(`
      <p>Dua pola berikut tidak membawa Anda jauh. Keduanya melatih kembali: menyerang lalu pulang, menghindar lalu pulang. Siapkan selotip.</p>
      <h2>Segitiga</h2>
      <p>Tandai tiga titik. Alasnya, B di kiri dan C di kanan, berjarak 70 sentimeter. Puncaknya, A, di depan tengah-tengah alas sejauh 60 sentimeter, sehingga ketiga sisinya kurang lebih sama panjang. Berdirilah dengan kaki kiri di B dan kaki kanan di C, kuda-kuda tengah, menghadap A.</p>
      <table>
        <thead><tr><th scope="col">Hitungan</th><th scope="col">Gerak</th><th scope="col">Hasil</th></tr></thead>
        <tbody>
          <tr><td>1</td><td>kanan dari C ke A</td><td>kuda-kuda depan kanan</td></tr>
          <tr><td>2</td><td>kanan dari A ke C</td><td>kuda-kuda tengah</td></tr>
          <tr><td>3</td><td>kiri dari B ke A</td><td>kuda-kuda depan kiri</td></tr>
          <tr><td>4</td><td>kiri dari A ke B</td><td>kuda-kuda tengah</td></tr>
        </tbody>
      </table>
      <p>Yang diuji adalah hitungan 2 dan 4. Menyerang ke A mudah; pulang tanpa melihat lantai dan mendarat tepat di selotip itulah latihannya.</p>
      <h2>Segi empat</h2>
      <p>Tandai bujur sangkar bersisi 60 sentimeter: A kiri depan, B kanan depan, C kanan belakang, D kiri belakang. Kaki kiri di D, kaki kanan di C.</p>
      <table>
        <thead><tr><th scope="col">Hitungan</th><th scope="col">Gerak</th><th scope="col">Kaki berada di</th></tr></thead>
        <tbody>
          <tr><td>1</td><td>kanan maju, C ke B</td><td>D dan B</td></tr>
          <tr><td>2</td><td>kiri maju, D ke A</td><td>A dan B</td></tr>
          <tr><td>3</td><td>kanan mundur, B ke C</td><td>A dan C</td></tr>
          <tr><td>4</td><td>kiri mundur, A ke D</td><td>D dan C</td></tr>
        </tbody>
      </table>
      <p>Setelah hitungan 1 dan 3 kaki Anda berada di kedua ujung diagonal. Panjangnya 60 × 1,41, sekitar 85 sentimeter: sebuah kuda-kuda depan yang utuh. Setelah hitungan 1 kaki kanan di depan, setelah hitungan 3 kaki kiri di depan. Jadi dalam empat hitungan Anda sudah berganti kaki depan tanpa meninggalkan petak.</p>
    `),
    film(
      "langkah-segi-empat",
      "Segi empat, dua putaran, dilihat dari atas",
      "Film ini tanpa suara. Bujur sangkar bersisi 60 sentimeter dilihat dari atas, bagian depan di sebelah atas. Kaki kiri berdiri di D, kaki kanan di C. Setiap hitungan lamanya dua detik.",
      "Hitungan satu: kaki kanan maju dari C ke B. Garis putus-putus menghubungkan kedua kaki di diagonal petak: kuda-kuda depan dengan kaki kanan di depan. Hitungan dua: kaki kiri maju dari D ke A, kedua kaki sejajar di depan.",
      "Hitungan tiga: kaki kanan mundur dari B ke C. Kedua kaki kembali berada di diagonal, sekarang dengan kaki kiri di depan. Hitungan empat: kaki kiri mundur dari A ke D.",
      "Putaran kedua berjalan sama. Sesudahnya kedua kaki kembali tepat di tempat semula.",
    ),
    prose(`
      <h2>Menggabungkan</h2>
      <p>Kerjakan segitiga dua putaran, segi empat dua putaran: enam belas hitungan. Pada dua detik sehitungan, lamanya 32 detik, sama dengan menyapa delapan penjuru. Dua latihan itu dapat bergantian sebagai pemanasan lanjutan.</p>
      <p>Kesalahan khas pada segi empat ialah menyusutnya petak: setelah empat putaran kaki bertemu di tengah. Ukur dengan mata setelah selesai, jangan sambil berjalan. Bila tumit berada di dalam selotip, langkah mundur Anda kurang panjang.</p>
    `),
    picture(
      "Selotip kertas berbentuk segitiga dan bujur sangkar di lantai tegel",
      "Dua pola, tujuh titik, dan selalu pulang ke tempat semula.",
    ),
  ),
);
