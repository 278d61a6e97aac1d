import { chapter, check, code, courseModule, prose } from "../../courseParts";

export const warnaBerkasCetak = courseModule(
  "Warna, berkas, kain",
  "Memisahkan warna menjadi lapisan, menyiapkan berkas yang tidak perlu ditanyakan lagi, dan mencetak.",
  chapter(
    "Satu warna, satu lapisan",
    24,
    prose(`
    <p>Cetakan percobaan “Pasar yang menolak tidur” di dinding studio memakai dua tinta, tetapi mata menemukan tiga warna. Rahasianya ada pada pemisahan warna: setiap tinta mendapat lapisan sendiri, dan tumpang tindihnya memberi warna ketiga.</p>
    <h2>Mengapa memisahkan</h2>
    <p>Pada sablon dan cetak tinta khusus, satu warna berarti satu film, satu layar, satu kali gesut, dan satu ongkos. Pencetak tidak membutuhkan gambar berwarna dari Anda. Ia membutuhkan beberapa gambar <strong>hitam pekat di atas putih</strong>, masing-masing menjawab satu pertanyaan: di mana tinta ini turun?</p>
    <h2>Langkah dari gambar ke lapisan</h2>
    <ol>
    <li>Batasi warnanya. Tulis daftar tinta sebelum memisahkan, misalnya A jingga dan B hijau botol.</li>
    <li>Buat satu lapisan per tinta. Semua bagian yang memerlukan jingga digambar hitam di lapisan A; semua yang memerlukan hijau, di lapisan B.</li>
    <li>Bagian yang ingin menjadi warna ketiga digambar di <em>kedua</em> lapisan.</li>
    <li>Bagian yang tetap warna kain dibiarkan putih di semua lapisan.</li>
    </ol>
    <p>Dengan dua tinta ada empat kemungkinan di setiap titik: kain, A, B, A di atas B. Dengan tiga tinta ada 2 × 2 × 2 = 8. Jadi satu layar tambahan tidak menambah satu warna; ia dapat menggandakan pilihan, asalkan tintanya tembus pandang. Dengan tinta yang menutup penuh, yang tampak hanya tinta teratas.</p>
    <h2>Warna muda tanpa tinta baru</h2>
    <p>Jingga muda dapat dibuat dari titik-titik jingga di atas kain putih. Bila titik menutup 40% bidang, dari jauh mata mencampurnya menjadi jingga muda. Tanyakan kepada pencetak titik terkecil yang sanggup ia pegang, lalu jangan melanggarnya.</p>
    <h2>Abu-abu yang menyelinap</h2>
    <p>Kesalahan paling umum: lapisan yang dikirim mengandung abu-abu dari tepi yang dihaluskan komputer. Film hanya mengenal hitam dan putih, sehingga tepi abu-abu menjadi gerigi atau hilang. Besarkan gambar 800% dan lihat tepinya. Bila ada piksel abu-abu, ubah lapisan ke mode satu bit dengan ambang 50%, pada resolusi yang cukup tinggi agar tepinya tetap licin.</p>
    `),
    check(
      "Sebuah pola memakai tiga tinta tembus pandang di atas kain putih. Paling banyak berapa rupa warna pejal yang dapat muncul, termasuk warna kain?",
      ["8", "Setiap tinta bisa ada atau tidak ada: 2 × 2 × 2 = 8, dari kain kosong sampai ketiganya bertumpuk."],
      ["4", "Itu hitungan untuk dua tinta. Tinta ketiga menggandakan semua kemungkinan sebelumnya."],
      ["3", "Tiga hanya menghitung tinta murni. Tumpukan dan kain kosong juga terlihat sebagai warna."],
    ),
  ),
  chapter(
    "Tumpang, temu, dan urutan gesut",
    22,
    prose(`
    <p>Di layar, dua lapisan selalu tepat. Di meja cetak kain melar, layar bergeser, dan tangan lelah. Pergeseran 0,3 mm itu biasa. Perancang yang baik menyiapkan gambarnya sedemikian rupa sehingga pergeseran tersebut tidak kelihatan.</p>
    <h2>Dua cara warna bertemu</h2>
    <ul>
    <li><strong>Bersisian.</strong> Bunga jingga dilubangkan dari dasar hijau. Sedikit saja bergeser, muncul garis putih tipis di sebelah kiri dan garis gelap di sebelah kanan.</li>
    <li><strong>Bertumpang.</strong> Garis hijau tua dicetak di atas bidang jingga. Pergeseran kecil hanya memindahkan garis, tidak membuka celah.</li>
    </ul>
    <p>Bila warnanya bersisian, warna yang lebih muda dilebarkan masuk ke bawah warna yang lebih tua. Pelebaran ini disebut <em>trap</em>. Mulailah dari 0,3 mm untuk sablon kain yang rapi dan tanyakan angka kebiasaan pencetak Anda. Pada ubin 240 mm yang dikerjakan dengan 10 piksel per milimeter, 0,3 mm berarti 3 piksel.</p>
    <h2>Urutan</h2>
    <p>Urutan yang lazim adalah dari muda ke tua, dan garis luar paling akhir. Warna tua menutup tepi warna muda sehingga kesalahan temu tersembunyi di bawahnya. Tulis urutan itu di nama lapisan: <code>1-kuning</code>, <code>2-jingga</code>, <code>3-hijau</code>.</p>
    <h2>Tanda temu</h2>
    <p>Setiap lapisan memuat tanda silang kecil di tempat yang sama, di luar ubin. Pencetak menumpuk silang-silang itu. Untuk pola ulang, tandai pula keempat sudut ubin dengan garis tipis 5 mm, supaya jarak langkah dari satu cetakan ke cetakan berikutnya dapat diukur.</p>
    <h2>Ubin bertemu ubin</h2>
    <p>Ada satu pertemuan yang hanya dimiliki pola ulang: tepi ubin yang dicetak hari ini bertemu tepi ubin yang dicetak semenit lalu. Bila sebuah bidang besar melintasi tepi yang lurus, selisih sekecil apa pun menjadi garis. Pencetak sablon yang sabar akan meminta tepi ubin yang berkelok mengikuti sela antarmotif. Anda dapat membantunya dengan menyediakan sela semacam itu sejak awal.</p>
    <p>Kesalahan yang mahal adalah memberi trap pada semua warna sekaligus. Dua warna yang sama-sama melebar menghasilkan garis gelap dua kali tebal di setiap batas. Yang melebar hanya satu: yang muda.</p>
    `),
    check(
      "Bunga kuning bersisian dengan dasar biru tua. Mana yang dilebarkan, dan ke mana?",
      [
        "Kuning dilebarkan masuk ke bawah biru",
        "Biru menutup kelebihan kuning, jadi bentuk bunganya tetap ditentukan oleh tepi biru yang tegas.",
      ],
      ["Biru dilebarkan ke atas kuning", "Bunganya menyusut, dan kesalahan biru yang gelap lebih mudah terlihat."],
      [
        "Keduanya dilebarkan sama banyak",
        "Di batasnya muncul garis tumpukan dua kali lebih tebal daripada yang diperlukan.",
      ],
    ),
  ),
  chapter(
    "Berkas yang tidak perlu ditelepon",
    24,
    prose(`
    <p>Berkas yang baik menjawab semua pertanyaan sebelum pencetak sempat bertanya. Bab ini berisi hitungan ukuran, pemeriksaan terakhir, dan lembar keterangan yang menyertainya.</p>
    <h2>Piksel yang utuh</h2>
    <p>Jumlah piksel = ukuran dalam sentimeter : 2,54 × resolusi. Ubin 24 cm pada 300 ppi menjadi 24 : 2,54 × 300 ≈ 2834,6 piksel. Tidak ada 0,6 piksel; program akan membulatkan, dan pada ulangan kelima puluh selisihnya terkumpul. Dua jalan keluar:</p>
    <ul>
    <li>Pakai 254 ppi. Angkanya tampak aneh, tetapi 254 piksel per inci sama dengan 10 piksel per milimeter. Ubin 240 mm menjadi tepat 2400 piksel.</li>
    <li>Tetap 300 ppi, tetapi pilih ukuran yang cocok. Ubin 25,4 cm menjadi tepat 3000 piksel.</li>
    </ul>
    <p>Untuk setengah turun, pastikan tinggi ubin asal dalam piksel bilangan genap.</p>
    <h2>Memilih jenis berkas</h2>
    <table>
    <thead><tr><th scope="col">Pekerjaan</th><th scope="col">Jenis</th><th scope="col">Alasan</th></tr></thead>
    <tbody>
    <tr><td>Cetak digital</td><td>TIFF atau PNG, tanpa kompresi yang merusak</td><td>tepi bersih, tidak ada bercak</td></tr>
    <tr><td>Sablon, garis tegas</td><td>PDF vektor, satu lapisan per tinta</td><td>dapat diperbesar tanpa gerigi</td></tr>
    <tr><td>Pratinjau untuk pemesan</td><td>JPEG kecil, tiga kali tiga ubin</td><td>ringan, bukan untuk dicetak</td></tr>
    </tbody>
    </table>
    <p>JPEG membuang sebagian detail dan meninggalkan bercak di sekitar garis. Pada ubin, bercak itu ikut diulang ratusan kali. Jangan pernah mengirimnya sebagai berkas cetak.</p>
    `),
    code(
      "text",
      `
      Nama pola      : Rel Jebres
      Susunan        : setengah turun, sudah ditulis sebagai blok
      Ubin blok      : 480 x 240 mm (4800 x 2400 piksel, 254 ppi)
      Tinta, urutan  : 1 jingga, 2 hijau botol; kain putih tulang
      Trap           : 0,3 mm, jingga masuk ke bawah hijau
      Arah           : dua arah
      Skala uji      : cetak 1:1 pada kertas, ukur tepi ubin
      Asal susunan   : diagonal dipelajari dari batik parang, Jawa
      `,
      "Lembar keterangan yang dikirim bersama berkas.",
    ),
    prose(`
    <h2>Lima pemeriksaan terakhir</h2>
    <ol>
    <li>Geser ubin setengah lebar dan setengah tinggi; cari garis rambut pada pembesaran 100%.</li>
    <li>Cetak satu ubin dengan skala 1 : 1 di kertas dan ukur dengan penggaris.</li>
    <li>Matikan semua lapisan kecuali satu, bergantian; tidak boleh ada coretan yang tertinggal.</li>
    <li>Baca nama berkasnya. <code>final-fix-2-baru</code> bukan nama; <code>rel-jebres-480x240-v3</code> nama.</li>
    <li>Buka berkas di komputer lain.</li>
    </ol>
    <p>Kesalahan yang sering: warna dinilai dari layar saja. Layar memancarkan cahaya, kain memantulkannya. Mintalah contoh cetak selembar kecil dan lihat di bawah sinar matahari sebelum menyetujui puluhan meter.</p>
    `),
    check(
      "Ubin 18 cm akan dikerjakan pada 254 ppi. Berapa pikselnya?",
      ["1800", "254 ppi sama dengan 10 piksel per milimeter; 180 mm × 10 = 1800 piksel, bilangan utuh dan genap."],
      ["2126", "Itu hasil pembulatan pada 300 ppi: 18 : 2,54 × 300 ≈ 2125,98."],
      ["4572", "Angka itu diperoleh dari 18 × 254. Sentimeter harus diubah dulu menjadi inci."],
    ),
  ),
  chapter(
    "Karya dinding: satu ubin, dua meter kain",
    40,
    prose(`
    <p>Semester di Sanggar Tiga ditutup pada bingkai keenam belas: orang luar datang, perancangnya diam. Karya akhir kursus ini mengikuti kebiasaan itu. Anda membuat satu ubin, menyusunnya, memisahkan warnanya, dan menggantung hasilnya tanpa penjelasan lisan.</p>
    <h2>Yang dibuat</h2>
    <ol>
    <li><strong>Satu benda dari dekat rumah Anda</strong> sebagai motif utama, digambar dari pengamatan dan bukan dari internet. Buat tiga varian.</li>
    <li><strong>Satu susunan yang dipelajari dari batik</strong>: lonjong dari lingkaran, diagonal, lapisan, atau taburan. Tulis asalnya sejak hari pertama.</li>
    <li><strong>Satu ubin blok</strong> dengan lebar antara 20 dan 60 cm, lulus uji tiga kali tiga. Lampirkan sedikitnya tiga lembar uji bertanggal.</li>
    <li><strong>Dua tinta</strong> yang menghasilkan tiga warna selain warna kain, dalam lapisan terpisah dengan trap.</li>
    <li><strong>Lembar keterangan</strong> seperti pada bab sebelumnya.</li>
    <li><strong>Dua meter cetakan</strong>: kain bila mampu, kertas bila tidak. Sembilan lembar fotokopi yang direkat rapi juga sah.</li>
    </ol>
    <h2>Jadwal dua pekan</h2>
    <table>
    <thead><tr><th scope="col">Hari</th><th scope="col">Pekerjaan</th></tr></thead>
    <tbody>
    <tr><td>1–3</td><td>Mengamati benda, tiga puluh sketsa kecil, memilih satu</td></tr>
    <tr><td>4–6</td><td>Gunting-tukar, uji pertama</td></tr>
    <tr><td>7–9</td><td>Memilih susunan, uji kedua dan ketiga</td></tr>
    <tr><td>10–11</td><td>Memisahkan warna, trap, memeriksa berkas</td></tr>
    <tr><td>12–13</td><td>Mencetak contoh, memperbaiki, mencetak jadi</td></tr>
    <tr><td>14</td><td>Menggantung, mengundang tiga orang, diam</td></tr>
    </tbody>
    </table>
    <h2>Cara menilai sendiri</h2>
    <p>Ketika ketiga tamu datang, catat tanpa menyela. Di mana mata mereka berhenti lebih dahulu? Apakah ada yang menemukan tepi ubin? Butuh berapa lama? Ubin yang tepinya tidak ditemukan dalam satu menit sudah baik. Ubin yang tepinya ditemukan, tetapi orangnya tetap berdiri di depan kain, lebih baik lagi.</p>
    <p>Sesudah mereka pulang, jawab tiga pertanyaan ini secara tertulis, masing-masing tidak lebih dari lima kalimat. Bagian mana yang akan Anda ulangi? Kesalahan mana yang ketahuan terlambat, dan uji apa yang seharusnya menangkapnya? Kepada siapa susunan ini berutang?</p>
    <h2>Bila waktunya kurang</h2>
    <p>Kurangi motif, jangan kurangi uji. Ubin berisi satu daun yang disusun dengan benar lebih bernilai daripada taman yang putus di setiap tepi. Simpan lembar ujinya bersama karya; di sanalah pelajaran Anda tertulis, dan pemesan pertama hampir selalu ingin melihatnya.</p>
    `),
  ),
);
