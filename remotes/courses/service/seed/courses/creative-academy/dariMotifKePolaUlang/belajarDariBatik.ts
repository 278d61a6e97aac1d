import { chapter, check, courseModule, picture, prose } from "../../courseParts";

export const belajarDariBatik = courseModule(
  "Berguru pada batik",
  "Empat motif sebagai guru susunan, dan sopan santun orang yang datang belajar.",
  chapter(
    "Kawung, lonjong dari lingkaran",
    28,
    prose(`
    <p>Kawung tersusun dari bentuk lonjong yang berkumpul empat-empat mengelilingi satu titik. Kata <em>kawung</em> adalah nama lain pohon aren, dan bentuknya lazim dihubungkan dengan buah aren yang dibelah, yang bijinya kita kenal sebagai kolang-kaling. Sebagai murid pola ulang, kita belajar satu hal darinya: motif dapat lahir dari pertemuan, bukan dari benda yang digambar satu per satu.</p>
    `),
    picture(
      "Motif kawung: bentuk lonjong yang berkumpul empat-empat",
      "Perhatikan ruang di antara lonjongnya: ia sama tegasnya dengan lonjong itu sendiri.",
    ),
    prose(`
    <h2>Membangunnya dengan jangka</h2>
    <ol>
    <li>Buat kisi bujur sangkar dengan jarak titik 4 cm.</li>
    <li>Gambar lingkaran di setiap titik kisi. Jari-jarinya setengah diagonal kotak: 4 × 1,414 : 2 ≈ 2,83 cm (1,414 adalah akar dua).</li>
    <li>Setiap lingkaran bertumpang tindih dengan empat tetangganya. Daerah tumpang tindih itu lonjong, panjangnya 4 cm dan lebarnya 2 × (2,83 − 2) ≈ 1,66 cm.</li>
    <li>Di tengah setiap kotak, empat ujung lonjong bertemu. Putar kertas 45° dan Anda melihat susunan yang akrab.</li>
    <li>Gambar ulang setiap lonjong sedikit lebih kecil ke dalam, kira-kira 2 mm, supaya ujung-ujungnya tidak menempel.</li>
    </ol>
    <p>Kerangka ini, selama lonjongnya kosong, termasuk p4m. Ubinnya satu kotak 4 × 4 cm, dan yang sungguh perlu digambar hanya seperdelapannya. Bandingkan dengan jerih payah menggambar enam puluh lonjong satu per satu.</p>
    <h2>Isian</h2>
    <p>Dalam batik, bidang motif diisi <em>isen-isen</em>: ragam titik dan garis halus, misalnya titik-titik kecil yang disebut <em>cecek</em>. Dua titik di sepanjang sumbu lonjong membuat bentuk yang datar terasa bervolume. Tambahkan isian sesudah kerangkanya selesai, dan perhatikan bahwa isian yang miring segera menghapus cermin: p4m turun menjadi kelompok lain.</p>
    <h2>Meleset sedikit, rusak semua</h2>
    <p>Kesalahan khasnya memakai jari-jari 3 cm karena lebih mudah diukur. Lonjongnya lalu bertumpuk di tengah kotak dan muncul kotak lengkung kecil yang tidak diundang. Dengan 2,5 cm lonjongnya tidak saling bertemu. Ukur diagonal kotak Anda, bagi dua, dan pakailah angka itu meskipun tidak bulat.</p>
    `),
    check(
      "Kisi Anda berjarak 6 cm. Berapa jari-jari lingkaran agar ujung empat lonjong bertemu tepat di tengah kotak?",
      [
        "Kira-kira 4,24 cm",
        "Setengah diagonal: 6 × 1,414 : 2 ≈ 4,24 cm. Lingkaran lalu melewati pusat keempat kotak di sekelilingnya.",
      ],
      [
        "3 cm",
        "Dengan setengah jarak kisi, lingkaran hanya bersinggungan. Tidak ada tumpang tindih, jadi tidak ada lonjong.",
      ],
      ["6 cm", "Itu melewati titik kisi tetangga. Tumpang tindihnya terlalu besar dan bentuk kawungnya hilang."],
    ),
  ),
  chapter(
    "Parang, diagonal yang tidak boleh putus",
    26,
    prose(`
    <p>Parang terdiri atas jalur-jalur miring yang sejajar. Di dalam setiap jalur, lengkung yang mirip huruf S saling mengait tanpa putus. Di lingkungan keraton Surakarta dan Yogyakarta, parang tertentu, terutama parang rusak, pernah termasuk pola larangan: hanya boleh dikenakan raja dan keluarganya. Sampai kini ada keluarga dan acara yang menjaga aturan memakainya, maka bertanyalah kepada tuan rumah sebelum mengenakannya.</p>
    <p>Pelajaran dari parang adalah garis miring. Diagonal yang lewat di semua ubin harus keluar di satu tepi dan masuk kembali tepat di tepi seberang. Kapan itu terjadi?</p>
    <h2>Syarat garis miring yang sambung</h2>
    <p>Bayangkan sederet garis miring sejajar. Ukur jaraknya sepanjang tepi bawah ubin, misalnya 4 cm, dan sepanjang tepi kiri, misalnya juga 4 cm (garis 45°). Deret itu sambung bila lebar ubin adalah kelipatan jarak mendatar <em>dan</em> tingginya kelipatan jarak tegak.</p>
    <table>
    <thead><tr><th scope="col">Ubin</th><th scope="col">Jarak mendatar</th><th scope="col">Jarak tegak</th><th scope="col">Sambung?</th></tr></thead>
    <tbody>
    <tr><td>12 × 12 cm</td><td>4 cm</td><td>4 cm</td><td>ya, tiga jalur</td></tr>
    <tr><td>12 × 10 cm</td><td>4 cm</td><td>4 cm</td><td>tidak, 10 : 4 = 2,5</td></tr>
    <tr><td>12 × 9 cm</td><td>4 cm</td><td>3 cm</td><td>ya, garisnya lebih landai dari 45°</td></tr>
    </tbody>
    </table>
    <p>Jangan terkecoh oleh tebal jalurnya. Pada garis 45° dengan jarak mendatar 4 cm, jarak tegak lurus antarjalur adalah 4 : 1,414 ≈ 2,83 cm. Bila pemesan meminta jalur setebal 3 cm termasuk selanya, hitunglah mundur: 3 × 1,414 ≈ 4,24 cm jarak mendatar, lalu lebar ubin tiga jalur 12,73 cm.</p>
    <h2>Mengisi jalur</h2>
    <p>Isi jalur berulang pula sepanjang kemiringan. Pada ubin 12 × 12 cm, satu garis diagonal panjangnya 12 × 1,414 ≈ 16,97 cm. Kait S yang panjangnya seperlima dari itu, kira-kira 3,39 cm, berulang lima kali dan bertemu tepat. Kait 3,5 cm tidak; satu sambungan di setiap ubin akan pincang.</p>
    <h2>Mata yang mencari patahan</h2>
    <p>Manusia sangat tajam melihat garis lurus yang meleset. Selisih setengah milimeter yang tidak terlihat pada bunga akan berteriak pada diagonal. Letakkan penggaris di sepanjang jalur pada hasil uji tiga kali tiga, melewati dua sambungan. Bila ada celah di antara garis dan penggaris, perbaiki hitungannya, bukan gambarnya.</p>
    `),
    check(
      "Jarak jalur 5 cm mendatar dan 5 cm tegak. Ubin mana yang sambung?",
      ["15 × 20 cm", "15 dan 20 sama-sama kelipatan 5, jadi setiap garis yang keluar menemukan terusannya."],
      ["15 × 18 cm", "18 bukan kelipatan 5. Garis yang keluar dari tepi bawah tidak bertemu terusannya di tepi atas."],
      ["12 × 20 cm", "12 bukan kelipatan 5. Garis putus di tepi kiri dan kanan."],
    ),
  ),
  chapter(
    "Mega mendung, awan berlapis",
    24,
    prose(`
    <p>Mega mendung berasal dari Cirebon. Awannya bergulung mendatar, dibatasi garis lengkung yang kembali ke dalam, lalu diisi lapis demi lapis warna dari tua ke muda. Biru adalah warna yang paling dikenal. Bentuk awannya biasa dihubungkan dengan seni Tionghoa yang lama hadir di pelabuhan itu; desa Trusmi sampai kini dikenal sebagai tempat para pembatiknya.</p>
    <p>Dari motif ini kita belajar dua hal: membangun kedalaman tanpa bayangan, dan menyambung bentuk besar yang melewati tepi.</p>
    <h2>Lapis sebagai jarak</h2>
    <p>Setiap lapis mengikuti tepi lapis di luarnya dengan jarak tetap. Mulailah dengan garis terluar. Tandai jarak 5 mm ke dalam di banyak titik, lalu hubungkan. Ulangi. Di lengkung cembung lapisan makin kecil dan makin bulat; di lekuk yang dalam ia merapat sampai habis. Berhentilah ketika sisa bidangnya lebih sempit daripada dua kali jarak, sebab lapis berikutnya tidak punya tempat.</p>
    <p>Contoh: gulungan selebar 46 mm dengan jarak 5 mm. Sesudah empat lapis masih tersisa 46 − 2 × 4 × 5 = 6 mm. Sisa itu kurang dari 10 mm, maka empat lapislah batasnya.</p>
    <h2>Warna dari tua ke muda</h2>
    <p>Campurlah dahulu kedua ujungnya, lalu cari yang tengah, lalu tengah dari tengah. Cara ini lebih aman daripada menambah putih setetes demi setetes, karena loncatannya mudah dibandingkan. Uji dengan memotret dalam hitam-putih: setiap lapis harus tetap dapat dibedakan. Bila dua lapis menjadi abu yang sama, mata di kain pun tidak akan melihat batasnya.</p>
    <h2>Menyambung awan</h2>
    <p>Awan panjang yang muat dalam satu ubin akan tampak seperti perahu yang berjajar. Biarkan ia menyeberangi tepi. Gunakan setengah turun dan gunting-tukar: pada putaran pertama gambar badan awan, pada putaran kedua sambungkan ekornya dengan awan di kolom sebelah. Ubin bloknya dua kali lebih lebar; awan kini mengalir.</p>
    <h2>Lapis yang berhenti di tepi</h2>
    <p>Kesalahan yang sering: garis luar awan menyambung, tetapi lapis-lapis di dalamnya tidak, karena jarak 5 mm dikira-kira di kedua sisi. Akibatnya seperti tangga kecil di setiap sambungan. Tukar dulu ubinnya sehingga tepi berada di tengah, baru gambar lapisannya sekaligus melewati sambungan.</p>
    `),
  ),
  chapter(
    "Truntum, bintang kecil yang menuntun",
    20,
    prose(`
    <p>Truntum adalah taburan bunga kecil menyerupai bintang, biasanya terang di atas dasar gelap. Menurut tutur yang hidup di Surakarta, motif ini diciptakan Kanjeng Ratu Kencana, permaisuri Paku Buwana III, dan bercerita tentang kasih yang tumbuh kembali. Dalam pernikahan Jawa, kain truntum dikenakan orang tua pengantin; namanya dihubungkan dengan <em>nuntun</em>, menuntun, yaitu menuntun anak memasuki hidup baru.</p>
    `),
    picture(
      "Motif truntum: bintang-bintang kecil bertaburan di atas dasar gelap",
      "Tidak ada pemimpin di sini. Yang bekerja adalah jarak antarbintang.",
    ),
    prose(`
    <h2>Motif kecil, tanggung jawab besar</h2>
    <p>Pada truntum hampir tidak ada yang dapat disembunyikan. Motifnya kecil, dasarnya luas, dan jarak menjadi segalanya. Cobalah tiga susunan dengan bintang 1 cm:</p>
    <table>
    <thead><tr><th scope="col">Susunan</th><th scope="col">Jarak</th><th scope="col">Bintang per 12 × 12 cm</th><th scope="col">Kesan</th></tr></thead>
    <tbody>
    <tr><td>Blok</td><td>3 cm mendatar dan tegak</td><td>16</td><td>berbaris, kaku</td></tr>
    <tr><td>Setengah turun</td><td>kolom 3 cm, dalam kolom 3 cm</td><td>16</td><td>berkelip, diagonal</td></tr>
    <tr><td>Setengah turun rapat</td><td>kolom 2 cm, dalam kolom 3 cm</td><td>24</td><td>bertabur seperti langit</td></tr>
    </tbody>
    </table>
    <p>Baris pertama dan kedua berisi bintang yang sama banyak. Perbedaannya hanya tempat. Itulah bukti paling terang bahwa susunan bukan urusan kerapian, melainkan urusan rasa.</p>
    <h2>Terang di atas gelap</h2>
    <p>Bentuk terang di atas dasar gelap tampak lebih besar daripada bentuk gelap berukuran sama di atas dasar terang. Bila Anda membalik warna, kecilkan bintangnya sekitar sepersepuluh lalu bandingkan dari jauh. Garis terang yang terlalu tipis juga mudah tertutup tinta ketika dicetak; jangan menggambar garis lebih tipis dari 0,3 mm tanpa bertanya kepada pencetak.</p>
    <h2>Tangan yang tidak rata</h2>
    <p>Bintang yang digambar canting tidak pernah dua kali sama, dan di situlah hidupnya. Bila Anda menyalin satu bintang sempurna enam belas kali, hasilnya lebih mirip kertas pembungkus. Gambarlah sedikitnya empat bintang dengan tangan, lalu sebarkan tanpa urutan yang tetap. Kesalahan sebaliknya juga ada: sengaja menggambar dengan gemetar supaya “alami”. Mata mengenali kepura-puraan itu. Gambarlah sebaik mungkin; tangan Anda sudah cukup tidak rata dengan sendirinya.</p>
    `),
    check(
      "Mengapa susunan blok dan setengah turun pada tabel memuat bintang yang sama banyak?",
      [
        "Karena jarak antarkolom dan jarak di dalam kolom sama; kolom genap hanya digeser",
        "Geseran memindahkan bintang, tidak menambah atau menguranginya. Setiap bintang tetap menempati 3 × 3 cm.",
      ],
      [
        "Karena bintangnya berukuran sama",
        "Ukuran motif tidak menentukan jumlahnya. Baris ketiga memakai bintang yang sama dan memuat 24.",
      ],
      ["Karena dasarnya gelap", "Warna memengaruhi kesan besar kecilnya, bukan banyaknya bintang."],
    ),
  ),
  chapter(
    "Meminjam dengan menyebut asal",
    18,
    prose(`
    <p>Pada 2009 UNESCO memasukkan batik Indonesia ke dalam daftar perwakilan warisan budaya takbenda umat manusia. Yang dicatat bukan hanya gambarnya, melainkan teknik, perlambang, dan kebudayaan di sekelilingnya. Kalimat itu berguna sebagai pegangan: motif yang baru saja Anda pelajari punya keluarga.</p>
    <h2>Batik atau bermotif batik</h2>
    <p>Batik adalah cara membuat kain: malam panas ditorehkan dengan canting atau dicap, kain dicelup, malamnya dilorod. Berkas yang Anda siapkan dalam kursus ini dicetak mesin. Maka kain itu <strong>tekstil bermotif batik</strong>, dan demikianlah seharusnya tertulis pada label serta halaman jualan. Menyebutnya “batik” merugikan perajin yang mengerjakan sehelai kain selama berminggu-minggu.</p>
    <h2>Empat pertanyaan sebelum memakai motif lama</h2>
    <ol>
    <li><strong>Dari mana?</strong> Tulis daerahnya, dan perajinnya bila diketahui.</li>
    <li><strong>Untuk siapa dan kapan dipakai?</strong> Bila motif itu terikat upacara atau kedudukan, tanyakan kepada orang yang masih menjalankannya.</li>
    <li><strong>Di mana akan diletakkan?</strong> Parang di keset atau truntum di sandal hotel mungkin sah di mata hukum dan tetap menyakitkan hati.</li>
    <li><strong>Siapa yang ikut memperoleh hasil?</strong> Bila Anda belajar langsung pada seorang pembatik, bagilah honor atau setidaknya nama.</li>
    </ol>
    <h2>Sisi hukumnya, singkat</h2>
    <p>Undang-Undang Hak Cipta (Nomor 28 Tahun 2014) menyatakan bahwa hak cipta atas ekspresi budaya tradisional dipegang oleh negara, dan pemakaiannya harus memperhatikan nilai-nilai yang hidup dalam masyarakat pengembannya. Gambar baru yang dibuat seorang perajin masa kini adalah ciptaan orang itu. Menjiplaknya dari foto di internet bukan “melestarikan”.</p>
    <h2>Belajar susunan, bukan menyalin sosok</h2>
    <p>Ada jalan yang selalu terbuka. Ambil <em>susunannya</em> dan ganti bendanya: kisi lingkaran kawung dengan tutup panci, jalur parang dengan rel Stasiun Jebres, lapis mega mendung dengan riak tandon. Keterangan yang jujur cukup dua kalimat, misalnya: “Susunan diagonal dipelajari dari batik parang, Jawa. Motif rel digambar oleh Rendra, 2027.”</p>
    <p>Kesalahan yang paling sering bukan niat jahat, melainkan kolom keterangan yang kosong. Tulis keterangannya sekarang, sebelum gambarnya selesai; sesudah selesai orang selalu terlalu sibuk.</p>
    `),
    check(
      "Kain Anda dicetak mesin dengan kerangka kawung yang digambar ulang. Label mana yang paling tepat?",
      [
        "Tekstil cetak bermotif, susunan dipelajari dari batik kawung",
        "Label itu menyebut tekniknya dengan benar dan menyebut asal susunannya.",
      ],
      [
        "Batik kawung modern",
        "Batik menunjuk pada teknik malam dan celup. Kain cetak mesin tidak dibuat dengan cara itu.",
      ],
      ["Motif geometris orisinal", "Asalnya dihapus, padahal Anda tahu dari mana kerangkanya dipelajari."],
    ),
  ),
);
