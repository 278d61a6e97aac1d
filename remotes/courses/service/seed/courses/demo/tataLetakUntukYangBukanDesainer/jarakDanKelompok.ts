import { chapter, check, code, courseModule, prose } from "../../courseParts";

export const jarakDanKelompok = courseModule(
  "Jarak dan Kelompok",
  "Ruang kosong sebagai tanda baca: apa yang serumah, apa yang bertetangga, apa yang terpisah.",
  chapter(
    "Yang berdekatan dianggap serumah",
    20,
    prose(`
      <p>Orang yang duduk berdempetan di bangku tunggu puskesmas kita sangka satu keluarga. Benda di atas kertas diperlakukan mata dengan cara yang sama: yang dekat dianggap satu kelompok, yang jauh dianggap urusan lain. Maka jarak bukan sisa tempat. Jarak adalah keterangan.</p>
      <h2>Judul yang menggantung di tengah</h2>
      <p>Kesalahan yang hampir selalu ada pada dokumen kantor: judul bagian diberi satu baris kosong di atas dan satu baris kosong di bawah. Jaraknya sama, sehingga judul itu tidak jelas milik siapa. Mata harus membaca untuk tahu, padahal seharusnya cukup melihat.</p>
      <p>Aturan kerjanya: <strong>jarak di atas judul paling sedikit dua kali jarak di bawahnya</strong>. Pada edaran kita, dengan huruf isi 11 pt:</p>
      <table>
        <thead><tr><th scope="col">Letak</th><th scope="col">Semula</th><th scope="col">Sesudah</th></tr></thead>
        <tbody>
          <tr><td>Di atas judul “Bawaan”</td><td>11 pt</td><td>18 pt</td></tr>
          <tr><td>Di bawah judul “Bawaan”</td><td>11 pt</td><td>6 pt</td></tr>
          <tr><td>Antarbutir daftar</td><td>11 pt</td><td>3 pt</td></tr>
        </tbody>
      </table>
      <p>Jumlah ruang yang dipakai untuk judul hampir tidak berubah, dari 22 pt menjadi 24 pt. Yang berubah hanyalah pembagiannya, dan tiba-tiba setiap judul memiliki anak.</p>
      <h2>Cara membuatnya</h2>
      <p>Di pengolah kata, jangan menekan Enter dua kali. Baris kosong ikut membesar bila ukuran huruf diubah dan sering terdampar sendirian di puncak halaman. Atur lewat jarak paragraf: “sebelum” 18 pt, “sesudah” 6 pt, lalu simpan sebagai gaya <em>Heading 2</em> supaya semua judul ikut. Di halaman web, aturannya begini:</p>
    `),
    code(
      "css",
      `
        h2 {
          margin-block: 1.5rem 0.5rem; /* atas 24 px, bawah 8 px bila 1rem = 16 px */
        }

        li + li {
          margin-block-start: 0.25rem; /* hanya di antara butir, bukan sebelum yang pertama */
        }
      `,
      "Atas tiga kali bawah: judul jelas menempel pada isinya.",
    ),
    prose(`
      <p>Untuk memeriksanya, letakkan ujung jari di ruang kosong antara dua kelompok. Ruang itu harus tampak lebih lapang daripada ruang mana pun di dalam kelompoknya. Kalau jari Anda menemukan celah di dalam daftar yang selebar celah antarbagian, salah satunya berbohong.</p>
      <p>Aturan ini juga berlaku untuk keterangan gambar, label isian, dan harga di menu. Keterangan foto yang berjarak sama ke foto di atas dan ke paragraf di bawahnya akan selalu dibaca oleh sebagian orang sebagai kalimat pembuka paragraf.</p>
    `),
    check(
      "Judul bagian berjarak 12 pt ke paragraf sebelumnya dan 12 pt ke isinya. Perbaikan mana yang paling tepat tanpa menambah panjang halaman?",
      [
        "16 pt di atas dan 8 pt di bawah",
        "Benar. Jumlahnya tetap 24 pt, tetapi judul kini dua kali lebih dekat ke isinya.",
      ],
      [
        "8 pt di atas dan 16 pt di bawah",
        "Terbalik. Judul menjadi milik paragraf sebelumnya, dan isinya kehilangan judul.",
      ],
      [
        "Menebalkan judul dan membiarkan jaraknya",
        "Judul menjadi lebih kuat, tetapi tetap menggantung: mata masih tidak tahu ia memimpin yang mana.",
      ],
    ),
  ),
  chapter(
    "Satu satuan untuk semua jarak",
    20,
    prose(`
      <p>Pada bab sebelumnya kita memakai 3, 6, dan 18 pt. Angka itu tidak dipilih dengan perasaan. Ketiganya kelipatan 3. Kalau setiap jarak di lembar Anda berasal dari satu satuan, celah-celah yang seharusnya sama akan benar-benar sama, dan yang seharusnya berbeda akan berbeda dengan jelas.</p>
      <h2>Tangga jarak</h2>
      <p>Untuk kertas, satuan 3 pt atau 3 mm nyaman dipakai. Untuk layar, 4 px. Dari satuan itu buat tangga yang makin lama makin renggang, kira-kira berlipat dua, dan tetapkan tugas setiap anak tangga:</p>
      <table>
        <thead><tr><th scope="col">Anak tangga</th><th scope="col">Layar</th><th scope="col">Kertas</th><th scope="col">Tugas</th></tr></thead>
        <tbody>
          <tr><td>1</td><td>4 px</td><td>3 pt</td><td>Antarbutir, antara ikon dan kata</td></tr>
          <tr><td>2</td><td>8 px</td><td>6 pt</td><td>Judul ke isinya, antarparagraf rapat</td></tr>
          <tr><td>3</td><td>16 px</td><td>12 pt</td><td>Antarkelompok di dalam satu bagian</td></tr>
          <tr><td>4</td><td>32 px</td><td>24 pt</td><td>Antarbagian</td></tr>
          <tr><td>5</td><td>64 px</td><td>48 pt</td><td>Kepala lembar ke isi</td></tr>
        </tbody>
      </table>
      <p>Mengapa berlipat dua? Karena mata tidak menangkap selisih kecil. Jarak 16 dan 18 tampak seperti kekeliruan, sedangkan 16 dan 32 tampak seperti keputusan. Bila dua jarak memang berbeda tugas, bedakan sampai tidak perlu diukur.</p>
      <p>Tangga ini boleh punya anak tangga tengah. Judul edaran kita memakai 18 pt karena 12 terasa sempit dan 24 terlalu lebar untuk lembar sependek itu. Yang penting, 18 dicatat di tangga dan dipakai untuk <em>semua</em> judul bagian.</p>
    `),
    code(
      "css",
      `
        :root {
          --jarak-1: 4px;
          --jarak-2: 8px;
          --jarak-3: 16px;
          --jarak-4: 32px;
          --jarak-5: 64px;
        }

        .edaran :is(h1, h2, p, ol, ul) {
          margin-block: 0; /* jarak bawaan peramban dimatikan, supaya tangga saja yang berlaku */
        }

        .edaran {
          display: grid;
          gap: var(--jarak-4); /* antarbagian */
        }

        .edaran section {
          display: grid;
          gap: var(--jarak-2); /* judul dan isinya */
        }
      `,
      "Nama menyatakan anak tangga; angkanya hanya tertulis di satu tempat.",
    ),
    prose(`
      <h2>Kekeliruan dan cara menemukannya</h2>
      <p>Yang paling sering terjadi adalah jarak hasil seretan tetikus: 17, 19, 22, 23. Setiap kotak digeser “sedikit lagi” sampai muat. Cetak lembar Anda, ambil penggaris, lalu catat semua celah tegak dari atas ke bawah. Lembar yang sehat hanya memiliki empat atau lima angka berbeda. Kalau Anda menemukan sembilan, jangan mencari angka kesepuluh yang lebih bagus. Kembalikan semuanya ke tangga, dan bila isinya tidak muat, kurangi isinya atau kecilkan satu anak tangga untuk semua.</p>
    `),
    check(
      "Dua bagian edaran berjarak 24 pt, dua bagian lain 27 pt, karena yang terakhir “terlihat sempit”. Apa langkah yang benar?",
      [
        "Samakan menjadi 24 pt, lalu cari apa yang membuat bagian terakhir tampak sempit",
        "Benar. Selisih 3 pt tidak terbaca sebagai keputusan. Biasanya penyebabnya ada di dalam kelompok, misalnya daftar yang terlalu renggang.",
      ],
      [
        "Biarkan, sebab mata lebih penting daripada angka",
        "Mata memang hakim terakhir, tetapi di sini mata menilai gejala. Selisih kecil justru membuat jarak lain tampak keliru.",
      ],
      [
        "Naikkan yang 27 pt menjadi 48 pt supaya jelas berbeda",
        "Jarak yang berbeda harus berarti tugas yang berbeda. Kedua celah ini sama-sama antarbagian, jadi seharusnya sama.",
      ],
    ),
  ),
  chapter(
    "Margin dan ruang yang sengaja dibiarkan",
    25,
    prose(`
      <p>Ketika naskah tidak muat, yang pertama dikorbankan orang adalah margin. Margin 25 mm dipangkas menjadi 10 mm, dan memang muat. Tetapi margin punya tiga pekerjaan: menyediakan tempat bagi ibu jari yang memegang, menjauhkan teks dari tepi yang tidak dapat dicetak, dan memisahkan lembar dari segala sesuatu di sekitarnya, misalnya sebelas pengumuman lain di papan yang sama.</p>
      <h2>Menghitung bidang isi</h2>
      <p>Kertas A4 berukuran 210 × 297 mm. Dengan margin kiri dan kanan 25 mm, lebar isi tinggal 210 − 50 = 160 mm. Dengan margin atas 20 mm dan bawah 25 mm, tingginya 297 − 45 = 252 mm. Luas isi 160 × 252 = 40.320 mm², sekitar 65 persen dari luas kertas yang 62.370 mm². Sepertiga kertas kosong, dan itu wajar.</p>
      <p>Dengan margin 10 mm di semua sisi, isi menjadi 190 × 277 = 52.630 mm², atau 84 persen. Anda mendapat tambahan ruang hampir sepertiga, tetapi barisnya menjadi terlalu panjang untuk dibaca nyaman dan printer kantor bisa memotong tepinya, karena kebanyakan tidak mampu mencetak sampai ke pinggir kertas.</p>
      <h2>Empat sumber ruang selain margin</h2>
      <ul>
        <li><strong>Kata.</strong> Tumpukan “lepaskan” pada modul pertama. Edaran kita menyusut lebih banyak oleh pensil daripada oleh margin.</li>
        <li><strong>Bentuk.</strong> Daftar bawaan lima butir yang pendek dapat disusun dua lajur dan menghemat dua baris.</li>
        <li><strong>Kop.</strong> Kop empat baris dengan garis ganda dapat menjadi dua baris tanpa kehilangan keabsahan.</li>
        <li><strong>Lembar kedua.</strong> Surat izin yang digunting boleh berdiri sendiri di halaman belakang.</li>
      </ul>
      <h2>Ruang kosong yang bekerja</h2>
      <p>Ruang kosong juga alat penekanan. Satu baris tanggal dengan 24 pt kosong di atas dan bawahnya lebih mencolok daripada tanggal tebal bergaris bawah yang dihimpit paragraf. Anda mendapat penekanan tanpa menaikkan suara.</p>
      <p>Yang perlu dibedakan adalah ruang yang terkumpul dan ruang yang tercecer. Ruang terkumpul berada di satu sisi, misalnya sepertiga bawah lembar yang dibiarkan bersih. Ruang tercecer berupa lubang di antara kotak yang kebetulan tidak sama tinggi. Kalau lembar Anda terasa kosong sekaligus penuh, biasanya ruangnya tercecer: rapatkan kelompoknya, dan kirim sisanya ke bawah.</p>
      <p>Kerjakan pada edaran Anda: catat keempat marginnya, hitung persentase bidang isi, lalu tandai satu celah yang menurut Anda tercecer.</p>
    `),
    check(
      "Edaran lebih panjang dua baris dari satu halaman. Mana yang sebaiknya dicoba lebih dulu?",
      [
        "Mencari kata yang dapat dilepaskan dan daftar yang dapat dibuat dua lajur",
        "Benar. Ruang yang diambil dari kata tidak merugikan pembaca, malah mempercepat.",
      ],
      [
        "Mengecilkan margin kiri dan kanan menjadi 10 mm",
        "Baris menjadi lebih panjang dan tepinya terancam terpotong. Itu jalan terakhir, bukan pertama.",
      ],
      [
        "Menurunkan huruf isi dari 11 pt menjadi 9 pt",
        "Pembaca di gerbang membayar penghematan itu dengan mata. Ukuran huruf kita tetapkan dari jarak baca, bukan dari sisa kertas.",
      ],
    ),
  ),
  chapter(
    "Garis tegak yang tidak digambar",
    20,
    prose(`
      <p>Tarik penggaris tegak menyusuri sisi kiri sebuah edaran yang rapi. Judul, paragraf, angka daftar, dan kotak tanda tangan semua berhenti di garis yang sama. Garis itu tidak pernah dicetak, tetapi mata menyusurinya seperti tangan menyusuri pegangan tangga.</p>
      <h2>Mengapa rata kiri</h2>
      <p>Pada teks rata kiri, setiap baris baru dimulai di tempat yang sama, jadi mata tahu ke mana harus kembali. Pada teks rata tengah, awal setiap baris berpindah, dan mata harus mencarinya lagi. Untuk satu atau dua baris hal itu tidak terasa. Untuk enam baris, terasa seperti menuruni tangga yang anak tangganya tidak sama.</p>
      <p>Rata kiri-kanan (<em lang="en">justified</em>) punya masalah lain. Pengolah kata meregangkan spasi supaya kedua tepi rata, dan karena kata Indonesia banyak yang panjang, misalnya “mempertanggungjawabkan”, lubangnya besar-besar. Beberapa lubang yang bertumpuk membentuk alur putih yang mengalir ke bawah. Kalau tetap ingin kedua tepi rata, nyalakan pemenggalan kata dan atur bahasanya ke Indonesia.</p>
      <h2>Hitung garisnya</h2>
      <p>Cetak lembar Anda, lalu tarik garis pensil tegak di setiap tempat sesuatu dimulai. Edaran yang ditata dengan perasaan biasanya menghasilkan enam sampai delapan garis: kop di tengah, nomor surat di kiri, tanggal di kanan, isi menjorok 10 mm, daftar menjorok 17 mm, tanda tangan di 105 mm. Targetnya dua garis, paling banyak tiga:</p>
      <ol>
        <li>garis margin kiri, tempat judul, paragraf, dan daftar dimulai;</li>
        <li>satu garis di dalam, misalnya 40 mm dari garis pertama, tempat jam dan keterangan berdiri berpasangan;</li>
        <li>bila perlu, garis tengah untuk kotak tanda tangan.</li>
      </ol>
    `),
    code(
      "css",
      `
        .jadwal {
          display: grid;
          grid-template-columns: 5rem 1fr; /* jam | peristiwa */
          gap: 4px 16px; /* antarbaris, lalu antarlajur */
        }

        .jadwal dt {
          font-weight: 700;
        }

        .jadwal dd {
          margin: 0; /* peramban memberi dd lekukan sendiri */
        }
      `,
      "Lajur pertama tetap lebarnya, jadi semua keterangan mulai di garis yang sama.",
    ),
    prose(`
      <p>Kode itu memakai daftar <code>dl</code>: setiap <code>dt</code> berisi jam, setiap <code>dd</code> berisi peristiwa. Di pengolah kata, hasil yang sama diperoleh dengan tabel dua lajur tanpa garis, atau dengan satu tab yang letaknya diatur di penggaris. Jangan memakai deretan spasi; jaraknya berubah begitu hurufnya diganti.</p>
      <p>Rata tengah tetap punya tempat: undangan pernikahan, sampul, papan nama. Semuanya pendek dan resmi. Pakailah karena isinya demikian, bukan karena tombolnya lebih dekat.</p>
    `),
  ),
);
