import { chapter, check, code, courseModule, prose } from "../../courseParts";

export const satuUbin = courseModule(
  "Satu ubin yang menutup dinding",
  "Menemukan satuan terkecil sebuah pola, lalu membuat satuan itu sendiri dari kertas dan gunting.",
  chapter(
    "Mencari ubin di kain orang lain",
    18,
    prose(`
    <p>Ambil seprai, sarung, atau kertas kado yang ada di rumah. Gambarnya tampak tidak berhenti, padahal orang yang membuatnya hanya menggambar sebidang kecil. Bidang kecil itu disalin ke kanan dan ke bawah sampai kainnya habis. Pekerjaan pertama kita adalah menemukan bidang itu.</p>
    <h2>Tiga kata yang tidak boleh tertukar</h2>
    <ul>
    <li><strong>Motif</strong> adalah gambar yang Anda kenali: setangkai melati, seekor ikan, sebuah lingkaran.</li>
    <li><strong>Ubin</strong> adalah bidang terkecil yang, bila disalin berjajar tanpa diputar, menghasilkan seluruh gambar. Satu ubin boleh berisi banyak motif. Di pabrik tekstil orang menyebutnya <em>raport</em>.</li>
    <li><strong>Pola</strong> adalah hasil salinan itu: permukaan yang tertutup gambar.</li>
    </ul>
    <h2>Cara mengukurnya</h2>
    <ol>
    <li>Pilih satu titik yang mudah dikenali, misalnya ujung daun yang sobek di sebelah kuncup.</li>
    <li>Geser jari lurus ke kanan sampai bertemu ujung daun yang sama, dengan kuncup yang sama. Ukur jaraknya. Itulah lebar ubin.</li>
    <li>Kembali ke titik semula, geser lurus ke bawah, ukur lagi. Itulah tingginya.</li>
    <li>Tutup daerah itu dengan kertas kalkir, jiplak lima detail, lalu geser kalkirnya ke pengulangan berikutnya. Kelima detail harus jatuh tepat.</li>
    </ol>
    <p>Contoh: pada seprai di studio, ujung daun berulang setelah 32 cm ke kanan dan 24 cm ke bawah. Luas ubinnya 32 × 24 = 768 cm². Seprai 160 × 200 cm memuat 160 : 32 = 5 ubin ke samping, dan 200 : 24 = 8 ubin lebih sedikit ke bawah. Lebih dari empat puluh bunga besar di seprai itu sebenarnya satu gambar saja.</p>
    <h2>Tertipu oleh kembaran</h2>
    <p>Kesalahan yang sering terjadi: mengukur dari mawar ke mawar terdekat. Perancang yang teliti menaruh tiga mawar yang hampir sama dalam satu ubin supaya ulangannya tidak cepat terbaca. Ukuran Anda lalu hanya sepertiga dari yang benar. Langkah keempat menangkapnya, sebab kalkir tidak bisa dibujuk: satu kelopak yang berbeda arah saja sudah cukup sebagai bukti bahwa Anda baru sampai pada saudaranya.</p>
    <p>Cari tiga kain, ukur ubinnya, dan catat dalam buku. Angka-angka itu kita perlukan ketika memilih ukuran ubin sendiri.</p>
    `),
    check(
      "Sebuah taplak memuat tiga burung per baris. Burung pertama dan kedua berjarak 9 cm, tetapi hanya burung pertama dan keempat yang sama sampai ke bulunya. Berapa lebar ubinnya bila jarak antarburung tetap?",
      [
        "27 cm",
        "Burung keempat adalah salinan burung pertama, jadi ubin selebar tiga jarak: 3 × 9 cm. Di dalamnya ada tiga motif.",
      ],
      ["9 cm", "Itu jarak antarmotif. Kalkir yang digeser 9 cm tidak akan cocok karena bulunya berbeda."],
      ["36 cm", "Dari burung pertama sampai keempat hanya ada tiga jarak, bukan empat."],
    ),
  ),
  chapter(
    "Gunting, tukar, sambung",
    35,
    prose(`
    <p>Ubin seprai tadi sambung di keempat tepinya: apa yang terpotong di kanan muncul lagi di kiri, yang terpotong di bawah muncul di atas. Ada cara membuat sambungan seperti itu tanpa menghitung apa pun. Anda memerlukan kertas 20 × 20 cm, pensil, gunting, dan selotip.</p>
    <h2>Langkahnya</h2>
    <ol>
    <li>Gambar motif di tengah kertas. Jangan menyentuh tepi; sisakan kira-kira 2 cm.</li>
    <li>Balik kertas, beri nama keempat perempatnya di punggung supaya tidak tertukar, lalu potong menjadi empat bujur sangkar 10 × 10 cm.</li>
    <li>Tukar setiap potongan dengan lawan diagonalnya, tanpa memutarnya. Rekatkan dari belakang.</li>
    <li>Tengah kertas kini kosong. Isi kekosongan itu, lagi-lagi tanpa menyentuh tepi luar.</li>
    </ol>
    `),
    code(
      "text",
      `
      sebelum      sesudah ditukar

      A | B          D | C
      --+--          --+--
      C | D          B | A
      `,
      "A bertukar tempat dengan D, B dengan C. Tidak ada yang diputar.",
    ),
    prose(`
    <p>Mengapa berhasil? Tepi luar yang sekarang adalah bekas potongan di tengah gambar Anda. Sisi kiri dan sisi kanan berasal dari satu goresan gunting yang sama, maka keduanya pasti bertemu. Anda hanya perlu menjaga agar tepi itu tidak diganggu lagi.</p>
    <h2>Hal yang sama di layar</h2>
    <p>Di program gambar, gunting diganti dengan perintah <em>offset</em>: kanvas 2400 × 2400 piksel digeser 1200 piksel ke kanan dan 1200 ke bawah, dengan pilihan “bungkus ke sisi seberang”. Krita bahkan punya mode <em>wrap around</em> yang menyalin gambar ke segala arah selagi Anda menggambar. Pakailah sesudah sekali mengerjakannya dengan gunting; tangan yang pernah menukar A dan D tidak akan bingung lagi oleh menu.</p>
    <h2>Di mana biasanya gagal</h2>
    <p>Pada langkah keempat. Tengah yang kosong menggoda kita menambah sulur, lalu sulur itu memanjang sampai menyentuh tepi. Begitu disalin, sulurnya terputus seperti kabel yang digunting. Periksa dengan jari: telusuri keempat tepi dan pastikan setiap garis yang memotong tepi berasal dari putaran pertama. Bila sulur memang perlu menyeberang, lakukan tukar sekali lagi sehingga tepi itu pindah ke tengah, gambar di sana, lalu tukar kembali.</p>
    <p>Kesalahan kedua lebih halus: putaran pertama digambar dengan spidol baru, putaran kedua dengan spidol yang hampir kering. Sambungannya tepat, tetapi beda tebal garis memperlihatkan bentuk silang di setiap ubin. Kerjakan kedua putaran dengan alat dan hari yang sama.</p>
    `),
    check(
      "Sesudah potongan ditukar, mengapa motif baru di tengah tidak boleh menyentuh tepi luar?",
      [
        "Karena hanya garis dari putaran pertama yang punya pasangan di sisi seberang",
        "Tepi luar adalah bekas guntingan. Garis baru di sana tidak punya terusan di sisi lawannya.",
      ],
      [
        "Karena tepi luar akan dipotong pencetak",
        "Ubin dicetak bersambung, tidak dipotong satu per satu. Yang rusak adalah sambungan gambarnya.",
      ],
      [
        "Karena motif di tepi tampak lebih kecil",
        "Ukurannya tetap sama di mana pun. Masalahnya adalah garis yang terputus ketika ubin disalin.",
      ],
    ),
  ),
  chapter(
    "Uji tiga kali tiga",
    22,
    prose(`
    <p>Sebuah ubin tidak dapat dinilai sendirian. Ia seperti satu suku kata: baru terdengar aneh setelah diulang. Karena itu setiap ubin yang selesai langsung difotokopi sembilan lembar dan disusun tiga baris tiga kolom. Ubin tengah adalah satu-satunya yang tampak dari kedelapan tetangganya; perhatikan yang itu.</p>
    <h2>Empat gangguan</h2>
    <table>
    <thead><tr><th scope="col">Yang tampak</th><th scope="col">Sebabnya</th><th scope="col">Perbaikannya</th></tr></thead>
    <tbody>
    <tr><td>Lorong: jalur kosong lurus dari atas ke bawah</td><td>Tidak ada motif yang menyeberangi satu garis tegak</td><td>Geser satu motif sampai memotong lorong itu</td></tr>
    <tr><td>Lubang: bercak kosong yang berulang</td><td>Satu daerah terlalu jarang</td><td>Tambahkan pengisi kecil, bukan motif besar</td></tr>
    <tr><td>Gumpal: bintik gelap berjajar</td><td>Beberapa motif berat berkumpul</td><td>Pisahkan, atau ringankan satu di antaranya</td></tr>
    <tr><td>Bintang: satu motif selalu tertangkap mata</td><td>Warna, ukuran, atau arahnya menyendiri</td><td>Beri ia saudara, atau jinakkan</td></tr>
    </tbody>
    </table>
    <h2>Cara melihatnya</h2>
    <p>Dari jarak setengah meter kita melihat gambar, dari jarak tiga meter kita melihat pola. Tempelkan sembilan lembar itu di dinding, mundur lima langkah, lalu kerjapkan mata sampai garisnya kabur. Pada layar, perkecil hingga ubin tinggal selebar ibu jari. Putar juga susunannya seperempat putaran: lorong yang tidak terlihat ketika tegak sering muncul ketika mendatar.</p>
    <h2>Sebuah perbaikan, dari awal sampai akhir</h2>
    <p>Ubin 20 × 20 cm berisi lima daun dan dua buah. Uji pertama memperlihatkan lorong tegak selebar 1,5 cm, kira-kira 6 cm dari kiri. Kami memilih daun terdekat, memutarnya sedikit, dan menggesernya 2 cm sehingga ujungnya melewati lorong. Uji kedua: lorong hilang, tetapi di tempat lama daun itu muncul lubang. Tiga titik kecil mengisinya. Uji ketiga: bersih. Tiga kali uji untuk satu daun adalah hal biasa, bukan tanda bahwa Anda kurang pandai.</p>
    <p>Kesalahan yang umum ialah memperbaiki semuanya sekaligus. Jika lima motif digeser bersamaan dan polanya membaik, Anda tidak tahu mana yang menolong; jika memburuk, Anda tidak tahu mana yang dikembalikan. Ubah satu, uji, catat.</p>
    <p>Kerjakan sekarang dengan ubin kertas dari bab sebelumnya. Tulis gangguan yang Anda temukan di punggung setiap hasil uji, dengan tanggal. Lembar-lembar itu kita bawa ke modul berikutnya.</p>
    `),
    check(
      "Pada susunan tiga kali tiga tampak deretan bintik gelap miring yang berulang. Apa langkah pertama yang paling masuk akal?",
      [
        "Mencari motif berat yang berkumpul di satu tempat, memindahkan satu saja, lalu menguji lagi",
        "Bintik gelap adalah gumpal. Satu perubahan per uji membuat sebab dan akibatnya terbaca.",
      ],
      [
        "Menambah pengisi kecil di semua daerah terang",
        "Itu obat untuk lubang. Gumpalnya tetap ada dan sekarang seluruh ubin menjadi penuh.",
      ],
      [
        "Mengecilkan ubin supaya bintiknya lebih rapat",
        "Bintiknya ikut rapat dan jajarannya justru lebih mudah terbaca.",
      ],
    ),
  ),
);
