import { post } from "../postParts";

export const duaKarungSemen = post({
  kind: "article",
  type: "story",
  title: "Dua karung semen dan sebuah papan tulis",
  slug: "dua-karung-semen-dan-sebuah-papan-tulis",
  category: "alat-dan-perangkat",
  summary:
    "Purwarupa papan tulis yang mengingat tulisan tangan, seharga dua karung semen: apa yang kami beli, apa yang terbakar, dan kesalahan yang tidak perlu Anda ulangi.",
  author: { name: "Yudha Lesmana", role: "Perakit, penulis catatan 307" },
  publishedAt: "2026-09-08 08:00",
  tags: ["elektronika", "papan tulis", "purwarupa"],
  cover: { motif: "truntum", seed: "kelas-3" },
  content: `
    <p>Harga dua karung semen dipilih karena semua orang di kampung saya tahu artinya. Kalau saya bilang sekian ratus ribu rupiah, orang menawar. Kalau saya bilang dua karung semen, orang membayangkan punggungnya sendiri, lalu mengangguk. Itulah batas anggaran papan tulis yang mengingat: tidak boleh lebih berat daripada itu.</p>
    <p>Tugasnya sederhana di mulut. Guru menulis dengan kapur atau spidol di papan biasa. Pada akhir pelajaran, murid yang tidak masuk dapat melihat apa yang ditulis, urut dari goresan pertama. Tanpa layar, tanpa papan khusus, tanpa langganan.</p>
    <h2>Percobaan yang terbakar</h2>
    <p>Rancangan pertama memakai dua mikrofon di sudut papan dan mengukur selisih waktu datangnya bunyi goresan. Di laboratorium, artinya di dapur saya, ia tepat sampai dua sentimeter. Di kelas, tiga puluh anak bernapas. Selesai.</p>
    <p>Rancangan kedua memakai kabel tipis di belakang papan yang membaca tekanan. Adaptornya saya beli yang paling murah, dan pada hari kedua ia berasap di depan kelas lima. Anak-anak menyangka itu bagian dari pelajaran. Catatan 307 memuat foto adaptornya pada halaman pertama, dengan tulisan: <em>jangan menghemat di sini.</em></p>
    <h2>Yang akhirnya bekerja</h2>
    <p>Rancangan ketiga mengakui bahwa papan tulis sudah merupakan alat tampil yang baik dan hanya perlu dilihat. Sebuah kamera telepon bekas digantung di langit-langit, menghadap papan. Setiap dua detik ia mengambil gambar, mengurangi gambar sebelumnya, membuang apa yang bergerak (guru), dan menyimpan apa yang tinggal (tulisan).</p>
    <pre><code class="language-python">def goresan_baru(lama, kini, papan):
        beda = selisih(lama, kini)
        diam = [p for p in beda if p.umur &gt; 3]   # tiga gambar tidak bergerak
        return [p for p in diam if papan.memuat(p)]</code></pre>
    <p>Bagian yang menentukan adalah angka tiga itu. Dengan dua, lengan guru yang berhenti berpikir ikut tersimpan sebagai tulisan. Dengan lima, rumus yang cepat dihapus hilang. Tiga gambar, enam detik, pas untuk kebanyakan guru. Untuk Pak Sukirman, yang menghapus dengan lengan baju sambil menulis dengan tangan lain, tidak ada angka yang pas.</p>
    <table>
    <caption>Daftar bagian catatan 307, dengan harga di toko kami</caption>
    <thead><tr><th scope="col">Bagian</th><th scope="col">Harga</th></tr></thead>
    <tbody>
    <tr><th scope="row">Telepon bekas, layar retak tidak mengapa</th><td>Rp 70.000</td></tr>
    <tr><th scope="row">Adaptor yang layak</th><td>Rp 38.000</td></tr>
    <tr><th scope="row">Pipa listrik dan klem</th><td>Rp 14.000</td></tr>
    <tr><th scope="row">Kartu memori</th><td>Rp 25.000</td></tr>
    </tbody>
    </table>
    <h2>Yang tidak kami duga</h2>
    <p>Murid yang tidak masuk jarang membukanya. Yang sering membukanya adalah guru. Mereka memutar papan mereka sendiri dengan cepat, empat puluh menit dalam satu menit, dan melihat hal yang tidak pernah mereka lihat: bahwa sudut kanan bawah selalu tertutup badan, bahwa satu contoh dihapus sebelum ada yang sempat menyalin. Bu Aminah menonton tiga kali lalu memindahkan mejanya.</p>
    <p>Kamera hanya boleh melihat papan. Bingkainya dikunci, gambar yang memuat wajah dibuang sebelum disimpan, dan saklarnya ada di dinding, di dekat tangan guru, bukan di ruang kepala sekolah. Itu syarat dari para guru, dan sesudah dua tahun saya menganggapnya bagian terbaik dari rancangan ini.</p>
  `,
});
