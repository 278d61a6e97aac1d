import { post } from "../postParts";

export const petaAnakPulau = post({
  kind: "blog",
  type: "story",
  title: "Peta yang digambar anak-anak pulau",
  slug: "peta-yang-digambar-anak-anak-pulau",
  category: "panjang",
  summary:
    "Seratus dua belas anak diminta menggambar pulau mereka dari ingatan. Tidak satu pun menggambar batas provinsi. Semuanya menggambar tempat yang ada ikannya.",
  author: { name: "Maria Lefaan", role: "Wartawan, dari Kei Besar" },
  publishedAt: "2026-10-25 05:00",
  tags: ["peta", "kepulauan", "Maluku"],
  cover: { picture: "kain-untuk-kei-besar" },
  content: `
    <p>Kertasnya putih, ukuran A3, dan tugasnya satu kalimat: gambarlah pulaumu untuk seseorang yang belum pernah ke sini. Tidak ada contoh. Tidak ada penghapus. Anak-anak boleh memakai kedua sisi kertas, dan tiga orang memakai juga mejanya.</p>
    <p>Selama tujuh minggu saya membawa kertas itu ke sembilan sekolah dasar di pesisir timur dan barat Kei Besar, di Kepulauan Kei, Maluku Tenggara. Seratus dua belas anak menggambar. Umur mereka delapan sampai dua belas tahun. Saya ikut duduk, tidak menjawab pertanyaan, dan sesudahnya meminta mereka bercerita sambil menunjuk.</p>
    <p>Inilah yang tidak ada di peta mana pun di antara seratus dua belas itu: batas kabupaten, batas provinsi, arah utara. Dan inilah yang ada di semuanya, tanpa kecuali: laut, dengan isinya.</p>
    <h2>Pulau sebagai tepi</h2>
    <p>Di peta sekolah, pulau adalah bentuk berwarna dan laut adalah sisanya. Di peta anak-anak ini terbalik. Daratan sering hanya garis di pinggir kertas, satu jari lebarnya, tempat rumah-rumah berdiri menghadap ke tengah. Bagian tengah kertas, yang paling luas, adalah air. Di sana ada nama.</p>
    <p>Ferdi, sebelas tahun, menulis dua puluh tiga nama di lautnya dan empat di daratnya. Ia menunjuk satu per satu: di sini bapak menaruh bubu, di sini karang yang bunyi kalau surut, di sini tidak boleh, di sini boleh tetapi bulan depan. “Tidak boleh” dan “boleh” bukan pagar. Itu sasi, larangan adat mengambil hasil laut pada waktu tertentu, dan di Maluku anak-anak mengenalnya sebelum mengenal rambu lalu lintas.</p>
    <aside class="pull"><p>“Ibu guru bilang pulau kita kecil sekali. Tetapi Ibu guru menghitung yang kering saja.”</p></aside>
    <p>Kalimat itu dari Novita, sembilan tahun. Saya menuliskannya dua kali, sekali di buku catatan dan sekali di telapak tangan, karena takut hilang.</p>
    <h2>Tiga macam jarak</h2>
    <p>Skala pada peta mereka tampak kacau sampai saya berhenti memakai penggaris. Desa tetangga yang tiga kilometer lewat bukit digambar sangat jauh, di pojok lain kertas. Kota Tual, yang berjam-jam naik perahu, digambar dekat sekali. Saya bertanya mengapa. Jawabannya masuk akal: ke Tual ada kapal, ke desa itu harus berjalan.</p>
    <p>Sesudah peta kelima puluh saya mulai mencatat apa yang sebenarnya mereka ukur.</p>
    <table>
    <caption>Bagaimana 112 peta itu mengukur jarak (satu peta dapat memakai lebih dari satu cara)</caption>
    <thead><tr><th scope="col">Jarak digambar menurut</th><th scope="col">Peta</th><th scope="col">Contoh ucapan</th></tr></thead>
    <tbody>
    <tr><th scope="row">Lamanya perjalanan</th><td>71</td><td>“Satu kali tidur di kapal.”</td></tr>
    <tr><th scope="row">Seringnya pergi</th><td>58</td><td>“Tiap Minggu, jadi dekat.”</td></tr>
    <tr><th scope="row">Musim</th><td>34</td><td>“Kalau angin timur, tempat ini tidak ada.”</td></tr>
    </tbody>
    </table>
    <p>Baris terakhir membuat saya meletakkan pensil. Empat belas anak menggambar dua peta, satu untuk musim timur dan satu untuk musim barat, dan keduanya benar-benar berbeda: pantai yang tertutup ombak dihapus, jalan memutar ditambahkan. Peta di dinding kelas mereka hanya satu, dan tidak menyebut musim.</p>
    <figure><img src="picture:peta-yang-tidak-punya-utara" alt="Bidang-bidang bermotif berbeda saling menempel seperti pulau."><figcaption>Percobaan sampul pertama untuk tulisan ini: pulau-pulau tanpa arah utara.</figcaption></figure>
    <h2>Bukan peta yang salah</h2>
    <p>Mudah sekali membaca kertas-kertas ini sebagai lucu. Saya sendiri tersenyum pada gambar gereja sebesar bukit dan rumah kakek sebesar gereja. Tetapi peta nelayan, peta pelaut, dan peta yang dipakai orang di banyak kepulauan memang tidak pernah mengukur seperti penggaris. Peta dibuat untuk bertindak. Anak yang tahu bahwa suatu pantai “tidak ada” pada bulan Juli memegang pengetahuan yang dapat menyelamatkan perahu.</p>
    <p>Di SD tempat Novita bersekolah, Bu Guru Agustina Rahakbauw mengubah caranya mengajar sesudah melihat hasilnya. Ia tidak membuang peta dinding. Ia menempelkan peta anak-anak di sekelilingnya, lalu bertanya: apa yang dilihat peta besar ini yang tidak kita lihat? Apa yang kita lihat yang tidak dilihatnya? Pelajaran itu direncanakan satu jam. Ia berlangsung sampai hari Kamis.</p>
    <ol>
    <li>Hari pertama mereka menghitung: berapa pulau yang ada di peta besar dan tidak pernah mereka dengar.</li>
    <li>Hari kedua mereka mencari desa sendiri di peta besar, dan tidak menemukannya.</li>
    <li>Hari ketiga mereka menulis surat kepada pembuat peta, sopan, dengan lampiran.</li>
    </ol>
    <p>Suratnya belum dibalas ketika tulisan ini terbit. Lampirannya bagus.</p>
    <h2>Nama yang hanya ada di mulut</h2>
    <p>Saya menyalin semua nama dari semua kertas ke dalam satu daftar. Jumlahnya empat ratus enam belas. Lalu saya membawa daftar itu kepada orang-orang tua di dua desa dan membacakannya. Untuk kira-kira sepertiga di antaranya mereka berhenti, meminta saya mengulang, dan tertawa: nama itu belum lama. Anak-anaklah yang memberinya. Ada karang bernama Antena, sebab di sanalah telepon mendapat sinyal. Ada ceruk bernama Pak Guru, sebab seorang guru dari Jawa pernah jatuh di situ bersama sepedanya.</p>
    <p>Untuk beberapa nama lain, terjadi yang sebaliknya. Orang tua itu diam, memandang kertasnya, lalu bertanya dari mana anak ini tahu. Tete Yopi, tujuh puluh enam tahun, mengira nama sebuah tanjung kecil sudah ikut terkubur bersama kakaknya. Anak berumur sepuluh tahun yang menuliskannya, Welhelmina, mendengarnya dari neneknya ketika mencari bia pada malam hari. Tidak seorang pun pernah menyuruhnya mengingat.</p>
    <p>Dari empat ratus enam belas nama, saya menemukan sembilan belas di peta resmi. Saya tidak mengatakan bahwa semuanya harus masuk. Sebagian nama mungkin hidup justru karena hanya diucapkan, dan beberapa, atas permintaan pembuatnya, tidak saya tulis juga di sini. Yang ingin saya katakan lebih sederhana: ketika sebuah sekolah di pulau ini meminta murid menghafal nama sungai terpanjang di pulau lain, ia berbicara kepada anak yang kepalanya sudah penuh dengan geografi. Hanya saja tidak ada yang pernah menanyakannya.</p>
    <h2>Yang digambar kecil</h2>
    <p>Ada satu hal yang saya temukan terlambat, ketika peta-peta itu sudah terhampar di lantai rumah tempat saya menumpang. Sekolah. Sekolah ada di seratus sembilan peta, tetapi hampir selalu kecil, di pinggir, tanpa nama. Lebih kecil daripada lapangan bola, daripada pohon kenari, daripada dermaga. Hanya dua anak menggambarnya besar. Keduanya, ketika saya tanya, adalah anak penjaga sekolah. Mereka tinggal di sana.</p>
    <p>Saya tidak menarik kesimpulan dari itu. Seratus dua belas lembar kertas dari sembilan desa tidak cukup untuk menyimpulkan apa pun tentang sekolah di kepulauan. Tetapi kalau Anda seorang guru, mintalah murid Anda menggambar kampungnya, sekali saja, tanpa contoh dan tanpa penghapus. Lalu carilah diri Anda.</p>
    <p>Semua gambar dikembalikan kepada pemiliknya pada bulan September, kecuali satu, yang atas permintaan pembuatnya dikirim ke redaksi ini. Kertas itu seluruhnya biru. Di sudut kanan bawah, dengan pensil, tertulis: <em>rumah saya di luar kertas.</em></p>
  `,
});
