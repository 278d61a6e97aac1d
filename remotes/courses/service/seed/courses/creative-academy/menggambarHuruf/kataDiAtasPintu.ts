import { chapter, check, courseModule, picture, prose } from "../../courseParts";

export const kataDiAtasPintu = courseModule(
  "Kata di Atas Pintu",
  "Dari percakapan dengan pemilik toko sampai satu kata yang siap dipindahkan ke papan.",
  chapter(
    "Menanyai pemilik toko",
    30,
    prose(`
      <p>Sekarang huruf Anda mencari pekerjaan. Pilih sebuah toko sungguhan di sekitar rumah: tukang kunci, penjual tahu, penjahit, warung kopi. Katakan terus terang bahwa Anda sedang belajar dan hasilnya boleh dipakai, boleh tidak. Lalu bertanyalah tentang pekerjaannya, bukan tentang huruf. Pemilik toko jarang tahu huruf apa yang ia mau, tetapi ia tahu benar siapa pembelinya.</p>
      <h2>Tujuh pertanyaan</h2>
      <ol>
        <li>Siapa yang paling sering datang, dan naik apa?</li>
        <li>Apa yang orang cari ketika pertama kali ke sini?</li>
        <li>Sudah berapa lama, dan apa yang tidak pernah berubah?</li>
        <li>Barang apa yang paling Bapak atau Ibu banggakan?</li>
        <li>Toko buka jam berapa; malam diterangi apa?</li>
        <li>Nama ini dari mana?</li>
        <li>Papan yang sekarang, apa yang orang katakan tentangnya?</li>
      </ol>
      <h2>Dari jawaban ke keputusan</h2>
      <p>Inilah catatan rekaan dari Roti Karsa: “Pembeli kebanyakan ibu-ibu bermotor, pagi sebelum jam tujuh. Ayah saya mulai tahun 1978. Roti sobeknya dari dulu tidak diubah. Malam hanya ada satu lampu kuning. Karsa itu kata ayah saya, artinya kehendak.”</p>
      <table>
        <thead><tr><th scope="col">Jawaban</th><th scope="col">Keputusan huruf</th></tr></thead>
        <tbody>
          <tr><td>Ibu-ibu bermotor, pagi</td><td>Kapital, terbaca sambil lewat, satu kata besar</td></tr>
          <tr><td>Roti sobek, tidak diubah</td><td>Ujung membulat, lengkung gembung, tanpa sudut tajam</td></tr>
          <tr><td>Sejak 1978, kata ayah</td><td>Tegak, tidak miring; tenang, tidak jenaka</td></tr>
          <tr><td>Satu lampu kuning</td><td>Huruf gelap di latar terang; hindari kuning dan jingga</td></tr>
        </tbody>
      </table>
      <p>Setiap keputusan punya jawaban di sebelah kirinya. Kalau ada keputusan yang kolom kirinya kosong, misalnya “pakai bayangan karena keren”, coret dulu.</p>
      <h2>Tiga calon</h2>
      <p>Buat tiga rangka kata, masing-masing setinggi 20 mm, yang berbeda pada satu hal pokok: lebar, bobot, atau ujung. Jangan memperlihatkan sepuluh; orang akan memilih yang paling ramai. Perlihatkan tiga, tempel di pintu tokonya, dan diamlah selama satu menit. Yang pertama ia tunjuk belum tentu yang dipilih, tetapi kata-kata yang ia pakai untuk menunjuk adalah bahan Anda berikutnya.</p>
      <p>Kesalahan yang lazim di tahap ini: membela gambar. Bila pemilik berkata “seperti apotek”, jangan menjelaskan. Catat “apotek”, pulang, dan cari bagian mana yang dingin. Biasanya ujungnya.</p>
    `),
    check(
      "Pemilik warung kopi berkata calon kedua “kayak kantor”. Apa tanggapan yang paling berguna?",
      [
        "Mencatat kata itu, lalu mencari unsur yang menyebabkannya, misalnya ujung rata dan bobot ringan",
        "Benar. Kesan “kantor” adalah data. Menerjemahkannya ke rangka, bobot, atau ujung adalah pekerjaan Anda.",
      ],
      [
        "Menjelaskan bahwa huruf itu modern dan mudah dibaca",
        "Pembeli tidak akan mendapat penjelasan itu. Papan harus berbicara sendiri.",
      ],
      [
        "Menambah hiasan biji kopi di ujung huruf",
        "Hiasan menutupi kesan tanpa mengubahnya. Hurufnya tetap huruf kantor, kini memegang biji kopi.",
      ],
    ),
  ),
  chapter(
    "Tinggi huruf dari seberang jalan",
    30,
    prose(`
      <p>Papan Roti Karsa berukuran 180 × 60 cm, di atas pintu. Berapa tinggi hurufnya? Ada dua batas: jarak baca memberi batas bawah, papan memberi batas atas.</p>
      <h2>Batas bawah dari jarak</h2>
      <p>Patokan kerja: tinggi kapital paling sedikit 1/200 jarak baca. Terbaca dari 30 m berarti 15 cm, dari 60 m berarti 30 cm. Berapa jarak yang dibutuhkan? Pembelinya bermotor, kira-kira 40 km/jam. Itu 40.000 ÷ 3.600 = 11,1 meter per detik. Supaya punya lima detik untuk membaca, memutuskan, dan menepi, ia harus mulai membaca dari 5 × 11,1 ≈ 56 m. Jadi tinggi kapital sekitar 56 ÷ 200 = 0,28 m, dibulatkan menjadi 30 cm.</p>
      <h2>Batas atas dari papan</h2>
      <p>Ukur panjang kata dari gambar setinggi 60 mm. Pada gambar kita: K 45, A 56, R 45, S 36, A 56 mm, jumlahnya 238 mm. Celahnya 5 + 14 + 12 + 8 = 39 mm. Seluruhnya 277 mm, atau 277 ÷ 60 = 4,62 kali tinggi.</p>
      <p>Pada tinggi 300 mm panjangnya 4,62 × 300 = 1.386 mm. Papan 1.800 mm, jadi sisa 414 mm, atau 207 mm di kiri dan di kanan. Di atas dan di bawah tersisa (600 − 300) ÷ 2 = 150 mm. Patokan untuk tepi papan: paling sedikit setengah tinggi huruf di keempat sisi, di sini 150 mm. Semua terpenuhi.</p>
      <table>
        <thead><tr><th scope="col">Tinggi kapital</th><th scope="col">Panjang KARSA</th><th scope="col">Sisa kiri dan kanan</th><th scope="col">Setengah tinggi</th></tr></thead>
        <tbody>
          <tr><td>250 mm</td><td>1.155 mm</td><td>322 mm</td><td>125 mm</td></tr>
          <tr><td>300 mm</td><td>1.386 mm</td><td>207 mm</td><td>150 mm</td></tr>
          <tr><td>350 mm</td><td>1.617 mm</td><td>91 mm</td><td>175 mm, tidak cukup</td></tr>
        </tbody>
      </table>
      <h2>Kata kedua</h2>
      <p>Bila “ROTI” harus ikut, jangan mengecilkan KARSA menjadi 20 cm supaya muat berdampingan. Taruh ROTI setinggi 60 mm di pojok kiri atas papan, dibaca orang yang sudah dekat: 6 cm × 200 = 12 m. Dua jarak baca, dua tinggi huruf.</p>
      <p>Kekeliruan yang sering terjadi ialah mengisi papan sampai tepi karena “sayang kalau kosong”. Kata yang menyentuh bingkai tampak lebih kecil daripada kata yang diberi ruang, karena bingkai ikut dibaca sebagai goresan. Buktikan dengan menempelkan potongan kertas: kata yang sama pada papan sempit dan papan lapang, dilihat dari lima meter.</p>
    `),
    check(
      "Toko di jalan pasar dilewati pejalan kaki dan becak, dibaca paling jauh dari 24 m. Berapa tinggi kapital terkecilnya?",
      ["12 cm", "Benar. 24 m ÷ 200 = 0,12 m. Lebih besar boleh, asalkan tepi papannya tetap cukup."],
      ["30 cm", "Itu untuk jalan raya dengan jarak sekitar 60 m. Di pasar, huruf sebesar itu mungkin tidak perlu."],
      ["4,8 cm", "Anda membagi 24 m dengan 500. Patokannya satu per dua ratus."],
    ),
  ),
  chapter(
    "Dari sketsa ke papan",
    35,
    prose(`
      <p>Gambar Anda setinggi 60 mm; papan meminta 300 mm. Perbandingannya tepat lima kali. Semua ukuran ikut dikalikan lima: batang 10 menjadi 50 mm, palang 8,5 menjadi 42,5 mm, lewat garis 1,5 menjadi 7,5 mm, celah A–R 14 menjadi 70 mm.</p>
      <h2>Cara pertama: kisi</h2>
      <ol>
        <li>Gambar bingkai papan pada skala 1 : 5: 1.800 × 600 mm menjadi 360 × 120 mm.</li>
        <li>Bagi menjadi kotak 20 mm: 18 kotak mendatar, 6 kotak tegak. Beri huruf A–R di atas dan angka 1–6 di samping.</li>
        <li>Di papan, buat kotak 100 mm dengan benang kapur, jumlah dan namanya sama.</li>
        <li>Pindahkan titik potong lebih dulu: di mana tepi huruf memotong garis kotak. Tandai semuanya, baru hubungkan.</li>
      </ol>
      <p>Kesalahan 1 mm di sketsa menjadi 5 mm di papan. Karena itu garis tepi huruf diperiksa ulang dengan mata di papan, bukan dipercaya begitu saja. Lengkung yang mulus pada 60 mm sering memperlihatkan sudut ketika diperbesar.</p>
      <h2>Cara kedua: tusuk dan serbuk</h2>
      <p>Untuk kata yang dilukis lebih dari sekali, buat pola kertas seukuran papan. Tusuki garis tepinya dengan jarum atau rader setiap 5–8 mm, di atas alas lunak. Haluskan sisi belakangnya dengan ampelas supaya lubang tidak menutup. Tempelkan di papan, tepuk-tepukkan kantong kain berisi serbuk kapur. Serbuk menembus lubang dan meninggalkan deretan titik. Pola yang sama dapat dipakai puluhan kali.</p>
      <h2>Urutan di papan</h2>
      <table>
        <thead><tr><th scope="col">Langkah</th><th scope="col">Periksa</th></tr></thead>
        <tbody>
          <tr><td>Bersihkan, ampelas, cat dasar, cat latar; biarkan kering benar</td><td>Sentuh di pojok: tidak lengket</td></tr>
          <tr><td>Garis dasar dan garis kapital</td><td>Waterpas, bukan sejajar tepi papan yang belum tentu lurus</td></tr>
          <tr><td>Pindahkan gambar</td><td>Mundur sepuluh meter sebelum mengecat</td></tr>
          <tr><td>Tepi huruf dengan kuas kecil</td><td>Tarikan panjang, bahu yang bergerak</td></tr>
          <tr><td>Isi dengan kuas lebar</td><td>Arah isian sama, tidak ada genangan</td></tr>
          <tr><td>Hapus sisa kapur</td><td>Sesudah cat kering, dengan kain lembap</td></tr>
        </tbody>
      </table>
      <p>Langkah “mundur sepuluh meter” paling sering dilewati dan paling murah. Kapur dapat dihapus dalam setengah menit; cat tidak. Ajak pemilik toko berdiri di seberang jalan bersama Anda, dan tanyakan celah mana yang menurutnya bolong.</p>
    `),
    picture(
      "Sketsa kata di kertas kotak kecil di tangan seseorang, dan di belakangnya papan besar dengan kotak kapur yang sama banyaknya",
      "Delapan belas kotak kali enam, di kertas dan di papan. Yang dipindahkan mula-mula hanya titik-titik potongnya.",
    ),
  ),
  chapter(
    "Satu kata untuk sebuah toko",
    40,
    prose(`
      <p>Karya akhir: satu kata, 4–8 huruf, untuk toko yang pemiliknya sudah Anda wawancarai. Digambar tangan, siap dipindahkan ke papan. Bila pemilik setuju dan Anda berani, lukislah; bila tidak, gambar jadi pada skala 1 : 5 sudah cukup.</p>
      <h2>Yang dikumpulkan</h2>
      <ol>
        <li>Foto tampak depan toko dan ukuran papannya.</li>
        <li>Jawaban tujuh pertanyaan dan tabel keputusan.</li>
        <li>Tiga rangka calon, beserta kata-kata pemilik tentang masing-masing.</li>
        <li>Kata terpilih: lembar rangka, lembar garis tepi, lembar jadi berisi hitam. Tinggi kapital paling sedikit 50 mm.</li>
        <li>Lembar hitungan: tinggi huruf, panjang kata, sisa tepi, daftar celah.</li>
        <li>Foto gambar jadi yang ditempelkan pada foto toko dengan skala yang benar.</li>
      </ol>
      <h2>Jadwal yang masuk akal</h2>
      <p>Hari pertama wawancara dan rangka. Hari kedua tidak menggambar apa pun; lihat saja papan lain. Hari ketiga tebal dan ruang dalam. Hari keempat celah, dengan huruf guntingan. Hari kelima koreksi optis. Hari keenam gambar bersih. Jeda di hari kedua bukan kemewahan: mata yang baru saja menggambar tidak bisa melihat gambarnya.</p>
      <h2>Ukuran penilaian</h2>
      <table>
        <thead><tr><th scope="col">Segi</th><th scope="col">Belum</th><th scope="col">Sudah</th></tr></thead>
        <tbody>
          <tr><td>Rangka</td><td>Semua huruf selebar kotak yang sama</td><td>Tiga golongan lebar terasa</td></tr>
          <tr><td>Goresan</td><td>Tebal berubah tanpa sebab</td><td>Setiap tebal dapat dijelaskan dari arah atau tekanan</td></tr>
          <tr><td>Ruang dalam</td><td>Satu huruf menjadi gumpalan</td><td>Abu-abu rata dari lima meter</td></tr>
          <tr><td>Celah</td><td>Sama lebar</td><td>Sama banyak pasirnya, pasangan sukar diatasi</td></tr>
          <tr><td>Koreksi</td><td>Menurut penggaris</td><td>Tenang, dan koreksinya tidak kelihatan</td></tr>
          <tr><td>Kesesuaian</td><td>Bisa untuk toko apa saja</td><td>Orang dapat menebak jenis tokonya</td></tr>
        </tbody>
      </table>
      <h2>Dinding</h2>
      <p>Pada akhir semester di Sanggar Tiga, orang luar datang dan pembuat karya diam. Lakukan hal yang sama. Tempel kata Anda di dinding yang dilewati orang, tanpa nama dan tanpa keterangan. Berdirilah agak jauh selama seperempat jam. Sesudah itu tanyakan kepada tiga orang, “Ini toko apa?” dan “Huruf mana yang paling Anda ingat?”</p>
      <p>Bila huruf yang diingat adalah yang paling Anda banggakan, bagus. Bila bukan, gambarlah sekali lagi huruf yang mereka ingat, pelajari mengapa, dan simpan kedua lembarnya. Lalu pergilah ke jalan yang sama seperti pada bab pertama. Dua belas papan itu tidak berubah, tetapi Anda sekarang bisa melihatnya.</p>
    `),
    check(
      "Gambar jadi Anda rata abu-abunya dan celahnya baik, tetapi tiga orang menebak “apotek” untuk toko roti. Bagian mana yang diperiksa lebih dulu?",
      [
        "Ujung, lengkung, dan bobot: keputusan yang diturunkan dari wawancara",
        "Benar. Pengerjaannya sudah baik; yang meleset nadanya. Kembali ke tabel keputusan, bukan ke penggaris.",
      ],
      ["Celah antarhuruf", "Celah yang baik tidak mengubah jenis toko. Masalahnya pada kesan, bukan pada irama."],
      ["Tinggi kapital", "Tinggi menentukan dari mana kata terbaca. Ketiga orang itu sudah bisa membacanya."],
    ),
  ),
);
