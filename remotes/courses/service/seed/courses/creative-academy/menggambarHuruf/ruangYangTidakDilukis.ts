import { chapter, check, courseModule, prose } from "../../courseParts";

export const ruangYangTidakDilukis = courseModule(
  "Ruang yang Tidak Dilukis",
  "Separuh dari sebuah kata adalah latar: ruang di dalam huruf, di antara huruf, dan warna abu-abu keseluruhannya.",
  chapter(
    "Ruang dalam huruf",
    25,
    prose(`
      <p>Tukang ukir menggambar huruf dengan membuang yang bukan huruf. Pelukis papan sebaiknya bisa berpikir begitu juga. Ruang di dalam huruf disebut <em>ruang dalam</em> (<em lang="en">counter</em>): segitiga di A, setengah lingkaran di R, dua teluk di S. Celah yang menghubungkannya ke luar disebut <em>bukaan</em>.</p>
      <h2>Tertutup dan terbuka</h2>
      <ul>
        <li>Tertutup: A (atas), B, D, O, P, Q, R.</li>
        <li>Terbuka: C, E, F, G, H, K, L, M, N, S, U, V, W, X, Y, Z, dan bagian bawah A.</li>
      </ul>
      <p>Dari jauh yang hilang lebih dulu adalah ruang dalam, bukan goresannya. Silau lampu, cat yang meluber, dan debu semuanya mengisi ruang. R yang mangkuknya tertutup menjadi gumpalan, dan “KARSA” terbaca sebagai sesuatu yang lain.</p>
      <h2>Berapa ruang yang tersisa?</h2>
      <p>Mari hitung segitiga di dalam A kita: tinggi 60 mm, rangka selebar 45 mm di kaki, palang berpusat 20 mm di atas garis dasar.</p>
      <table>
        <thead><tr><th scope="col">Batang</th><th scope="col">Alas segitiga dalam</th><th scope="col">Tingginya</th><th scope="col">Luas</th></tr></thead>
        <tbody>
          <tr><td>10 mm (1 : 6)</td><td>16 mm</td><td>21,5 mm</td><td>kira-kira 170 mm²</td></tr>
          <tr><td>15 mm (1 : 4)</td><td>9 mm</td><td>12 mm</td><td>kira-kira 55 mm²</td></tr>
        </tbody>
      </table>
      <p>Batang bertambah separuh, ruangnya tinggal sepertiga. Maka ketika menebalkan huruf, jangan hanya menebalkan. Turunkan palang A ke 17 mm, lebarkan kakinya, atau biarkan garis miring menipis mendekati puncak. Pelukis papan yang baik memutuskan ruangnya dulu, baru membiarkan goresan mengisi sisanya.</p>
      <h2>Latihan terbalik</h2>
      <p>Potong kertas putih menjadi ruang dalam KARSA: segitiga, trapesium, setengah lingkaran, teluk. Tempelkan di atas karton hitam tanpa menggambar huruf sama sekali. Geser sampai hurufnya muncul. Anda akan terkejut betapa sedikit yang diperlukan, dan betapa jelas kelihatan bila satu ruang terlalu kecil.</p>
      <p>Kesalahan yang lazim: semua ruang dibuat sama bentuknya supaya seragam. Yang perlu sama bukan bentuknya, melainkan rasa luasnya. Pejamkan mata setengah; lubang yang paling terang dan lubang yang paling gelap jangan terlalu berjauhan.</p>
    `),
    check(
      "Anda menebalkan batang dari 10 menjadi 15 mm tanpa mengubah hal lain. Apa yang terjadi pada segitiga dalam A?",
      [
        "Luasnya menyusut sampai kira-kira sepertiga",
        "Benar. Alas dan tingginya sama-sama berkurang, jadi luasnya turun jauh lebih cepat daripada tebalnya naik.",
      ],
      [
        "Luasnya berkurang separuh, sebanding dengan tambahan tebal",
        "Andai hanya satu sisi yang berkurang. Di sini alas dan tinggi menyusut bersamaan.",
      ],
      ["Luasnya tetap, hanya bentuknya berubah", "Goresan menebal ke dalam juga, jadi ruangnya pasti termakan."],
    ),
  ),
  chapter(
    "Menyamakan abu-abu sebuah kata",
    25,
    prose(`
      <p>Picingkan mata di depan KARSA yang sudah diarsir. Huruf-hurufnya melebur menjadi pita abu-abu. Pita yang baik rata seperti adonan yang diaduk benar; pita yang buruk bergumpal. Di bab tentang daging Anda menandai gumpalan dengan titik merah. Sekarang kita kerjakan.</p>
      <h2>Mengapa huruf bertebal sama tidak sama gelap</h2>
      <p>Gelapnya huruf ditentukan oleh tinta dibagi ruang. S memuat tiga belokan dalam lebar 30 mm, sedangkan L hanya dua garis dalam lebar serupa dan sisanya langit. Dengan batang 10 mm pada keduanya, S tampak lebih hitam. Pelukis menebus perbedaan itu dengan mengubah tebal sedikit sekali:</p>
      <table>
        <thead><tr><th scope="col">Huruf</th><th scope="col">Tebal terhadap batang H</th><th scope="col">Bila H = 10 mm</th></tr></thead>
        <tbody>
          <tr><td>H, I, L, T</td><td>100%</td><td>10 mm</td></tr>
          <tr><td>O, C, G, D (di titik terlebar)</td><td>103–105%</td><td>10,3–10,5 mm</td></tr>
          <tr><td>S (punggung)</td><td>sekitar 100%, kedua ujungnya menipis</td><td>10 lalu 8 mm</td></tr>
          <tr><td>A, K, R, E, B</td><td>95–98%</td><td>9,5–9,8 mm</td></tr>
          <tr><td>M, W</td><td>90–95%</td><td>9–9,5 mm</td></tr>
        </tbody>
      </table>
      <p>Lengkung dibuat sedikit lebih tebal karena tebal penuhnya hanya tercapai di satu titik, lalu segera menipis; batang menanggung tebalnya sepanjang huruf. Angka-angka ini titik awal, bukan resep. Perubahan setengah milimeter pada tinggi 60 mm sudah terlihat.</p>
      <h2>Tiga cara melihat gumpalan</h2>
      <ol>
        <li><strong>Terbalik.</strong> Putar kertas 180 derajat, supaya kata berhenti terbaca.</li>
        <li><strong>Jauh.</strong> Tempel di dinding, mundur empat atau lima meter.</li>
        <li><strong>Kecil dan kabur.</strong> Potret, kecilkan sampai selebar kuku di layar ponsel.</li>
      </ol>
      <p>Lakukan ketiganya dan catat huruf mana yang muncul. Bila satu huruf disebut oleh dua cara, perbaiki.</p>
      <h2>Urutan memperbaiki</h2>
      <p>Jangan menipiskan dulu. Coba berturut-turut: lebarkan huruf 1–2 mm, besarkan ruang dalamnya, tipiskan sambungannya, dan baru tipiskan batangnya. Menipiskan batang adalah jalan tercepat dan paling mudah kelihatan; satu batang 9 mm di antara batang 10 mm akan dilihat sebagai kesalahan.</p>
      <p>Pada KARSA biasanya R yang menggumpal, karena batang, mangkuk, dan kaki bertemu di tengah. Lebarkan R menjadi 38 mm dan geser pangkal kakinya 3 mm ke kanan. Arsir ulang, lalu ulangi ketiga cara melihat tadi.</p>
    `),
  ),
  chapter(
    "Jarak huruf dan butir pasir",
    35,
    prose(`
      <p>Bayangkan sebuah kata sebagai deretan bejana, dan tuangkan pasir ke setiap celah sampai setinggi huruf. Jarak yang baik berarti setiap celah menampung <strong>pasir sama banyak</strong>, bukan jarak yang sama lebar. Itulah seluruh rahasia spasi; selebihnya latihan.</p>
      <h2>Menghitung dengan milimeter</h2>
      <p>Tetapkan ukuran dari pasangan termudah, dua batang tegak. Pada tinggi 60 mm dan batang 10 mm, ambil celah H–H 25 mm, yaitu dua setengah kali batang. Pasirnya 25 × 60 = 1.500 mm². Inilah jatah setiap celah.</p>
      <p>Sekarang H–O. O digambar dalam bujur sangkar 60 × 60 mm. Di satu sisinya, antara lengkung dan tepi bujur sangkar, sudah ada ruang: separuh bujur sangkar 1.800 mm² dikurangi separuh lingkaran (3,1416 × 30² ÷ 2 = 1.414 mm²), yaitu 386 mm². Sisanya 1.500 − 386 = 1.114 mm², dibagi tinggi 60 mm menjadi 18,6 mm. Untuk O–O kedua sisi membawa ruang: (1.500 − 772) ÷ 60 = 12,1 mm.</p>
      <p>A membawa segitiga. Sisinya condong sejauh 22 mm pada tinggi 60 mm, jadi ruangnya 22 × 60 ÷ 2 = 660 mm². Untuk H–A: (1.500 − 660) ÷ 60 = 14 mm.</p>
      <table>
        <thead><tr><th scope="col">Pasangan</th><th scope="col">Ruang bawaan</th><th scope="col">Celah di titik terdekat</th></tr></thead>
        <tbody>
          <tr><td>H–H</td><td>0</td><td>25 mm</td></tr>
          <tr><td>H–O</td><td>386 mm²</td><td>18,6 mm</td></tr>
          <tr><td>H–A</td><td>660 mm²</td><td>14 mm</td></tr>
          <tr><td>O–O</td><td>772 mm²</td><td>12,1 mm</td></tr>
        </tbody>
      </table>
      <p>Perhatikan urutannya: lurus–lurus paling renggang, lurus–bulat lebih rapat, bulat–bulat paling rapat. Urutan itu berlaku pada huruf apa pun, walaupun angkanya berubah.</p>
      <h2>Tiga huruf sekaligus</h2>
      <p>Hitungan memberi titik awal. Sesudah itu mata mengambil alih dengan cara ini: tutup seluruh kata kecuali tiga huruf berurutan, dan tanyakan apakah huruf tengah berdiri di tengah. Geser satu huruf, maju seterusnya. Pada KARSA ada tiga jendela: KAR, ARS, RSA.</p>
      <p>Kerjakan dengan huruf yang digunting dari kertas, supaya bisa digeser. Kesalahan yang lazim adalah memasang huruf satu per satu dari kiri tanpa kembali; celah pertama lalu dipaksakan kepada seluruh kata, walaupun pasangan pertama itu yang paling sukar.</p>
    `),
    check(
      "Anda merapatkan kata sehingga celah H–H menjadi 20 mm (tinggi tetap 60 mm). Berapa celah H–O menurut cara pasir?",
      ["Kira-kira 13,6 mm", "Benar. Jatahnya 20 × 60 = 1.200 mm²; (1.200 − 386) ÷ 60 = 13,6."],
      ["Kira-kira 18,6 mm", "Itu untuk jatah lama, 1.500 mm². Bila satu celah berubah, semua celah mengikuti."],
      ["20 mm", "O membawa ruang di sudut-sudutnya. Celah yang sama lebar membuat O tampak terpisah."],
    ),
  ),
  chapter(
    "Pasangan yang sukar: AT, LA, KA",
    30,
    prose(`
      <p>Cara pasir bekerja lancar sampai Anda bertemu huruf yang membawa ruang terlalu banyak. Pasangan semacam ini ada di mana-mana di Indonesia: SATE, LAUNDRY, TOKO KACA, FOTOKOPI, BATA.</p>
      <h2>AT: masuk ke bawah lengan</h2>
      <p>T selebar 46 mm dengan batang 10 mm mempunyai lengan sepanjang 18 mm di tiap sisi. Ruang di bawah satu lengan setinggi 60 − 8,5 = 51,5 mm, jadi 18 × 51,5 = 927 mm². Ditambah ruang A 660 mm², jumlahnya 1.587 mm², melebihi jatah 1.500. Kelebihan 87 mm² dibagi 60 memberi −1,5 mm: kaki A masuk satu setengah milimeter ke bawah lengan T. Tidak bertabrakan, sebab lengan T ada di puncak dan kaki A di dasar.</p>
      <h2>LA: tidak ada jalan masuk</h2>
      <p>L dan A sama-sama punya kaki di garis dasar. Kaki L sepanjang 25 mm membawa ruang 25 × 51,5 = 1.288 mm². Dengan A, 1.948 mm². Kelebihannya 448 mm² berarti harus masuk 7,5 mm, dan itu mustahil karena kedua kaki bertemu. Ada tiga jalan, biasanya dipakai bersama:</p>
      <ol>
        <li>Pendekkan kaki L, misalnya menjadi 18 mm: 18 × 51,5 + 660 = 1.587 mm². Dengan celah 3 mm (180 mm²) jumlahnya 1.767.</li>
        <li>Renggangkan pasangan lain sedikit, dari 1.500 menjadi 1.600, agar lubang LA tidak sendirian.</li>
        <li>Sambungkan: biarkan kaki L menyentuh kaki A sebagai satu bentuk. Hanya pantas bila ada sambungan lain di kata itu.</li>
      </ol>
      <h2>KARSA</h2>
      <p>K–A sejenis dengan LA, tetapi lebih ringan: kaki K dan kaki kiri A bertemu di dasar, sementara di atas keduanya menjauh. Titik awal celah untuk kata kita, diukur di tempat terdekat:</p>
      <table>
        <thead><tr><th scope="col">Pasangan</th><th scope="col">Celah</th><th scope="col">Alasan</th></tr></thead>
        <tbody>
          <tr><td>K–A</td><td>5 mm</td><td>Kaki bertemu, ruang besar di atas</td></tr>
          <tr><td>A–R</td><td>14 mm</td><td>Sama dengan H–A: miring bertemu batang</td></tr>
          <tr><td>R–S</td><td>12 mm</td><td>Kaki R menjulur, S berteluk di kiri</td></tr>
          <tr><td>S–A</td><td>8 mm</td><td>Lengkung bawah S bertemu kaki A</td></tr>
        </tbody>
      </table>
      <p>Celah K–A yang 5 mm akan tetap tampak sedikit renggang di atas. Bila mengganggu, pendekkan kaki K 2 mm sebelum merenggangkan yang lain.</p>
      <p>Cara menemukan pasangan yang bocor: balikkan kertas, pegang di depan jendela, dan lihat dari belakang. Lubang terang yang menganga adalah tempat pasirnya berlebih.</p>
      <p>Latihan: gunting huruf SATE dari karton setinggi 60 mm dan susun. Ukur keempat huruf dan ketiga celahnya, lalu bandingkan dengan satu papan SATE di foto Anda.</p>
    `),
    check(
      "Mengapa LA lebih sukar daripada AT?",
      [
        "Pada LA kedua huruf menjulur di garis dasar, jadi tidak bisa saling masuk",
        "Benar. Pada AT yang satu menjulur di atas dan yang lain di bawah, sehingga bisa bertumpang.",
      ],
      ["Karena L lebih lebar daripada T", "L bahkan lebih sempit. Masalahnya pada ketinggian tempat ia menjulur."],
      ["Karena A di LA berada di kanan", "A simetris, jadi letaknya tidak menentukan. TA sama mudahnya dengan AT."],
    ),
  ),
);
