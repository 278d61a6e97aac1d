import { chapter, check, courseModule, prose } from "../../courseParts";

export const pasangan = courseModule(
  "Pasangan",
  "Huruf yang turun untuk mematikan huruf di atasnya, dan kalimat tanpa spasi.",
  chapter(
    "Huruf yang turun ke bawah",
    22,
    prose(`
      <p>Kata <em>aksara</em> sendiri mengandung masalah yang belum terpecahkan: ak-sa-ra. Bunyi k mati di tengah kata, langsung disusul sa. Pangkon tidak dipakai di sini. Sebagai gantinya, huruf <strong>sesudahnya</strong> ditulis dalam bentuk khusus yang disebut pasangan: <span lang="jv-Java">ꦲꦏ꧀ꦱꦫ</span>.</p>
      <p>Tugas pasangan dua sekaligus. Ia mematikan vokal huruf yang dipasangi, dan ia sendiri tetap dibaca penuh. Jadi <span lang="jv-Java">ꦤ꧀ꦢ</span> dibaca <em>nda</em>: n mati karena da menjadi pasangannya, sedangkan da masih hidup.</p>
      <h2>Di mana letaknya</h2>
      <table>
        <thead><tr><th scope="col">Kelompok</th><th scope="col">Huruf</th><th scope="col">Contoh</th></tr></thead>
        <tbody>
          <tr><td>Di samping kanan</td><td>ha, sa, pa</td><td><span lang="jv-Java">ꦱꦸꦩ꧀ꦥꦃ</span> sumpah</td></tr>
          <tr><td>Di bawah, bentuk utuh</td><td>ra, ya, ga, nga</td><td><span lang="jv-Java">ꦩꦔꦤ꧀ꦫꦸꦗꦏ꧀</span> mangan rujak</td></tr>
          <tr><td>Di bawah, bentuk khusus</td><td>tiga belas lainnya</td><td><span lang="jv-Java">ꦏꦼꦩ꧀ꦧꦁ</span> kembang</td></tr>
        </tbody>
      </table>
      <p>Dari kelompok ketiga, <em>ka, ta,</em> dan <em>la</em> punya kebiasaan sendiri: bila memakai suku, bentuknya kembali utuh, hanya letaknya tetap di bawah. Bandingkan <span lang="jv-Java">ꦱꦏ꧀ꦠꦶ</span>, <em>sakti</em>, dengan <span lang="jv-Java">ꦮꦏ꧀ꦠꦸ</span>, <em>waktu</em>. Huruf di bawah k dalam kedua kata itu sama-sama ta.</p>
      <h2>Tanda vokalnya ikut ke mana?</h2>
      <p>Suku menempel pada pasangan di bawah. Wulu, pepet, cecak, dan layar tetap di atas, di atas huruf yang dipasangi, karena di sanalah ada tempat; hanya untuk ha, sa, dan pa tanda itu berada di atas pasangannya sendiri. Taling berdiri di depan seluruh tumpukan. Dalam <em>sakti</em>, wulu berada di atas ka, padahal dibunyikan bersama ta. Bacalah tumpukan dari atas ke bawah dulu, baru vokalnya.</p>
      <table>
        <thead><tr><th scope="col">Tulisan</th><th scope="col">Penggalan</th><th scope="col">Kata</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="jv-Java">ꦏꦤ꧀ꦝ</span></td><td>ka-n-dha</td><td>kandha</td><td>berkata</td></tr>
          <tr><td><span lang="jv-Java">ꦠꦩ꧀ꦥ</span></td><td>ta-m-pa</td><td>tampa</td><td>menerima</td></tr>
          <tr><td><span lang="jv-Java">ꦧꦏ꧀ꦩꦶ</span></td><td>ba-k-mi</td><td>bakmi</td><td>bakmi</td></tr>
          <tr><td><span lang="jv-Java">ꦱ꧀ꦮꦫ</span></td><td>s-wa-ra</td><td>swara</td><td>suara</td></tr>
          <tr><td><span lang="jv-Java">ꦏ꧀ꦭꦥ</span></td><td>k-la-pa</td><td>klapa</td><td>kelapa</td></tr>
          <tr><td><span lang="jv-Java">ꦠꦽꦱ꧀ꦤ</span></td><td>tre-s-na</td><td>tresna</td><td>cinta</td></tr>
        </tbody>
      </table>
      <p>Kesalahan yang khas adalah membaca huruf atas lengkap dengan a-nya: <em>sakati</em> untuk sakti. Setiap kali ada huruf di bawah, huruf di atasnya mati. Tidak ada kecualinya.</p>
    `),
    check(
      "Dalam ꦱꦏ꧀ꦠꦶ, huruf manakah yang mati?",
      [
        "Ka, karena dipasangi ta",
        "Benar. Pasangan mematikan huruf yang berada di atasnya, lalu dirinya sendiri dibaca dengan vokal.",
      ],
      [
        "Ta, karena letaknya di bawah",
        "Kebalikannya. Huruf yang turun tetap hidup; yang di atasnyalah yang kehilangan vokal.",
      ],
      ["Sa, karena paling depan", "Sa tidak memakai tanda apa pun, jadi tetap dibaca sa."],
    ),
  ),
  chapter(
    "Nya sebelum ca, cecak sebelum ga",
    18,
    prose(`
      <p>Bunyi sengau menyesuaikan diri dengan huruf sesudahnya. Ucapkan <em>kanca</em>, “teman”, perlahan. Sebelum c, lidah Anda sudah berada di langit-langit; yang keluar lebih dekat ke ny daripada n. Ejaan Latin menulisnya n, aksara Jawa menulis apa yang dilakukan lidah: <span lang="jv-Java">ꦏꦚ꧀ꦕ</span>, dengan nya yang dipasangi ca.</p>
      <table>
        <thead><tr><th scope="col">Tulisan</th><th scope="col">Dibaca</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="jv-Java">ꦏꦚ꧀ꦕ</span></td><td>kanca</td><td>teman</td></tr>
          <tr><td><span lang="jv-Java">ꦏꦚ꧀ꦕꦶꦭ꧀</span></td><td>kancil</td><td>kancil</td></tr>
          <tr><td><span lang="jv-Java">ꦧꦚ꧀ꦗꦶꦂ</span></td><td>banjir</td><td>banjir</td></tr>
          <tr><td><span lang="jv-Java">ꦥꦚ꧀ꦗꦁ</span></td><td>panjang</td><td>panjang</td></tr>
        </tbody>
      </table>
      <p>Aturan ini berlaku di dalam satu kata. Bila n mengakhiri satu kata dan c atau j mengawali kata berikutnya, tiap kata mempertahankan hurufnya sendiri, jadi tetap na.</p>
      <h2>Sengau lain tetap seperti terdengar</h2>
      <ul>
        <li>Sebelum b dan p: ma. <span lang="jv-Java">ꦠꦩ꧀ꦧꦃ</span> tambah, <span lang="jv-Java">ꦭꦩ꧀ꦥꦸ</span> lampu.</li>
        <li>Sebelum d, t, dh, th: na. <span lang="jv-Java">ꦢꦤ꧀ꦢꦤ꧀</span> dandan, <span lang="jv-Java">ꦏꦤ꧀ꦛꦶꦭ꧀</span> kanthil, bunga kantil.</li>
        <li>Sebelum g dan k: cecak, bukan pasangan. <span lang="jv-Java">ꦠꦁꦒ</span> tangga, <span lang="jv-Java">ꦧꦁꦏꦸ</span> bangku.</li>
      </ul>
      <p>Butir terakhir menguntungkan. Karena ng sudah punya tanda penutup, huruf sesudahnya tidak perlu turun. Hal yang sama berlaku untuk layar dan wignyan: <span lang="jv-Java">ꦏꦂꦪ</span> dan <span lang="jv-Java">ꦥꦃꦭꦮꦤ꧀</span>, <em>pahlawan</em>, tidak memakai pasangan di tempat r dan h.</p>
      <h2>Membongkar satu kata panjang</h2>
      <p>Ambil <em>panjenengan</em>, sapaan hormat untuk “Anda”. Tulisannya <span lang="jv-Java">ꦥꦚ꧀ꦗꦼꦤꦼꦔꦤ꧀</span>.</p>
      <ol>
        <li><span lang="jv-Java">ꦥ</span>: pa.</li>
        <li><span lang="jv-Java">ꦚ꧀ꦗꦼ</span>: nya mati, dipasangi ja dengan pepet: nje.</li>
        <li><span lang="jv-Java">ꦤꦼ</span>: ne.</li>
        <li><span lang="jv-Java">ꦔ</span>: nga. Bunyi ng membuka suku kata, jadi bukan cecak.</li>
        <li><span lang="jv-Java">ꦤ꧀</span>: n, dipangku karena kata selesai.</li>
      </ol>
      <p>Lima potong, dan tiap potong sudah pernah Anda pelajari. Bila sebuah kata terasa mustahil, bongkarlah seperti ini di kertas.</p>
      <h2>Periksa pekerjaan sendiri</h2>
      <p>Tanda bahwa aturan ini terlupa: Anda menulis na dengan pasangan ja di tengah kata. Cari semua c dan j dalam tulisan Anda, lalu lihat huruf di atasnya. Bila sengau dan sekata, seharusnya nya.</p>
      <p>Tulis: <em>kunci</em>, <em>janji</em>, <em>tembang</em>, <em>tindak</em>. Kunci: <span lang="jv-Java">ꦏꦸꦚ꧀ꦕꦶ</span>, <span lang="jv-Java">ꦗꦚ꧀ꦗꦶ</span>, <span lang="jv-Java">ꦠꦼꦩ꧀ꦧꦁ</span>, <span lang="jv-Java">ꦠꦶꦤ꧀ꦢꦏ꧀</span>.</p>
    `),
    check(
      "Bagaimana menulis banjir?",
      ["ꦧꦚ꧀ꦗꦶꦂ", "Benar. Di dalam satu kata, sengau sebelum ja ditulis nya, dan r penutup memakai layar."],
      ["ꦧꦤ꧀ꦗꦶꦂ", "Hampir. Bunyinya terbaca, tetapi sebelum ja dalam satu kata dipakai nya."],
      ["ꦧꦁꦗꦶꦂ", "Ini dibaca bangjir, karena cecak selalu berbunyi ng."],
    ),
  ),
  chapter(
    "Membaca tanpa spasi",
    24,
    prose(`
      <p>Dalam tata tulis Jawa yang lazim, kata-kata ditulis bersambung tanpa spasi. Itulah sebabnya konsonan mati di akhir kata pun mendapat pasangan, yaitu huruf pertama kata berikutnya. <em>Mangan</em> yang berdiri sendiri berakhir dengan pangkon. Dalam <em>mangan sega</em>, “makan nasi”, sa turun menjadi pasangan n: <span lang="jv-Java">ꦩꦔꦤ꧀ꦱꦼꦒ</span>.</p>
      <table>
        <thead><tr><th scope="col">Tulisan</th><th scope="col">Dibaca</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="jv-Java">ꦩꦠꦸꦂꦤꦸꦮꦸꦤ꧀</span></td><td>matur nuwun</td><td>terima kasih</td></tr>
          <tr><td><span lang="jv-Java">ꦩꦔꦤ꧀ꦫꦸꦗꦏ꧀</span></td><td>mangan rujak</td><td>makan rujak</td></tr>
          <tr><td><span lang="jv-Java">ꦩꦤꦸꦏ꧀ꦒꦒꦏ꧀</span></td><td>manuk gagak</td><td>burung gagak</td></tr>
          <tr><td><span lang="jv-Java">ꦒꦺꦴꦭꦺꦏ꧀ꦪꦸꦪꦸ</span></td><td>golèk yuyu</td><td>mencari ketam sungai</td></tr>
          <tr><td><span lang="jv-Java">ꦲꦝꦶꦏ꧀ꦚꦥꦸ</span></td><td>adhik nyapu</td><td>adik menyapu</td></tr>
        </tbody>
      </table>
      <p>Pada <em>matur nuwun</em> tidak ada pasangan, karena <em>matur</em> berakhir dengan layar. Tulisan digital dan papan nama masa kini kadang memakai spasi; dengan spasi, kata sebelumnya ditutup pangkon. Anda perlu dapat membaca kedua cara.</p>
      <h2>Memotong dengan pensil</h2>
      <p>Cara melatih mata: tulis kalimat dengan tangan, lalu beri garis tegak tipis di setiap batas suku kata. Setelah itu baca cepat, dan lingkari kumpulan yang terdengar sebagai kata. Contoh: <span lang="jv-Java">ꦧꦥꦏ꧀ꦠꦶꦤ꧀ꦢꦏ꧀ꦩꦼꦚꦁꦏꦤ꧀ꦠꦺꦴꦂ</span>.</p>
      <ol>
        <li>Suku kata: ba-pak-tin-dak-me-nyang-kan-tor.</li>
        <li>Kata: bapak – tindak – menyang – kantor.</li>
        <li>Arti: Ayah pergi ke kantor.</li>
      </ol>
      <p>Perhatikan k pada <em>bapak</em>. Ia dipasangi ta milik <em>tindak</em>, dan wulu di atasnya milik ti. Mata pemula membaca “bapaki”. Ingat kebiasaan dari bab pertama modul ini: tumpukan dulu, vokal kemudian.</p>
      <h2>Empat peribahasa</h2>
      <table>
        <thead><tr><th scope="col">Tulisan</th><th scope="col">Dibaca</th><th scope="col">Maksudnya</th></tr></thead>
        <tbody>
          <tr><td><span lang="jv-Java">ꦲꦭꦺꦴꦤ꧀ꦲꦭꦺꦴꦤ꧀ꦮꦠꦺꦴꦤ꧀ꦏꦼꦭꦏꦺꦴꦤ꧀</span></td><td>alon-alon waton kelakon</td><td>pelan-pelan asal terlaksana</td></tr>
          <tr><td><span lang="jv-Java">ꦲꦗꦢꦸꦩꦺꦃ</span></td><td>aja dumèh</td><td>jangan mentang-mentang</td></tr>
          <tr><td><span lang="jv-Java">ꦗꦼꦂꦧꦱꦸꦏꦶꦩꦮꦧꦺꦪ</span></td><td>jer basuki mawa béya</td><td>keselamatan menuntut biaya</td></tr>
          <tr><td><span lang="jv-Java">ꦱꦥꦤꦤ꧀ꦢꦸꦂꦧꦏꦭ꧀ꦔꦸꦤ꧀ꦝꦸꦃ</span></td><td>sapa nandur bakal ngundhuh</td><td>siapa menanam akan memetik</td></tr>
        </tbody>
      </table>
      <p>Tutup kolom tengah dan baca masing-masing dua kali. Pada peribahasa terakhir, temukan tiga pasangan: da di bawah na, nga di bawah la, dan dha di bawah na. Bila Anda menemukannya tanpa bantuan, inti aksara Jawa sudah ada di tangan Anda.</p>
    `),
    check(
      "Mengapa dalam mangan sega huruf sa menjadi pasangan, padahal ia milik kata lain?",
      [
        "Karena kata ditulis bersambung, dan n di depannya harus mati",
        "Benar. Tanpa spasi, akhir kata bertemu awal kata, dan pasangan berlaku sama seperti di tengah kata.",
      ],
      [
        "Karena sega adalah kata pinjaman",
        "Asal kata tidak berpengaruh. Yang menentukan hanyalah konsonan mati di depannya.",
      ],
      ["Karena sa selalu ditulis sebagai pasangan", "Sa yang didahului vokal ditulis biasa, misalnya dalam ꦫꦱ."],
    ),
  ),
);
