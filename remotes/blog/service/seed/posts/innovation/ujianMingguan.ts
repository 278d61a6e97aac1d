import { post } from "../postParts";

export const ujianMingguan = post({
  kind: "article",
  type: "essay",
  title: "Ujian mingguan membuat kita rajin melupakan",
  slug: "ujian-mingguan-membuat-kita-rajin-melupakan",
  category: "belajar-dan-ingatan",
  summary:
    "Pada minggu keempat, seorang guru di Ende berhenti memberi ulangan. Bukan karena malas. Ia menghitung apa yang tersisa di kepala murid-muridnya sebulan kemudian.",
  author: { name: "Nila Katoppo", role: "Peneliti, penulis catatan 231" },
  publishedAt: "2026-11-14 08:00",
  tags: ["ingatan", "jarak belajar", "catatan 231"],
  cover: { motif: "mega mendung", seed: "kelas-2" },
  content: `
    <p>Nama pelajarannya ulangan harian, padahal datangnya mingguan. Setiap Jumat, Ibu Petronela Wea menguji apa yang ia ajarkan dari Senin sampai Kamis, dan setiap Jumat kelas delapannya di Ende mendapat rata-rata delapan. Lalu, karena iseng, ia mengulang soal minggu pertama pada minggu kelima tanpa pemberitahuan. Rata-ratanya tiga koma dua.</p>
    <p>“Saya tidak bisa tidur,” katanya kepada saya. “Selama sebelas tahun saya mengira delapan itu milik mereka.”</p>
    <h2>Delapan yang dipinjam</h2>
    <p>Bahwa ingatan memudar cepat bukan temuan baru. Hermann Ebbinghaus menggambarnya pada 1885, dengan dirinya sendiri sebagai satu-satunya peserta: lengkung yang jatuh curam, lalu melandai. Yang juga sudah lama diketahui ialah bahwa mengingat kembali, dengan usaha, sesudah sebagian terlupakan, membuat ingatan lebih awet daripada membaca ulang selagi masih segar. Jarak itulah kuncinya. Psikologi menyebutnya efek jeda.</p>
    <p>Ulangan setiap Jumat melakukan kebalikannya. Ia menguji ketika semuanya masih hangat. Murid belajar Kamis malam, mengembalikan jawabannya Jumat pagi, dan pada hari Sabtu, dengan hati ringan, membuangnya. Sistem itu tidak gagal. Ia berhasil mengajarkan sesuatu yang tidak kita maksudkan.</p>
    <aside class="pull"><p>Kita tidak sedang mengukur apa yang mereka tahu. Kita mengukur apa yang mereka tahu pada hari Jumat.</p></aside>
    <h2>Percobaan catatan 231</h2>
    <p>Bersama Arif Budiman, saya mengikuti 612 siswa di sembilan sekolah selama satu semester. Setiap kelas dibagi dua dengan undian. Separuh mengikuti ulangan mingguan seperti biasa. Separuh lagi tidak diuji pada minggu yang sama; mereka mendapat lima soal pendek, selalu tentang bahan tujuh hari sebelumnya, tanpa nilai. Jumlah soal sepanjang semester dibuat sama.</p>
    <table>
    <caption>Rata-rata benar, dari 100 (catatan 231, data terbuka)</caption>
    <thead><tr><th scope="col">Kapan diukur</th><th scope="col">Ulangan mingguan</th><th scope="col">Jeda tujuh hari</th></tr></thead>
    <tbody>
    <tr><th scope="row">Minggu yang sama</th><td>79</td><td>62</td></tr>
    <tr><th scope="row">Sebulan kemudian</th><td>41</td><td>58</td></tr>
    <tr><th scope="row">Sesudah libur</th><td>33</td><td>52</td></tr>
    </tbody>
    </table>
    <p>Baris pertama penting. Kelompok jeda kelihatan lebih bodoh pada minggu yang sama, dan mereka merasakannya. Dalam wawancara, kebanyakan berkata bahwa cara mereka “tidak masuk ke otak”. Mereka mengatakannya sambil menjawab benar soal bulan lalu. Kesulitan terasa seperti kegagalan, padahal di sini ia adalah mekanismenya.</p>
    <h2>Yang meragukan</h2>
    <p>Catatan itu berstatus sedang ditinjau, dan peninjaunya benar pada dua hal. Pertama, guru tahu kelas mana yang mana, sehingga mungkin mengajar lebih bersemangat pada salah satunya.<sup><a href="#fn1" id="ref1">1</a></sup> Kedua, semua soalnya pendek; kami tidak tahu apakah karangan atau pembuktian mengikuti pola yang sama. Percobaan kedua sedang berjalan di empat sekolah, dengan soal yang dikirim dari luar.</p>
    <h2>Mengapa sekolah tetap menyukai hari Jumat</h2>
    <p>Kalau jeda begitu berguna, mengapa hampir tidak ada sekolah yang memakainya? Saya bertanya kepada dua puluh tiga guru sesudah percobaan selesai. Jawaban mereka tidak bodoh. Nilai harus masuk setiap minggu, karena orang tua melihatnya setiap minggu. Bab harus “selesai” sebelum bab berikutnya, karena begitulah buku disusun. Dan nilai rendah pada minggu yang sama terlihat seperti kegagalan guru, bukan seperti tanda bahwa jedanya bekerja.</p>
    <p>Jawaban ketiga itu yang paling jujur. Ulangan mingguan memberi semua orang sesuatu: murid mendapat angka delapan, guru mendapat bukti, orang tua mendapat ketenangan. Hanya ingatannya yang tidak mendapat apa-apa, dan ingatan tidak pernah datang ke rapat komite. Seorang kepala sekolah di Maumere mengatakannya lebih baik daripada saya. “Kami membeli rasa sudah diajar,” katanya. “Harganya dibayar bulan depan.”</p>
    <p>Maka perubahan yang bertahan di sembilan sekolah itu bukan yang paling besar. Dua sekolah menghapus ulangan Jumat sama sekali; keduanya kembali dalam satu semester. Empat sekolah menyimpan ulangan itu, tetapi memindahkan isinya ke pekan sebelumnya. Tidak ada kata yang berubah di jadwal, tidak ada orang tua yang menelepon. Keempatnya masih melakukannya sampai sekarang.</p>
    <h2>Apa yang dapat dicoba hari Senin</h2>
    <ol>
    <li>Mulailah pelajaran dengan tiga soal tentang minggu lalu, bukan tentang kemarin.</li>
    <li>Jangan dinilai. Cukup dijawab, lalu dibahas.</li>
    <li>Bila semua benar, jedanya kurang panjang. Bila hampir semua salah, terlalu panjang.</li>
    <li>Katakan kepada murid mengapa terasa sulit. Ini separuh pekerjaannya.</li>
    </ol>
    <p>Ibu Petronela masih punya buku nilai. Kolom Jumatnya kini kosong sejak Agustus, dan kepala sekolahnya sudah dua kali bertanya. Ia menjawab dengan soal minggu pertama, dikerjakan di depan kepala sekolah oleh tiga murid yang dipilih acak. Dua benar semua. Yang ketiga salah satu, lalu membetulkannya sendiri sebelum duduk.</p>
    <section class="footnotes"><ol>
    <li id="fn1">Keberatan ini ditulis oleh Made Suardika dan tersimpan bersama catatan 231. Aturan lemari: peninjau menulis namanya di bawah keberatannya. <a href="#ref1">↩</a></li>
    </ol></section>
  `,
});
