import { chapter, check, courseModule, picture, prose } from "../../courseParts";

export const sebelumMelangkah = courseModule(
  "Sebelum Melangkah",
  "Apa yang dilatih, di mana, kapan berhenti, dan mengapa dimulai dengan hormat.",
  chapter(
    "Pencak, silat, dan banyak nama lain",
    14,
    prose(`
      <p>Di Minangkabau orang menyebutnya <em>silek</em>, di Jawa Barat <em>penca</em> atau <em>maénpo</em>, di Betawi <em>maen pukulan</em>, di Bangka <em>bepencak</em>. Gerak, musik, dan pakaiannya berlainan. Nama gabungan <em>pencak silat</em> dipakai secara nasional, antara lain oleh Ikatan Pencak Silat Indonesia, IPSI, yang didirikan di Surakarta pada 18 Mei 1948. Pada 2019 tradisi pencak silat dicatat UNESCO dalam <a href="https://ich.unesco.org/en/RL/traditions-of-pencak-silat-01391">daftar warisan budaya takbenda</a>.</p>
      <h2>Empat sisi</h2>
      <p>Satu gerak yang sama dapat dilihat dari empat sisi. Ambil gerak mundur selangkah sambil mengangkat tangan.</p>
      <table>
        <thead><tr><th scope="col">Sisi</th><th scope="col">Yang diperhatikan</th></tr></thead>
        <tbody>
          <tr><td>Mental dan spiritual</td><td>Mengapa saya memilih mundur, dan apakah saya tetap tenang?</td></tr>
          <tr><td>Bela diri</td><td>Apakah jaraknya cukup sehingga pukulan tidak sampai?</td></tr>
          <tr><td>Seni</td><td>Apakah geraknya berirama dan enak dipandang?</td></tr>
          <tr><td>Olahraga</td><td>Apakah saya sanggup mengulangnya dua puluh kali dengan mutu yang sama?</td></tr>
        </tbody>
      </table>
      <p>Perguruan berbeda memberi bobot berbeda pada keempatnya. Tidak ada yang keliru dengan itu.</p>
      <h2>Apa yang kita latih di sini</h2>
      <p>Kursus ini bukan aliran dan tidak memberi tingkat sabuk. Ia mengajarkan bagian yang dibutuhkan hampir semua perguruan: cara berdiri, cara berpindah, sikap pasang, cara jatuh, dan satu jurus latihan delapan hitungan yang disusun khusus untuk kursus ini. Istilah yang dipakai adalah istilah umum. Bila pelatih Anda memakai nama atau sudut lain, ikuti pelatih Anda; badannya ada di depan Anda, teks ini tidak.</p>
      <h2>Kekeliruan pertama</h2>
      <p>Banyak orang datang ingin belajar memukul, lalu kecewa karena disuruh berdiri. Coba uji sebentar: berdirilah dengan kaki rapat dan minta teman mendorong bahu Anda perlahan dengan satu jari. Kemudian buka kaki selebar bahu, tekuk lutut sedikit, dan ulangi. Bedanya terasa tanpa penjelasan. Pukulan yang berangkat dari kaki rapat akan mendorong pemukulnya sendiri ke belakang.</p>
      <p>Sediakan buku catatan kecil. Setiap bab memberi satu hal untuk ditulis, dan catatan itu dipakai lagi ketika Anda menyusun peragaan di bab terakhir.</p>
    `),
    check(
      "Pelatih di perguruan Anda mengajarkan sudut kaki yang berbeda dengan kursus ini. Apa yang sebaiknya dilakukan?",
      [
        "Mengikuti pelatih saat berlatih bersamanya",
        "Benar. Pelatih melihat badan Anda dan mengajarkan keutuhan alirannya; kursus ini hanya memberi dasar umum.",
      ],
      [
        "Memberi tahu bahwa caranya salah",
        "Perbedaan antarperguruan wajar. Sudut yang lain sering punya alasan dalam jurus yang lain.",
      ],
      [
        "Mencampur keduanya setengah-setengah",
        "Campuran tanpa alasan biasanya menghilangkan kelebihan keduanya. Pilih satu selama satu latihan.",
      ],
    ),
  ),
  chapter(
    "Lantai, ruang, dan hak untuk berhenti",
    15,
    prose(`
      <p>Sebelum kaki bergerak, lihat tempatnya. Di rumah, yang mengancam biasanya bukan jurusnya, melainkan karpet yang bergeser, sudut meja, dan anak kecil yang tiba-tiba lewat.</p>
      <h2>Periksa lima hal</h2>
      <ol>
        <li><strong>Luas.</strong> Rentangkan kedua tangan dan berputar. Sediakan ruang kosong sekurang-kurangnya dua kali dua meter, dan lebih luas bila berlatih berdua.</li>
        <li><strong>Lantai.</strong> Rata, kering, tidak berdebu licin. Ubin yang baru dipel bukan tempat latihan.</li>
        <li><strong>Atas dan tepi.</strong> Kipas gantung, rak, kaca jendela, ujung tempat tidur.</li>
        <li><strong>Kaki.</strong> Telanjang di lantai bersih, atau sepatu datar di luar. Kaus kaki di ubin membuat kuda-kuda meluncur.</li>
        <li><strong>Badan.</strong> Lepas cincin, jam, dan kalung. Kuku pendek, rambut panjang diikat.</li>
      </ol>
      <p>Latihan jatuh pada modul keempat hanya dilakukan di matras atau rumput yang tebal dan rata, tidak di ubin dan tidak di karpet tipis.</p>
      <h2>Lelah, sakit, dan tanda bahaya</h2>
      <table>
        <thead><tr><th scope="col">Yang terasa</th><th scope="col">Yang dilakukan</th></tr></thead>
        <tbody>
          <tr><td>Paha hangat, gemetar, napas cepat</td><td>Wajar. Berdiri tegak, istirahat satu atau dua menit, lanjutkan bila mau.</td></tr>
          <tr><td>Nyeri tajam di sendi, terutama lutut atau punggung</td><td>Berhenti hari itu. Jangan “dilatih sampai hilang”.</td></tr>
          <tr><td>Nyeri dada, sesak yang tidak biasa, pusing berat, kepala terbentur</td><td>Berhenti dan segera cari pertolongan medis.</td></tr>
        </tbody>
      </table>
      <p>Kursus ini tidak menjanjikan kesembuhan atau hasil kesehatan apa pun, dan bukan pengganti nasihat dokter. Bila Anda pernah cedera, sedang hamil, lama tidak bergerak, atau mempunyai penyakit yang sedang ditangani, tanyakan dulu kepada tenaga kesehatan. Anak di bawah umur berlatih dengan orang dewasa di dekatnya.</p>
      <h2>Kata yang menghentikan</h2>
      <p>Saat berlatih berdua, sepakati satu kata, misalnya “cukup”. Siapa pun yang mendengarnya berhenti seketika, tanpa bertanya mengapa. Tepukan dua kali pada badan teman atau lantai berarti sama. Orang yang menertawakan kata itu belum siap menjadi teman berlatih.</p>
      <p>Catatan bab ini: gambar denah tempat latihan Anda, lalu tandai dua benda yang harus dipindahkan.</p>
    `),
    check(
      "Di tengah latihan lutut kanan Anda terasa nyeri tajam. Apa yang dilakukan?",
      [
        "Berhenti berlatih hari itu",
        "Benar. Nyeri tajam di sendi bukan rasa lelah otot. Bila menetap, periksakan kepada tenaga kesehatan.",
      ],
      [
        "Merendahkan kuda-kuda supaya otot lebih kuat",
        "Kuda-kuda yang lebih rendah menambah beban pada lutut yang sedang nyeri.",
      ],
      [
        "Pindah ke kaki kiri dan meneruskan sampai selesai",
        "Lutut kanan tetap menanggung beban di hampir setiap gerak. Berhentilah dulu.",
      ],
    ),
  ),
  chapter(
    "Pemanasan dari bawah ke atas",
    20,
    prose(`
      <p>Pemanasan punya satu tujuan sederhana: membuat badan siap melakukan gerak yang sebentar lagi diminta darinya. Karena itu geraknya mirip latihan, hanya lebih ringan, lebih lambat, dan makin lama makin besar.</p>
      <h2>Sepuluh menit</h2>
      <table>
        <thead><tr><th scope="col">Menit</th><th scope="col">Gerak</th><th scope="col">Perhatian</th></tr></thead>
        <tbody>
          <tr><td>1–3</td><td>Jalan di tempat, lalu jalan berkeliling sambil mengayun lengan</td><td>Masih dapat bercakap-cakap</td></tr>
          <tr><td>4</td><td>Mata kaki: ujung kaki di lantai, tumit membuat lingkaran, 8 kali tiap arah</td><td>Bergantian kiri dan kanan</td></tr>
          <tr><td>5</td><td>Lutut: setengah jongkok dangkal, 10 kali</td><td>Lutut searah jari kaki</td></tr>
          <tr><td>6</td><td>Pinggul: angkat lutut ke depan lalu buka ke samping, 6 kali tiap kaki</td><td>Boleh berpegangan pada dinding</td></tr>
          <tr><td>7</td><td>Badan: putar bahu ke kiri dan kanan, tangan lepas</td><td>Tumit belakang boleh terangkat</td></tr>
          <tr><td>8</td><td>Bahu dan pergelangan: lingkaran kecil ke besar</td><td>Tanpa menghentak</td></tr>
          <tr><td>9</td><td>Leher: menoleh dan mengangguk pelan, 4 kali tiap arah</td><td>Tidak menengadah sambil memutar</td></tr>
          <tr><td>10</td><td>Lima kuda-kuda tinggi dan lima langkah pelan</td><td>Gambaran latihan hari ini</td></tr>
        </tbody>
      </table>
      <p>Jumlahnya tepat sepuluh menit: tiga menit berjalan ditambah tujuh menit yang masing-masing satu gerak. Bila hanya punya lima, jangan hapus jalannya; kurangi pengulangan gerak yang lain.</p>
      <h2>Meregang diam ditaruh di akhir</h2>
      <p>Menahan regangan lama sebelum bergerak cepat bukan pembuka yang kita perlukan. Simpan itu untuk sesudah latihan: paha depan, paha belakang, betis, dan pinggul, masing-masing dua puluh sampai tiga puluh detik, sampai terasa tertarik, tidak sampai sakit.</p>
      <h2>Menyesuaikan</h2>
      <p>Pak Harun, penjaga perpustakaan berusia 58 tahun, tidak nyaman setengah jongkok. Ia menggantinya dengan duduk di kursi lalu berdiri, sepuluh kali. Geraknya serupa, tingginya dapat diatur. Ubahlah seperti itu: cari gerak yang arahnya sama, kurangi dalamnya.</p>
      <h2>Kesalahan yang tampak dari luar</h2>
      <ul>
        <li>Memantul di ujung regangan. Cirinya, kain celana berbunyi berirama.</li>
        <li>Memutar leher satu lingkaran penuh dengan cepat.</li>
        <li>Pemanasan sambil duduk bercanda, lalu langsung menendang setinggi dada.</li>
      </ul>
      <p>Catat keadaan badan Anda setelah menit kesepuluh dalam tiga kata, misalnya “hangat, ringan, siap”. Bila yang tertulis “ngos-ngosan”, perlambat besok.</p>
    `),
    check(
      "Kapan regangan diam selama dua puluh sampai tiga puluh detik dilakukan dalam kursus ini?",
      ["Sesudah latihan", "Benar. Di awal, badan dipersiapkan dengan gerak ringan yang makin besar."],
      ["Sebelum berjalan di tempat", "Badan masih dingin. Mulailah dengan berjalan dan gerak sendi yang pelan."],
      ["Di sela setiap kuda-kuda", "Di sela kuda-kuda cukup berdiri tegak dan mengendurkan kaki."],
    ),
  ),
  chapter(
    "Hormat yang bukan hiasan",
    14,
    prose(`
      <p>Setiap latihan dibuka dan ditutup dengan salam hormat. Bentuknya berbeda antarperguruan. Di sini kita memakai yang sederhana, dan mengerjakannya dengan sungguh-sungguh, sebab hormat adalah latihan pertama untuk berdiri tegak, diam, dan melihat orang di depan Anda.</p>
      <h2>Langkah demi langkah</h2>
      <ol>
        <li><strong>Sikap tegak.</strong> Tumit rapat, ujung kaki terbuka sedikit. Lutut lurus tetapi tidak dikunci ke belakang. Lengan di sisi badan.</li>
        <li><strong>Tangan naik.</strong> Kedua telapak dirapatkan di depan dada, jari menghadap ke atas, siku turun, bahu tidak ikut terangkat.</li>
        <li><strong>Tunduk.</strong> Kepala menunduk sedikit. Hitung satu dalam hati.</li>
        <li><strong>Kembali.</strong> Kepala tegak, pandang orang di depan, tangan turun lewat jalan yang sama.</li>
      </ol>
      <p>Seluruhnya memakan sekitar empat detik. Kurang dari dua detik biasanya hanya gerak tangan.</p>
      <h2>Kepada siapa</h2>
      <p>Kepada pelatih, kepada teman berlatih, kepada tempat latihan. Juga kepada orang yang kemampuannya di bawah Anda. Seseorang yang memberi hormat dalam-dalam kepada pelatih tetapi melambai malas kepada anak kelas satu sedang memperlihatkan bahwa ia hormat kepada kekuasaan, bukan kepada manusia.</p>
      <h2>Adab selama latihan</h2>
      <ul>
        <li>Datang sebelum waktunya. Bila terlambat, tunggu di tepi sampai dipersilakan.</li>
        <li>Minta izin sebelum menyentuh teman untuk membetulkan geraknya.</li>
        <li>Tenaga mengikuti yang lebih ringan, bukan yang lebih kuat.</li>
        <li>Setelah teman jatuh, tanyakan keadaannya sebelum tertawa bersama.</li>
        <li>Yang dipelajari di sini tidak dipakai untuk menakut-nakuti orang di luar.</li>
      </ul>
      <h2>Perkara di luar gelanggang</h2>
      <p>Pertanyaan yang selalu muncul: bolehkah dipakai bila dihadang orang? Jawaban kami tidak gagah. Pergi lebih baik daripada bertahan, bertahan lebih baik daripada membalas, dan dompet lebih murah daripada badan. Pelajaran kuda-kuda dan langkah paling berguna untuk menjauh tanpa terjatuh.</p>
      <p>Kesalahan yang lazim adalah menjadikan hormat sebagai aba-aba untuk menyerang: tangan belum turun, kaki sudah bersiap. Cara mengujinya, minta teman merekam dari samping. Bila berat badan Anda pindah ke depan sebelum tangan selesai, ulangi.</p>
      <p>Mulai bab ini, bukalah setiap latihan dengan satu hormat, sekalipun Anda sendirian di kamar.</p>
    `),
    picture(
      "Dua pesilat saling memberi hormat dengan telapak rapat di depan dada",
      "Empat detik: tegak, naik, tunduk, kembali.",
    ),
  ),
);
