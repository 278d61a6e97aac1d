import { chapter, check, code, courseModule, picture, prose } from "../../courseParts";

export const pembacaYangBerdiri = courseModule(
  "Pembaca yang Berdiri",
  "Sebelum menggeser satu kotak pun: siapa membaca, di mana, dan apa yang harus ia lakukan sesudahnya.",
  chapter(
    "Edaran yang dibaca sambil berdiri",
    20,
    prose(`
      <p>Pukul dua belas lewat sedikit, di gerbang SMA Karangjati. Seorang ibu menerima selembar kertas dari anaknya, masih memegang setang motor. Ia membaca beberapa baris, melipat kertas itu, lalu memasukkannya ke tas. Apa pun yang tidak tertangkap dalam beberapa baris itu harus menunggu sampai malam, kalau kertasnya masih ada.</p>
      <p>Sepanjang kursus ini kita mengerjakan kertas itu. Naskah aslinya begini:</p>
      <blockquote><p>Dengan hormat, sehubungan dengan akan dilaksanakannya kegiatan Studi Lapangan Geografi bagi peserta didik kelas X pada hari Kamis tanggal 4 Februari 2027 yang bertempat di Bukit Selasih dan Kali Wening, dengan ini kami beritahukan bahwa peserta didik wajib hadir di halaman sekolah pada pukul 06.15 karena bus akan berangkat pada pukul 06.30 dan diperkirakan tiba kembali pada pukul 15.30. Adapun biaya kegiatan sebesar Rp85.000 diserahkan kepada wali kelas bersama surat izin yang telah ditandatangani selambat-lambatnya hari Jumat tanggal 29 Januari 2027. Peserta didik diharapkan membawa bekal makan siang, air minum, jas hujan, obat pribadi, dan memakai sepatu tertutup. Demikian kami sampaikan, atas perhatian Bapak/Ibu kami ucapkan terima kasih.</p></blockquote>
      <p>Tidak ada yang salah di situ. Semua fakta lengkap dan ejaannya rapi. Masalahnya, satu-satunya hal yang harus <em>dikerjakan</em> orang tua, yaitu menandatangani izin dan menitipkan uang, baru muncul di kalimat kedua, dan batas waktunya berada di ujung kalimat itu.</p>
      <h2>Tiga pertanyaan sebelum membuka program apa pun</h2>
      <ol>
        <li><strong>Siapa yang membaca, dan sedang apa dia?</strong> Berdiri di gerbang, duduk di meja, lewat naik motor, atau di baris kesembilan aula.</li>
        <li><strong>Apa yang harus ia lakukan sesudah membaca?</strong> Jawab dengan kata kerja: menandatangani, datang, memesan, memilih.</li>
        <li><strong>Apa yang terjadi bila ia hanya menangkap satu hal?</strong> Hal itulah yang harus paling mudah ditangkap.</li>
      </ol>
      <p>Untuk edaran kita: orang tua yang berdiri, harus menandatangani dan membayar, dan yang tidak boleh luput adalah tanggal 29 Januari. Perhatikan bahwa tanggal itu bukan tanggal kegiatannya. Kesalahan yang paling sering terjadi adalah membesarkan tanggal acara karena terasa penting bagi pembuat surat, sementara bagi pembaca yang mendesak justru batas penyerahan.</p>
      <p>Sekarang ambil satu edaran sungguhan dari tempat kerja atau sekolah anak Anda. Tulis jawaban ketiga pertanyaan itu di belakangnya. Simpan; lembar itu akan Anda susun ulang pada bab terakhir.</p>
    `),
    check(
      "Mengapa batas penyerahan 29 Januari patut lebih menonjol daripada tanggal kegiatan 4 Februari?",
      [
        "Karena itulah tindakan pertama yang dituntut dari pembaca, dan bila lewat anaknya tidak berangkat",
        "Benar. Yang diutamakan adalah akibat bagi pembaca. Tanggal kegiatan tetap harus mudah ditemukan, tetapi di tingkat kedua.",
      ],
      [
        "Karena tanggalnya lebih dulu di kalender",
        "Urutan kalender kebetulan saja. Andai acaranya lebih dulu dan pembayarannya menyusul, yang menentukan tetap tindakan dan akibatnya.",
      ],
      [
        "Karena tanggal kegiatan sudah diketahui semua orang",
        "Belum tentu. Surat ini boleh jadi kabar pertama bagi orang tua, jadi tanggal kegiatan tidak boleh disembunyikan.",
      ],
    ),
  ),
  chapter(
    "Memilah naskah menjadi empat tumpukan",
    25,
    prose(`
      <p>Tata letak yang buruk sering berawal dari naskah yang belum dipilah. Kalau kalimatnya masih satu gumpalan, ukuran huruf dan warna hanya akan menghias gumpalan itu. Karena itu langkah pertama dikerjakan dengan pensil, di atas cetakan naskah.</p>
      <h2>Empat tumpukan</h2>
      <table>
        <thead><tr><th scope="col">Tumpukan</th><th scope="col">Pertanyaan pengujinya</th><th scope="col">Pada edaran kita</th></tr></thead>
        <tbody>
          <tr><th scope="row">Lakukan</th><td>Apakah pembaca harus berbuat sesuatu?</td><td>Tanda tangani izin, serahkan Rp85.000 kepada wali kelas, paling lambat 29 Januari</td></tr>
          <tr><th scope="row">Ketahui</th><td>Apakah ini mengubah rencana harinya?</td><td>Kamis, 4 Februari; kumpul 06.15, berangkat 06.30, pulang 15.30; Bukit Selasih dan Kali Wening</td></tr>
          <tr><th scope="row">Siapkan</th><td>Apakah ini dicari lagi nanti, misalnya malam sebelumnya?</td><td>Bekal, air minum, jas hujan, obat pribadi, sepatu tertutup</td></tr>
          <tr><th scope="row">Lepaskan</th><td>Kalau dihapus, adakah yang tersesat?</td><td>“Sehubungan dengan akan dilaksanakannya”, “adapun”, “dengan ini kami beritahukan”</td></tr>
        </tbody>
      </table>
      <p>Tumpukan terakhir jangan disalahartikan sebagai izin menghapus unsur resmi. Kop, nomor surat, tanggal, salam, dan tanda tangan kepala sekolah bukan basa-basi; itu bukti bahwa surat ini sah. Pindahkan ke tempat tetapnya di tepi lembar dan kecilkan suaranya, tetapi jangan dibuang.</p>
      <h2>Menulis ulang tiap tumpukan</h2>
      <p>Sesudah dipilah, setiap tumpukan ditulis dalam bentuk yang sesuai dengan cara membacanya. Tindakan ditulis sebagai langkah bernomor dengan kata kerja di depan. Keterangan waktu ditulis sebagai pasangan jam dan peristiwa. Bawaan ditulis sebagai daftar pendek yang bisa dicentang. Hasilnya:</p>
      <ol>
        <li>Tanda tangani surat izin di bagian bawah lembar ini.</li>
        <li>Serahkan izin dan Rp85.000 kepada wali kelas, <strong>paling lambat Jumat, 29 Januari 2027</strong>.</li>
      </ol>
      <p>Dua baris itu menggantikan dua puluh dua kata yang tadinya terselip di tengah paragraf, dan sekarang dapat dibacakan lewat telepon tanpa diulang.</p>
      <h2>Kekeliruan yang lazim</h2>
      <p>Orang sering memilah menurut asal informasi: bagian dari panitia, bagian dari bendahara, bagian dari wali kelas. Susunan itu memudahkan pembuatnya, tetapi memaksa pembaca mengunjungi tiga tempat untuk satu tindakan. Cara mengenalinya: bila untuk menjawab “saya harus apa?” mata Anda meloncat lebih dari sekali, tumpukannya masih tercampur.</p>
    `),
    check(
      "Kalimat “Obat pribadi dibawa sendiri oleh siswa” masuk tumpukan mana?",
      ["Siapkan", "Tepat. Keterangan ini dicari lagi pada malam sebelum berangkat, jadi tempatnya di daftar bawaan."],
      [
        "Lakukan",
        "Hampir, tetapi tindakan di tumpukan itu adalah yang harus diselesaikan sekarang. Obat baru diurus menjelang berangkat.",
      ],
      ["Lepaskan", "Jangan. Bila dihapus, anak yang sakit asma bisa berangkat tanpa obat; jelas ada yang tersesat."],
    ),
  ),
  chapter(
    "Urutan baca, di mata dan di telinga",
    20,
    prose(`
      <p>Empat tumpukan sudah ada. Sekarang letakkan di atas kertas menurut urutan baca. Pembaca huruf Latin mulai dari kiri atas dan bergerak ke kanan bawah, tetapi kebiasaan itu bisa dikalahkan oleh empat hal: ukuran, kepekatan, warna, dan ruang kosong di sekelilingnya. Sebuah angka besar di tengah akan dilihat lebih dulu daripada salam di pojok.</p>
      <p>Artinya ada dua urutan yang harus Anda cocokkan: urutan letak dan urutan kekuatan. Kalau yang terkuat berada di bawah, mata turun dulu, lalu harus memanjat lagi ke atas. Sebagian orang tidak memanjat.</p>
      <h2>Uji mata setengah terpejam</h2>
      <p>Tempelkan lembar di dinding, mundur dua meter, picingkan mata sampai hurufnya tidak terbaca. Sebutkan gumpalan mana yang terlihat pertama, kedua, dan ketiga. Bandingkan dengan urutan tumpukan Anda. Pada edaran asli SMA Karangjati hanya ada satu gumpalan abu-abu dan sebuah kop tebal, sehingga yang paling kuat adalah nama sekolah, padahal itu sudah diketahui semua orang tua.</p>
      <h2>Urutan yang didengar</h2>
      <p>Bila edaran juga dipasang di laman sekolah, ada pembaca yang mendengarkannya lewat pembaca layar. Perangkat itu mengikuti urutan tulisan di dalam berkas, bukan letaknya di layar. Maka susunlah HTML menurut urutan baca, dan pakai tingkat judul yang sebenarnya:</p>
    `),
    code(
      "html",
      `
        <article>
          <h1>Studi Lapangan Geografi, kelas X</h1>
          <section>
            <h2>Yang kami minta dari Bapak/Ibu</h2>
            <ol>
              <li>Tanda tangani surat izin.</li>
              <li>Serahkan izin dan Rp85.000 paling lambat Jumat, 29 Januari 2027.</li>
            </ol>
          </section>
          <section>
            <h2>Kamis, 4 Februari 2027</h2>
            <p>Kumpul 06.15 di halaman sekolah, pulang 15.30.</p>
          </section>
        </article>
      `,
      "Urutan di berkas sama dengan urutan baca: tindakan dulu, jadwal kemudian.",
    ),
    prose(`
      <p>Godaan yang perlu dihindari adalah memindahkan letak dengan properti CSS <code>order</code> dan membiarkan berkasnya acak. Properti itu hanya menggeser tampilan. Pembaca layar dan tombol Tab tetap menempuh urutan aslinya, sehingga orang yang mendengar menerima surat yang berbeda dari orang yang melihat.</p>
      <p>Cara mengujinya sederhana dan berlaku juga untuk kertas: bacakan lembar Anda keras-keras dari atas ke bawah kepada seseorang, tanpa menambah kata penghubung. Kalau ia bertanya “lalu saya harus apa?” sebelum Anda sampai ke tengah, urutannya belum benar.</p>
    `),
    picture(
      "Tiga lembar edaran ditempel berjajar di dinding, dilihat dari jauh sehingga hanya tampak sebagai gumpalan gelap dan terang",
      "Dari dua meter yang tinggal hanya gumpalan. Urutan kekuatannya sudah tampak tanpa satu huruf pun terbaca.",
    ),
    check(
      "Sebuah kotak dipindahkan ke paling atas dengan “order: -1” di CSS. Apa yang didengar pengguna pembaca layar?",
      [
        "Urutan lama, karena pembaca layar mengikuti susunan di berkas HTML",
        "Benar. Properti order hanya mengatur tampilan. Pindahkan bagian itu di HTML-nya bila memang harus dibaca lebih dulu.",
      ],
      [
        "Urutan baru, karena kotaknya memang sudah di atas",
        "Di layar iya, tetapi susunan di berkas tidak berubah, dan itulah yang dibacakan.",
      ],
      [
        "Kotak itu dibaca dua kali",
        "Tidak ada yang digandakan. Isinya hanya satu, yang berubah cuma tempat ia digambar.",
      ],
    ),
  ),
);
