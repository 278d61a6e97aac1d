import { chapter, check, courseModule, prose } from "../../courseParts";

export const tidakDitulis = courseModule(
  "Diucapkan tetapi tidak ditulis",
  "Penutup suku kata, konsonan kembar, sengau, dan seni menebak dari kalimat.",
  chapter(
    "Suku kata yang pintunya terbuka",
    18,
    prose(`
      <p>Anda sudah dapat mengucapkan setiap tanda di halaman Lontara. Sekarang kabar yang perlu dihadapi dengan tenang: halaman itu tidak menulis semua yang diucapkan. Setiap huruf Lontara berakhir dengan vokal. Tidak ada tanda untuk mematikan vokal, dan tidak ada huruf untuk konsonan di ujung suku kata.</p>
      <p>Padahal suku kata Bugis sering ditutup, terutama oleh dua bunyi: <em>ng</em>, dan hentian di tenggorokan yang dalam kursus ini ditulis dengan tanda ’. Hentian itu Anda dengar di tengah kata “saat” atau pada “tidak” yang diucapkan cepat. Keduanya dilewati begitu saja oleh aksara.</p>
      <table>
        <thead><tr><th scope="col">Diucapkan</th><th scope="col">Tertulis</th><th scope="col">Lontara</th><th scope="col">Yang hilang</th></tr></thead>
        <tbody>
          <tr><td>ana’ (anak)</td><td>a-na</td><td><span lang="bug-Bugi">ᨕᨊ</span></td><td>hentian</td></tr>
          <tr><td>manu’ (ayam)</td><td>ma-nu</td><td><span lang="bug-Bugi">ᨆᨊᨘ</span></td><td>hentian</td></tr>
          <tr><td>siri’ (harga diri, malu)</td><td>si-ri</td><td><span lang="bug-Bugi">ᨔᨗᨑᨗ</span></td><td>hentian</td></tr>
          <tr><td>arung (bangsawan)</td><td>a-ru</td><td><span lang="bug-Bugi">ᨕᨑᨘ</span></td><td>ng</td></tr>
          <tr><td>Soppéng</td><td>so-pé</td><td><span lang="bug-Bugi">ᨔᨚᨄᨙ</span></td><td>p kembar dan ng</td></tr>
        </tbody>
      </table>
      <h2>Satu tulisan, tiga kata</h2>
      <p>Contoh yang sering dipakai para ahli adalah <span lang="bug-Bugi">ᨔᨑ</span>. Hurufnya hanya <em>sa</em> dan <em>ra</em>, tetapi bacaannya dapat berupa <em>sara</em> “kesedihan”, <em>sara’</em> “aturan”, atau <em>sarang</em> “sarang”. Tidak ada yang salah tulis. Ketiganya memang ditulis begitu.</p>
      <p>Begitu pula <span lang="bug-Bugi">ᨆᨌ</span>: <em>macca</em> “pandai” dan <em>macang</em> “harimau”. Yang mana yang dimaksud ditentukan oleh kalimatnya. Kalau ia tinggal di hutan, Anda tahu jawabannya.</p>
      <h2>Mengapa bisa bertahan</h2>
      <p>Aksara ini ditulis untuk orang yang sudah menguasai bahasanya. Bagi penutur Bugis, <span lang="bug-Bugi">ᨕᨊ</span> langsung terdengar <em>ana’</em>, sebagaimana Anda membaca singkatan “yg” tanpa berpikir. Kesukaran muncul bagi pendatang, dan bagi siapa pun yang bertemu nama orang yang belum pernah ia dengar.</p>
    `),
    check(
      "Mengapa sara, sara’, dan sarang ditulis sama dalam Lontara?",
      [
        "Karena bunyi di ujung suku kata tidak ditulis",
        "Benar. Hentian dan ng dilewati, sehingga yang tersisa pada ketiganya hanya sa dan ra.",
      ],
      [
        "Karena penulisnya lupa memberi tanda",
        "Tidak ada tanda yang terlupa. Lontara memang tidak punya tanda untuk bunyi itu.",
      ],
      ["Karena ketiganya berasal dari kata yang sama", "Artinya tidak berhubungan. Yang sama hanya cara menulisnya."],
    ),
  ),
  chapter(
    "Konsonan kembar yang tampak tunggal",
    18,
    prose(`
      <p>Bahasa Bugis gemar menekan konsonan di tengah kata. <em>Tellu</em> bukan <em>telu</em>, dan <em>pessé</em> bukan <em>pesé</em>; ucapkan dengan menahan konsonannya sejenak. Lontara menulisnya seolah-olah tunggal.</p>
      <table>
        <thead><tr><th scope="col">Lontara</th><th scope="col">Tertulis</th><th scope="col">Diucapkan</th><th scope="col">Arti</th></tr></thead>
        <tbody>
          <tr><td><span lang="bug-Bugi">ᨔᨈᨘ</span></td><td>sa-tu</td><td>Sattu</td><td>Sabtu</td></tr>
          <tr><td><span lang="bug-Bugi">ᨀᨆᨗᨔᨗ</span></td><td>ka-mi-si</td><td>Kammisi’</td><td>Kamis</td></tr>
          <tr><td><span lang="bug-Bugi">ᨕᨛᨄ</span></td><td>e-pa</td><td>eppa’</td><td>empat</td></tr>
          <tr><td><span lang="bug-Bugi">ᨕᨛᨊᨛ</span></td><td>e-ne</td><td>enneng</td><td>enam</td></tr>
        </tbody>
      </table>
      <p>Lihat baris pertama. Mata Indonesia membaca “satu” dan langsung merasa paham. Padahal yang dimaksud hari Sabtu. Jebakan semacam ini lebih berbahaya daripada kata yang asing, sebab ia tidak terasa sebagai jebakan.</p>
      <h2>Menghitung kemungkinan</h2>
      <p>Ambil huruf <span lang="bug-Bugi">ᨄ</span> di tengah sebuah kata. Konsonannya dapat tunggal atau kembar, jadi dua kemungkinan. Ujungnya dapat terbuka, ditutup hentian, atau ditutup <em>ng</em>, jadi tiga. Dua kali tiga sama dengan enam: <em>pa, ppa, pa’, ppa’, pang, ppang</em>. Satu huruf, enam bacaan, belum menghitung huruf sebelumnya.</p>
      <p>Terdengar menakutkan, tetapi hampir semua kemungkinan itu bukan kata. Dari enam bacaan, biasanya hanya satu atau dua yang ada dalam kamus, dan dari dua itu hanya satu yang masuk akal dalam kalimat.</p>
      <h2>Sengau yang lenyap</h2>
      <p>Nasib yang sama menimpa <em>n</em> dan <em>m</em> di depan konsonan. <em>Lontara’</em> sendiri ditulis <em>lo-ta-ra</em>, tanpa <em>n</em>. <em>Indo’</em>, ibu, ditulis <span lang="bug-Bugi">ᨕᨗᨉᨚ</span>. <em>Ambo’</em>, ayah, ditulis <span lang="bug-Bugi">ᨕᨅᨚ</span>. Hanya empat gabungan sengau yang punya huruf sendiri; itulah kolom keempat yang dulu kita tunda, dan bab berikut membahasnya.</p>
      <p>Latihan singkat: tulis <em>ambo’</em>, <em>eppa’</em>, dan <em>Sattu</em> tanpa melihat. Coret dulu bunyi yang tidak ditulis, baru pindahkan sisanya ke huruf. Kalau Anda mencari-cari tanda untuk <em>m</em> pada <em>ambo’</em>, langkah mencoretnya terlewat.</p>
    `),
    check(
      "Huruf pa di tengah kata dapat dibaca dengan enam cara. Dari mana angka enam itu?",
      [
        "Dua cara membuka suku kata dikali tiga cara menutupnya",
        "Benar. Konsonannya tunggal atau kembar, dan ujungnya terbuka, berhentian, atau ber-ng.",
      ],
      [
        "Enam vokal yang dapat ditaruh pada pa",
        "Vokalnya justru sudah pasti, yaitu a. Yang tidak pasti adalah konsonan di sekitarnya.",
      ],
      ["Enam dialek bahasa Bugis", "Hitungan ini tidak menyangkut dialek. Ia berasal dari bunyi yang tidak ditulis."],
    ),
  ),
  chapter(
    "Empat huruf sengau",
    20,
    prose(`
      <p>Kini kolom keempat. Empat huruf ini menulis bunyi hidung dan konsonan sesudahnya dalam satu bentuk.</p>
      <table>
        <thead><tr><th scope="col">Huruf</th><th scope="col">Bunyi</th><th scope="col">Contoh</th><th scope="col">Dibaca</th></tr></thead>
        <tbody>
          <tr><td><span lang="bug-Bugi">ᨃ</span></td><td>ngka</td><td><span lang="bug-Bugi">ᨕᨛᨃ</span></td><td>engka, “ada”</td></tr>
          <tr><td><span lang="bug-Bugi">ᨇ</span></td><td>mpa</td><td><span lang="bug-Bugi">ᨒᨛᨇᨘ</span></td><td>lempu’, “lurus, jujur”</td></tr>
          <tr><td><span lang="bug-Bugi">ᨋ</span></td><td>nra</td><td><span lang="bug-Bugi">ᨄᨗᨋ</span></td><td>Pinrang</td></tr>
          <tr><td><span lang="bug-Bugi">ᨏ</span></td><td>nca</td><td>jarang ditemui</td><td></td></tr>
        </tbody>
      </table>
      <p>Keempatnya tetap huruf biasa: ia membawa <em>a</em>, dan menerima anak huruf yang sama. Titik di bawah <span lang="bug-Bugi">ᨇ</span> menghasilkan <span lang="bug-Bugi">ᨇᨘ</span> <em>mpu</em>. Tanda depan pada <span lang="bug-Bugi">ᨋ</span> menghasilkan <span lang="bug-Bugi">ᨋᨙ</span> <em>nré</em>, dan tanda itu berdiri di depan seluruh huruf.</p>
      <h2>Nama tempat yang memakainya</h2>
      <ul>
        <li><span lang="bug-Bugi">ᨓᨈᨇᨚᨊᨙ</span> <strong>Watamponé</strong>: <em>wa, ta, mpo, né</em>.</li>
        <li><span lang="bug-Bugi">ᨔᨙᨃ</span> <strong>Séngkang</strong>: <em>sé, ngka</em>, lalu <em>ng</em> penutup yang tidak ditulis.</li>
        <li><span lang="bug-Bugi">ᨔᨗᨉᨙᨋᨙ</span> <strong>Sidénréng</strong>: <em>si, dé, nré</em>, lalu <em>ng</em> penutup.</li>
      </ul>
      <p>Perhatikan <em>Séngkang</em>. Bunyi <em>ng</em> muncul dua kali, tetapi hanya yang pertama tertulis, karena ia bergabung dengan <em>ka</em>. Yang kedua berada di ujung suku kata, jadi hilang.</p>
      <h2>Boleh dipakai, boleh tidak</h2>
      <p>Dalam naskah, keempat huruf ini tidak selalu dipakai walaupun bunyinya ada. <em>Lempu’</em> dapat Anda temukan sebagai <span lang="bug-Bugi">ᨒᨛᨇᨘ</span>, dapat juga sebagai <span lang="bug-Bugi">ᨒᨛᨄᨘ</span> dengan <em>pa</em> biasa. Jadi kehadirannya adalah petunjuk yang kuat, sedangkan ketiadaannya tidak membuktikan apa-apa. Tulisan Makassar tidak memakai keempatnya sama sekali.</p>
      <p>Kesalahan yang sering terjadi adalah mengira <em>nra</em> dapat dipakai untuk setiap <em>n</em>. Kata <em>indo’</em> tidak punya <em>nr</em>, melainkan <em>nd</em>, dan untuk <em>nd</em> tidak ada huruf gabungan. Kembalilah ke daftar empat: <em>ngk, mp, nr, nc</em>. Di luar itu, sengaunya dilewati.</p>
    `),
    check(
      "Anda menemukan kata le-pu dengan huruf pa biasa, padahal kalimatnya berbicara tentang kejujuran. Kesimpulan mana yang tepat?",
      [
        "Mungkin lempu’, karena huruf mpa tidak wajib dipakai",
        "Benar. Ketiadaan huruf gabungan tidak membuktikan bahwa sengaunya tidak diucapkan.",
      ],
      [
        "Pasti bukan lempu’, karena mpa tidak ada",
        "Penulis boleh memakai pa biasa untuk bunyi itu. Kalimatnya justru mengarah ke lempu’.",
      ],
      ["Naskahnya salah salin", "Tidak perlu menuduh penyalin. Kedua cara menulis memang ditemukan."],
    ),
  ),
  chapter(
    "Menebak dengan sopan",
    22,
    prose(`
      <p>Menebak terdengar seperti pekerjaan murid yang tidak belajar. Dalam membaca Lontara, menebak adalah keahlian, asalkan dilakukan dengan urutan dan disertai kesediaan ditegur.</p>
      <h2>Empat langkah</h2>
      <ol>
        <li><strong>Eja apa adanya.</strong> Tulis suku kata yang tampak, tanpa menambah apa pun. Dari <span lang="bug-Bugi">ᨆᨊᨘ</span> yang tertulis hanya <em>ma-nu</em>.</li>
        <li><strong>Buka kemungkinan.</strong> Tambahkan penutup dan kembarkan konsonan: <em>manu, manu’, manung, mannu, mannu’, mannung</em>.</li>
        <li><strong>Saring dengan kamus atau penutur.</strong> Yang segera dikenali penutur adalah <em>manu’</em>, ayam.</li>
        <li><strong>Uji pada kalimat.</strong> Bila kalimatnya tentang kandang, selesai. Bila tentang perahu, kembali ke langkah kedua.</li>
      </ol>
      <p>Jangan melompati langkah pertama. Orang yang langsung menyebut kata sering salah melihat tanda, lalu membela tebakannya.</p>
      <h2>Mencatat keraguan</h2>
      <p>Ketika menyalin naskah ke huruf Latin, bedakan yang tertulis dari yang Anda tambahkan. Salah satu cara yang sederhana: taruh tambahan dalam kurung, misalnya <em>manu(’)</em> atau <em>so(p)pé(ng)</em>. Pembaca sesudah Anda melihat mana mata Anda dan mana pikiran Anda. Salinan tanpa kurung tampak rapi, tetapi menyembunyikan keputusan.</p>
      <h2>Keraguan sebagai permainan</h2>
      <p>Orang Bugis tidak hanya menerima kekaburan ini; mereka bermain dengannya. Ada permainan kata bernama <em>basa to Bakké’</em>, bahasa orang Bakké’: <span lang="bug-Bugi">ᨅᨔ ᨈᨚ ᨅᨀᨙ</span>. Satu tulisan sengaja dipilih karena dapat dibaca sebagai kata lain. Ada pula <em>élong maliung bettuanna</em>, nyanyian yang dalam maknanya. Puisinya terdengar tanpa arti sampai pendengar menemukan tulisan yang tersembunyi di baliknya, membacanya kembali dengan bunyi lain, dan barulah pesannya terbuka. Yang bagi pendatang terasa kekurangan, bagi mereka menjadi bahan seni.</p>
      <p>Maka bila tebakan Anda ditertawakan seorang penutur, ikutlah tertawa, lalu tanyakan bacaannya. Anda baru saja mengalami permainan itu dari sisi yang kalah.</p>
    `),
    check(
      "Mengapa tambahan bacaan sebaiknya ditaruh dalam kurung?",
      [
        "Supaya pembaca tahu mana yang tertulis dan mana yang ditafsirkan",
        "Benar. Dengan kurung, orang sesudah Anda dapat memeriksa atau membetulkan tafsirannya.",
      ],
      ["Supaya salinannya lebih pendek", "Kurung justru menambah panjang. Gunanya menjaga kejujuran salinan."],
      ["Karena bunyi itu tidak perlu diucapkan", "Bunyi itu diucapkan. Ia hanya tidak ditulis dalam Lontara."],
    ),
  ),
);
