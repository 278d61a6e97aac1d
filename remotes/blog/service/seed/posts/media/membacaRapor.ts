import { post } from "../postParts";

export const membacaRapor = post({
  kind: "blog",
  type: "guide",
  title: "Cara membaca rapor anak tanpa membandingkannya dengan siapa pun",
  slug: "cara-membaca-rapor-anak",
  category: "sekolah",
  summary:
    "Rapor adalah surat, bukan papan skor. Lima pertanyaan untuk dibaca berdua, sebelum ada yang menyebut nama sepupu.",
  author: { name: "Nining Suryaningsih", role: "Guru bimbingan konseling, Garut" },
  publishedAt: "2026-06-22 05:00",
  tags: ["rapor", "orang tua", "panduan"],
  cover: { motif: "ceplok", seed: "rapor-anak" },
  content: `
    <p>Tidak ada kalimat yang lebih cepat menutup wajah seorang anak daripada “kalau sepupumu berapa?”. Saya melihatnya setiap pembagian rapor, dari meja kecil di sudut aula: anak berdiri di samping ibunya, ibunya membuka lembar itu, dan sebelum halaman kedua terbaca, seseorang yang tidak hadir sudah menang.</p>
    <p>Saya tidak menyalahkan orang tua. Angka tanpa pembanding memang terasa melayang. Tetapi ada pembanding yang lebih berguna daripada sepupu, dan ia selalu tersedia: anak itu sendiri, enam bulan yang lalu.</p>
    <h2>Sebelum membuka</h2>
    <p>Pilih waktu. Bukan di parkiran sekolah dan bukan ketika lapar. Ambil rapor semester lalu dan letakkan di sebelahnya. Minta anak yang membuka dan membacakan; dengan begitu ia yang bercerita dan Anda yang mendengarkan. Bila anak lebih dari satu, lakukan sendiri-sendiri, di ruang yang berbeda.</p>
    <h2>Lima pertanyaan</h2>
    <ol>
    <li><strong>Mana yang paling tidak kamu duga?</strong> Pertanyaan ini tidak menilai. Jawabannya memberi tahu apakah anak mengenal kemampuannya sendiri.</li>
    <li><strong>Mana yang kamu kerjakan paling keras?</strong> Sering bukan nilai tertinggi. Nilai tujuh yang diperjuangkan lebih pantas dirayakan daripada sembilan yang datang sendiri.</li>
    <li><strong>Apa kata gurumu, dan apakah kamu setuju?</strong> Baca kolom catatan lebih dahulu daripada kolom angka. Di sana ada manusia yang mengamati anak Anda enam bulan.</li>
    <li><strong>Apa yang berubah sejak semester lalu?</strong> Lihat arah, bukan tinggi. Turun lima di satu pelajaran bisa berarti bab yang sulit. Turun di semua pelajaran biasanya bukan soal pelajaran.</li>
    <li><strong>Satu hal apa yang ingin kamu coba?</strong> Satu. Biar ia yang menyebut. Tulis di kertas, dengan tanggal.</li>
    </ol>
    <aside class="pull"><p>Turun di satu pelajaran bisa berarti bab yang sulit. Turun di semua pelajaran biasanya bukan soal pelajaran.</p></aside>
    <h2>Angka yang perlu ditanyakan</h2>
    <p>Ada tiga keadaan yang sebaiknya membuat Anda menemui wali kelas, tanpa menunggu dipanggil. Pertama, nilai turun di hampir semua pelajaran sekaligus. Kedua, ketidakhadiran yang tidak Anda ketahui. Ketiga, catatan guru yang samar, misalnya “perlu lebih percaya diri”, tanpa contoh. Mintalah contohnya. Guru yang menulis kalimat itu biasanya punya cerita, hanya kotaknya yang sempit.</p>
    <p>Ketika bertemu, mulailah dengan apa yang Anda lihat di rumah. “Sejak September ia tidur lewat tengah malam” lebih menolong daripada “kenapa nilainya begini”. Anda dan guru memegang dua bagian dari hari yang sama.</p>
    <h2>Kalau tetap ingin membandingkan</h2>
    <p>Bandingkanlah dengan sesuatu yang dapat dipelajari. Bukan “lihat kakakmu”, melainkan “coba tanya kakakmu, dulu ia belajar pecahan dengan cara apa”. Yang pertama menyerahkan medali kepada orang lain. Yang kedua menyerahkan tangga.</p>
    <p>Kertas dengan satu hal tadi simpanlah di dalam sampul rapor. Enam bulan lagi, sebelum membuka yang baru, bacalah kertas itu dulu. Kadang-kadang seluruh rapor sudah terjawab di sana.</p>
  `,
});
