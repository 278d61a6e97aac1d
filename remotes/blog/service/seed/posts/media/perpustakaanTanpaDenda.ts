import { post } from "../postParts";

export const perpustakaanTanpaDenda = post({
  kind: "news",
  type: "notice",
  title: "Perpustakaan kota ini menghapus denda. Buku yang kembali justru bertambah",
  slug: "perpustakaan-kota-menghapus-denda",
  category: "budaya",
  summary:
    "Setahun tanpa denda, Perpustakaan Kota Karangjati mencatat lebih banyak pengembalian dan wajah-wajah lama yang dulu malu masuk.",
  author: { name: "Gilang Ramadhani", role: "Reporter" },
  publishedAt: "2026-11-18 09:15",
  tags: ["perpustakaan", "denda", "literasi"],
  cover: { motif: "banji", seed: "denda-perpustakaan" },
  content: `
    <p><strong>Karangjati.</strong> Buku terlama yang kembali ke Perpustakaan Kota Karangjati tahun ini dipinjam pada 2009: <em>Beternak Lele di Pekarangan</em>, sampulnya sudah diganti kertas kado. Peminjamnya mengembalikan sambil membawa seplastik lele. Menurut aturan lama dendanya Rp 3,1 juta. Menurut aturan baru, nol.</p>
    <p>Perpustakaan itu menghapus denda keterlambatan mulai 1 November tahun lalu, termasuk semua utang yang sudah tercatat. Pekan ini hasil tahun pertamanya dipaparkan di ruang baca anak, di antara kursi-kursi kecil.</p>
    <h2>Takut pulang</h2>
    <p>Kepala perpustakaan, Winda Oktaviani, mengatakan bahwa gagasannya datang dari daftar anggota yang tidak pernah kembali. Dari 5.212 anggota, 1.870 tidak meminjam lagi sesudah sekali terlambat. Rata-rata utang mereka hanya Rp 6.500. “Bukan uangnya,” kata Winda. “Mereka mengira akan dimarahi.”</p>
    <p>Petugas lalu menelepon seratus orang di antaranya. Kebanyakan masih menyimpan buku itu, beberapa di tempat yang sama persis sejak hari jatuh temponya.</p>
    <table>
    <caption>Perpustakaan Kota Karangjati, November sampai Oktober</caption>
    <thead><tr><th scope="col">Ukuran</th><th scope="col">Dengan denda</th><th scope="col">Tanpa denda</th></tr></thead>
    <tbody>
    <tr><th scope="row">Buku dipinjam</th><td>31.406</td><td>38.955</td></tr>
    <tr><th scope="row">Kembali dalam 60 hari</th><td>86%</td><td>91%</td></tr>
    <tr><th scope="row">Anggota lama yang datang lagi</th><td>–</td><td>744</td></tr>
    <tr><th scope="row">Pemasukan denda</th><td>Rp 9,8 juta</td><td>Rp 0</td></tr>
    </tbody>
    </table>
    <p>Pemasukan yang hilang itu, menurut Winda, lebih kecil daripada biaya menagihnya. Dulu dua petugas memakai satu hari setiap minggu untuk menulis surat denda. Hari itu kini menjadi jam dongeng.</p>
    <p>Tarmizi, tiga puluh empat tahun, sopir truk, termasuk yang ditelepon. Ia meminjam buku gambar hewan untuk anaknya ketika anak itu berumur tiga tahun. Anak itu sekarang sebelas. “Setiap lewat sini saya memalingkan muka,” katanya. Ia datang pada bulan Februari membawa buku itu dan anaknya. Anaknya yang membuat kartu anggota.</p>
    <h2>Bukan tanpa aturan</h2>
    <p>Yang terlambat lebih dari 60 hari tidak dapat meminjam buku baru sampai buku lamanya kembali. Buku yang hilang diganti dengan buku yang sama, atau dengan empat jam membantu di perpustakaan. Sejauh ini dua puluh tiga orang memilih membantu, dan tujuh di antaranya masih datang sesudah jamnya habis.</p>
    <p>Tidak semua senang. Seorang anggota menulis di buku tamu bahwa aturan ini tidak adil bagi mereka yang selama ini patuh. Winda menempelkan catatan itu di papan, dengan jawaban: anggota yang tidak pernah terlambat kini boleh meminjam delapan buku, bukan lima.</p>
    <p>Perpustakaan lain sudah bertanya. Winda mengirimkan satu halaman: daftar surat yang tidak perlu lagi ditulis, contoh percakapan telepon, dan peringatan agar menyiapkan rak kosong. Pada bulan pertama buku yang pulang lebih banyak daripada tempatnya.</p>
    <p>Angka setahun belum membuktikan sebab dan akibat. Pada bulan Maret perpustakaan juga membuka pintu sampai pukul delapan malam, dan sebuah halte pindah ke depannya. Laporan lengkapnya menyebut kedua hal itu di halaman pertama. Buku tentang lele sudah dipinjam lagi.</p>
  `,
});
