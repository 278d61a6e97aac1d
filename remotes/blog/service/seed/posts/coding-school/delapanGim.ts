import { post } from "../postParts";

export const delapanGim = post({
  kind: "news",
  type: "notice",
  title: "Delapan gim angkatan ini dimainkan orang asing",
  slug: "gim-gim-angkatan-ini-dimainkan-orang-asing",
  category: "kelas",
  summary:
    "Sabtu lalu empat puluh satu orang yang tidak kenal pembuatnya memainkan gim murid Gim 3. Pembuatnya duduk di belakang, dilarang bicara.",
  author: { name: "Mega Sitompul", role: "Pengajar Gim 3" },
  publishedAt: "2026-06-13 15:00",
  tags: ["gim", "uji main", "murid"],
  cover: { motif: "tumpal", seed: "gim-angkatan" },
  content: `
    <p>Aturannya satu, dan ternyata sangat kejam: pembuat gim tidak boleh menjelaskan apa pun. Ia duduk setengah meter di belakang pemain, memegang papan jepit, dan mencatat. Kalau tidak tahan, ia boleh menggigit pensil. Sesudah empat jam, Sabtu lalu, kami mengumpulkan sebelas pensil yang bergigi.</p>
    <p>Delapan tim, masing-masing empat orang, sudah delapan minggu membuat gim. Selama itu yang memainkannya hanya teman dan adik. Teman selalu memuji. Adik selalu menang. Jadi kami membuka pintu aula perpustakaan kelurahan dan mengundang siapa saja.</p>
    <h2>Tiga kejadian</h2>
    <p><strong>Pasar Malam.</strong> Seorang bapak bermain selama enam menit tanpa pernah menekan tombol lompat. Tidak terlintas di kepalanya bahwa tukang parkir bisa melompat. Timnya menambahkan sebuah polisi tidur di detik pertama, yang hanya bisa dilewati dengan melompat. Tidak ada tulisan. Sesudah makan siang, semua pemain melompat.</p>
    <p><strong>Sungai ke Hulu.</strong> Gim ini dimaksudkan sedih. Seorang anak tujuh tahun tertawa terus, karena suara airnya terdengar seperti kentut. Perancang suaranya, Josua, mendengarkan ulang dengan wajah yang sulit dilukiskan, lalu mengakui. Suaranya memang dibuat dengan mulut.</p>
    <p><strong>Kue Lapis.</strong> Seorang nenek menolak memotong kue dengan cara yang diminta gim. “Nanti hancur,” katanya, dan menunjukkan cara yang benar dengan tangan. Tim itu mengubah mekaniknya malam itu juga. Sekarang pisaunya harus dibasahi dulu.</p>
    <p>Yang paling sulit justru yang tidak ada kejadiannya. Seorang remaja memainkan <em>Layang</em> selama dua puluh menit tanpa berkata sepatah pun, lalu berdiri dan pergi. Apakah ia bosan? Apakah ia senang? Timnya, Ayu, Kevin, Samuel, dan Rara, berlari mengejarnya sampai ke tempat parkir. Ternyata ia sudah terlambat menjemput adiknya.</p>
    <aside class="pull"><p>Teman selalu memuji. Adik selalu menang.</p></aside>
    <h2>Apa yang dicatat</h2>
    <ul>
    <li>Tempat pemain berhenti lebih dari sepuluh detik.</li>
    <li>Benda yang diklik padahal tidak bisa diklik.</li>
    <li>Kata pertama yang diucapkan ketika kalah.</li>
    <li>Apakah ia menekan “main lagi” tanpa disuruh.</li>
    </ul>
    <p>Baris terakhir adalah satu-satunya nilai yang kami berikan hari itu. Dari empat puluh satu pemain, dua puluh tiga menekannya sedikitnya sekali. Tiga gim tidak pernah dimainkan lagi. Senin sore ketiga timnya duduk bersama, tanpa diminta, dan saling memainkan buatan yang lain.</p>
    <figure><img src="picture:peluit-dan-segitiga" alt="Dua deret segitiga runcing saling berhadapan."><figcaption>Panji ruang uji main, digambar dengan rekursi.</figcaption></figure>
    <h2>Rilis</h2>
    <p>Kedelapan gim terbit terbuka pada hari Jumat, dengan kode sumber dan daftar nama. Di halaman setiap gim ada bagian “yang kami ubah karena orang asing”. Paling sedikit tiga butir, paling banyak empat belas. Tim dengan empat belas butir itulah yang gimnya paling lama dimainkan di pesta penutupan, oleh seorang bapak yang sekarang tidak bisa berhenti melompat.</p>
    <p>Untuk angkatan berikutnya uji main dimulai pada minggu ketiga, bukan kedelapan. Usul itu datang dari para murid sendiri, yang menghitung bahwa separuh dari hal yang mereka ubah sudah dapat ketahuan sebulan sebelumnya, ketika mengubahnya masih mudah dan belum ada yang menyayangi tukang parkirnya.</p>
  `,
});
