import { chapter, check, courseModule, prose } from "../../courseParts";

export const goresan = courseModule(
  "Goresan yang Punya Alasan",
  "Dari mana tebal dan tipis berasal, cara menebalkan rangka, kuas dan cat, lalu ujung goresan.",
  chapter(
    "Dari mana tebal dan tipis berasal",
    25,
    prose(`
      <p>Mengapa kaki kiri A tipis dan kaki kanannya tebal, bukan sebaliknya? Tidak ada dewan yang memutuskannya. Jawabannya ada di alat: mata pena dan kuas pipih tidak sama lebar ke segala arah, dan tangan memegangnya pada sudut yang hampir tetap.</p>
      <h2>Percobaan dengan dua pensil</h2>
      <p>Ikat dua pensil sejajar dengan karet, kedua ujungnya sama panjang. Pegang sehingga garis yang menghubungkan kedua ujung itu miring kira-kira 30 derajat terhadap garis dasar, naik ke kanan. Tanpa memutar pergelangan, tarik garis tegak, mendatar, miring 45 derajat ke kanan bawah, dan miring 45 derajat ke kanan atas. Jarak di antara kedua garis pensil adalah tebal goresan.</p>
      <table>
        <thead><tr><th scope="col">Arah tarikan</th><th scope="col">Tebal</th><th scope="col">Contoh</th></tr></thead>
        <tbody>
          <tr><td>Turun ke kanan (\\)</td><td>Paling tebal</td><td>Kaki kanan A, kaki K</td></tr>
          <tr><td>Tegak</td><td>Tebal</td><td>Batang H, L, T</td></tr>
          <tr><td>Mendatar</td><td>Tipis</td><td>Palang E, T</td></tr>
          <tr><td>Naik ke kanan (/)</td><td>Paling tipis</td><td>Kaki kiri A, lengan K</td></tr>
        </tbody>
      </table>
      <p>Kaki A lebih curam daripada 45 derajat, sehingga dengan sudut 30 derajat kaki kirinya belum cukup tipis. Karena itu para penulis memutar mata penanya lebih curam, mendekati 45 derajat, ketika mengerjakan huruf miring.</p>
      <p>Sekarang gambar O dengan dua pensil itu, kembali pada 30 derajat. Bagian tertebalnya berada di kiri bawah dan kanan atas, sehingga sumbu huruf condong. Banyak huruf buku lama menyimpan condongnya sumbu ini.</p>
      <h2>Alat yang lain, tebal yang lain</h2>
      <p>Pena runcing yang lentur bekerja dengan tekanan: ditekan ketika turun, dilepas ketika naik atau mendatar. Hasilnya batang yang tebal, palang yang sangat tipis, dan sumbu O yang tegak. Jadi ada dua keluarga kontras, dari <em>sudut</em> dan dari <em>tekanan</em>. Campuran keduanya dalam satu kata adalah kekeliruan yang sukar disebut namanya tetapi mudah dirasakan.</p>
      <h2>Pengecualian yang harus dihafal</h2>
      <ul>
        <li><strong>N</strong>: kedua batang tegaknya tipis, garis miringnya tebal.</li>
        <li><strong>M</strong>: batang pertama tipis, batang terakhir tebal.</li>
        <li><strong>U</strong>: kiri tebal, kanan tipis.</li>
        <li><strong>Z</strong>: garis miringnya tebal, walaupun menurut sudut alat seharusnya tipis. Kalau tidak, huruf ini kehilangan tiangnya.</li>
      </ul>
      <p>Cara menemukan kesalahan: pada foto papan nama Anda, cari V dan A yang terbalik tebalnya. Biasanya pembuatnya mencerminkan huruf. A yang benar tebal di kanan, V yang benar tebal di kiri, dan keduanya adalah goresan \\ yang sama.</p>
    `),
    check(
      "Pada huruf X yang berkontras, goresan mana yang tebal?",
      [
        "Yang turun dari kiri atas ke kanan bawah",
        "Benar. Arahnya sama dengan kaki kanan A dan lengan kiri V, jadi tebalnya pun sama.",
      ],
      [
        "Yang naik dari kiri bawah ke kanan atas",
        "Itu arah tertipis bagi alat yang dipegang 30 derajat. X semacam ini tampak seperti bayangan cermin.",
      ],
      ["Keduanya sama", "Sama tebal hanya berlaku pada huruf tanpa kontras, seperti huruf spidol bulat."],
    ),
  ),
  chapter(
    "Memberi daging pada KARSA",
    35,
    prose(`
      <p>Rangka KARSA setinggi 60 mm sudah Anda pilih. Sekarang beri tebal. Keputusan pertama adalah perbandingan tebal batang terhadap tinggi kapital.</p>
      <table>
        <thead><tr><th scope="col">Bobot</th><th scope="col">Perbandingan</th><th scope="col">Batang pada 60 mm</th></tr></thead>
        <tbody>
          <tr><td>Ringan</td><td>1 : 10</td><td>6 mm</td></tr>
          <tr><td>Biasa</td><td>1 : 7</td><td>8,6 mm</td></tr>
          <tr><td>Agak tebal</td><td>1 : 6</td><td>10 mm</td></tr>
          <tr><td>Tebal</td><td>1 : 4</td><td>15 mm</td></tr>
        </tbody>
      </table>
      <p>Untuk papan toko yang dilihat dari seberang jalan, 1 : 6 adalah awal yang baik: cukup berat melawan silau, dan masih menyisakan ruang di dalam A dan R. Jadi batang kita 10 mm. Kontrasnya sengaja rendah: tebal semua goresan hampir sama, dan aturan alat dari bab sebelumnya tinggal sebagai bisikan di palang dan lengkung.</p>
      <h2>Langkah</h2>
      <ol>
        <li>Lapiskan kertas kalkir di atas rangka. Rangkanya tetap utuh di bawah.</li>
        <li>Untuk setiap batang, ukur 5 mm ke kiri dan 5 mm ke kanan rangka, di dua tempat, lalu hubungkan.</li>
        <li>Palang mendatar dibuat lebih tipis, kira-kira 85 persen: 8,5 mm. Pada ketebalan yang sama, garis mendatar tampak lebih berat daripada garis tegak. Palang teratas dan terbawah ditumbuhkan ke dalam supaya tinggi huruf tetap 60 mm.</li>
        <li>Untuk lengkung, tandai tebal di titik terlebar (10 mm atau sedikit lebih) dan di puncak (8,5 mm), lalu tarik tepi luar dan tepi dalam sebagai <em>dua lengkung yang berbeda</em>.</li>
      </ol>
      <p>Langkah keempat paling sering salah. Orang menggeser satu lengkung ke samping dan menganggapnya tepi yang lain. Akibatnya tebal berubah di tempat yang tidak dikehendaki. Tepi luar mangkuk R dan tepi dalamnya masing-masing punya titik terjauh sendiri; periksa dengan mengukur tebal tegak lurus tepi di lima titik: 8,5; 9,5; 10; 9,5; 8,5 mm adalah urutan yang sehat.</p>
      <h2>A dan K pada tebal ini</h2>
      <p>Lebar luar A sekarang sekitar 56 mm: rangka 45 mm ditambah separuh tebal di kedua sisinya, dan tebal 10 mm pada kaki miring memakan hampir 11 mm bila diukur mendatar. Palang A ditaruh lebih rendah daripada tengah, sekitar 20 mm dari garis dasar, sebab ruang di atasnya meruncing. Pada K, lengan atas dan kaki bertemu di batang; jangan biarkan ketiganya menjadi simpul hitam. Biarkan kaki keluar dari lengan, kira-kira 6 mm dari batang.</p>
      <h2>Memeriksa</h2>
      <p>Isi huruf dengan pensil arsir, rata dan tidak terlalu gelap. Garis tepi menipu karena mata melihat dua garis; bidang berisi memperlihatkan berat sebenarnya. Mundur dua meter. Huruf mana yang paling hitam? Tandai dengan titik merah, tetapi jangan diperbaiki dulu. Dua modul berikutnya memberi Anda alasan sebelum menghapus.</p>
    `),
    check(
      "Tinggi kapital 90 mm dan Anda ingin bobot 1 : 6 dengan palang 85 persen. Berapa tebal batang dan palangnya?",
      ["15 mm dan 12,75 mm", "Benar. 90 ÷ 6 = 15, dan 15 × 0,85 = 12,75. Di lapangan, 13 mm sudah cukup teliti."],
      ["15 mm dan 15 mm", "Batangnya benar. Palang yang sama tebal akan tampak lebih berat daripada batangnya."],
      ["22,5 mm dan 19 mm", "Ini bobot 1 : 4. Ruang di dalam A dan R akan hampir tertutup."],
    ),
  ),
  chapter(
    "Kuas pipih, cat, dan urutan gerak",
    35,
    prose(`
      <p>Menggambar huruf bisa selesai di kertas, tetapi papan nama meminta cat. Anda tidak harus menjadi pelukis papan; Anda perlu tahu apa yang mampu dan tidak mampu dilakukan kuas, supaya gambar Anda bisa dikerjakan.</p>
      <h2>Alat sederhana</h2>
      <ul>
        <li><strong>Kuas pipih berbulu panjang dan lembut</strong>, lebarnya mendekati tebal batang. Untuk batang 10 mm, kuas 10 mm.</li>
        <li><strong>Kuas bulat kecil</strong> untuk sudut dan ujung.</li>
        <li><strong>Cat minyak (enamel)</strong> untuk seng dan kayu yang sudah diberi cat dasar. Untuk berlatih, cat akrilik di atas kertas karton lebih murah dan bisa dibersihkan dengan air.</li>
        <li><strong>Tongkat sandaran</strong>, sebatang kayu berujung kain. Tangan kiri memegangnya melintang di depan papan, tangan kanan bertumpu di atasnya, jadi tidak menyentuh cat basah.</li>
        <li><strong>Kapur atau pensil</strong> untuk garis bantu yang dapat dihapus.</li>
      </ul>
      <p>Cat minyak dan pengencernya berbau tajam dan mudah menyala. Bekerjalah di tempat berangin, jauh dari kompor dan rokok, dan jangan membuang sisanya ke selokan.</p>
      <h2>Memuat kuas</h2>
      <p>Celupkan sepertiga bulu, lalu usapkan bolak-balik di atas keramik atau tutup kaleng sampai ujungnya pipih seperti pahat dan cat meresap rata. Kuas yang baru dicelup langsung ke papan meninggalkan bulatan di awal goresan dan kekeringan di akhirnya.</p>
      <h2>Urutan gerak</h2>
      <p>Kuas ditarik, tidak didorong: dari atas ke bawah, dari kiri ke kanan. Batang lebih dulu, lengkung kemudian, palang terakhir. Untuk R:</p>
      <ol>
        <li>batang, dari atas ke bawah;</li>
        <li>mangkuk, dari puncak batang melengkung ke kanan, kembali ke batang;</li>
        <li>kaki, dari mangkuk turun ke kanan.</li>
      </ol>
      <p>S dikerjakan dalam tiga tarikan: punggung lebih dulu, lalu lengkung atas dari punggung ke kanan, lalu lengkung bawah dari kiri menuju ekor punggung. Tarikan pertama menentukan semuanya, karena itu ditarik ketika kuas paling penuh.</p>
      <h2>Latihan kuas</h2>
      <p>Di karton, buat dua garis sejajar berjarak 60 mm. Isi satu baris dengan dua puluh batang tegak, jarak 10 mm. Baris kedua dua puluh garis miring. Baris ketiga dua puluh lengkung separuh O. Tujuannya tebal yang tetap. Kalau batang menipis di bawah, tekanan berkurang sebelum berhenti; kalau melebar, kuas terpelintir. Batang yang bergelombang biasanya bukan salah tangan melainkan pandangan: lihatlah ke titik akhir, bukan ke ujung kuas.</p>
    `),
    check(
      "Setiap batang Anda berawal gemuk dan berakhir kering. Apa penyebabnya?",
      [
        "Kuas dicelup lalu langsung dipakai, tanpa diratakan di atas keramik",
        "Benar. Cat menumpuk di ujung bulu. Usap bolak-balik dulu sampai meresap rata dan ujungnya pipih.",
      ],
      ["Kuas terlalu pipih", "Ujung pipih justru dikehendaki; itulah yang membuat tepi goresan tajam."],
      [
        "Batangnya ditarik dari atas ke bawah",
        "Arah itu benar. Masalahnya ada pada pembagian cat di bulu, bukan pada arahnya.",
      ],
    ),
  ),
  chapter(
    "Ujung goresan: rata, bulat, berkait",
    25,
    prose(`
      <p>Dua huruf dengan rangka dan tebal yang sama dapat terasa berbeda zaman hanya karena ujungnya. Ujung goresan adalah tempat alat diangkat, dan pembaca merasakan cara Anda mengangkatnya.</p>
      <h2>Tiga ujung dasar</h2>
      <table>
        <thead><tr><th scope="col">Ujung</th><th scope="col">Kesan yang lazim</th><th scope="col">Yang perlu dijaga</th></tr></thead>
        <tbody>
          <tr><th scope="row">Rata</th><td>Lugas, teknis, modern</td><td>Potongan tegak lurus goresan atau selalu mendatar; pilih satu</td></tr>
          <tr><th scope="row">Bulat</th><td>Ramah, lunak, seperti adonan</td><td>Ujung bulat tampak lebih pendek, perpanjang sedikit melewati garis</td></tr>
          <tr><th scope="row">Berkait</th><td>Mapan, resmi, lama</td><td>Panjang dan tebal kait sama di seluruh kata</td></tr>
        </tbody>
      </table>
      <p>Kesan itu kebiasaan, bukan hukum. Kait yang gemuk dan membulat bisa jenaka; ujung rata pada huruf ringan bisa dingin seperti klinik.</p>
      <h2>Menggambar kait</h2>
      <p>Kait mula-mula adalah penutup goresan, bukan tambahan. Pada batang 10 mm, coba kait sepanjang 6 mm ke kiri dan ke kanan, tebal 4 mm. Lebar kaki batang menjadi 6 + 10 + 6 = 22 mm. Haluskan sudut di antara batang dan kait dengan lengkung kecil berjari-jari 3–4 mm, atau biarkan bersiku; pilih satu dan pakai di semua huruf.</p>
      <p>Pada KARSA kait membawa persoalan: K, A, R, A semuanya berdiri di garis dasar, jadi kait yang berhadapan dapat bersentuhan. Ada dua jalan: menjauhkan huruf, atau memendekkan kait di pihak yang berhadapan, misalnya dari 6 menjadi 4 mm. Pelukis papan memakai jalan kedua; jarak yang rata lebih berharga daripada kait yang kembar.</p>
      <h2>Satu aturan untuk ujung lengkung</h2>
      <p>C, G, S, dan J berakhir dengan lengkung yang terbuka. Tentukan sekali cara memotongnya: tegak, mendatar, atau tegak lurus arah goresan. Potongan mendatar menutup bukaan dan membuat kata tampak lebih padat; potongan tegak membuka S dan membuatnya lebih mudah dibaca dari jauh.</p>
      <h2>Kekeliruan yang sering terjadi</h2>
      <p>Hiasan ditaruh di ujung sebelum rangkanya baik: sulur, tetesan, bayangan rangkap tiga. Cara mengujinya, tutup semua ujung dengan potongan kertas. Kalau yang tersisa lemah, sulurnya sedang menyembunyikan sesuatu.</p>
      <p>Latihan: gambar huruf R yang sama tiga kali dengan tiga macam ujung. Tulis di bawahnya toko apa yang pantas memakainya. Minta dua orang menebak tanpa melihat catatan Anda, dan bandingkan.</p>
    `),
  ),
);
