import { post } from "../postParts";

export const perahuSekolah = post({
  kind: "article",
  type: "story",
  title: "Perahu sekolah berangkat menurut pasang, bukan menurut bel",
  slug: "perahu-sekolah-berangkat-menurut-pasang",
  category: "surat-dari-simpul",
  summary:
    "Di Wakatobi, jam pertama dipindahkan ke pukul yang ditentukan bulan. Surat dari guru yang akhirnya berhenti mencatat siapa yang terlambat.",
  author: { name: "Wa Ode Sitti Marlia", role: "Guru SD, Wakatobi, angkatan 4" },
  publishedAt: "2026-09-30 07:00",
  tags: ["jadwal", "pulau", "kehadiran"],
  cover: { motif: "kawung", seed: "perahu" },
  content: `
    <p>Rekan-rekan yang baik, saya menulis dari dermaga, karena di sinilah sekolah kami sebenarnya dimulai. Empat puluh satu dari enam puluh tujuh murid saya datang dengan perahu. Perahunya butuh air. Airnya, seperti Anda tahu, tidak membaca jadwal pelajaran.</p>
    <p>Selama sembilan tahun saya memegang buku terlambat. Setiap pagi pukul tujuh saya berdiri di gerbang dan menulis nama. Ada hari ketika separuh sekolah saya tulis. Pada hari-hari itu laut surut jauh, perahu kandas di padang lamun, dan anak-anak turun, menarik perahunya, datang basah sampai pinggang, lalu saya tulis.</p>
    <h2>Duduk di belakang</h2>
    <p>Pendamping saya pada semester pertama, Pak Lambert dari Ende, hanya boleh mengamati. Ia mengamati buku terlambat itu selama tiga minggu tanpa berkata apa-apa. Pada minggu keempat, ketika ia sudah boleh bicara, ia mengeluarkan kertas berisi dua garis. Garis pertama jumlah nama di buku saya, hari demi hari. Garis kedua tinggi air pukul enam pagi, yang ia tanyakan kepada nelayan.</p>
    <p>Kedua garis itu berjalan bergandengan. Saya memandanginya lama sekali. Sembilan tahun saya mencatat bulan dan menyebutnya kemalasan.</p>
    <aside class="pull"><p>Sembilan tahun saya mencatat bulan dan menyebutnya kemalasan.</p></aside>
    <h2>Jadwal dengan dua kolom</h2>
    <p>Pasang datang kira-kira lima puluh menit lebih lambat setiap hari, jadi dalam dua minggu ia berkeliling. Jadwal kami sekarang mempunyai dua kolom: minggu air pagi dan minggu air siang. Nelayan tua di kampung, La Ode Hamiru, menyusunnya setiap bulan bersama murid kelas enam, memakai tabel pasang surut dan ingatannya. Bila keduanya berbeda, kelas enam mencatat siapa yang benar. Sejauh ini ingatannya unggul tipis.</p>
    <table>
    <caption>Contoh satu pekan pada minggu air siang</caption>
    <thead><tr><th scope="col">Hari</th><th scope="col">Perahu berangkat</th><th scope="col">Jam pertama</th></tr></thead>
    <tbody>
    <tr><th scope="row">Senin</th><td>07.40</td><td>08.15</td></tr>
    <tr><th scope="row">Selasa</th><td>08.30</td><td>09.05</td></tr>
    <tr><th scope="row">Rabu</th><td>09.20</td><td>09.55</td></tr>
    <tr><th scope="row">Kamis</th><td>–</td><td>belajar di kampung, guru yang menyeberang</td></tr>
    </tbody>
    </table>
    <p>Kamis adalah usul anak-anak. Ketika airnya terlalu siang, kamilah yang naik perahu. Kelasnya di bawah kolong rumah, papannya dinding kapal yang sedang diperbaiki.</p>
    <h2>Yang kami hitung</h2>
    <p>Kehadiran naik dari 61 menjadi 94 persen dalam satu semester. Saya tahu angka seperti itu mencurigakan, maka inilah keterangannya: jumlah jam belajar tetap sama, karena hari air siang ditambal pada hari air pagi. Yang hilang adalah kata terlambat. Tidak ada lagi yang terlambat, sebab tidak ada lagi pukul tujuh.</p>
    <p>Yang belum beres: anak-anak darat, dua puluh enam orang, harus menunggu. Untuk mereka perpustakaan dibuka pukul tujuh, dan mereka yang memegang kuncinya. Dua orang tua mengeluh karena harus bekerja pukul enam dan tidak dapat menunggui. Kami masih mencari jalan.</p>
    <p>Buku terlambat itu tidak saya buang. Di halaman-halaman kosongnya, kelas enam sekarang mencatat tinggi air. Judulnya mereka ganti dengan spidol. Dulu “Terlambat”. Sekarang “Laut”.</p>
  `,
});
