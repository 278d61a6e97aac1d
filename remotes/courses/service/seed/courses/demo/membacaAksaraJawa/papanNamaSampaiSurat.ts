import { chapter, check, courseModule, picture, prose } from "../../courseParts";

export const papanNamaSampaiSurat = courseModule(
  "Dari Papan Nama sampai Surat",
  "Angka, tanda baca, huruf kehormatan, lalu selembar tulisan Anda sendiri.",
  chapter(
    "Angka yang menyamar dan tanda henti",
    18,
    prose(`
      <p>Angka Jawa menganut nilai tempat seperti angka yang Anda kenal, dan ditulis dari kiri ke kanan.</p>
      <table>
        <thead><tr><th scope="col">0</th><th scope="col">1</th><th scope="col">2</th><th scope="col">3</th><th scope="col">4</th><th scope="col">5</th><th scope="col">6</th><th scope="col">7</th><th scope="col">8</th><th scope="col">9</th></tr></thead>
        <tbody><tr><td><span lang="jv-Java">꧐</span></td><td><span lang="jv-Java">꧑</span></td><td><span lang="jv-Java">꧒</span></td><td><span lang="jv-Java">꧓</span></td><td><span lang="jv-Java">꧔</span></td><td><span lang="jv-Java">꧕</span></td><td><span lang="jv-Java">꧖</span></td><td><span lang="jv-Java">꧗</span></td><td><span lang="jv-Java">꧘</span></td><td><span lang="jv-Java">꧙</span></td></tr></tbody>
      </table>
      <p>Beberapa angka berbentuk sama atau hampir sama dengan huruf: <span lang="jv-Java">꧑</span> dengan <span lang="jv-Java">ꦒ</span>, <span lang="jv-Java">꧒</span> dengan <span lang="jv-Java">ꦊ</span>, <span lang="jv-Java">꧗</span> dengan <span lang="jv-Java">ꦭ</span>, <span lang="jv-Java">꧙</span> dengan <span lang="jv-Java">ꦪ</span>. Agar tidak terbaca sebagai kata, angka di dalam kalimat diapit tanda <em>pada pangkat</em>, yang mirip titik dua: <span lang="jv-Java">꧇꧑꧗꧇</span> dibaca tujuh belas, <span lang="jv-Java">꧇꧑꧙꧔꧕꧇</span> dibaca seribu sembilan ratus empat puluh lima. Dua tanda pengapit itu bagian dari tulisannya, jangan dihilangkan.</p>
      <h2>Pada, tanda baca</h2>
      <table>
        <thead><tr><th scope="col">Nama</th><th scope="col">Bentuk</th><th scope="col">Guna</th></tr></thead>
        <tbody>
          <tr><td>pada lingsa</td><td><span lang="jv-Java">꧈</span></td><td>jeda, seperti koma</td></tr>
          <tr><td>pada lungsi</td><td><span lang="jv-Java">꧉</span></td><td>akhir kalimat, seperti titik</td></tr>
          <tr><td>pada pangkat</td><td><span lang="jv-Java">꧇</span></td><td>mengapit angka</td></tr>
          <tr><td>adeg-adeg</td><td><span lang="jv-Java">꧋</span></td><td>membuka kalimat atau alinea</td></tr>
        </tbody>
      </table>
      <h2>Pangkon ikut berhenti</h2>
      <p>Pangkon sendiri sudah menandai henti. Karena itu aturan lama menghemat tanda: setelah pangkon, koma tidak ditulis lagi; dan di akhir kalimat yang ditutup pangkon, titiknya cukup ditulis sebagai pada lingsa. Bandingkan:</p>
      <ul>
        <li><span lang="jv-Java">ꦲꦏꦸꦠꦸꦏꦸꦏꦺꦴꦥꦶ꧉</span> – <em>Aku tuku kopi.</em> Berakhir vokal, jadi pada lungsi.</li>
        <li><span lang="jv-Java">ꦲꦏꦸꦩꦔꦤ꧀꧈</span> – <em>Aku mangan.</em> Berakhir pangkon, jadi pada lingsa saja.</li>
      </ul>
      <p>Banyak tulisan masa kini tetap memasang pada lungsi sesudah pangkon. Bila Anda menulis untuk lomba atau sekolah, ikuti pedoman yang dipakai panitia atau guru, lalu terapkan dengan taat dari awal sampai akhir.</p>
      <p>Dalam naskah lama Anda juga akan menemukan hiasan di awal dan akhir bagian, dan bentuk pada yang lain lagi. Untuk membaca papan, label, dan surat pendek, empat tanda tadi sudah memadai.</p>
      <h2>Kesalahan yang mahal</h2>
      <p>Nomor rumah tanpa pada pangkat di tengah alamat mudah terbaca sebagai suku kata. <span lang="jv-Java">꧗</span> di belakang kata <em>griya</em> dapat dikira huruf la. Latihan: tulis tahun lahir Anda, lengkap dengan pengapitnya.</p>
    `),
    check(
      "Apa guna ꧇ dalam ꧇꧑꧗꧇?",
      [
        "Menandai bahwa yang diapit adalah angka",
        "Benar. Beberapa angka serupa dengan huruf, dan pada pangkat mencegah salah baca.",
      ],
      [
        "Menandai bilangan pangkat",
        "Namanya memang pada pangkat, tetapi ia tidak ada hubungannya dengan perpangkatan.",
      ],
      ["Memisahkan puluhan dari satuan", "Tanda ini mengapit seluruh bilangan, tidak membelahnya."],
    ),
  ),
  chapter(
    "Murda, swara, dan titik tiga",
    20,
    prose(`
      <p>Aksara Jawa tidak mengenal huruf besar. Yang ada ialah huruf kehormatan, huruf vokal mandiri, dan cara menulis bunyi asing. Ketiganya jarang dalam kalimat sehari-hari, tetapi sering di papan nama.</p>
      <h2>Aksara murda</h2>
      <p>Beberapa aksara punya kembaran yang dipakai untuk nama orang yang dihormati, gelar, lembaga, dan tempat. Yang paling sering:</p>
      <table>
        <thead><tr><th scope="col">Bunyi</th><th scope="col">Biasa</th><th scope="col">Murda</th><th scope="col">Contoh</th></tr></thead>
        <tbody>
          <tr><td>ka</td><td><span lang="jv-Java">ꦏ</span></td><td><span lang="jv-Java">ꦑ</span></td><td><span lang="jv-Java">ꦑꦂꦠꦶꦤꦶ</span> Kartini</td></tr>
          <tr><td>ta</td><td><span lang="jv-Java">ꦠ</span></td><td><span lang="jv-Java">ꦡ</span></td><td><span lang="jv-Java">ꦡꦼꦒꦭ꧀</span> Tegal</td></tr>
          <tr><td>sa</td><td><span lang="jv-Java">ꦱ</span></td><td><span lang="jv-Java">ꦯ</span></td><td><span lang="jv-Java">ꦯꦸꦫꦏꦂꦠ</span> Surakarta</td></tr>
          <tr><td>pa</td><td><span lang="jv-Java">ꦥ</span></td><td><span lang="jv-Java">ꦦ</span></td><td><span lang="jv-Java">ꦦꦠꦶ</span> Pati</td></tr>
          <tr><td>ga</td><td><span lang="jv-Java">ꦒ</span></td><td><span lang="jv-Java">ꦓ</span></td><td><span lang="jv-Java">ꦓꦽꦱꦶꦏ꧀</span> Gresik</td></tr>
          <tr><td>ba</td><td><span lang="jv-Java">ꦧ</span></td><td><span lang="jv-Java">ꦨ</span></td><td><span lang="jv-Java">ꦨꦚꦸꦮꦔꦶ</span> Banyuwangi</td></tr>
          <tr><td>na</td><td><span lang="jv-Java">ꦤ</span></td><td><span lang="jv-Java">ꦟ</span></td><td><span lang="jv-Java">ꦟꦫꦢ</span> Narada</td></tr>
        </tbody>
      </table>
      <p>Tidak semua huruf punya murda, maka ia bukan padanan huruf besar. Satu murda dalam satu nama sudah cukup; bila huruf pertama tidak punya, murda pindah ke huruf berikutnya. Dua pantangan: murda tidak dipakai sebagai konsonan penutup, dan tidak dipangku.</p>
      <h2>Aksara swara</h2>
      <p>Vokal di awal kata Jawa menumpang pada ha. Untuk nama dan kata dari bahasa lain yang vokalnya harus tegas, tersedia huruf vokal mandiri: <span lang="jv-Java">ꦄ</span> a, <span lang="jv-Java">ꦆ</span> i, <span lang="jv-Java">ꦈ</span> u, <span lang="jv-Java">ꦌ</span> é, <span lang="jv-Java">ꦎ</span> o. Contoh: <span lang="jv-Java">ꦄꦫꦧ꧀</span> Arab, <span lang="jv-Java">ꦄꦥꦿꦶꦭ꧀</span> April, <span lang="jv-Java">ꦆꦁꦒꦿꦶꦱ꧀</span> Inggris, <span lang="jv-Java">ꦎꦏ꧀ꦠꦺꦴꦧꦼꦂ</span> Oktober. Huruf swara tidak diberi sandhangan vokal dan tidak menjadi pasangan.</p>
      <h2>Aksara rekan</h2>
      <p>Bunyi f, z, dan kh dipinjam dengan menaruh tiga titik, <em>cecak telu</em>, di atas huruf yang terdekat bunyinya: <span lang="jv-Java">ꦥ꦳</span> fa dari pa, <span lang="jv-Java">ꦗ꦳</span> za dari ja, <span lang="jv-Java">ꦏ꦳</span> kha dari ka. Maka <em>foto</em> ditulis <span lang="jv-Java">ꦥ꦳ꦺꦴꦠꦺꦴ</span>, dan <em>zaman</em> <span lang="jv-Java">ꦗ꦳ꦩꦤ꧀</span>.</p>
      <h2>Yang perlu dihindari</h2>
      <p>Menebarkan murda di setiap awal kata, seolah-olah huruf besar dalam judul Inggris. Hitung murda dalam tulisan Anda. Bila lebih banyak daripada nama yang disebut, kurangi. Murda juga tidak dipakai hanya karena kata itu berada di awal kalimat.</p>
    `),
    check(
      "Manakah tempat yang tepat bagi aksara murda?",
      ["Pada nama kota Surakarta", "Benar. Murda menghormati nama; di sini sa murda membuka nama kota."],
      [
        "Pada setiap awal kalimat",
        "Itu tugas huruf besar dalam ejaan Latin. Awal kalimat Jawa dapat dibuka dengan adeg-adeg.",
      ],
      ["Pada konsonan penutup yang dipangku", "Murda tidak dipakai sebagai huruf mati, jadi tidak pernah dipangku."],
    ),
  ),
  chapter(
    "Berjalan sambil membaca papan nama",
    25,
    prose(`
      <p>Tempat terbaik untuk berlatih adalah jalan. Di Surakarta, Yogyakarta, dan beberapa kota lain di Jawa, nama jalan dan kantor ditulis dalam dua aksara. Papan memberi dua hal yang tidak diberikan buku: bentuk huruf yang bermacam-macam, dan jawabannya, sebab tulisan Latin biasanya tertera di papan yang sama.</p>
      <h2>Sepuluh papan</h2>
      <p>Tutup kolom kedua. Papan ini ditulis bersambung.</p>
      <table>
        <thead><tr><th scope="col">Papan</th><th scope="col">Dibaca</th></tr></thead>
        <tbody>
          <tr><td><span lang="jv-Java">ꦥꦱꦂꦒꦼꦝꦺ</span></td><td>Pasar Gedhé (pasar besar)</td></tr>
          <tr><td><span lang="jv-Java">ꦢꦭꦤ꧀ꦏꦼꦤꦔ</span></td><td>Dalan Kenanga (Jalan Kenanga)</td></tr>
          <tr><td><span lang="jv-Java">ꦢꦭꦤ꧀ꦥꦃꦭꦮꦤ꧀</span></td><td>Dalan Pahlawan</td></tr>
          <tr><td><span lang="jv-Java">ꦢꦭꦤ꧀ꦧꦸꦤ꧀ꦠꦸ</span></td><td>dalan buntu</td></tr>
          <tr><td><span lang="jv-Java">ꦏꦤ꧀ꦠꦺꦴꦂꦥꦺꦴꦱ꧀</span></td><td>kantor pos</td></tr>
          <tr><td><span lang="jv-Java">ꦱꦼꦏꦺꦴꦭꦃꦝꦱꦂ</span></td><td>sekolah dhasar (sekolah dasar)</td></tr>
          <tr><td><span lang="jv-Java">ꦮꦫꦸꦁꦏꦺꦴꦥꦶ</span></td><td>warung kopi</td></tr>
          <tr><td><span lang="jv-Java">ꦠꦺꦴꦏꦺꦴꦧꦸꦏꦸ</span></td><td>toko buku</td></tr>
          <tr><td><span lang="jv-Java">ꦠꦩꦤ꧀ꦱꦫꦶ</span></td><td>Taman Sari</td></tr>
          <tr><td><span lang="jv-Java">ꦱꦸꦒꦼꦁꦫꦮꦸꦃ</span></td><td>sugeng rawuh (selamat datang)</td></tr>
        </tbody>
      </table>
      <p>Pada <em>dalan buntu</em> ada dua pasangan bersuku: ba di bawah na, lalu ta di bawah na. Ta yang bersuku kembali ke bentuk utuh, seperti dalam <em>waktu</em>.</p>
      <h2>Cara mencatat</h2>
      <ol>
        <li>Foto papan dari seberang jalan atau trotoar, bukan dari tengah lalu lintas.</li>
        <li>Di rumah, potong bagian Latinnya, lalu baca aksaranya sendiri.</li>
        <li>Tulis pembacaan per suku kata, baru bandingkan.</li>
        <li>Catat yang berbeda: Anda yang keliru, hurufnya bergaya lain, atau papannya memakai kebiasaan lain.</li>
      </ol>
      <h2>Bila papan berbeda dengan pelajaran</h2>
      <p>Anda akan menemukan perbedaan: ada papan yang memakai spasi dan pangkon, ada yang bersambung; ada yang mengalihkan kata Indonesia <em>jalan</em> menjadi <span lang="jv-Java">ꦢꦭꦤ꧀</span>, ada yang menyalinnya sebagai <span lang="jv-Java">ꦗꦭꦤ꧀</span>. Sebelum menyebutnya salah, tanyakan pedoman yang dipakai. Pedoman besar yang sering dirujuk disepakati dalam rapat di Sriwedari, Surakarta, pada 1922, dan pada 2021 Kongres Aksara Jawa di Yogyakarta membahas tata tulis lagi. Selisih di antara pedoman itu wajar.</p>
      <p>Yang memang salah biasanya tampak jelas: pasangan yang hilang, sehingga <span lang="jv-Java">ꦏꦤ꧀ꦠꦺꦴꦂ</span> menjadi <span lang="jv-Java">ꦏꦤꦠꦺꦴꦂ</span>, “kanator”; atau urutan huruf yang kacau karena papan diketik dengan jenis huruf yang tidak lengkap. Cara mengetik yang benar dibahas pada bab berikut.</p>
    `),
    check(
      "Sebuah papan bertuliskan ꦏꦤꦠꦺꦴꦂ di depan kantor pos. Apa yang salah?",
      ["Ta tidak dijadikan pasangan, sehingga na masih hidup", "Benar. Seharusnya ꦏꦤ꧀ꦠꦺꦴꦂ, dengan ta di bawah na."],
      [
        "Layar tidak boleh di akhir kata",
        "Layar justru penutup yang wajar untuk r. Kesalahannya terletak di tengah kata.",
      ],
      ["Ka seharusnya ka murda", "Kata kantor bukan nama kehormatan. Murda tidak diperlukan."],
    ),
  ),
  chapter(
    "Mengetik dan memeriksa huruf demi huruf",
    22,
    prose(`
      <p>Aksara Jawa masuk ke Unicode, daftar huruf yang dipakai komputer dan telepon di seluruh dunia, pada 2009. Bloknya bernomor A980 sampai A9DF; bagannya dapat dilihat di <a href="https://www.unicode.org/charts/PDF/UA980.pdf">unicode.org</a>. Artinya tulisan Jawa yang diketik dengan benar dapat disalin, dicari, dan dikirim seperti teks lain, asalkan perangkat punya jenis huruf yang memuatnya.</p>
      <h2>Urutan ketik mengikuti bunyi</h2>
      <p>Komputer menyimpan huruf menurut urutan bacanya, bukan letaknya di kertas. Taling diketik <strong>sesudah</strong> huruf, walau tampil di depan. Urutan satu suku kata:</p>
      <ol>
        <li>huruf dasar, beserta cecak telu bila ada;</li>
        <li>pangkon dan huruf pasangannya, bila ada;</li>
        <li>cakra, keret, atau pengkal;</li>
        <li>tanda vokal;</li>
        <li>cecak, layar, atau wignyan.</li>
      </ol>
      <p>Pasangan tidak punya nomor sendiri. Anda mengetik huruf pertama, pangkon, lalu huruf kedua; jenis huruf yang mengubahnya menjadi pasangan. Pangkon yang tidak diikuti huruf tampil sebagai pangkon.</p>
      <table>
        <thead><tr><th scope="col">Kata</th><th scope="col">Tampil</th><th scope="col">Yang diketik</th></tr></thead>
        <tbody>
          <tr><td>wong</td><td><span lang="jv-Java">ꦮꦺꦴꦁ</span></td><td>wa, taling, tarung, cecak</td></tr>
          <tr><td>kantor</td><td><span lang="jv-Java">ꦏꦤ꧀ꦠꦺꦴꦂ</span></td><td>ka, na, pangkon, ta, taling, tarung, layar</td></tr>
          <tr><td>krungu</td><td><span lang="jv-Java">ꦏꦿꦸꦔꦸ</span></td><td>ka, cakra, suku, nga, suku</td></tr>
          <tr><td>bapak</td><td><span lang="jv-Java">ꦧꦥꦏ꧀</span></td><td>ba, pa, ka, pangkon</td></tr>
        </tbody>
      </table>
      <h2>Tampil benar, tersimpan salah</h2>
      <p>Kesalahan yang licik: memakai angka <span lang="jv-Java">꧑</span> sebagai huruf <span lang="jv-Java">ꦒ</span> karena bentuknya sama. Di layar tidak terlihat, tetapi pencarian kata gagal dan pembaca layar membacanya sebagai bilangan. Sama halnya wulu yang diketik dua kali: tanda bertumpuk di tempat yang sama. Bila kursor harus digerakkan dua kali untuk melewati satu tanda, periksalah.</p>
      <h2>Daftar periksa lima pertanyaan</h2>
      <ol>
        <li>Adakah re dan le yang dirakit dari ra atau la dengan pepet?</li>
        <li>Adakah pangkon yang tampak di tengah kata?</li>
        <li>Adakah sengau sebelum ca atau ja yang bukan nya?</li>
        <li>Adakah angka tanpa pengapit?</li>
        <li>Bila dibaca keras oleh orang lain, apakah bunyinya sama dengan maksud Anda?</li>
      </ol>
      <p>Mesin alih aksara boleh dipakai untuk rancangan pertama. Namun mesin tidak tahu apakah e Anda pepet atau taling. Lima pertanyaan tadi tetap pekerjaan Anda.</p>
    `),
    check(
      "Untuk menghasilkan ꦮꦺꦴꦁ, tanda manakah yang diketik tepat sesudah wa?",
      ["Taling", "Benar. Urutan ketik mengikuti bunyi, jadi huruf dulu, lalu taling, walau taling tampil di depan."],
      ["Cecak", "Cecak menutup suku kata, jadi diketik paling akhir."],
      [
        "Tidak ada, karena taling diketik sebelum wa",
        "Letak di layar memang di depan, tetapi penyimpanannya sesudah huruf.",
      ],
    ),
  ),
  chapter(
    "Selembar untuk rumah sendiri",
    40,
    prose(`
      <p>Saatnya tulisan Anda dibaca orang. Karya penutup kursus ini satu lembar kertas berukuran A4, ditulis tangan atau diketik, yang akan benar-benar dipakai di rumah atau di kelas.</p>
      <h2>Isi lembar</h2>
      <ol>
        <li><strong>Tanda pintu.</strong> Nama keluarga atau nama ruang, ditambah satu salam, misalnya <span lang="jv-Java">ꦏꦸꦭꦤꦸꦮꦸꦤ꧀</span> <em>kula nuwun</em> (permisi) atau <span lang="jv-Java">ꦩꦁꦒ</span> <em>mangga</em> (silakan).</li>
        <li><strong>Lima label dapur.</strong> Pilih bahan yang ada: <span lang="jv-Java">ꦒꦸꦭ</span> gula, <span lang="jv-Java">ꦏꦺꦴꦥꦶ</span> kopi, <span lang="jv-Java">ꦊꦔ</span> lenga (minyak), <span lang="jv-Java">ꦧꦼꦫꦱ꧀</span> beras, <span lang="jv-Java">ꦲꦸꦪꦃ</span> uyah (garam).</li>
        <li><strong>Surat pendek</strong> tiga sampai lima kalimat, dengan sekurang-kurangnya satu angka, tiga pasangan, dan satu nama bermurda.</li>
      </ol>
      <h2>Contoh surat</h2>
      <p>Surat berikut ditulis seorang kakak tentang adiknya. Baca dulu tanpa melihat uraiannya.</p>
      <blockquote><p><span lang="jv-Java">꧋ꦲꦝꦶꦏꦸꦱꦼꦏꦺꦴꦭꦃꦲꦶꦁꦯꦭ꧉ꦱꦧꦼꦤ꧀ꦲꦺꦱꦸꦏ꧀ꦝꦺꦮꦺꦏꦺꦩꦔꦤ꧀ꦱꦼꦒꦭꦤ꧀ꦔꦺꦴꦩ꧀ꦧꦺꦧꦚꦸ꧉ꦲꦸꦩꦸꦫꦺ꧇꧙꧇ꦠꦲꦸꦤ꧀꧈</span></p></blockquote>
      <p><em>Adhiku sekolah ing Sala. Saben ésuk dhèwèké mangan sega lan ngombé banyu. Umuré 9 taun.</em> Artinya: Adikku bersekolah di Sala. Setiap pagi ia makan nasi dan minum air. Umurnya 9 tahun.</p>
      <p>Kalimat pertama berakhir vokal dan memakai pada lungsi. Kalimat terakhir berakhir pangkon, jadi pada lingsa. Nama Sala memakai sa murda. Pasangannya lima: ha sesudah <em>saben</em>, dha sesudah <em>ésuk</em>, sa sesudah <em>mangan</em>, nga sesudah <em>lan</em>, dan ba dalam <em>ngombé</em>.</p>
      <h2>Cara mengerjakan</h2>
      <ul>
        <li>Tulis rancangan dalam Latin dengan é, è, dan e dibedakan.</li>
        <li>Penggal setiap kata menjadi suku kata.</li>
        <li>Alihkan suku demi suku, bersambung, lalu beri tanda baca.</li>
        <li>Jalankan lima pertanyaan dari bab sebelumnya.</li>
        <li>Mintalah satu orang membacanya keras-keras. Catat di mana ia tersendat.</li>
      </ul>
      <h2>Kapan lembar ini selesai</h2>
      <p>Nilailah sendiri: setiap kata terbaca tanpa bantuan Latin, setiap label menempel di tempatnya, dan surat lolos kelima pertanyaan. Bila pembaca tersendat di satu tempat, periksa tumpukan di situ lebih dulu; pengalaman kami, sebagian besar masalah berasal dari pasangan. Perbaiki, tulis ulang dengan rapi, lalu tempelkan. Lembar yang dilihat setiap hari akan terus mengajar setelah kursus ini usai.</p>
    `),
    picture(
      "Selembar kertas beraksara Jawa menempel di pintu dapur",
      "Label dapur adalah buku bacaan yang paling sering dibuka di rumah.",
    ),
  ),
);
