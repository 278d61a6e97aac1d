import { chapter, check, courseModule, prose } from "../../courseParts";

export const mataDanPenggaris = courseModule(
  "Mata di Atas Penggaris",
  "Koreksi optis: huruf yang benar menurut penggaris sering salah menurut mata, dan mata yang membayar papan nama.",
  chapter(
    "O yang tampak kekecilan",
    25,
    prose(`
      <p>Kembalilah ke foto papan nama pada bab pertama. Cari kata yang memuat O di antara huruf lurus: TOKO, FOTO, MOTOR, HOTEL. Pada papan yang dikerjakan dengan penggaris saja, O terlihat lebih kecil daripada tetangganya. Ukurlah di layar: tingginya sama. Penggaris benar, mata tetap mengeluh.</p>
      <h2>Sebabnya</h2>
      <p>H menyentuh garis atas dan bawah dengan seluruh lebar batangnya. O menyentuhnya di satu titik. Mata menilai tinggi dari bagian yang cukup berat, dan di titik sentuh O hanya ada sedikit tinta. Bentuk runcing lebih parah lagi: A yang puncaknya tajam tampak jauh lebih pendek.</p>
      <h2>Obatnya: lewat garis</h2>
      <p>Bentuk bulat digambar sedikit melewati garis, di atas <em>dan</em> di bawah. Sebagai titik awal:</p>
      <table>
        <thead><tr><th scope="col">Bentuk</th><th scope="col">Lewat garis, tiap sisi</th><th scope="col">Kapital 60 mm</th><th scope="col">Kapital 300 mm</th></tr></thead>
        <tbody>
          <tr><td>Bulat: O C G Q S J U</td><td>2–3%</td><td>1,2–1,8 mm</td><td>6–9 mm</td></tr>
          <tr><td>Runcing tajam: A V W M N</td><td>3–5%</td><td>1,8–3 mm</td><td>9–15 mm</td></tr>
          <tr><td>Runcing dipotong rata</td><td>0–1%</td><td>0–0,6 mm</td><td>0–3 mm</td></tr>
        </tbody>
      </table>
      <p>J dan U hanya lewat di bawah; A di puncak saja; V dan W di bawah saja. Pada KARSA, S lewat 1,5 mm di atas dan bawah, sehingga tingginya 63 mm. Kedua A kita berpuncak rata selebar batang, jadi cukup 0,5 mm.</p>
      <p>Hal yang sama terjadi ke samping. Lingkaran selebar bujur sangkar tampak lebih sempit daripada bujur sangkar itu. Karena itu O yang ingin terlihat bundar sering dibuat sedikit lebih lebar daripada hitungan.</p>
      <h2>Melihatnya sendiri</h2>
      <p>Gunting dari kertas hitam sebuah bujur sangkar 60 mm, lingkaran bergaris tengah 60 mm, dan segitiga setinggi 60 mm. Jajarkan di satu garis dan minta tiga orang mengurutkan dari yang terbesar. Lalu gunting lingkaran 63 mm dan segitiga 64 mm, letakkan berpusat sama, tanyakan lagi.</p>
      <p>Kekeliruan sebaliknya juga ada: kelewat garis 8 persen, sehingga O melompat-lompat seperti balon. Bila lewatnya terlihat sebagai lewat, itu terlalu banyak. Koreksi yang tepat tidak kelihatan; yang kelihatan hanyalah bahwa kata itu tenang.</p>
    `),
    check(
      "Papan HOTEL bertinggi kapital 400 mm. O sebaiknya setinggi kira-kira berapa?",
      ["416–424 mm", "Benar. Lewat 2–3 persen tiap sisi berarti 8–12 mm di atas dan 8–12 mm di bawah."],
      ["408–412 mm", "Anda baru menghitung satu sisi. O melewati garis di atas dan di bawah."],
      [
        "400 mm, supaya sama tinggi",
        "Sama menurut penggaris, lebih kecil menurut mata. Itulah keluhan pada foto Anda.",
      ],
      ["464 mm", "Lewat 8 persen tiap sisi. O akan melompat keluar dari barisnya."],
    ),
  ),
  chapter(
    "Tengah yang bukan tengah",
    25,
    prose(`
      <p>Taruh palang H tepat di tengah, dan huruf itu tampak melorot. Gambar B dengan dua mangkuk kembar, dan B tampak hendak jatuh ke depan. Mata menaruh titik tengahnya sedikit di atas tengah yang diukur penggaris, dan ingin bagian bawah memikul bagian atas.</p>
      <h2>Ukuran awal untuk kapital 60 mm</h2>
      <table>
        <thead><tr><th scope="col">Huruf</th><th scope="col">Menurut penggaris</th><th scope="col">Menurut mata</th></tr></thead>
        <tbody>
          <tr><td>H, palang</td><td>Sumbunya 30 mm dari dasar</td><td>31–32 mm</td></tr>
          <tr><td>E, palang tengah</td><td>30 mm, sepanjang palang lain</td><td>31–32 mm, lebih pendek 5–10%</td></tr>
          <tr><td>B, mangkuk</td><td>Dua-duanya 30 mm</td><td>Atas 28 mm dan lebih sempit, bawah 32 mm</td></tr>
          <tr><td>S</td><td>Dua mangkuk kembar</td><td>Atas sedikit lebih kecil daripada bawah</td></tr>
          <tr><td>K, simpul</td><td>30 mm</td><td>31–32 mm; kaki lebih menjulur daripada lengan</td></tr>
          <tr><td>X, persilangan</td><td>30 mm</td><td>31–32 mm; bagian atas lebih sempit</td></tr>
        </tbody>
      </table>
      <h2>Yang justru turun</h2>
      <p>Tiga huruf menolak aturan itu karena ruangnya tidak seimbang. <strong>A</strong> meruncing ke atas, maka palangnya turun, seperti yang sudah Anda lakukan di 20 mm. <strong>F</strong> kosong di bawah, maka palang tengahnya boleh turun ke 28–29 mm. <strong>P</strong> hanya punya satu mangkuk; mangkuk itu dibuat lebih besar daripada mangkuk atas B, sampai sedikit di bawah tengah, supaya huruf tidak tampak seperti bendera di tiang.</p>
      <h2>Uji terbalik</h2>
      <p>Semua koreksi ini lahir dari arah atas-bawah. Jadi mengujinya mudah: balikkan. Ambil buku, cari huruf S, B, E, X, K pada judul, lalu putar 180 derajat. Yang tadinya tampak seimbang kini kelihatan besar kepala. Besarnya perbedaan itulah koreksi yang dibuat perancangnya.</p>
      <p>Balikkan KARSA Anda. Bila S tampak sama saja seperti ketika tegak, ia belum dikoreksi. Bila S terbalik tampak sangat besar kepalanya, koreksinya kelewat jauh.</p>
      <p>Kesalahan yang sering terjadi ialah menaikkan semua palang setinggi mungkin karena terasa bergaya. Palang yang sangat tinggi atau sangat rendah memang menandai zaman tertentu, tetapi itu keputusan gaya dan harus berlaku untuk seluruh kata: H, E, A, R, K bergerak bersama. Satu palang yang naik sendirian adalah kekeliruan.</p>
    `),
    check(
      "Mengapa palang A diturunkan, padahal palang H dinaikkan?",
      [
        "Karena ruang di atas palang A meruncing, sehingga palang yang tinggi akan menutupnya",
        "Benar. Yang disamakan adalah rasa luas ruang di atas dan di bawah palang, bukan ketinggiannya.",
      ],
      ["Karena A lebih sempit daripada H", "Lebarnya hampir sama. Yang berbeda adalah bentuk ruang di dalamnya."],
      [
        "Karena A terletak di awal abjad",
        "Urutan abjad tidak berkaitan dengan bentuk. Perhatikan segitiga dan trapesium di dalam A.",
      ],
    ),
  ),
  chapter(
    "Sambungan yang menggumpal",
    25,
    prose(`
      <p>Di mana dua goresan bertemu, tinta bertumpuk. Sudut V, simpul K, ketiak M, pertemuan mangkuk dan batang R: di situlah titik merah Anda tadi paling banyak. Penggaris tidak melihat gumpalan, karena setiap goresan tebalnya benar. Yang salah adalah jumlahnya.</p>
      <h2>Menipiskan menuju sambungan</h2>
      <p>Biarkan goresan menipis sedikit sebelum bertemu. Pada batang 10 mm, kaki K boleh menipis menjadi 9 mm di pangkalnya, dan mangkuk R menjadi 7–8 mm ketika masuk ke batang. Perubahannya panjang dan halus, mulai dari pertengahan goresan; penipisan mendadak tampak seperti luka.</p>
      <p>Cara kedua, pisahkan titik temunya. Lengan dan kaki K tidak harus sampai di batang bersama-sama; kaki boleh keluar dari lengan. Tiga goresan di satu titik menjadi dua kali dua goresan.</p>
      <p>Cara ketiga, untuk huruf yang dipotong dari akrilik atau diukir: buat takik sempit di sudut dalam, kira-kira 1 mm pada huruf setinggi 60 mm. Dari jarak baca takiknya lenyap, dan yang tinggal adalah sudut yang bersih. Sudut dalam yang tumpul karena mata bor bulat juga tertolong.</p>
      <h2>X dan garis yang patah</h2>
      <p>Gambar X dengan satu goresan tebal dan satu goresan tipis yang menyilang di belakangnya, benar-benar lurus. Goresan tipis itu akan tampak patah, seolah kedua potongannya tidak segaris. Tipuan mata ini dikenal sebagai ilusi Poggendorff. Obatnya: geser salah satu potongan tipis sekitar 1–2 mm (pada tinggi 60 mm) sampai <em>tampak</em> menyambung, walaupun penggaris kini berkata ia patah. Arah gesernya cari dengan mata; potongan kertas yang bisa digerakkan lebih cepat daripada teori.</p>
      <h2>Urutan koreksi</h2>
      <p>Anda kini mempunyai lima koreksi: tebal palang, ruang dalam, lewat garis, tengah yang naik, dan sambungan. Kerjakan menurut urutan itu dan lihat dari jauh sesudah setiap langkah. Mengerjakan semuanya sekaligus membuat Anda tidak tahu koreksi mana yang menolong.</p>
      <p>Latihan: buat dua KARSA di kertas kalkir, satu menurut penggaris sepenuhnya dan satu dengan kelima koreksi. Tempel berdampingan tanpa keterangan. Tanyakan kepada lima orang mana yang “lebih enak”, bukan mana yang lebih benar. Bila kurang dari empat memilih yang dikoreksi, periksa koreksi mana yang berlebihan.</p>
      <p>Kekeliruan terakhir yang patut diwaspadai: mengoreksi sampai huruf kehilangan tulangnya. Letakkan kembali rangka dari modul pertama di bawah gambar jadi. Kalau rangkanya tidak lagi berada di tengah goresan, ada yang bergeser terlalu jauh.</p>
    `),
  ),
);
