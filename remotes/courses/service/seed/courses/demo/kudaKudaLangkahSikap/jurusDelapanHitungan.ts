import { chapter, check, courseModule, prose } from "../../courseParts";

export const jurusDelapanHitungan = courseModule(
  "Jurus Delapan Hitungan",
  "Satu jurus pendek yang berangkat dari satu ubin dan pulang ke ubin yang sama.",
  chapter(
    "Empat hitungan di sisi kiri",
    25,
    prose(`
      <p>Jurus adalah rangkaian gerak yang urutannya tetap, sehingga dapat dihafal badan dan diperiksa mata orang lain. Jurus pendek ini disusun untuk kursus ini saja, bukan milik perguruan mana pun. Seluruh bahannya sudah Anda punya: kuda-kuda belakang dan depan, langkah angkat, pasang, elak, tangkis, pukul.</p>
      <h2>Ubin asal</h2>
      <p>Tandai tempat berdiri Anda dengan selotip, lalu tandai satu langkah di depannya dan dua langkah di belakangnya. Satu langkah 60 sentimeter, jadi lajurnya sepanjang 180 sentimeter. Kita sebut titik-titiknya <strong>+1</strong> (depan), <strong>0</strong> (asal), <strong>–1</strong>, dan <strong>–2</strong>. Kaki kiri dan kaki kanan selalu di relnya masing-masing, di kiri dan kanan selotip.</p>
      <p>Buka dengan hormat di titik 0.</p>
      <table>
        <thead><tr><th scope="col">Hit.</th><th scope="col">Kaki</th><th scope="col">Kiri di</th><th scope="col">Kanan di</th><th scope="col">Tangan</th></tr></thead>
        <tbody>
          <tr><td>1</td><td>kanan mundur satu langkah, kuda-kuda belakang</td><td>0</td><td>–1</td><td>pasang kiri</td></tr>
          <tr><td>2</td><td>tetap; pinggul ditarik lebih ke belakang</td><td>0</td><td>–1</td><td>elak, lalu tangkisan luar kiri</td></tr>
          <tr><td>3</td><td>kanan maju melewati kiri, kuda-kuda depan</td><td>0</td><td>+1</td><td>pukulan lurus kanan</td></tr>
          <tr><td>4</td><td>kanan ditarik kembali, kuda-kuda belakang</td><td>0</td><td>–1</td><td>pasang kiri</td></tr>
        </tbody>
      </table>
      <h2>Yang terjadi di dalam</h2>
      <p>Pada hitungan 1 lawan khayalan mengancam, Anda membuat jarak. Pada hitungan 2 pukulannya datang; dada mundur sejengkal, lengan menyisihkannya. Pada hitungan 3 Anda masuk ketika tangannya belum pulang. Pada hitungan 4 Anda keluar, karena tinggal terlalu lama di depan orang bukan kebiasaan yang baik.</p>
      <p>Kaki kiri tidak pernah meninggalkan titik 0 selama empat hitungan. Ia poros.</p>
      <h2>Membangunnya bertahap</h2>
      <ol>
        <li>Kaki saja, tangan di pinggang, sepuluh kali.</li>
        <li>Tangan saja, berdiri tegak, sepuluh kali.</li>
        <li>Keduanya, berhenti dua detik pada tiap hitungan, lima kali.</li>
        <li>Keduanya tanpa berhenti, lima kali.</li>
      </ol>
      <p>Kesalahan terbesar ada di antara 2 dan 3: berat masih di kaki kanan ketika kaki kanan hendak maju. Ingat, kaki yang berisi tidak boleh melangkah. Pindahkan pinggul ke atas kaki kiri lebih dulu, barulah kanan terangkat. Bila terdengar seretan, berat Anda terlambat.</p>
    `),
    check(
      "Di antara hitungan 2 dan 3, apa yang harus terjadi sebelum kaki kanan terangkat?",
      ["Berat pindah ke kaki kiri", "Benar. Pada hitungan 2 berat ada di kanan, jadi kaki itu harus dikosongkan dulu."],
      ["Tangan kanan sudah memukul", "Pukulan selesai bersama mendaratnya kaki, bukan sebelum ia berangkat."],
      ["Kaki kiri mundur ke titik –1", "Kaki kiri adalah poros dan tetap di titik 0 sampai hitungan 4."],
    ),
  ),
  chapter(
    "Empat hitungan di sisi kanan",
    25,
    prose(`
      <p>Paruh kedua adalah bayangan paruh pertama di cermin, dengan satu perbedaan: ia dimulai dari tempat Anda berada, bukan dari asal. Karena itulah jurus ini pulang dengan sendirinya.</p>
      <p>Anda berada di akhir hitungan 4: kaki kiri di 0, kaki kanan di –1, pasang kiri.</p>
      <table>
        <thead><tr><th scope="col">Hit.</th><th scope="col">Kaki</th><th scope="col">Kiri di</th><th scope="col">Kanan di</th><th scope="col">Tangan</th></tr></thead>
        <tbody>
          <tr><td>5</td><td>kiri mundur melewati kanan, kuda-kuda belakang</td><td>–2</td><td>–1</td><td>pasang kanan</td></tr>
          <tr><td>6</td><td>tetap; pinggul ditarik lebih ke belakang</td><td>–2</td><td>–1</td><td>elak, lalu tangkisan luar kanan</td></tr>
          <tr><td>7</td><td>kiri maju melewati kanan, kuda-kuda depan</td><td>0</td><td>–1</td><td>pukulan lurus kiri</td></tr>
          <tr><td>8</td><td>kanan maju dirapatkan, sikap tegak</td><td>0</td><td>0</td><td>turun ke sisi badan</td></tr>
        </tbody>
      </table>
      <h2>Periksa hitungannya</h2>
      <p>Baca kolom kaki kiri dari hitungan 1 sampai 8: 0, 0, 0, 0, –2, –2, 0, 0. Kolom kaki kanan: –1, –1, +1, –1, –1, –1, –1, 0. Pada setiap hitungan kecuali yang kedelapan, jarak kedua kaki tepat satu langkah. Kalau di lantai Anda tidak demikian, ada langkah yang terlalu pendek, dan tabel ini menunjukkan yang mana.</p>
      <p>Contoh: Yusuf selalu berakhir setengah langkah di belakang ubin asal. Ia memeriksa dari belakang. Hitungan 7 seharusnya membawa kaki kiri dari –2 ke 0, dua langkah penuh. Rekamannya memperlihatkan kaki kirinya mendarat di –½. Jadi bukan hitungan 8 yang keliru, tempat ia menyadarinya, melainkan hitungan 7.</p>
      <h2>Hitungan 5, mundur yang panjang</h2>
      <p>Pada hitungan 5 kaki kiri menempuh dua langkah ke belakang. Pindahkan berat ke kaki kanan dulu. Karena kaki kanan sudah di belakang dan sudah menanggung sebagian besar berat pada hitungan 4, perpindahannya kecil. Ujung kaki kiri menyentuh lebih dulu, lalu tumit, lalu berat menyusul.</p>
      <h2>Menutup</h2>
      <p>Pada hitungan 8 jangan buru-buru. Kaki kanan datang ke kaki kiri, bukan sebaliknya; berat memang sudah di kiri sejak pukulan. Berdiri tegak, satu napas, lalu hormat. Orang menilai jurus terutama dari awal dan akhirnya.</p>
      <p>Latih paruh kedua dengan empat tahap yang sama seperti paruh pertama. Setelah itu sambungkan: tiga kali pelan, istirahat satu menit, tiga kali lagi. Catat titik akhir tiap ulangan dalam sentimeter dari ubin asal.</p>
    `),
    check(
      "Di manakah kaki kiri pada akhir hitungan 7?",
      ["Di titik 0", "Benar. Dari –2 ia maju dua langkah melewati kaki kanan yang menunggu di –1."],
      ["Di titik –1", "Di sana ada kaki kanan. Kaki kiri melewatinya satu langkah lagi."],
      ["Di titik +1", "Titik +1 hanya dipakai kaki kanan pada hitungan 3. Dari –2, maju dua langkah tiba di 0."],
    ),
  ),
  chapter(
    "Napas, irama, dan empat penjuru",
    22,
    prose(`
      <p>Urutan sudah hafal. Sekarang jurus diberi isi. Dalam silat orang sering membedakan <em>wiraga</em>, ketepatan gerak badan; <em>wirama</em>, ketepatan irama; dan <em>wirasa</em>, penghayatan. Dua bab terdahulu mengurus yang pertama. Bab ini yang kedua dan ketiga.</p>
      <h2>Napas</h2>
      <table>
        <thead><tr><th scope="col">Hitungan</th><th scope="col">Gerak</th><th scope="col">Napas</th></tr></thead>
        <tbody>
          <tr><td>1 dan 5</td><td>mundur, pasang</td><td>masuk lewat hidung</td></tr>
          <tr><td>2 dan 6</td><td>elak, tangkis</td><td>keluar pendek</td></tr>
          <tr><td>3 dan 7</td><td>maju, pukul</td><td>keluar sampai selesai</td></tr>
          <tr><td>4 dan 8</td><td>kembali</td><td>masuk</td></tr>
        </tbody>
      </table>
      <p>Pada hitungan 2 napas belum habis; sisanya dipakai di hitungan 3. Kalau terasa rumit, satu aturan cukup: jangan menahan napas. Bila pandangan berkunang-kunang, berhenti dan duduk.</p>
      <h2>Irama</h2>
      <p>Jurus yang semua hitungannya sama panjang terlihat seperti senam. Coba pola <em>panjang–pendek–pendek–panjang</em>: hitungan 1 tiga detik, hitungan 2 satu detik, hitungan 3 satu detik, hitungan 4 tiga detik. Jumlahnya delapan detik untuk setengah jurus, enam belas untuk seluruhnya. Lambat ketika mengamati, cepat ketika bertindak, lambat lagi ketika memulihkan diri.</p>
      <p>Bila ada kendang atau rekaman musik pencak, letakkan hitungan 3 dan 7 pada pukulan kendang yang berat.</p>
      <h2>Pandangan</h2>
      <p>Pandangan tiba sebelum badan. Menjelang hitungan 5 mata memastikan arah depan tetap aman, baru kaki mundur. Wajah tidak perlu galak. Raut yang tenang lebih sukar, dan lebih berguna.</p>
      <h2>Empat penjuru</h2>
      <p>Karena jurus pulang ke titik 0, ia dapat disambung. Sesudah hitungan 8, menoleh ke kanan, ringankan kaki, berputar seperempat lingkaran di tempat, lalu mulai lagi. Empat kali membawa Anda kembali menghadap depan.</p>
      <p>Hitung waktunya: 4 × 16 = 64 detik untuk jurus. Empat putaran masing-masing dua detik menambah 8. Dua hormat masing-masing empat detik menambah 8 lagi. Seluruhnya 80 detik, satu menit dua puluh detik.</p>
      <p>Kesalahan yang muncul pada penjuru ketiga adalah lupa arah, lalu mata mencari petunjuk di lantai. Tempelkan tanda kecil di keempat dinding setinggi mata, dan lepaskan satu setiap hari.</p>
    `),
    check(
      "Dengan pola tiga-satu-satu-tiga detik, berapa lama seluruh jurus delapan hitungan tanpa hormat?",
      ["16 detik", "Benar. Setengah jurus 3 + 1 + 1 + 3 = 8 detik, dan paruh kedua sama panjangnya."],
      ["8 detik", "Itu baru empat hitungan pertama. Jurus ini mempunyai dua paruh."],
      ["32 detik", "Itu dua kali jurus. Delapan hitungan penuh memerlukan 16 detik."],
    ),
  ),
  chapter(
    "Peragaan di depan tiga orang",
    40,
    prose(`
      <p>Pekerjaan penutup kursus ini adalah sebuah peragaan sekitar dua menit di depan tiga orang: satu yang mengerti silat bila ada, satu yang sebaya, dan satu yang tidak tahu apa-apa tentang silat. Ketiganya melihat hal yang berbeda, dan ketiganya benar.</p>
      <h2>Susunan</h2>
      <table>
        <thead><tr><th scope="col">Bagian</th><th scope="col">Isi</th><th scope="col">Lama</th></tr></thead>
        <tbody>
          <tr><td>Pembuka</td><td>masuk, sikap tegak, hormat</td><td>10 detik</td></tr>
          <tr><td>Dasar</td><td>rangkaian pindah berat dari modul kedua, satu kali</td><td>20 detik</td></tr>
          <tr><td>Langkah</td><td>segi empat, dua putaran</td><td>16 detik</td></tr>
          <tr><td>Jurus</td><td>delapan hitungan ke empat penjuru, tanpa hormat</td><td>72 detik</td></tr>
          <tr><td>Penutup</td><td>hormat, keluar dengan tenang</td><td>10 detik</td></tr>
        </tbody>
      </table>
      <p>Jumlahnya 128 detik. Bila tempat Anda sempit, jurus boleh ke satu penjuru saja; bagian itu menjadi 16 detik dan seluruhnya 72. Latihan jatuh tidak dimasukkan, kecuali ada matras dan pelatih yang mendampingi.</p>
      <h2>Tujuh hari persiapan</h2>
      <ol>
        <li>Hari 1: rekam seluruh susunan apa adanya, jangan diulang.</li>
        <li>Hari 2: tonton tanpa suara. Tulis tiga hal, paling banyak tiga, yang ingin diperbaiki.</li>
        <li>Hari 3 sampai 5: satu hal setiap hari, dua puluh menit, didahului pemanasan.</li>
        <li>Hari 6: gladi dengan pakaian yang akan dipakai. Celana yang sempit baru ketahuan di sini.</li>
        <li>Hari 7: istirahat, jalan kaki, baca ulang catatan.</li>
      </ol>
      <h2>Lembar penonton</h2>
      <p>Berikan kertas dengan empat pertanyaan, jangan lebih:</p>
      <ul>
        <li>Di bagian mana saya tampak paling mantap?</li>
        <li>Di bagian mana Anda merasa saya akan goyah?</li>
        <li>Apakah saya berakhir di tempat saya mulai?</li>
        <li>Apa kesan Anda dari hormat pembuka dan penutup?</li>
      </ul>
      <p>Pertanyaan keempat untuk semua, tetapi terutama untuk yang tidak tahu silat. Bila ia menjawab “seperti terburu-buru”, percayalah.</p>
      <h2>Sesudahnya</h2>
      <p>Bandingkan rekaman peragaan dengan rekaman dari modul kedua. Tulis satu halaman: apa yang berubah pada kuda-kuda, apa yang berubah pada langkah, dan apa yang berubah pada sikap. Kata terakhir itu sengaja ditaruh di ujung judul kursus, karena ia yang paling lama dipelajari.</p>
      <p>Kesalahan terakhir yang perlu diwaspadai ialah menambah gerak yang belum dikuasai agar tampak hebat. Penonton jarang mengingat gerak yang sulit. Mereka mengingat orang yang tahu di mana kakinya berada. Bila Anda ingin melanjutkan, carilah perguruan terdekat, datang sebagai pemula, dan bukalah dengan hormat.</p>
    `),
  ),
);
