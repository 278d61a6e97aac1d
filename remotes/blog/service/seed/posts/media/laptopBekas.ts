import { post } from "../postParts";

export const laptopBekas = post({
  kind: "blog",
  type: "guide",
  title: "Laptop bekas, umur kedua",
  slug: "laptop-bekas-umur-kedua",
  category: "teknologi",
  summary:
    "Delapan pemeriksaan yang dapat dilakukan di warung kopi, sebelum uang berpindah tangan, untuk membeli komputer belajar yang masih panjang umurnya.",
  author: { name: "Rangga Saputro", role: "Tukang servis komputer, Purwokerto" },
  publishedAt: "2026-08-24 05:00",
  tags: ["komputer bekas", "panduan", "sampah elektronik"],
  cover: { motif: "poleng", seed: "laptop-bekas" },
  content: `
    <p>Dalam sebelas tahun memperbaiki komputer saya melihat dua macam pembeli laptop bekas. Yang pertama menyalakan, melihat gambarnya muncul, lalu membayar. Yang kedua datang kepada saya tiga minggu kemudian, dan ternyata orang yang sama.</p>
    <p>Padahal laptop yang dilepas kantor sesudah empat atau lima tahun sering lebih kuat daripada laptop baru yang paling murah. Badannya dibuat untuk dibuka dan diperbaiki. Yang perlu Anda bawa hanya dua puluh menit, sebuah flashdisk, dan keberanian untuk tidak jadi membeli.</p>
    <h2>Pemeriksaan di meja</h2>
    <ol>
    <li><strong>Engsel.</strong> Buka dan tutup sepuluh kali. Layar harus diam di sudut mana pun. Engsel yang longgar sering menarik kabel layar.</li>
    <li><strong>Papan ketik.</strong> Buka penyunting teks, tekan semua tombol satu per satu, termasuk yang tidak Anda kenal.</li>
    <li><strong>Layar.</strong> Tampilkan halaman putih, lalu hitam. Cari titik mati dan bercak kuning di tepi.</li>
    <li><strong>Lubang.</strong> Colokkan flashdisk ke setiap lubang. Colokkan juga earphone dan pengisi daya sambil digoyang pelan.</li>
    <li><strong>Kamera dan mikrofon.</strong> Rekam diri sendiri sepuluh detik, lalu dengarkan.</li>
    </ol>
    <h2>Pemeriksaan di dalam</h2>
    <p>Tiga berikutnya memakai perintah. Pada Windows, buka Command Prompt dan ketik yang di bawah ini. Hasilnya sebuah halaman laporan baterai.</p>
    <pre><code class="language-bash">powercfg /batteryreport</code></pre>
    <p>Cari dua angka: kapasitas rancangan dan kapasitas penuh sekarang. Bagi yang kedua dengan yang pertama. Di atas 0,7 masih nyaman. Di bawah 0,5, anggaplah Anda membeli komputer meja yang kebetulan dapat dilipat, dan tawarlah seharga baterai pengganti.</p>
    <p>Sesudah itu periksa kesehatan penyimpanannya dan tanyakan apakah memori dapat ditambah. Bila dua-duanya disolder mati ke papan, umur keduanya pendek.</p>
    <p>Tanyakan pula mengapa dijual. Jawaban yang baik biasanya membosankan: kantor ganti, anak sudah lulus. Jawaban yang terlalu menarik layak dicurigai.</p>
    <table>
    <caption>Kapan melanjutkan dan kapan berdiri</caption>
    <thead><tr><th scope="col">Yang terlihat</th><th scope="col">Artinya</th><th scope="col">Putusan</th></tr></thead>
    <tbody>
    <tr><th scope="row">Baterai di bawah separuh</th><td>Aus, wajar pada umurnya</td><td>Tawar</td></tr>
    <tr><th scope="row">Tombol <code>a</code> tidak berbunyi</th><td>Papan ketik perlu diganti</td><td>Tawar</td></tr>
    <tr><th scope="row">Minta kata sandi BIOS</th><td>Mungkin bukan milik penjual</td><td>Berdiri</td></tr>
    <tr><th scope="row">Penjual menolak layar putih</th><td>Ada yang ditutupi</td><td>Berdiri</td></tr>
    <tr><th scope="row">Kipas meraung saat diam</th><td>Debu, atau pasta pendingin kering</td><td>Minta dibersihkan dulu</td></tr>
    </tbody>
    </table>
    <h2>Malam pertama</h2>
    <p>Hapus semua isinya dan pasang sistem dari awal. Ini bukan soal curiga; ini soal sopan santun kepada pemilik lama, yang fotonya mungkin masih ada di sana. Untuk mesin yang lambat, banyak sekolah dampingan saya memakai Linux dengan tampilan ringan. Mengetik, merambat di web, dan menulis program tidak membutuhkan lebih.</p>
    <p>Terakhir, tempelkan selembar kertas di bawahnya: tanggal beli, apa yang sudah diganti, dan nama tukangnya. Orang ketiga yang memilikinya nanti akan berterima kasih. Laptop yang sedang saya pakai menulis ini punya empat nama di kertasnya. Saya yang keempat, dan belum tentu yang terakhir.</p>
  `,
});
