import { chapter, check, code, courseModule, prose } from "../../courseParts";

export const penawaranDanUangMuka = courseModule(
  "Penawaran dan uang muka",
  "Dari ucapan menjadi kertas: apa yang dijanjikan, apa yang dibayar dulu, dan bagaimana bila berubah.",
  chapter(
    "Penawaran satu halaman",
    20,
    prose(`
    <p>Tamu arisan yang meminta 60 kotak bernama Pak Joko. Ia menerima tanggal 6 Juni dan meminta sesuatu yang belum pernah dibuat Laras: penawaran tertulis, supaya dapat ditunjukkan kepada adik-adiknya yang ikut menanggung. Penawaran adalah harga yang berdiri di atas kaki: ada isinya, ada batasnya, ada tanggal lahir dan tanggal matinya.</p>
    `),
    code(
      "text",
      `
      PENAWARAN no. 4                          Kudus, 20 Mei
      Untuk   : Bapak Joko, Jalan Pemuda
      Acara   : selamatan keluarga, 6 Juni, pukul 11.00

      60 nasi kotak (nasi, ayam bumbu kuning, tumis buncis,
      tahu-tempe, sambal dipisah)
      60 x 23.000                                  1.380.000
      Antar dalam kota                         sudah termasuk
      JUMLAH                                       1.380.000

      Uang muka     : 828.000 paling lambat 3 Juni
      Pelunasan     : 552.000 ketika kotak diterima
      Jumlah kotak  : boleh berubah sampai 3 Juni pukul 20.00
      Berlaku sampai: 27 Mei

      Laras, Dapur Laras, 08xx-xxxx-xxxx
      `,
      "Penawaran nomor 4. Angka uang mukanya dijelaskan di bab berikut.",
    ),
    prose(`
    <h2>Enam bagian yang tidak boleh hilang</h2>
    <ol>
    <li>Nomor dan tanggal.</li>
    <li>Kepada siapa, untuk acara apa.</li>
    <li>Uraian yang dapat dibandingkan dengan barangnya. “Nasi kotak komplet” tidak dapat diperiksa; daftar isi dapat.</li>
    <li>Jumlah × harga satuan = jumlah harga, beserta apa yang sudah termasuk.</li>
    <li>Cara dan waktu pembayaran.</li>
    <li>Masa berlaku.</li>
    </ol>
    <h2>Mengapa ada masa berlaku</h2>
    <p>Harga ayam bergerak. Penawaran tanpa batas waktu dapat ditagih pada bulan Desember dengan harga bulan Mei. Satu pekan cukup untuk usaha makanan. Usaha dengan bahan yang harganya tenang boleh memberi dua pekan atau sebulan.</p>
    <h2>Tanda setuju</h2>
    <p>Penawaran menjadi kesepakatan ketika diterima dengan jelas. Untuk jumlah sebesar ini, balasan tertulis “Setuju dengan penawaran no. 4” disusul uang muka sudah memadai. Simpan balasannya; tangkapan layar yang diberi nama <code>penawaran-4-setuju</code> lebih mudah dicari daripada percakapan sepanjang dua bulan.</p>
    <h2>Kalimat yang kabur</h2>
    <p>Kesalahan yang berulang pada penawaran pemula ialah kata “kurang lebih”. Kurang lebih 60 kotak, kurang lebih pukul 11. Setiap “kurang lebih” adalah pertengkaran yang ditunda. Gantilah dengan angka dan tanggal terakhir untuk mengubahnya. Bacalah penawaran Anda sekali lagi sebagai pembeli yang sedang kesal; yang masih bisa ia salah artikan, tulislah ulang.</p>
    `),
    check(
      "Bagian mana pada penawaran yang melindungi Laras bila harga ayam melonjak pada bulan Juli?",
      ["Masa berlaku sampai 27 Mei", "Sesudah tanggal itu ia bebas menghitung ulang dan mengirim penawaran baru."],
      ["Nomor penawaran", "Nomor memudahkan mencari, tetapi tidak membatasi sampai kapan harganya mengikat."],
      ["Uraian isi kotak", "Uraian melindungi dari salah paham mengenai isi, bukan mengenai harga bahan."],
    ),
  ),
  chapter(
    "Uang muka yang adil bagi keduanya",
    18,
    prose(`
    <p>Mengapa uang muka Pak Joko Rp\u00a0828.000, bukan separuh seperti kebiasaan orang? Karena Laras menghitungnya dari kebutuhan, bukan dari kebiasaan.</p>
    <h2>Mulai dari belanja</h2>
    <p>Bahan dan kemasan sekotak Rp\u00a013.000. Untuk 60 kotak: 60 × Rp\u00a013.000 = Rp\u00a0780.000. Uang itu harus keluar sebelum acara. Bila uang mukanya separuh, 50% × Rp\u00a01.380.000 = Rp\u00a0690.000, Laras menombok Rp\u00a090.000 dari dompet sendiri, dan bila acara batal ia memiliki 7,5 kilogram ayam tanpa tamu.</p>
    <p>Bagian bahan dari harga ialah 780.000 : 1.380.000 ≈ 56,5%. Laras membulatkan ke atas menjadi 60%, yaitu Rp\u00a0828.000. Sisanya, Rp\u00a0552.000, dibayar ketika kotak diterima.</p>
    <p>Rumusnya sederhana: <strong>uang muka sedikitnya sebesar uang yang harus Anda keluarkan sebelum menyerahkan barang.</strong> Untuk jasa tanpa bahan, misalnya mengetik atau menerjemahkan, angkanya boleh lebih kecil; ia lebih merupakan tanda sungguh-sungguh.</p>
    <h2>Adil juga bagi pembeli</h2>
    <p>Pembeli menyerahkan uang sebelum melihat barang. Ia berhak atas tiga hal:</p>
    <ul>
    <li>tanda terima yang menyebut nomor penawaran;</li>
    <li>kejelasan kapan uang itu dapat kembali, dan kapan tidak;</li>
    <li>kabar bila ada yang berubah.</li>
    </ul>
    <p>Aturan Laras: batal sampai tiga hari sebelum acara, uang muka kembali seluruhnya; sesudah itu dikurangi belanja yang sudah terjadi dan dibuktikan dengan bon; batal dari pihak Laras, kembali seluruhnya tanpa kecuali. Aturan itu ia sebut sebelum uang diterima.</p>
    <h2>Uang siapa itu</h2>
    <p>Inilah pengertian yang akan kita perlukan ketika membuat jurnal: selama kotak belum diserahkan, Rp\u00a0828.000 itu <em>belum</em> penghasilan Laras. Uangnya ada di tangannya, tetapi ia masih berutang 60 kotak. Seandainya acara batal hari ini, uang itu harus kembali.</p>
    <h2>Kantong yang berlubang</h2>
    <p>Kesalahan yang menjatuhkan banyak usaha kecil: uang muka pesanan C dipakai membeli bahan pesanan B, sebab uang pesanan A sudah habis di dapur rumah. Tandanya mudah dikenali, yaitu Anda merasa harus mencari pesanan baru agar dapat mengerjakan pesanan lama. Begitu terasa, berhentilah menerima uang muka baru sampai pesanan yang berjalan selesai.</p>
    `),
    check(
      "Pesanan seragam bernilai Rp\u00a02.000.000. Kain dan kancing Rp\u00a01.100.000 harus dibeli lebih dulu; ongkos jahit dikerjakan sendiri. Uang muka mana yang memenuhi rumus di atas dengan pembulatan wajar?",
      [
        "60%",
        "1.100.000 : 2.000.000 = 55%. Dibulatkan ke atas menjadi 60%, yaitu Rp\u00a01.200.000, belanja tertutup.",
      ],
      ["50%", "Hanya Rp\u00a01.000.000. Anda menombok Rp\u00a0100.000 untuk pesanan orang lain."],
      ["100%", "Belanjanya tertutup, tetapi seluruh risiko dipindahkan kepada pembeli. Itu tidak adil baginya."],
    ),
  ),
  chapter(
    "Bila tamunya bertambah atau tanggalnya bergeser",
    18,
    prose(`
    <p>Tanggal 2 Juni Pak Joko menelepon. Tamunya menjadi 75, dan acaranya mungkin mundur sehari. Penawaran nomor 4 tidak salah; hidup saja yang berubah. Yang dibutuhkan Laras adalah cara mencatat perubahan tanpa merusak kesepakatan yang lama.</p>
    <h2>Tiga pertanyaan untuk setiap perubahan</h2>
    <ol>
    <li>Apakah <strong>masih sempat</strong>? Batas perubahan 3 Juni pukul 20.00, jadi sempat.</li>
    <li>Apakah <strong>sanggup</strong>? Tujuh puluh lima kotak berarti empat giliran masak. Kakaknya dapat membantu di kompor kedua, jadi sanggup.</li>
    <li>Apakah <strong>harganya berubah</strong>? Tambahan 15 × Rp\u00a023.000 = Rp\u00a0345.000. Uang muka tambahannya 60%, yaitu Rp\u00a0207.000.</li>
    </ol>
    <p>Laras menulis satu lembar pendek: “Perubahan 1 atas penawaran no. 4: jumlah menjadi 75 kotak, jumlah harga Rp\u00a01.725.000, uang muka seluruhnya Rp\u00a01.035.000.” Malamnya Pak Joko memberi kabar bahwa tambahan tamunya tidak jadi dan tanggalnya tetap. Laras membalas bahwa perubahan 1 dibatalkan dan penawaran no. 4 berlaku seperti semula: 60 kotak. Kedua lembar ia simpan. Tanpa catatan itu, pada hari Minggu tidak seorang pun ingat angka mana yang terakhir.</p>
    <h2>Terlambat dari pihak kita</h2>
    <p>Suatu saat Andalah yang terlambat. Tiga langkahnya: memberi tahu begitu Anda tahu, bukan ketika ditanya; menyebut waktu baru yang Anda yakini; menawarkan sesuatu yang sepadan. Urutannya penting. Permintaan maaf yang datang lebih dulu daripada keluhan masih menjadi kabar; yang datang sesudahnya menjadi alasan.</p>
    <h2>Contoh pesan</h2>
    <p>Seandainya gas habis pada pagi acara, pesannya berbunyi begini:</p>
    <blockquote><p>“Pak Joko, gas di pangkalan kosong pagi ini. Saya sudah mendapatkannya dari kakak, tetapi kotak baru siap pukul 11.30, bukan 11.00. Dua puluh kotak pertama saya antar pukul 11.00 supaya tamu yang datang awal tidak menunggu. Ongkos antar kedua saya yang menanggung.”</p></blockquote>
    <p>Pesan itu memuat sebab, waktu baru, jalan tengah, dan siapa yang menanggung. Tidak ada satu pun kata yang menyalahkan.</p>
    <h2>Perubahan yang menyelinap</h2>
    <p>Kesalahan yang mahal adalah menyanggupi perubahan kecil dengan lisan: “tambah kerupuk sedikit, ya”. Enam puluh kerupuk seharga Rp\u00a01.000 adalah Rp\u00a060.000. Boleh saja Anda memberikannya cuma-cuma, asalkan ditulis sebagai pemberian. Pemberian yang tercatat menumbuhkan hubungan; pemberian yang tidak tercatat menumbuhkan kebiasaan.</p>
    `),
  ),
  chapter(
    "Nota, kuitansi, dan menagih tanpa bermusuhan",
    20,
    prose(`
    <p>Enam puluh kotak sudah diterima. Sekarang kertasnya. Tiga lembar yang sering tertukar sebenarnya menjawab tiga pertanyaan yang berbeda.</p>
    <table>
    <thead><tr><th scope="col">Kertas</th><th scope="col">Menjawab</th><th scope="col">Dibuat</th></tr></thead>
    <tbody>
    <tr><td>Nota</td><td>Apa yang dijual dan berapa harganya?</td><td>ketika barang diserahkan</td></tr>
    <tr><td>Faktur atau tagihan</td><td>Berapa yang masih harus dibayar, kapan, ke mana?</td><td>bila pembayaran menyusul</td></tr>
    <tr><td>Kuitansi</td><td>Uang berapa, dari siapa, sudah diterima?</td><td>ketika uang diterima</td></tr>
    </tbody>
    </table>
    <p>Pada pesanan Pak Joko ada dua kuitansi (Rp\u00a0828.000 dan Rp\u00a0552.000) dan satu nota (Rp\u00a01.380.000). Semuanya menyebut penawaran no. 4. Jumlah kedua kuitansi sama dengan nota; bila tidak, ada yang tertinggal.</p>
    <h2>Meterai</h2>
    <p>Menurut Undang-Undang Bea Meterai (Nomor 10 Tahun 2020), dokumen yang menyatakan penerimaan uang di atas Rp\u00a05.000.000 dikenai bea meterai Rp\u00a010.000. Kuitansi Laras jauh di bawahnya, jadi tidak perlu. Meterai juga bukan yang membuat perjanjian menjadi sah; ia pajak atas dokumen.</p>
    <h2>Bila pembayaran terlambat</h2>
    <p>Pekan itu juga ada pesanan nomor 5, 20 kotak seharga Rp\u00a0460.000, yang akan dibayar menyusul oleh Bu Ratmi. Laras membuat tagihan dengan tanggal jatuh tempo, lalu menyusun tangga penagihan:</p>
    <ol>
    <li><strong>Dua hari sebelum jatuh tempo:</strong> pengingat ramah beserta nomor rekening.</li>
    <li><strong>Sehari sesudahnya:</strong> “Bu, tagihan no. 5 jatuh tempo kemarin. Apakah ada yang perlu saya perbaiki?”</li>
    <li><strong>Sepekan sesudahnya:</strong> telepon, bukan pesan. Tanyakan tanggal pasti, tawarkan dua kali angsuran.</li>
    <li><strong>Dua pekan sesudahnya:</strong> surat singkat, dan pesanan baru ditunda sampai lunas.</li>
    </ol>
    <p>Kalimat “apakah ada yang perlu saya perbaiki” bukan basa-basi. Sering kali pembayaran tertahan karena nama di tagihan keliru atau kotaknya kurang dua, dan orang segan mengatakannya.</p>
    <h2>Segan yang merugikan</h2>
    <p>Kesalahan kita semua: tidak menagih karena tidak enak hati, lalu menjauh dari orangnya karena kesal. Keduanya hilang, uang dan tetangga. Tagihan yang datang pada tanggal yang sudah disepakati tidak menyinggung siapa pun; yang menyinggung adalah tagihan yang datang setelah tiga bulan diam.</p>
    `),
    check(
      "Pak Joko melunasi Rp\u00a0552.000 ketika kotak diterima. Kertas apa yang membuktikan pelunasan itu?",
      ["Kuitansi", "Kuitansi menyatakan bahwa uang sejumlah itu sudah diterima dari Pak Joko."],
      ["Nota", "Nota merinci apa yang dijual. Ia tidak dengan sendirinya membuktikan uangnya sudah diterima."],
      ["Penawaran", "Penawaran menyatakan janji harga sebelum barang dibuat, bukan pembayaran."],
    ),
  ),
);
