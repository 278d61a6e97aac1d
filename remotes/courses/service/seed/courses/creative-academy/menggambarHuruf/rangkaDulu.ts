import { chapter, check, courseModule, picture, prose } from "../../courseParts";

export const rangkaDulu = courseModule(
  "Rangka Dulu",
  "Melihat papan nama dengan sungguh-sungguh, lalu menggambar huruf sebagai satu garis sebelum memberinya tebal.",
  chapter(
    "Dua belas papan nama di jalan yang sama",
    35,
    prose(`
      <p>Anda sudah membaca jutaan huruf dan mungkin belum pernah melihat satu pun. Membaca dan melihat adalah dua pekerjaan: ketika membaca, mata membuang bentuk dan menyimpan arti. Bab ini memintanya menyimpan bentuk.</p>
      <h2>Tiga cara huruf lahir</h2>
      <ul>
        <li><strong>Ditulis</strong>: bentuknya keluar langsung dari gerak alat, seperti pada kaligrafi. Satu goresan, satu bagian huruf.</li>
        <li><strong>Digambar</strong>: garis tepinya dibuat, diperbaiki, lalu diisi. Inilah <em lang="en">lettering</em>, dan inilah kursus ini.</li>
        <li><strong>Disusun</strong>: huruf yang sudah jadi ditaruh berderet, seperti ketika Anda mengetik.</li>
      </ul>
      <p>Di jalan Indonesia ketiganya bertetangga. Kain tenda pecel lele umumnya dilukis tangan: ikan, ayam, dan huruf dengan bayangan. Bengkel tambal ban sering ditulis langsung dengan kuas di atas papan atau ban. Apotek memakai huruf akrilik potong yang disusun di komputer. Masjid dan pertokoan lama menyimpan huruf dari semen atau besi tempa yang digambar untuk tempat itu saja.</p>
      <h2>Tugas berjalan kaki</h2>
      <p>Pilih satu jalan yang Anda lewati setiap hari. Potret dua belas papan nama dari depan, tegak lurus, sedekat yang sopan; mintalah izin bila pemiliknya ada. Untuk setiap papan catat empat hal:</p>
      <table>
        <thead><tr><th scope="col">Yang dicatat</th><th scope="col">Contoh catatan</th></tr></thead>
        <tbody>
          <tr><td>Lahir dengan cara apa</td><td>Digambar; kedua huruf A tidak sama persis</td></tr>
          <tr><td>Bahan dan alat</td><td>Cat minyak di seng, kuas pipih</td></tr>
          <tr><td>Huruf yang paling baik</td><td>S, lengkungnya tidak ragu</td></tr>
          <tr><td>Huruf yang bermasalah</td><td>O tampak lebih kecil daripada tetangganya</td></tr>
        </tbody>
      </table>
      <p>Petunjuk untuk baris pertama: cari dua huruf yang sama di satu papan. Bila bentuknya kembar sampai ke lekuknya, kemungkinan besar huruf itu disusun dari yang sudah jadi. Bila serupa tetapi berbeda sedikit, ada tangan yang bekerja.</p>
      <p>Kesalahan pemula ialah memotret yang indah saja. Papan yang jelek lebih banyak mengajar, karena Anda bisa menunjuk di mana ia jelek. Simpan kedua belas foto itu. Pada modul keempat Anda akan kembali kepada O yang tampak kekecilan, dan tahu berapa milimeter obatnya.</p>
    `),
    picture(
      "Deretan papan nama di sebuah jalan: seng bercat, kain tenda warung, huruf potong, dan tulisan kuas di atas ban",
      "Empat bahan, empat alat, dan empat alasan mengapa hurufnya berbentuk begitu.",
    ),
    check(
      "Pada sebuah papan “KACAMATA” keempat huruf A kembar persis sampai ke goresan ujungnya. Apa dugaan terbaik?",
      [
        "Hurufnya disusun dari huruf yang sudah jadi",
        "Benar. Tangan manusia jarang menghasilkan empat bentuk yang identik; penyusunan selalu demikian.",
      ],
      [
        "Pelukisnya sangat terampil",
        "Pelukis terampil membuat A yang senada, dan biasanya menyesuaikan sedikit menurut tetangganya.",
      ],
      [
        "Hurufnya ditulis dengan satu goresan kuas",
        "Goresan kuas paling banyak meninggalkan perbedaan: tekanan, jumlah cat, dan kecepatan berubah setiap kali.",
      ],
    ),
  ),
  chapter(
    "Huruf sebelum berdaging",
    30,
    prose(`
      <p>Sebelum menggambar kuda, orang menggambar tulangnya. Huruf pun begitu. Rangka adalah huruf sebagai garis tunggal tanpa tebal: cukup untuk menentukan lebar, letak palang, dan lekuk. Rangka yang salah tidak tertolong oleh tebal seindah apa pun.</p>
      <h2>Lebar tidak sama rata</h2>
      <p>Dorongan pertama pemula ialah memasukkan setiap huruf ke kotak yang sama besar. Hasilnya E yang melar dan O yang lonjong. Kapital Romawi, nenek moyang kapital kita, mempunyai tiga golongan lebar. Dengan tinggi 10 satuan, pakailah ini sebagai titik awal:</p>
      <table>
        <thead><tr><th scope="col">Golongan</th><th scope="col">Huruf</th><th scope="col">Lebar</th></tr></thead>
        <tbody>
          <tr><th scope="row">Lebar</th><td>O Q; sedikit lebih sempit: C G D</td><td>10; 8–8,5</td></tr>
          <tr><th scope="row">Sedang</th><td>A H N T U V X Y Z</td><td>7,5–8</td></tr>
          <tr><th scope="row">Sempit</th><td>B E F L P S J</td><td>5</td></tr>
          <tr><th scope="row">Khusus</th><td>K R; M; W; I</td><td>6–6,5; 9–10; 13; hanya satu batang</td></tr>
        </tbody>
      </table>
      <p>Logikanya mudah diingat. O adalah lingkaran penuh. B, P, dan S tersusun dari lingkaran-lingkaran yang lebih kecil, setinggi separuh huruf, maka lebarnya pun sekitar separuh. E dan F mengikuti B.</p>
      <h2>Latihan: KARSA</h2>
      <p>Kata yang menemani kita adalah KARSA, nama toko roti rekaan di Laweyan. Ambil kertas kotak 5 mm, tetapkan tinggi 60 mm, jadi 1 satuan = 6 mm. Lebar rangkanya:</p>
      <ul>
        <li>K: 6,5 × 6 = 39 mm</li>
        <li>A: 7,5 × 6 = 45 mm, dua kali</li>
        <li>R: 6 × 6 = 36 mm</li>
        <li>S: 5 × 6 = 30 mm</li>
      </ul>
      <p>Gambar dengan pensil HB, satu garis, tanpa mengangkat pensil di tengah lekuk. Buat sepuluh kali pada kertas yang sama, dan jangan dihapus. Lingkari yang terbaik.</p>
      <p>Cara menemukan rangka yang keliru: putar kertas terbalik. Mata berhenti membaca dan mulai melihat. S yang terlalu berat di atas akan tampak seperti hendak terguling, dan K yang kakinya kurang panjang seperti sedang berjinjit.</p>
    `),
    check(
      "Mengapa E digambar kira-kira separuh lebar O?",
      [
        "Karena E mengikuti huruf yang tersusun dari dua bagian setinggi separuh huruf, seperti B",
        "Benar. Perbandingan itu membuat irama kapital Romawi. E selebar O akan tampak seperti pagar.",
      ],
      [
        "Karena E lebih jarang dipakai",
        "Kekerapan tidak menentukan lebar. Lagi pula E termasuk huruf yang kerap dipakai.",
      ],
      [
        "Karena kotak 5 mm tidak cukup",
        "Kertasnya hanya alat bantu. Perbandingannya tetap sama pada ukuran berapa pun.",
      ],
    ),
  ),
  chapter(
    "Garis bantu dan perbandingannya",
    25,
    prose(`
      <p>Rangka kapital berdiri di antara dua garis. Huruf kecil butuh lebih banyak, karena ada yang menjulang dan ada yang menjuntai. Garis-garis bantu ini digambar setiap kali, tipis, dengan pensil keras, juga oleh pelukis yang sudah tiga puluh tahun bekerja.</p>
      <h2>Lima garis</h2>
      <ol>
        <li><strong>Garis dasar</strong>, tempat semua huruf berdiri.</li>
        <li><strong>Garis x</strong>, atap huruf kecil tanpa tiang: a, n, o, x.</li>
        <li><strong>Garis kapital</strong>, atap huruf besar.</li>
        <li><strong>Garis naik</strong>, puncak b, d, h, k, l.</li>
        <li><strong>Garis turun</strong>, ujung ekor g, p, y.</li>
      </ol>
      <p>Perbandingan di antara garis-garis itu adalah watak huruf. Garis x yang tinggi membuat kata terbaca dari jauh dan terasa ramah; garis x yang rendah terasa anggun, tetapi kata mengecil bila dilihat dari seberang jalan. Sebagai titik awal untuk papan nama, dari garis dasar:</p>
      <table>
        <thead><tr><th scope="col">Garis</th><th scope="col">Bagian dari tinggi kapital</th><th scope="col">Bila kapital 60 mm</th></tr></thead>
        <tbody>
          <tr><td>Garis x</td><td>0,70</td><td>42 mm di atas</td></tr>
          <tr><td>Kapital</td><td>1,00</td><td>60 mm di atas</td></tr>
          <tr><td>Naik</td><td>1,05</td><td>63 mm di atas</td></tr>
          <tr><td>Turun</td><td>0,30</td><td>18 mm di bawah</td></tr>
        </tbody>
      </table>
      <p>Tinggi seluruhnya dari ekor sampai puncak 63 + 18 = 81 mm. Angka ini penting bila papan hanya setinggi 100 mm: sisa 19 mm harus dibagi untuk tepi atas dan bawah. Kalau semuanya kapital, 60 mm saja yang terpakai, dan hurufnya boleh diperbesar. Inilah sebab banyak papan sempit memakai kapital.</p>
      <h2>Garis miring</h2>
      <p>Selain garis mendatar, tarik beberapa garis tegak atau miring sebagai pemandu. Untuk huruf tegak, satu garis setiap 30 mm. Untuk huruf miring, sudut 8–12 derajat dari tegak sudah terasa. Pada tinggi 60 mm, miring 10 derajat berarti puncaknya bergeser 60 × 0,176 = 10,6 mm ke kanan.</p>
      <p>Kesalahan yang lazim: garis bantu hanya untuk huruf pertama, sisanya dikira-kira. Kata lalu mendaki atau membungkuk. Cara menemukannya, pegang kertas mendatar setinggi mata dan pandang sepanjang garis dasar, seperti tukang kayu memeriksa lurusnya papan.</p>
      <p>Latihan: buat lima garis untuk kapital 60 mm, lalu gambar rangka “Karsa” dengan huruf kecil di bawah KARSA tadi. Bandingkan, mana yang lebih panjang?</p>
    `),
  ),
  chapter(
    "Tiga keluarga bentuk",
    30,
    prose(`
      <p>Dua puluh enam kapital tampak banyak. Kalau dikelompokkan menurut geraknya, Anda hanya perlu menguasai tiga gerak: lurus, miring, dan bulat. Sisanya gabungan.</p>
      <table>
        <thead><tr><th scope="col">Keluarga</th><th scope="col">Anggota</th><th scope="col">Gerak induk</th></tr></thead>
        <tbody>
          <tr><th scope="row">Lurus</th><td>I L T H E F</td><td>Batang tegak dan palang mendatar</td></tr>
          <tr><th scope="row">Miring</th><td>A V W X Y Z M N K</td><td>Garis miring, sering berpasangan</td></tr>
          <tr><th scope="row">Bulat</th><td>O Q C G S</td><td>Lengkung tanpa batang</td></tr>
          <tr><th scope="row">Gabungan</th><td>D B P R J U</td><td>Batang bertemu lengkung</td></tr>
        </tbody>
      </table>
      <h2>Turunkan, jangan karang</h2>
      <p>Kelompok ini berguna karena satu keputusan di induk berlaku bagi seluruh keluarga. Gambarlah O lebih dulu. C adalah O yang sisi kanannya dibuka; G adalah C dengan batang pendek; D adalah batang yang meminjam separuh kanan O. Kalau O Anda agak persegi, C, G, D, bahkan S harus ikut agak persegi. Satu lengkung bundar di tengah keluarga persegi akan terdengar seperti nada sumbang.</p>
      <p>Begitu pula dengan P, R, dan B. Gambar P, tambahkan kaki untuk R, tambahkan mangkuk bawah untuk B. Mangkuk R biasanya sedikit lebih besar daripada mangkuk atas B, sebab di bawahnya hanya ada kaki, bukan mangkuk kedua.</p>
      <h2>S, huruf yang ditakuti</h2>
      <p>S gagal karena orang menggambarnya dari luar. Gambar dulu tulang punggungnya: satu lengkung pendek yang turun dari kiri atas ke kanan bawah melalui tengah dan melandai di pertengahannya. Baru tambahkan lengkung atas dan bawah seperti dua mangkuk yang menghadap berlawanan. Mangkuk bawah dibuat sedikit lebih lebar, kira-kira satu per dua puluh bagian lebar huruf; alasannya menunggu di modul keempat.</p>
      <h2>Latihan dua belas menit</h2>
      <ol>
        <li>Empat menit: I L T H E F, rangka setinggi 30 mm, garis tanpa penggaris.</li>
        <li>Empat menit: A V N K Z. Periksa, apakah kedua kaki A sama miringnya?</li>
        <li>Empat menit: O C G D S, masing-masing dengan satu tarikan dari bahu, bukan dari pergelangan.</li>
      </ol>
      <p>Kerjakan setiap hari selama seminggu pada kertas bekas. Kesalahan yang paling sering adalah menggambar pelan-pelan supaya rapi, sehingga lengkungnya bergerigi. Lengkung yang ragu kelihatan sebagai sudut kecil; telusuri dengan ujung jari, dan jari Anda akan merasakannya sebelum mata.</p>
    `),
    check(
      "O pada papan Anda dibuat agak persegi. Huruf mana yang paling wajib ikut?",
      [
        "C, G, D, dan S",
        "Benar. Lengkungnya diturunkan dari O, jadi perubahan di induk harus sampai ke seluruh keluarga.",
      ],
      [
        "A, V, dan N",
        "Keluarga miring tidak mempunyai lengkung. Wataknya boleh senada, tetapi tidak ada yang dipersegikan.",
      ],
      ["Tidak ada, O boleh berbeda", "Sebuah kata akan terasa seperti dua papan yang ditempel menjadi satu."],
    ),
  ),
);
