import { post } from "../postParts";

export const keduaUjungKurva = post({
  kind: "article",
  type: "essay",
  title: "Anak di kedua ujung kurva",
  slug: "anak-di-kedua-ujung-kurva",
  category: "data-dan-ukuran",
  summary:
    "Rata-rata kelas naik empat poin, dan semua orang senang. Lalu seseorang menggambar titik-titiknya, satu per satu, dan dua anak muncul di tepi.",
  author: { name: "Theresia Lengkong", role: "Ahli statistik, penulis catatan 520" },
  publishedAt: "2026-04-21 08:00",
  tags: ["rata-rata", "laporan nilai", "catatan 520"],
  cover: { motif: "sekar jagad", seed: "kelas-5" },
  content: `
    <p>Kelas itu mendapat 71, lalu 75. Di papan pengumuman sekolah, panah hijau menunjuk ke atas. Saya datang sebagai tamu dan diminta memberi sambutan tentang keberhasilan ini. Sebelum naik panggung saya meminta satu hal: daftar nilainya, tanpa nama.</p>
    <p>Dua puluh delapan angka. Saya menggambarnya di balik undangan, satu titik satu anak. Sambutan saya malam itu berbeda dari yang direncanakan.</p>
    <h2>Dua kelas dengan rata-rata yang sama</h2>
    <p>Lihatlah dua kelas kecil di bawah. Rata-rata keduanya persis tujuh puluh lima.</p>
    <pre><code class="language-text">Kelas A : 70 72 74 75 75 76 78 80   → 600 / 8 = 75
    Kelas B : 38 62 84 84 83 82 83 84   → 600 / 8 = 75</code></pre>
    <p>Di kelas A hampir semua anak berada di sekitar angka yang kita sebut. Di kelas B tidak seorang pun. Rata-rata 75 menggambarkan anak yang tidak ada. Ia lahir dari enam anak yang melaju dan dua yang ditinggal, lalu dibagi rata, supaya sopan.</p>
    <p>Kelas yang saya kunjungi seperti kelas B. Kenaikan empat poin itu datang seluruhnya dari atas. Di bawah, dua anak turun, satu di antaranya sebelas poin. Panah hijaunya tidak berbohong. Ia hanya tidak menunjuk kepada siapa-siapa.</p>
    <aside class="pull"><p>Rata-rata 75 menggambarkan anak yang tidak ada.</p></aside>
    <h2>Ujung yang satu lagi</h2>
    <p>Biasanya tulisan semacam ini berhenti pada anak yang tertinggal. Catatan 520 menemukan sesuatu juga di ujung kanan. Dalam tiga puluh satu laporan kelas yang saya kumpulkan, anak dengan nilai tertinggi hampir tidak pernah disebut dalam rencana perbaikan. Mereka dianggap selesai. Padahal ketika ditanya kapan terakhir kali mereka merasa sesuatu sulit di sekolah, beberapa menyebut kelas dua SD.</p>
    <p>Kedua ujung punya persamaan: pelajaran itu tidak dibuat untuk mereka. Yang satu tidak dapat masuk, yang lain tidak dapat keluar.</p>
    <h2>Empat cara melaporkan tanpa menghapus</h2>
    <ol>
    <li><strong>Gambarlah titiknya.</strong> Untuk kelas di bawah empat puluh anak, grafik titik muat di setengah halaman dan tidak perlu dijelaskan.</li>
    <li><strong>Sebut tiga angka, bukan satu.</strong> Terendah, tengah, tertinggi. Yang dimaksud tengah adalah median: anak yang berdiri di tengah bila semua berbaris.</li>
    <li><strong>Sambungkan dua waktu.</strong> Tarik garis dari nilai lama ke nilai baru setiap anak. Garis yang turun langsung terlihat, betapapun tingginya rata-rata.</li>
    <li><strong>Tulis berapa anak yang tidak ikut.</strong> Anak yang sakit pada hari ujian sering anak yang sama.</li>
    </ol>
    <p>Laporan dengan nama tidak boleh ditempel di lorong. Titik tanpa nama pun dapat dikenali bila kelasnya kecil; di kelas berisi enam anak saya memakai kata, bukan gambar.</p>
    <h2>Sesudah malam itu</h2>
    <p>Kepala sekolah tidak senang pada sambutan saya, dan ia menelepon seminggu kemudian. Anak yang turun sebelas poin itu ternyata pindah rumah pada bulan Maret dan tidak mempunyai buku sejak itu. Tidak ada yang tahu. Rata-ratanya kan naik.</p>
    <p>Panah hijau di papan pengumuman sudah diganti. Sekarang ada dua puluh delapan garis, beberapa naik, beberapa turun, digambar murid kelas enam dengan spidol. Tamu yang datang selalu bertanya tentang garis-garis yang turun. Justru itu, kata kepala sekolahnya, gunanya tamu.</p>
  `,
});
