import { chapter, check, courseModule, prose } from "../../courseParts";

export const menutupSukuKata = courseModule(
  "Menutup Suku Kata",
  "Konsonan di akhir dan di tengah: cecak, layar, wignyan, pangkon, cakra, keret, pengkal.",
  chapter(
    "Cecak, layar, wignyan",
    17,
    prose(`
      <p>Sampai di sini semua suku kata berakhir dengan vokal. Bahasa Jawa penuh suku kata tertutup: <em>wong, pasar, gajah</em>. Untuk tiga penutup yang paling sering, ng, r, dan h, tersedia tanda tersendiri. Namanya <em>sandhangan panyigeg</em>, pakaian penutup.</p>
      <table>
        <thead><tr><th scope="col">Nama</th><th scope="col">Bunyi</th><th scope="col">Letak</th><th scope="col">Contoh</th></tr></thead>
        <tbody>
          <tr><td>cecak</td><td>ng</td><td>di atas</td><td><span lang="jv-Java">ꦏꦁ</span> kang</td></tr>
          <tr><td>layar</td><td>r</td><td>di atas</td><td><span lang="jv-Java">ꦏꦂ</span> kar</td></tr>
          <tr><td>wignyan</td><td>h</td><td>di belakang</td><td><span lang="jv-Java">ꦏꦃ</span> kah</td></tr>
        </tbody>
      </table>
      <p>Penutup dibaca paling akhir, sesudah vokal. Urutannya selalu: huruf, vokal, penutup. Ambil <span lang="jv-Java">ꦮꦺꦴꦁ</span>. Hurufnya wa; taling dan tarung mengubahnya menjadi <em>wo</em>; cecak menutupnya menjadi <em>wong</em>, “orang”.</p>
      <h2>Kata untuk dibaca</h2>
      <table>
        <thead><tr><th scope="col">Tulisan</th><th scope="col">Dibaca</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="jv-Java">ꦥꦱꦂ</span></td><td>pasar</td><td>pasar</td></tr>
          <tr><td><span lang="jv-Java">ꦭꦪꦂ</span></td><td>layar</td><td>layar</td></tr>
          <tr><td><span lang="jv-Java">ꦒꦗꦃ</span></td><td>gajah</td><td>gajah</td></tr>
          <tr><td><span lang="jv-Java">ꦏꦧꦺꦃ</span></td><td>kabèh</td><td>semua</td></tr>
          <tr><td><span lang="jv-Java">ꦊꦩꦃ</span></td><td>lemah</td><td>tanah</td></tr>
          <tr><td><span lang="jv-Java">ꦮꦫꦸꦁ</span></td><td>warung</td><td>warung</td></tr>
          <tr><td><span lang="jv-Java">ꦧꦸꦔꦃ</span></td><td>bungah</td><td>gembira</td></tr>
          <tr><td><span lang="jv-Java">ꦱꦼꦥꦸꦭꦸꦃ</span></td><td>sepuluh</td><td>sepuluh</td></tr>
        </tbody>
      </table>
      <p>Baca sekali lagi <em>sepuluh</em>, kali ini sambil menunjuk. Sa dengan pepet, se. Pa dengan suku, pu. La dengan suku, lu, lalu wignyan menutupnya menjadi luh. Tiga huruf, tiga suku kata, empat tanda.</p>
      <p>Perhatikan juga <em>lemah</em>: suku kata pertamanya nga lelet dari bab lalu, suku keduanya ma dengan wignyan.</p>
      <h2>Ha atau wignyan?</h2>
      <p>Keduanya menulis h, tetapi di tempat berbeda. <span lang="jv-Java">ꦲ</span> membuka suku kata, wignyan menutupnya. Bandingkan <em>sawah</em>, <span lang="jv-Java">ꦱꦮꦃ</span>, dengan <em>tahu</em>, <span lang="jv-Java">ꦠꦲꦸ</span>. Demikian juga <span lang="jv-Java">ꦫ</span> dan layar: ra membuka, layar menutup. Dan <span lang="jv-Java">ꦔ</span> membuka, cecak menutup.</p>
      <p>Kesalahan yang sering dibuat pemula: kata <em>sanga</em>, “sembilan”, ditulis dengan cecak lalu ha. Pisahkan dulu suku katanya: sa-nga. Bunyi ng di situ membuka suku kata kedua, jadi hurufnya nga: <span lang="jv-Java">ꦱꦔ</span>. Sebaliknya <em>tangga</em>, “tetangga”, terdiri dari tang-ga: ng menutup suku pertama, lalu ga membuka yang kedua: <span lang="jv-Java">ꦠꦁꦒ</span>. Memenggal suku kata sebelum menulis mencegah sebagian besar salah tulis.</p>
    `),
    check(
      "Bagaimana menulis tangga, tetangga?",
      ["ꦠꦁꦒ", "Benar. Suku katanya tang-ga: cecak menutup yang pertama, ga membuka yang kedua."],
      ["ꦠꦔ", "Ini dibaca ta-nga. Bunyi g yang kedua hilang."],
      ["ꦠꦒ", "Tidak ada ng di sini. Cecak di atas ta belum dipasang."],
    ),
  ),
  chapter(
    "Pangkon hanya di ujung",
    16,
    prose(`
      <p>Bagaimana dengan penutup lain: k dalam <em>bapak</em>, t dalam <em>papat</em>, n dalam <em>mangan</em>? Tidak ada tanda khusus. Kita menulis huruf biasa, lalu mematikan vokalnya dengan <em>pangkon</em>: <span lang="jv-Java">ꦏ꧀</span> dibaca k saja.</p>
      <p>Pangkon berarti pangkuan. Huruf yang dipangku kehilangan a-nya dan bersandar pada suku kata sebelumnya.</p>
      <table>
        <thead><tr><th scope="col">Tulisan</th><th scope="col">Urutan baca</th><th scope="col">Kata</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="jv-Java">ꦧꦥꦏ꧀</span></td><td>ba-pa-k</td><td>bapak</td><td>ayah</td></tr>
          <tr><td><span lang="jv-Java">ꦥꦥꦠ꧀</span></td><td>pa-pa-t</td><td>papat</td><td>empat</td></tr>
          <tr><td><span lang="jv-Java">ꦲꦼꦤꦼꦩ꧀</span></td><td>e-ne-m</td><td>enem</td><td>enam</td></tr>
          <tr><td><span lang="jv-Java">ꦩꦔꦤ꧀</span></td><td>ma-nga-n</td><td>mangan</td><td>makan</td></tr>
          <tr><td><span lang="jv-Java">ꦩꦤꦸꦏ꧀</span></td><td>ma-nu-k</td><td>manuk</td><td>burung</td></tr>
          <tr><td><span lang="jv-Java">ꦥꦼꦊꦩ꧀</span></td><td>pe-le-m</td><td>pelem</td><td>mangga</td></tr>
          <tr><td><span lang="jv-Java">ꦲꦉꦥ꧀</span></td><td>a-re-p</td><td>arep</td><td>akan</td></tr>
        </tbody>
      </table>
      <p>Ada baiknya membandingkan <span lang="jv-Java">ꦩꦤꦸꦏ꧀</span> dengan <span lang="jv-Java">ꦩꦤꦸ</span> tanpa huruf terakhir. Yang kedua dibaca <em>manu</em>. Huruf yang dipangku memakan tempat satu huruf penuh di kertas, tetapi tidak menambah suku kata. Karena itu hitungan dari bab pertama perlu diperbarui: jumlah suku kata sama dengan jumlah huruf, dikurangi huruf yang dipangku.</p>
      <p>Sekarang bilangan satu sampai sepuluh lengkap, dan ucapan terima kasih yang paling sering dipakai juga sudah terbaca: <span lang="jv-Java">ꦩꦠꦸꦂꦤꦸꦮꦸꦤ꧀</span>, <em>matur nuwun</em>.</p>
      <h2>Batasnya</h2>
      <p>Pangkon dipakai di <strong>akhir</strong>: akhir kalimat, akhir anak kalimat, atau akhir kata yang berdiri sendiri seperti dalam daftar tadi. Di tengah kata, bila konsonan mati langsung disusul huruf lain, tata tulis tidak memakai pangkon yang tampak; huruf sesudahnya berubah menjadi <em>pasangan</em>. Itu bahan modul keempat. Untuk sekarang cukup diingat: pangkon yang terlihat adalah rem, dan rem diinjak ketika berhenti.</p>
      <h2>Tiga kekeliruan</h2>
      <ul>
        <li><strong>Pangkon pada ng, r, h.</strong> Kata <em>pasar</em> bukan <span lang="jv-Java">ꦥꦱ</span> ditambah ra yang dipangku. Ketiga penutup itu memakai cecak, layar, dan wignyan.</li>
        <li><strong>Pangkon pada huruf bersandhangan vokal.</strong> Huruf mati tidak punya vokal, jadi wulu, suku, dan kawan-kawannya tidak mungkin ikut.</li>
        <li><strong>Lupa memangku.</strong> Tanpa pangkon <span lang="jv-Java">ꦩꦔꦤ</span> dibaca tiga suku kata, <em>mangana</em>, yang dalam bahasa Jawa justru berarti “makanlah”.</li>
      </ul>
      <p>Yang ketiga paling sukar ditemukan, karena hasilnya tetap sebuah kata. Bacalah tulisan Anda keras-keras setelah selesai, jangan hanya dipandang.</p>
    `),
    check(
      "Kata manakah yang memerlukan pangkon bila berdiri sendiri?",
      ["papat, empat", "Benar. Penutupnya t, dan untuk t tidak ada tanda panyigeg khusus."],
      ["pasar", "Penutupnya r, jadi cukup layar di atas sa."],
      ["sawah", "Penutupnya h, jadi cukup wignyan di belakang wa."],
      ["warung", "Penutupnya ng, jadi cukup cecak di atas ra."],
    ),
  ),
  chapter(
    "Cakra, keret, pengkal",
    18,
    prose(`
      <p>Kata <em>putra</em> bersuku kata dua, pu-tra. Di antara t dan a menyelip r. Bunyi sisipan seperti ini ditulis dengan <em>sandhangan wyanjana</em>, tanda yang menempel pada huruf di depannya.</p>
      <table>
        <thead><tr><th scope="col">Nama</th><th scope="col">Sisipan</th><th scope="col">Contoh</th><th scope="col">Dibaca</th></tr></thead>
        <tbody>
          <tr><td>cakra</td><td>r, dengan vokal apa pun selain e</td><td><span lang="jv-Java">ꦏꦿ</span></td><td>kra</td></tr>
          <tr><td>keret</td><td>re, r beserta vokal e</td><td><span lang="jv-Java">ꦏꦽ</span></td><td>kre</td></tr>
          <tr><td>pengkal</td><td>y</td><td><span lang="jv-Java">ꦏꦾ</span></td><td>kya</td></tr>
        </tbody>
      </table>
      <p>Cakra dapat ditemani tanda vokal: <span lang="jv-Java">ꦏꦿꦶ</span> dibaca kri, <span lang="jv-Java">ꦏꦿꦸ</span> dibaca kru, <span lang="jv-Java">ꦏꦿꦺꦴ</span> dibaca kro. Keret tidak, karena vokal e sudah di dalamnya.</p>
      <h2>Kata untuk dibaca</h2>
      <table>
        <thead><tr><th scope="col">Tulisan</th><th scope="col">Dibaca</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="jv-Java">ꦥꦸꦠꦿ</span></td><td>putra</td><td>anak (halus)</td></tr>
          <tr><td><span lang="jv-Java">ꦥꦿꦲꦸ</span></td><td>prau</td><td>perahu</td></tr>
          <tr><td><span lang="jv-Java">ꦏꦿꦸꦔꦸ</span></td><td>krungu</td><td>terdengar, mendengar</td></tr>
          <tr><td><span lang="jv-Java">ꦒꦿꦶꦪ</span></td><td>griya</td><td>rumah (halus)</td></tr>
          <tr><td><span lang="jv-Java">ꦏꦽꦠꦼꦒ꧀</span></td><td>kreteg</td><td>jembatan</td></tr>
          <tr><td><span lang="jv-Java">ꦏꦾꦲꦶ</span></td><td>kyai</td><td>kiai</td></tr>
          <tr><td><span lang="jv-Java">ꦱꦼꦠꦾ</span></td><td>setya</td><td>setia</td></tr>
        </tbody>
      </table>
      <p>Periksa <em>prau</em>. Cakra menempel pada pa menjadi <em>pra</em>, lalu u berdiri di atas tumpuan ha. Dua aturan dari dua bab bertemu dalam satu kata pendek.</p>
      <h2>Karya bukan kya</h2>
      <p>Kata <em>karya</em> mudah menjerumuskan. Bunyi r dan y bersebelahan, maka orang mencari cakra dan pengkal. Penggal dulu: kar-ya. Huruf r menutup suku pertama, jadi layar; ya membuka suku kedua, jadi huruf biasa: <span lang="jv-Java">ꦏꦂꦪ</span>. Bandingkan dengan <em>kya</em> dalam kyai, yang k dan y-nya berada dalam satu suku kata.</p>
      <p>Uji yang sama membedakan <em>warna</em>, war-na, <span lang="jv-Java">ꦮꦂꦤ</span>, dari <em>krana</em>, kra-na, <span lang="jv-Java">ꦏꦿꦤ</span>. Kalau r dapat ditinggal di ujung suku kata sambil menarik napas, itu layar. Kalau r langsung meluncur ke vokal, itu cakra.</p>
      <h2>Tugas menulis</h2>
      <p>Tulis <em>priya</em> (laki-laki), <em>srengéngé</em> (matahari), <em>sregep</em> (rajin), dan <em>kraton</em>. Kunci: <span lang="jv-Java">ꦥꦿꦶꦪ</span>, <span lang="jv-Java">ꦱꦽꦔꦺꦔꦺ</span>, <span lang="jv-Java">ꦱꦽꦒꦼꦥ꧀</span>, <span lang="jv-Java">ꦏꦿꦠꦺꦴꦤ꧀</span>. Pada dua kata yang di tengah, re-nya keret, bukan cakra berpepet.</p>
    `),
    check(
      "Mengapa karya ditulis ꦏꦂꦪ, tanpa cakra dan tanpa pengkal?",
      [
        "Karena suku katanya kar-ya",
        "Benar. R menutup suku pertama sehingga memakai layar, dan ya membuka suku kedua sebagai huruf penuh.",
      ],
      [
        "Karena cakra hanya untuk nama orang",
        "Cakra dipakai dalam kata apa pun yang menyisipkan r, seperti putra dan prau.",
      ],
      ["Karena ya tidak punya sandhangan", "Ya punya wakil sebagai sisipan, yaitu pengkal. Di sini ia bukan sisipan."],
    ),
  ),
  chapter(
    "Tujuh hari, lima pasaran",
    20,
    prose(`
      <p>Kalender Jawa menjalankan dua putaran sekaligus: tujuh hari dan lima <em>pasaran</em>. Nama-namanya dipakai untuk menentukan hari pasar, hari lahir, dan selamatan. Bagi pembaca aksara, daftar ini hadiah: pendek, sering ditemui, dan hampir setiap aturan sejauh ini muncul di dalamnya.</p>
      <h2>Hari</h2>
      <table>
        <thead><tr><th scope="col">Tulisan</th><th scope="col">Dibaca</th><th scope="col">Yang perlu dilihat</th></tr></thead>
        <tbody>
          <tr><td><span lang="jv-Java">ꦱꦼꦤꦺꦤ꧀</span></td><td>Senèn</td><td>pepet, taling, pangkon</td></tr>
          <tr><td><span lang="jv-Java">ꦱꦼꦭꦱ</span></td><td>Selasa</td><td>dua huruf telanjang di ujung, dibaca å</td></tr>
          <tr><td><span lang="jv-Java">ꦉꦧꦺꦴ</span></td><td>Rebo</td><td>pa cerek, taling tarung</td></tr>
          <tr><td><span lang="jv-Java">ꦏꦼꦩꦶꦱ꧀</span></td><td>Kemis</td><td>wulu, pangkon</td></tr>
          <tr><td><span lang="jv-Java">ꦗꦼꦩꦸꦮꦃ</span></td><td>Jemuwah</td><td>suku, wignyan</td></tr>
          <tr><td><span lang="jv-Java">ꦱꦼꦠꦸ</span></td><td>Setu</td><td>pepet, suku</td></tr>
          <tr><td><span lang="jv-Java">ꦔꦲꦢ꧀</span></td><td>Ngahad</td><td>nga di awal, ha dibunyikan</td></tr>
        </tbody>
      </table>
      <p>Untuk hari Minggu terdapat dua nama. <em>Ngahad</em> atau <em>Akad</em> adalah bentuk Jawanya; <em>Minggu</em>, <span lang="jv-Java">ꦩꦶꦁꦒꦸ</span>, juga lazim.</p>
      <h2>Pasaran</h2>
      <table>
        <thead><tr><th scope="col">Tulisan</th><th scope="col">Dibaca</th><th scope="col">Yang perlu dilihat</th></tr></thead>
        <tbody>
          <tr><td><span lang="jv-Java">ꦊꦒꦶ</span></td><td>Legi</td><td>nga lelet</td></tr>
          <tr><td><span lang="jv-Java">ꦥꦲꦶꦁ</span></td><td>Paing</td><td>tumpuan ha, wulu bersama cecak</td></tr>
          <tr><td><span lang="jv-Java">ꦥꦺꦴꦤ꧀</span></td><td>Pon</td><td>taling tarung, pangkon</td></tr>
          <tr><td><span lang="jv-Java">ꦮꦒꦺ</span></td><td>Wagé</td><td>taling</td></tr>
          <tr><td><span lang="jv-Java">ꦏ꧀ꦭꦶꦮꦺꦴꦤ꧀</span></td><td>Kliwon</td><td>la di bawah ka: sebuah pasangan</td></tr>
        </tbody>
      </table>
      <p>Pada <em>Paing</em>, wulu dan cecak berada di atas huruf yang sama. Cecak ditaruh di sebelah kanan wulu. Bila bertemu pepet, cecak biasanya ditulis di dalam lingkarannya; perhatikan itu pada kata <em>sugeng</em>, <span lang="jv-Java">ꦱꦸꦒꦼꦁ</span>.</p>
      <p>Kliwon sengaja diletakkan di ujung. Bunyi kl membuka satu suku kata, sedangkan cakra dan pengkal hanya melayani r dan y. Untuk l, huruf <span lang="jv-Java">ꦭ</span> turun ke bawah ka. Begitulah pasangan bekerja, dan modul berikutnya dimulai dari situ.</p>
      <h2>Hari lahir Anda</h2>
      <p>Tujuh kali lima menghasilkan tiga puluh lima gabungan. Selasa Pon, misalnya, terulang setiap tiga puluh lima hari, satu <em>selapan</em>. Cari hari dan pasaran kelahiran Anda di kalender Jawa, lalu tulis keduanya: hari di baris atas, pasaran di baris bawah. Bacakan kepada seseorang. Kalau ia menebak benar tanpa Anda bantu, modul ini selesai.</p>
      <p>Kesalahan yang sering: menulis Rebo dengan ra berpepet, dan Legi dengan la berpepet. Ingat dua aksara yang sudah jadi.</p>
    `),
    check(
      "Pasaran manakah yang tertulis ꦊꦒꦶ?",
      ["Legi", "Benar. Huruf pertama adalah nga lelet, dibaca le, disusul ga dengan wulu."],
      ["Wagé", "Wagé ditulis ꦮꦒꦺ: wa telanjang, lalu taling di depan ga."],
      ["Paing", "Paing ditulis ꦥꦲꦶꦁ, dengan tumpuan ha di tengah."],
    ),
  ),
);
