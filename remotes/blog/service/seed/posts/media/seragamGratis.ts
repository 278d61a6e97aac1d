import { post } from "../postParts";

export const seragamGratis = post({
  kind: "blog",
  type: "story",
  title: "Seragam gratis, tetapi siapa yang menjahit?",
  slug: "seragam-gratis-tetapi-siapa-yang-menjahit",
  category: "sekolah",
  summary:
    "Sebuah kabupaten membagikan seragam untuk semua murid baru. Di pasar lamanya, empat puluh penjahit menghitung pesanan yang hilang, lalu mengajukan usul.",
  author: { name: "Dwi Lestari", role: "Wartawan, rubrik Sekolah" },
  publishedAt: "2026-07-13 05:00",
  tags: ["seragam", "usaha kecil", "anggaran sekolah"],
  cover: { motif: "lereng", seed: "seragam-gratis" },
  content: `
    <p>Bulan Juni biasanya bulan penuh di los penjahit Pasar Wage. Orang tua datang membawa anak, anak berdiri di atas bangku, meteran melingkar, dan Pak Kasirun menyebut angka kepada istrinya yang mencatat di dus bekas. Tahun lalu, pada bulan Juni, Pak Kasirun mengecat kiosnya. Tidak ada yang datang.</p>
    <p>Kabupaten sudah membagikan seragam. Dua stel untuk setiap murid baru SD dan SMP negeri, dibeli lewat satu lelang, dijahit di kota lain, datang dalam truk. Bagi ribuan keluarga itu keringanan yang besar. Harga dua stel seragam di pasar kira-kira seminggu upah buruh tani di sini. Tidak ada penjahit yang saya temui menyesalkan bahwa seragam itu gratis.</p>
    <p>“Yang saya sesalkan, lengannya panjang sebelah,” kata Pak Kasirun.</p>
    <h2>Tiga ukuran untuk semua anak</h2>
    <p>Seragam itu datang dalam tiga ukuran. Anak tidak. Di SD Karangsari, kepala sekolah menghitung: dari enam puluh empat murid baru, dua puluh sembilan harus mengubah seragamnya. Sebagian pergi ke pasar, membayar lima belas ribu untuk memendekkan celana. Sebagian melipat dan menjepretnya dengan stapler.</p>
    <aside class="pull"><p>“Seragamnya sama, tetapi semua orang tahu mana yang dijepret.”</p></aside>
    <p>Kalimat itu dari murid kelas tujuh, dan ia mengucapkannya sambil menutupi ujung lengannya. Seragam dibuat supaya perbedaan tidak terlihat. Stapler membuatnya terlihat lagi.</p>
    <h2>Usul di selembar kertas minyak</h2>
    <p>Pada bulan September empat puluh penjahit berkumpul. Mereka tidak berdemonstrasi. Mereka menghitung, di kertas pola, memakai kapur jahit. Kalau kain dibeli kabupaten secara borongan, dan ongkos jahit dibayar per potong kepada penjahit di kecamatan masing-masing, berapa jadinya?</p>
    <table>
    <caption>Perhitungan para penjahit untuk satu stel seragam SD</caption>
    <thead><tr><th scope="col">Bagian</th><th scope="col">Lelang satu pintu</th><th scope="col">Jahit di kecamatan</th></tr></thead>
    <tbody>
    <tr><th scope="row">Kain dan kancing</th><td>Rp 84.000</td><td>Rp 61.000</td></tr>
    <tr><th scope="row">Ongkos jahit</th><td>Rp 34.000</td><td>Rp 48.000</td></tr>
    <tr><th scope="row">Angkut dan simpan</th><td>Rp 9.000</td><td>Rp 2.000</td></tr>
    <tr><th scope="row">Mengubah ukuran</th><td>Rp 15.000, dibayar orang tua</td><td>–</td></tr>
    </tbody>
    </table>
    <p>Angkanya diperiksa guru akuntansi SMK, yang menemukan satu kesalahan: mereka lupa menghitung benang. Sesudah benang dimasukkan, selisihnya masih ada.</p>
    <p>Yang tidak dapat mereka hitung adalah upah menunggu. Kertas itu memang tidak punya kolom untuk itu.</p>
    <h2>Percobaan di empat kecamatan</h2>
    <p>Kabupaten setuju mencoba di empat dari sembilan belas kecamatan. Syaratnya masuk akal: semua penjahit harus mengikuti satu pola, selesai sebelum 5 Juli, dan menerima pembayaran sesudah sekolah menandatangani. Syarat terakhir hampir menggagalkan semuanya, sebab penjahit tidak punya modal untuk menunggu. Koperasi pasar menalanginya.</p>
    <p>Tahun ini seragam di empat kecamatan itu diukur pada anaknya. Sebelas potong terlambat, semuanya dari satu penjahit yang mesinnya rusak; tetangganya menyelesaikan. Di bawah kerah setiap baju ada secarik kain kecil bertuliskan nama penjahitnya. Itu tidak ada dalam kontrak. Pak Kasirun yang memulainya.</p>
    <p>“Kalau lengannya panjang sebelah,” katanya, “orang tahu harus marah kepada siapa.”</p>
  `,
});
