import { post } from "../postParts";

export const desaTanpaSekolahBaru = post({
  kind: "blog",
  type: "story",
  title: "Desa yang memutuskan untuk tidak membangun sekolah baru",
  slug: "desa-yang-memutuskan-untuk-tidak-membangun-sekolah-baru",
  category: "sekolah",
  summary:
    "Di Wanareja, uang gedung dipakai untuk membayar dua puluh enam rumah yang bersedia menjadi ruang kelas. Tiga tahun kemudian, kami kembali dan menghitung hasilnya.",
  author: { name: "Kinanti Larasati", role: "Wartawan, rubrik Sekolah" },
  publishedAt: "2026-11-19 05:00",
  tags: ["desa", "anggaran sekolah", "Jawa Tengah"],
  cover: { motif: "mega mendung", seed: "wanareja" },
  content: `
    <p>Rumah Pak Sarju mulai berisik pukul tujuh kurang seperempat. Sandal ditata di bawah pohon belimbing, dua baris, tanpa ada yang menyuruh. Di ruang depan, meja makan sudah digeser ke tembok; di atasnya papan tulis seukuran pintu, karena memang dulunya pintu.</p>
    <p>Pada 2023, Wanareja mendapat Rp 2,1 miliar untuk menambah enam ruang kelas. Gambar bangunannya sudah jadi dan kontraktor sudah datang mengukur. Lalu, dalam musyawarah yang berlangsung sampai pukul sebelas malam, seorang bidan bertanya: kalau anak kita tinggal seratus empat puluh, dan sepuluh tahun lagi tinggal sembilan puluh, siapa yang akan menyapu enam ruangan itu?</p>
    <p>Tidak ada yang menjawab. Namun dua minggu kemudian desa itu menulis surat yang, menurut pegawai dinas yang menerimanya, belum pernah ia lihat: permohonan untuk tidak dibangunkan apa-apa.</p>
    <h2>Dua puluh enam ruang tamu</h2>
    <aside><p><strong>Rp 640.000</strong> sebulan diterima setiap rumah, untuk listrik, air, dan sewa ruang empat jam sehari.</p></aside>
    <p>Balasannya butuh tujuh bulan dan tiga kali rapat di kabupaten. Uang gedung tidak boleh begitu saja menjadi uang sewa. Yang akhirnya disetujui adalah percobaan selama empat tahun: sebagian dana dipakai memperbaiki rumah yang bersedia, sebagian membayar pemiliknya Rp 640.000 sebulan untuk listrik, air, dan ruang selama empat jam sehari. Sisanya dikembalikan.</p>
    <p>Aturannya ditulis di selembar karton yang kini dilaminasi. Pintu harus terbuka selama pelajaran. Harus ada jendela, air bersih, dan satu orang dewasa yang bukan guru. Pemilik rumah boleh ikut duduk, tetapi tidak boleh menjawab pertanyaan. Aturan terakhir ini, kata Bu Guru Ngatini, yang paling sering dilanggar.</p>
    <aside class="pull"><p>Anak saya jadi tahu bahwa Pak Sarju bisa menghitung volume drum dalam kepala. Dulu ia hanya tahu Pak Sarju jual bensin.</p></aside>
    <p>Kalimat itu diucapkan Sri Mulat, ibu seorang murid kelas lima, di dapur rumah sebelah yang pada jam yang sama menjadi kelas dua. Ia sendiri bertugas sebagai “orang dewasa yang bukan guru” setiap Rabu. Tugasnya duduk, membuat teh, dan mengetahui anak mana yang hari itu tidak seperti biasanya.</p>
    <h2>Yang berubah lebih dulu</h2>
    <p>Yang berubah lebih dulu bukan nilai, melainkan kehadiran. Anak yang tinggal empat rumah dari kelasnya sulit mencari alasan untuk bolos, dan lebih sulit lagi mencari alasan untuk terlambat. Buku induk menunjukkan perubahannya sejak semester pertama.</p>
    <table>
    <caption>Wanareja, sebelum dan sesudah. Sumber: buku induk SD Wanareja; hitungan redaksi.</caption>
    <thead><tr><th scope="col">Ukuran</th><th scope="col">2022/23</th><th scope="col">2025/26</th></tr></thead>
    <tbody>
    <tr><th scope="row">Kehadiran rata-rata</th><td>81%</td><td>96%</td></tr>
    <tr><th scope="row">Murid per kelas</th><td>31</td><td>9</td></tr>
    <tr><th scope="row">Lulus membaca kelas tiga</th><td>64%</td><td>88%</td></tr>
    <tr><th scope="row">Biaya per murid setahun</th><td>Rp 3,4 juta</td><td>Rp 3,1 juta</td></tr>
    </tbody>
    </table>
    <p>Angka-angka ini perlu dibaca pelan. Murid kelas tiga pada 2022 hanya dua puluh lima orang; dua anak yang pindah sudah menggeser persennya delapan poin. Kelompok sembilan anak juga menuntut guru lebih banyak, dan separuh pengajar di Wanareja sekarang adalah lulusan baru yang dibayar dari kas desa. Biaya per murid turun terutama karena tidak ada lagi gedung lama yang harus dicat.<sup><a href="#fn1" id="ref1">1</a></sup></p>
    <h2>Yang tidak tertolong</h2>
    <p>Tentu ada yang tidak tertolong. Laboratorium tidak muat di ruang tamu siapa pun. Untuk olahraga, anak-anak berjalan dua kilometer ke lapangan kecamatan, dan ketika hujan mereka tidak berjalan. Dua rumah mengundurkan diri setelah pemiliknya sakit. Satu rumah dicoret karena asap rokok, setelah tiga kali diperingatkan oleh murid-muridnya sendiri.</p>
    <p>Ada juga yang sulit dihitung. Pak Sarju, yang istrinya meninggal sebelum percobaan ini dimulai, bercerita bahwa ia sekarang bangun lebih pagi daripada ketika masih bekerja di bengkel. Ia menyapu, membuka pintu, lalu menunggu bunyi sandal. Selama libur panjang bulan Juli ia tidak tahu harus berbuat apa, katanya, lalu mengecat papan tulis.</p>
    <p>Percobaan itu berakhir tahun depan. Kabupaten belum memutuskan apakah akan melanjutkannya. Di balai desa, gambar enam ruang kelas yang tidak pernah dibangun masih tergantung, dibingkai, di sebelah jam dinding. Kepala desa menolak menurunkannya. Supaya tamu bertanya, katanya.</p>
    <section class="footnotes"><ol>
    <li id="fn1">Gedung lama dipakai untuk perpustakaan, gudang alat, dan rapat guru setiap Jumat. Perawatannya ditanggung desa dan tidak dihitung dalam tabel. <a href="#ref1">↩</a></li>
    </ol></section>
  `,
});
