import { post } from "../postParts";

export const juruBahasaIsyarat = post({
  kind: "news",
  type: "notice",
  title: "Empat murid Tuli, satu layar, dan juru bahasa yang tidak boleh mengecil",
  slug: "siaran-langsung-juru-bahasa-isyarat-di-kelas-daring",
  category: "teknologi",
  summary:
    "Sebuah SMA di Denpasar mengubah tata letak kelas daringnya sesudah murid Tuli menunjukkan apa yang mereka lihat selama ini: ibu jari sebesar kuku.",
  author: { name: "Ni Luh Sukerti", role: "Kontributor, Denpasar" },
  publishedAt: "2026-10-27 08:30",
  tags: ["bahasa isyarat", "aksesibilitas", "kelas daring"],
  cover: { motif: "mega mendung", seed: "juru-bahasa-isyarat" },
  content: `
    <p><strong>Denpasar.</strong> Yang mereka bawa ke ruang kepala sekolah adalah selembar foto layar, dicetak besar. Guru memenuhi tiga perempatnya. Di sudut kanan bawah ada kotak kecil, dan di dalam kotak itu, kalau didekati, ada seorang juru bahasa isyarat. Tingginya sebelas milimeter.</p>
    <p>“Kami tidak minta kelas khusus,” tulis I Kadek Wira, murid kelas sebelas, di bawah foto itu. “Kami minta orang yang menerjemahkan pelajaran lebih besar daripada kuku.”</p>
    <h2>Dua gambar, sama tinggi</h2>
    <p>Sejak awal Oktober, kelas daring di sekolah itu menampilkan guru dan juru bahasa berdampingan, sama tinggi. Bila guru menunjukkan salindia, juru bahasa tetap di tempatnya dan salindia yang mengalah. Ukurannya tidak lagi ditentukan siapa yang sedang bersuara, sebab juru bahasa memang tidak bersuara.</p>
    <p>Perubahan itu terdengar kecil. Guru informatika yang mengerjakannya, Gede Suryawan, memerlukan tiga minggu. Perangkat konferensi yang dipakai sekolah selalu membesarkan gambar pembicara. Ia akhirnya menyusun layar dengan perangkat lunak siaran, lalu mengirimkan hasilnya sebagai satu gambar.</p>
    <ul>
    <li>Latar belakang juru bahasa polos dan lebih gelap daripada tangannya.</li>
    <li>Cahaya dari depan; tangan tidak boleh menjadi bayangan.</li>
    <li>Guru berhenti bicara selama tiga detik setiap kali menunjukkan gambar baru, karena mata tidak dapat melihat dua tempat sekaligus.</li>
    <li>Takarir menyala juga, untuk istilah dan nama.</li>
    </ul>
    <h2>Yang lain ikut terbantu</h2>
    <p>Butir ketiga ternyata disukai seluruh kelas. Dalam angket yang diisi seratus dua murid, hampir semuanya meminta agar jeda tiga detik itu dipertahankan juga di kelas tatap muka. “Selama ini kami menyalin sambil tidak mendengar,” tulis seorang di antaranya.</p>
    <p>Juru bahasanya, Ketut Ariasa, bekerja bergantian dengan seorang rekan setiap dua puluh menit; menerjemahkan adalah pekerjaan yang melelahkan dan kesalahan bertambah bila dipaksakan. Mereka memakai Bisindo, bahasa isyarat yang tumbuh di komunitas Tuli Indonesia, dengan beberapa isyarat khas Bali. Untuk istilah kimia yang belum punya isyarat, murid dan juru bahasa menyepakatinya sebelum pelajaran. Daftarnya sudah berisi delapan puluh kata.</p>
    <p>Guru kimia, Ibu Ayu Pradnyani, mengaku mula-mula terganggu oleh jeda itu. Ia lalu menonton rekaman pelajarannya sendiri tanpa suara, seperti yang dialami empat muridnya. Sesudah lima menit ia mematikannya. “Saya kira saya mengajar pelan,” katanya. Kini ia menulis kata kunci lebih dulu, baru bicara.</p>
    <h2>Biaya</h2>
    <p>Perangkat lunaknya tidak berbayar. Yang dibayar adalah manusianya: dua juru bahasa, dua belas jam seminggu, dari dana operasional sekolah dan iuran alumni. Kepala sekolah mengakui bahwa dana itu baru pasti sampai Juni. Orang tua murid sudah bersurat kepada dinas.</p>
    <p>Foto layar yang pertama masih tergantung di ruang kepala sekolah. Di sebelahnya kini ada foto kedua, dari minggu lalu. Kadek menggambar penggaris di atasnya: dua puluh tiga sentimeter.</p>
  `,
});
