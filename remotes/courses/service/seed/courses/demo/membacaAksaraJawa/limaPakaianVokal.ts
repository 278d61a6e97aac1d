import { chapter, check, courseModule, prose } from "../../courseParts";

export const limaPakaianVokal = courseModule(
  "Lima Pakaian Vokal",
  "Sandhangan swara mengubah a menjadi i, u, é, o, dan e.",
  chapter(
    "Wulu di atas, suku di bawah",
    18,
    prose(`
      <p>Bila setiap huruf sudah membawa a, bagaimana menulis <em>ki</em> atau <em>ku</em>? Hurufnya tetap, lalu dipakaikan tanda. Orang Jawa menyebut tanda itu <em>sandhangan</em>, pakaian. Tanda untuk vokal disebut <em>sandhangan swara</em>.</p>
      <table>
        <thead><tr><th scope="col">Nama</th><th scope="col">Letak</th><th scope="col">Contoh</th><th scope="col">Dibaca</th></tr></thead>
        <tbody>
          <tr><td>wulu</td><td>di atas huruf</td><td><span lang="jv-Java">ꦏꦶ</span></td><td>ki</td></tr>
          <tr><td>suku</td><td>di bawah, menyambung pada huruf</td><td><span lang="jv-Java">ꦏꦸ</span></td><td>ku</td></tr>
        </tbody>
      </table>
      <p>Tanda vokal <strong>menggantikan</strong> a, bukan menambahkannya. <span lang="jv-Java">ꦏꦶ</span> dibaca ki, tidak pernah “kai”. Satu huruf hanya memakai satu tanda vokal.</p>
      <h2>Membaca dengan tiga langkah</h2>
      <ol>
        <li>Kenali huruf dasarnya: <span lang="jv-Java">ꦧ</span>, <em>ba</em>.</li>
        <li>Cari tandanya: <span lang="jv-Java">ꦧꦸ</span> memakai suku.</li>
        <li>Ganti vokalnya: <em>bu</em>.</li>
      </ol>
      <p>Pada mulanya lakukan ketiganya dengan suara. Setelah sekitar seratus kata, langkah kedua dan ketiga akan menyatu sendiri.</p>
      <table>
        <thead><tr><th scope="col">Tulisan</th><th scope="col">Dibaca</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="jv-Java">ꦱꦶꦗꦶ</span></td><td>siji</td><td>satu</td></tr>
          <tr><td><span lang="jv-Java">ꦠꦸꦏꦸ</span></td><td>tuku</td><td>membeli</td></tr>
          <tr><td><span lang="jv-Java">ꦧꦸꦏꦸ</span></td><td>buku</td><td>buku</td></tr>
          <tr><td><span lang="jv-Java">ꦭꦶꦩ</span></td><td>lima</td><td>lima</td></tr>
          <tr><td><span lang="jv-Java">ꦥꦶꦠꦸ</span></td><td>pitu</td><td>tujuh</td></tr>
          <tr><td><span lang="jv-Java">ꦒꦸꦭ</span></td><td>gula</td><td>gula</td></tr>
          <tr><td><span lang="jv-Java">ꦧꦚꦸ</span></td><td>banyu</td><td>air</td></tr>
          <tr><td><span lang="jv-Java">ꦩꦠꦶ</span></td><td>mati</td><td>mati</td></tr>
        </tbody>
      </table>
      <h2>Kata yang dimulai dengan i dan u</h2>
      <p>Di sini <span lang="jv-Java">ꦲ</span> menjalankan pekerjaan keduanya, sebagai tumpuan. <em>Iki</em>, “ini”, ditulis <span lang="jv-Java">ꦲꦶꦏꦶ</span>. <em>Iku</em>, “itu”, ditulis <span lang="jv-Java">ꦲꦶꦏꦸ</span>. <em>Sinau</em>, “belajar”, berakhir dengan suku kata u yang berdiri sendiri, maka ditulis <span lang="jv-Java">ꦱꦶꦤꦲꦸ</span>: tiga huruf untuk tiga suku kata, si-na-u. Huruf ha tidak dibunyikan.</p>
      <p>Perhatikan bahwa tumpuan ini hanya diperlukan bila vokal memulai suku kata. Dalam <em>tuku</em> tidak ada tumpuan, sebab u selalu didahului konsonan. Kalau Anda ragu, penggal katanya dengan tepuk tangan: setiap tepukan yang dimulai dengan vokal meminta satu <span lang="jv-Java">ꦲ</span>.</p>
      <p>Kesalahan yang lazim adalah menempelkan suku langsung pada na: <span lang="jv-Java">ꦱꦶꦤꦸ</span>. Itu dibaca <em>sinu</em>, sebab suku menggusur a milik <span lang="jv-Java">ꦤ</span>. Bila dua vokal berurutan harus terdengar dua-duanya, vokal kedua perlu tumpuan sendiri.</p>
    `),
    check(
      "Bagaimana menulis sinau, belajar?",
      ["ꦱꦶꦤꦲꦸ", "Benar. Suku kata u berdiri di atas tumpuan ha, sehingga a pada na tidak hilang."],
      ["ꦱꦶꦤꦸ", "Ini dibaca sinu. Suku mengganti vokal a pada na, jadi bunyi a lenyap."],
      ["ꦱꦶꦤꦮꦸ", "Ini dibaca sinawu. Wa mempunyai bunyi w sendiri, sedangkan ha dapat diam sebagai tumpuan."],
    ),
  ),
  chapter(
    "Taling mendahului, tarung menutup",
    18,
    prose(`
      <p>Dua tanda berikut mengejutkan mata Latin, sebab salah satunya berdiri <strong>di depan</strong> huruf, padahal dibunyikan sesudahnya.</p>
      <table>
        <thead><tr><th scope="col">Nama</th><th scope="col">Letak</th><th scope="col">Contoh</th><th scope="col">Dibaca</th></tr></thead>
        <tbody>
          <tr><td>taling</td><td>di depan huruf</td><td><span lang="jv-Java">ꦏꦺ</span></td><td>ké atau kè</td></tr>
          <tr><td>taling tarung</td><td>mengapit huruf dari depan dan belakang</td><td><span lang="jv-Java">ꦏꦺꦴ</span></td><td>ko</td></tr>
        </tbody>
      </table>
      <p>Taling dipakai untuk é seperti dalam “soré” maupun è yang lebih terbuka seperti dalam “bèbèk”. Aksara Jawa tidak membedakan keduanya; pembaca mengetahuinya dari kata. Dalam kursus ini ejaan Latin memakai é dan è, sedangkan e tanpa tanda selalu berarti pepet, yang dibahas pada bab berikutnya.</p>
      <h2>Cara mata bergerak</h2>
      <p>Begitu melihat taling, tahan suara Anda. Lihat huruf sesudahnya, lalu periksa apakah di belakang huruf itu ada tarung. Tanpa tarung vokalnya é; dengan tarung vokalnya o. Taling tidak pernah sendirian, dan tarung dalam tulisan Jawa sehari-hari datang bersama taling.</p>
      <table>
        <thead><tr><th scope="col">Tulisan</th><th scope="col">Dibaca</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="jv-Java">ꦱꦺꦴꦫꦺ</span></td><td>soré</td><td>sore</td></tr>
          <tr><td><span lang="jv-Java">ꦫꦺꦤꦺ</span></td><td>réné</td><td>ke sini</td></tr>
          <tr><td><span lang="jv-Java">ꦭꦺꦭꦺ</span></td><td>lélé</td><td>ikan lele</td></tr>
          <tr><td><span lang="jv-Java">ꦭꦺꦴꦫꦺꦴ</span></td><td>loro</td><td>dua</td></tr>
          <tr><td><span lang="jv-Java">ꦏꦺꦴꦥꦶ</span></td><td>kopi</td><td>kopi</td></tr>
          <tr><td><span lang="jv-Java">ꦮꦺꦴꦭꦸ</span></td><td>wolu</td><td>delapan</td></tr>
          <tr><td><span lang="jv-Java">ꦠꦺꦴꦏꦺꦴ</span></td><td>toko</td><td>toko</td></tr>
          <tr><td><span lang="jv-Java">ꦧꦲꦺ</span></td><td>baé</td><td>saja</td></tr>
        </tbody>
      </table>
      <h2>Bandingkan dua kata ini</h2>
      <p><span lang="jv-Java">ꦭꦫ</span> memakai dua huruf telanjang, dibaca <em>lårå</em>, artinya sakit. <span lang="jv-Java">ꦭꦺꦴꦫꦺꦴ</span> memakai dua pasang taling tarung, dibaca <em>loro</em>, artinya dua. Di telinga keduanya berdekatan; di kertas jelas berbeda. Inilah sebabnya aturan å pada bab baris kedua perlu dikuasai sebelum memakai tarung.</p>
      <h2>Salah yang mudah dikenali</h2>
      <p>Bila Anda menulis dengan tangan dan taling tertinggal di ujung baris, sedangkan hurufnya pindah ke baris berikut, pembaca kehilangan vokalnya. Taling harus sebaris dengan hurufnya. Demikian pula tarung: jangan dibiarkan membuka baris baru sendirian.</p>
      <p>Latihan: tulis daftar belanja ini dengan aksara Jawa: <em>soto</em>, <em>saté</em>, <em>tahu</em>, <em>roti</em>. Kunci: <span lang="jv-Java">ꦱꦺꦴꦠꦺꦴ</span>, <span lang="jv-Java">ꦱꦠꦺ</span>, <span lang="jv-Java">ꦠꦲꦸ</span>, <span lang="jv-Java">ꦫꦺꦴꦠꦶ</span>.</p>
    `),
    check(
      "Pada tulisan ꦮꦺꦴꦭꦸ, tanda pertama dari kiri adalah taling. Kapan taling itu dibunyikan?",
      [
        "Sesudah wa, bersama tarung menjadi o",
        "Benar. Taling dan tarung mengapit wa dan bersama-sama mengganti vokalnya dengan o.",
      ],
      [
        "Paling awal, sebagai é",
        "Letaknya memang paling kiri, tetapi bunyinya selalu mengikuti huruf yang berdiri di belakangnya.",
      ],
      [
        "Tidak dibunyikan, hanya hiasan",
        "Tanpa taling, suku kata itu kembali dibaca wa. Jadi ia sungguh mengubah bunyi.",
      ],
    ),
  ),
  chapter(
    "Pepet dan dua aksara yang sudah jadi",
    20,
    prose(`
      <p>Vokal kelima adalah e lemah seperti dalam kata Indonesia “segar” atau “telur”. Tandanya <em>pepet</em>, sebuah lingkaran di atas huruf, lebih besar daripada wulu: <span lang="jv-Java">ꦏꦼ</span> dibaca <em>ke</em>. Bandingkan ukurannya dengan <span lang="jv-Java">ꦏꦶ</span>.</p>
      <table>
        <thead><tr><th scope="col">Tulisan</th><th scope="col">Dibaca</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="jv-Java">ꦠꦼꦭꦸ</span></td><td>telu</td><td>tiga</td></tr>
          <tr><td><span lang="jv-Java">ꦱꦼꦒ</span></td><td>sega</td><td>nasi</td></tr>
          <tr><td><span lang="jv-Java">ꦮꦼꦔꦶ</span></td><td>wengi</td><td>malam</td></tr>
          <tr><td><span lang="jv-Java">ꦮꦼꦢꦶ</span></td><td>wedi</td><td>takut</td></tr>
          <tr><td><span lang="jv-Java">ꦮꦼꦝꦶ</span></td><td>wedhi</td><td>pasir</td></tr>
        </tbody>
      </table>
      <p>Dua kata terakhir adalah pasangan yang dijanjikan pada modul pertama. Seluruh bedanya ada pada satu huruf, <span lang="jv-Java">ꦢ</span> atau <span lang="jv-Java">ꦝ</span>.</p>
      <h2>Re dan le tidak dirakit</h2>
      <p>Untuk suku kata <em>re</em> dan <em>le</em>, tata tulis Jawa tidak menaruh pepet di atas ra dan la. Ada dua aksara yang sudah jadi:</p>
      <table>
        <thead><tr><th scope="col">Nama</th><th scope="col">Aksara</th><th scope="col">Dibaca</th><th scope="col">Contoh</th></tr></thead>
        <tbody>
          <tr><td>pa cerek</td><td><span lang="jv-Java">ꦉ</span></td><td>re</td><td><span lang="jv-Java">ꦉꦒ</span> rega, harga</td></tr>
          <tr><td>nga lelet</td><td><span lang="jv-Java">ꦊ</span></td><td>le</td><td><span lang="jv-Java">ꦊꦔ</span> lenga, minyak</td></tr>
        </tbody>
      </table>
      <p>Namanya menipu. Pa cerek tidak dibaca pa dan nga lelet tidak dibaca nga; nama itu hanya mengingatkan pada bentuknya. Vokal e sudah di dalam, jadi pa cerek dan nga lelet tidak diberi tanda vokal lagi. Suku kata <em>ré, ro, ri, ru</em> tetap memakai <span lang="jv-Java">ꦫ</span> biasa: <span lang="jv-Java">ꦫꦺꦤꦺ</span>, <span lang="jv-Java">ꦭꦺꦴꦫꦺꦴ</span>, <span lang="jv-Java">ꦫꦸꦥ</span>.</p>
      <h2>Pepet atau taling?</h2>
      <p>Huruf e dalam ejaan Latin sehari-hari sering ditulis tanpa tanda, sehingga penulis pemula memilih sandhangan dengan menebak. Biasakan mengucapkan katanya dulu. Contoh pembeda yang baik: <em>wedi</em> memakai pepet, sedangkan <em>édi</em>, “indah”, memakai taling pada tumpuan ha: <span lang="jv-Java">ꦲꦺꦢꦶ</span>. Kalau bibir Anda melebar seperti tersenyum, itu taling. Kalau mulut hampir diam, itu pepet.</p>
      <p>Latihan membaca angka satu sampai sembilan, kecuali empat dan enam yang menunggu modul berikutnya: <span lang="jv-Java">ꦱꦶꦗꦶ</span>, <span lang="jv-Java">ꦭꦺꦴꦫꦺꦴ</span>, <span lang="jv-Java">ꦠꦼꦭꦸ</span>, <span lang="jv-Java">ꦭꦶꦩ</span>, <span lang="jv-Java">ꦥꦶꦠꦸ</span>, <span lang="jv-Java">ꦮꦺꦴꦭꦸ</span>, <span lang="jv-Java">ꦱꦔ</span>. Ulangi dari belakang, supaya urutan tidak membantu Anda.</p>
    `),
    check(
      "Manakah tulisan yang tepat untuk rega, harga?",
      ["ꦉꦒ", "Benar. Suku kata re ditulis dengan pa cerek, yang sudah memuat vokal e."],
      ["ꦫꦒ", "Ini dibaca raga, badan. Huruf ra telanjang selalu membawa vokal a."],
      ["ꦫꦺꦒ", "Taling menghasilkan ré. Kata rega memakai e lemah, jadi pa cereklah tempatnya."],
      ["ꦊꦒ", "Ini nga lelet, dibaca lega. Artinya lega, bukan harga."],
    ),
  ),
);
