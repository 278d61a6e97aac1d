import { chapter, check, code, courseModule, film, prose } from "../../courseParts";

export const empatSusunan = courseModule(
  "Empat cara menyusun",
  "Blok, bata, setengah turun, cermin: ubin yang sama, empat permukaan yang berbeda.",
  chapter(
    "Blok, baris yang jujur",
    15,
    prose(`
    <p>Susunan yang Anda pakai pada uji tiga kali tiga bernama <strong>blok</strong>. Setiap ubin berdiri tepat di samping dan tepat di bawah tetangganya, seperti tegel di teras. Semua program cetak mengerti susunan ini, dan semua susunan lain pada akhirnya dapat ditulis ulang sebagai blok. Itu sebabnya kita mulai di sini.</p>
    `),
    code(
      "text",
      `
      +---+---+---+
      | F | F | F |
      +---+---+---+
      | F | F | F |
      +---+---+---+
      `,
      "Blok. Huruf F dipakai karena setiap arah putar dan cerminnya terlihat.",
    ),
    prose(`
    <h2>Kekuatannya</h2>
    <p>Blok tenang dan teratur. Ia cocok untuk motif yang memang ingin berbaris: kotak, garis, huruf, ubin dapur, motif lebar yang memenuhi ubinnya dari tepi ke tepi. Ukurannya pun mudah dihitung. Kain dengan lebar cetak 140 cm dan ubin 20 cm memuat tepat 7 ubin; kanan dan kiri kain menyambung ketika dua lembar dijahit bersisian.</p>
    <p>Pilihlah lebar ubin yang habis membagi lebar cetak bila Anda tahu kainnya akan disambung, misalnya untuk tirai. Untuk lebar cetak 140 cm, lebar yang habis membaginya antara lain 10, 14, 20, 28, 35, dan 70 cm. Ubin 24 cm menyisakan 140 − 5 × 24 = 20 cm di tepi: tidak salah untuk baju, tetapi sambungan tirainya membuang 20 cm pada setiap lembar.</p>
    <h2>Kelemahannya</h2>
    <p>Blok tidak menyembunyikan apa-apa. Satu bunga kecil di tengah ubin kosong akan menjadi barisan prajurit: tegak lurus, mendatar lurus, dan mata segera menghitungnya. Semakin banyak ruang kosong, semakin jelas barisannya.</p>
    <h2>Percobaan kecil</h2>
    <p>Gambar satu daun pada kertas 5 × 5 cm, fotokopi enam belas lembar, susun empat kali empat. Perhatikan dua hal. Pertama, ke mana mata Anda berjalan: hampir pasti sepanjang baris atau kolom. Kedua, ruang kosong di antara empat daun: ia membentuk gambar sendiri, sering berupa silang atau belah ketupat. Ruang itu ikut menjadi motif, dan Anda bertanggung jawab atasnya.</p>
    <p>Kesalahan pemula adalah mengobati barisan prajurit dengan memperbesar daunnya sampai kosongnya habis. Polanya memang penuh, tetapi napasnya hilang. Bab berikut memperlihatkan obat yang lebih murah: daunnya tetap, barisnya yang digeser.</p>
    <p>Simpan enam belas lembar itu. Kita menyusunnya kembali tiga kali lagi.</p>
    `),
  ),
  chapter(
    "Bata, setiap baris digeser",
    18,
    prose(`
    <p>Tukang batu tidak pernah menumpuk nat tepat di atas nat; dindingnya akan retak lurus. Perancang pola meminjam akal yang sama. Pada susunan <strong>bata</strong>, baris genap digeser ke samping sejauh setengah lebar ubin.</p>
    `),
    code(
      "text",
      `
      +---+---+---+---+
      | F | F | F | F |
      +-+-+-+-+-+-+-+-+
        | F | F | F |
      +-+-+-+-+-+-+-+-+
      | F | F | F | F |
      +---+---+---+---+
      `,
      "Bata: kolomnya pecah, barisnya tetap.",
    ),
    prose(`
    <p>Susun ulang enam belas daun dari bab lalu dengan cara ini. Kolom tegaknya lenyap. Baris mendatarnya masih ada, sebab yang digeser hanya arah mendatar. Jadi bata dipakai ketika Anda justru menginginkan baris: sisik, genting, deret perahu di atas ombak.</p>
    <h2>Menulis bata sebagai blok</h2>
    <p>Mesin cetak sering hanya menyediakan blok. Tidak apa-apa: ambil dua baris sekaligus. Ubin 12 × 10 cm yang disusun bata menjadi ubin blok 12 × 20 cm. Separuh atasnya ubin biasa; separuh bawahnya ubin yang sama digeser 6 cm, dan bagian yang keluar di kanan dimasukkan lagi dari kiri.</p>
    <ol>
    <li>Buat kanvas selebar satu ubin dan setinggi dua ubin.</li>
    <li>Tempelkan ubin di separuh atas.</li>
    <li>Tempelkan salinannya di separuh bawah, geser setengah lebar, bungkus ke sisi seberang.</li>
    <li>Uji tiga kali tiga dengan ubin besar itu.</li>
    </ol>
    <h2>Sambungan yang berubah</h2>
    <p>Di sini banyak orang tersandung. Ubin yang sambung untuk blok belum tentu sambung untuk bata. Pada blok, tepi atas bertemu tepi bawah ubin yang sama, lurus di atasnya. Pada bata, separuh kiri tepi atas bertemu separuh <em>kanan</em> tepi bawah milik tetangganya. Garis yang memotong tepi bawah 2 cm dari kiri harus diteruskan di tepi atas pada 2 + 6 = 8 cm dari kiri (untuk ubin 12 cm).</p>
    <p>Cara amannya: bila motif boleh berhenti sebelum tepi atas dan bawah, ubinnya selalu sambung. Bila motif harus menyeberang, gambarlah langsung pada ubin besar 12 × 20 cm dengan gunting-tukar; sesudah ditukar, sambungan semua baris ada di depan mata Anda.</p>
    <p>Geseran tidak wajib setengah. Sepertiga menghasilkan tangga yang landai, tetapi ubin bloknya menjadi tiga baris tingginya. Setengah adalah pilihan yang paling sering dipakai karena paling hemat.</p>
    `),
    check(
      "Ubin 16 × 9 cm disusun bata dengan geseran setengah. Berapa ukuran ubin blok yang menghasilkan permukaan yang sama?",
      ["16 × 18 cm", "Lebarnya tetap, tingginya dua baris: satu baris biasa dan satu baris yang digeser 8 cm."],
      ["32 × 9 cm", "Itu menggandakan arah yang salah. Pada bata yang berselang-seling adalah barisnya."],
      ["24 × 9 cm", "Geseran 8 cm tidak menambah lebar ubin. Bagian yang keluar di kanan masuk lagi dari kiri."],
    ),
  ),
  chapter(
    "Setengah turun, kolom yang melangkah",
    20,
    prose(`
    <p>Putar gagasan bata seperempat putaran. Kini kolomlah yang bergeser: setiap kolom genap turun setengah tinggi ubin. Susunan ini disebut <strong>setengah turun</strong>, di buku-buku desain <em lang="en">half-drop</em>, dan banyak sekali kertas dinding serta kain bunga yang memakainya.</p>
    `),
    code(
      "text",
      `
      +---+   +---+   +---+
      | F +---+ F +---+ F |
      +---+ F +---+ F +---+
      | F +---+ F +---+ F |
      +---+ F +---+ F +---+
          +---+   +---+
      `,
      "Setengah turun: barisnya pecah, mata berjalan miring.",
    ),
    film(
      "tiga-susunan",
      "Blok, bata, dan setengah turun dengan ubin yang sama",
      "Film ini tanpa suara. Ubin-ubin dengan huruf F berdiri dalam susunan blok: setiap ubin tepat di samping dan tepat di bawah tetangganya.",
      "Setiap baris kedua berwarna jingga dan bergeser ke samping setengah lebar ubin. Itulah bata: kolomnya pecah, barisnya tetap. Lalu baris-baris itu kembali ke tempatnya.",
      "Kini setiap kolom kedua yang berwarna jingga, dan turun setengah tinggi ubin. Itulah setengah turun: barisnya pecah, dan mata berjalan miring.",
    ),
    prose(`
    <h2>Mengapa disukai</h2>
    <p>Kain dan kertas dinding dilihat sebagai lembaran tegak. Garis mendatar yang berulang memotong lembaran itu dan cepat melelahkan. Setengah turun memecah garis mendatar, lalu menuntun mata ke arah diagonal. Ruang kosong di antara motif menjadi belah ketupat, dan belah ketupat lebih sulit dihitung daripada kotak. Dengan daun yang sama, pola terasa lebih luas.</p>
    <h2>Ubin bloknya</h2>
    <p>Kali ini yang digandakan lebarnya. Ubin 12 × 10 cm menjadi blok 24 × 10 cm: kiri ubin biasa, kanan ubin yang diturunkan 5 cm. Ingatlah pasangan ini:</p>
    <table>
    <thead><tr><th scope="col">Susunan</th><th scope="col">Yang digeser</th><th scope="col">Ubin blok dari ubin 12 × 10</th></tr></thead>
    <tbody>
    <tr><td>Blok</td><td>tidak ada</td><td>12 × 10 cm</td></tr>
    <tr><td>Bata</td><td>baris, 6 cm ke samping</td><td>12 × 20 cm</td></tr>
    <tr><td>Setengah turun</td><td>kolom, 5 cm ke bawah</td><td>24 × 10 cm</td></tr>
    </tbody>
    </table>
    <p>Karena tinggi dibagi dua, pilih tinggi yang genap dalam satuan terkecil Anda. Ubin setinggi 1001 piksel tidak punya setengah yang utuh; geseran 500 menyisakan selisih satu piksel yang terlihat sebagai garis rambut di setiap sambungan.</p>
    <h2>Ongkosnya</h2>
    <p>Pemasang kertas dinding kenal akibatnya. Misalkan lebar gulungan sama dengan lebar satu ubin 50 cm, tinggi ubin 64 cm. Lembar kedua harus diturunkan 32 cm supaya gambarnya bertemu. Bila semua lembar dipotong dari gulungan yang sama, ada lembar yang membuang sampai setengah tinggi ubin. Ubin yang besar indah, tetapi pembelinya membayar potongan yang terbuang; sebutkan hal itu pada pemesan.</p>
    <h2>Diagonal yang terlalu kuat</h2>
    <p>Kesalahan khas setengah turun adalah tangga: semua daun miring ke kanan dan polanya ikut miring, sampai gambarnya seperti melorot. Ujinya sama, mundur lima langkah. Obatnya, balikkan arah satu motif di antara dua, sehingga diagonal kiri dan kanan sama kuat.</p>
    `),
    check(
      "Anda ingin memecah garis mendatar pada kain bunga, tetapi membiarkan kolom tegaknya utuh. Susunan mana yang dipilih?",
      ["Setengah turun", "Kolom genap turun bersama-sama: di dalam kolom urutannya utuh, sedangkan barisnya pecah."],
      ["Bata", "Bata menggeser baris. Kolomnya yang pecah, sedangkan garis mendatarnya tetap."],
      ["Blok", "Blok membiarkan baris dan kolom sama-sama lurus."],
    ),
  ),
  chapter(
    "Cermin, empat dari satu",
    20,
    prose(`
    <p>Ketiga susunan tadi menyalin ubin apa adanya. Susunan <strong>cermin</strong> membaliknya: tetangga kanan adalah bayangan cermin, tetangga bawah juga. Dari satu gambar lahir satu rombongan berempat, dan rombongan itulah yang menjadi ubin sebenarnya.</p>
    `),
    code(
      "text",
      `
      +----+----+
      | b  |  d |
      +----+----+
      | p  |  q |
      +----+----+
      `,
      "Huruf b dicerminkan ke kanan menjadi d, ke bawah menjadi p, dan keduanya sekaligus menjadi q.",
    ),
    prose(`
    <h2>Sambungan tanpa usaha</h2>
    <p>Cermin selalu sambung. Garis yang memotong tepi kanan bertemu bayangannya sendiri di titik yang sama persis. Ubin 10 × 10 cm menghasilkan rombongan 20 × 20 cm, dan Anda hanya menggambar seperempatnya. Karena itu cermin dipakai ketika waktu sempit, dan karena itu pula hasilnya sering tampak sama: seperti kaleidoskop.</p>
    <h2>Yang terjadi di garis cermin</h2>
    <p>Garis yang menyeberang tegak lurus akan mulus. Garis yang datang miring akan patah menjadi huruf V. Lingkaran yang terpotong di tengah menjadi lingkaran kembali; yang terpotong sepertiga menjadi kacang atau lensa. Sebelum menyalin, lihatlah setiap benda yang menyentuh tepi dan tanyakan: setelah bertemu kembarannya, jadi apa dia?</p>
    <p>Contoh: sebatang sulur menyentuh tepi kanan dengan sudut 30° dari garis mendatar. Di seberangnya, sulur bayangan menjauh dengan sudut yang sama, dan sambungannya menjadi puncak atap. Bila Anda menginginkan lengkung, luruskan 3 milimeter terakhir sampai sulur itu tegak lurus terhadap tepi.</p>
    <h2>Wajah di semak</h2>
    <p>Otak manusia sangat peka terhadap bentuk yang setangkup, terutama wajah. Dua titik di kiri dan kanan garis cermin menjadi mata; lengkung di bawahnya menjadi mulut. Perancang bisa menggambar daun selama dua hari dan pembeli hanya melihat kera yang menyeringai. Uji dengan meminta orang yang belum tahu menyebut tiga hal yang ia lihat. Bila satu saja menyebut makhluk, pindahkan titiknya.</p>
    <h2>Yang tidak boleh dibalik</h2>
    <p>Huruf, angka, aksara, peta, dan tangan yang sedang melakukan sesuatu dengan benar tidak boleh dicerminkan. Demikian pula lambang yang arahnya bermakna. Untuk motif seperti itu pakailah blok atau setengah turun.</p>
    <p>Susun enam belas daun untuk terakhir kalinya: delapan asli, delapan dijiplak terbalik. Tempelkan keempat hasil berdampingan. Itulah peta pilihan Anda untuk seluruh kursus.</p>
    `),
    check(
      "Sebuah lingkaran terpotong tepat di garis tengahnya oleh tepi kanan ubin. Apa yang tampak sesudah ubin dicerminkan ke kanan?",
      [
        "Lingkaran utuh",
        "Setengah lingkaran bertemu bayangannya sepanjang garis tengah, sehingga bentuknya kembali bulat.",
      ],
      ["Bentuk kacang", "Kacang atau lensa muncul bila potongannya tidak melalui pusat lingkaran."],
      [
        "Dua setengah lingkaran yang terpisah",
        "Keduanya menempel tepat di garis cermin, sebab setiap titik tepi bertemu dirinya sendiri.",
      ],
    ),
  ),
);
