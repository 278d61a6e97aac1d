import { post } from "../postParts";

export const modulPinjaman = post({
  kind: "article",
  type: "guide",
  title: "Modul yang tahan dipinjam",
  slug: "modul-yang-tahan-dipinjam",
  category: "menulis-modul",
  summary:
    "Empat belas modul angkatan kelima diuji guru yang tidak kenal penulisnya. Sembilan gagal pada percobaan pertama. Inilah daftar yang lahir dari kegagalan itu.",
  author: { name: "Siti Khairani", role: "Penyunting modul, simpul Banjarmasin" },
  publishedAt: "2026-07-07 07:00",
  tags: ["modul", "menulis", "panduan"],
  cover: { motif: "kawung", seed: "modul-pinjam" },
  content: `
    <p>Menulis rencana pelajaran untuk diri sendiri mudah: kita hanya perlu mengingatkan. Menulis untuk orang lain menuntut kita menulis apa yang tidak kita sadari bahwa kita tahu. Bagian itu biasanya justru yang terpenting.</p>
    <p>Setiap guru dalam program ini menulis satu modul pada tahun keduanya. Sebelum diterima, modul itu dikirim ke simpul lain, kepada guru yang tidak pernah bertemu penulisnya dan tidak boleh meneleponnya. Pada angkatan kelima ada empat belas modul. Sembilan gagal. Saya mengumpulkan catatan para penguji, dan alasannya ternyata hanya enam.</p>
    <h2>Enam cara sebuah modul patah</h2>
    <table>
    <caption>Mengapa sembilan modul gagal (satu modul dapat mempunyai lebih dari satu sebab)</caption>
    <thead><tr><th scope="col">Sebab</th><th scope="col">Modul</th><th scope="col">Contoh dari catatan penguji</th></tr></thead>
    <tbody>
    <tr><th scope="row">Alat yang dianggap ada di mana-mana</th><td>5</td><td>“Kami tidak punya halaman.”</td></tr>
    <tr><th scope="row">Waktu dihitung dari kelas penulis</th><td>4</td><td>“Sepuluh menit ternyata satu jam.”</td></tr>
    <tr><th scope="row">Pertanyaan tanpa jawaban yang diharapkan</th><td>4</td><td>“Murid diam. Lalu apa?”</td></tr>
    <tr><th scope="row">Lelucon setempat</th><td>3</td><td>“Tidak ada yang tertawa, termasuk saya.”</td></tr>
    <tr><th scope="row">Bagian sulit dilewati</th><td>3</td><td>“Di sini tertulis: ‘jelaskan’.”</td></tr>
    <tr><th scope="row">Tidak bilang mana yang boleh dibuang</th><td>2</td><td>“Saya memotong bagian terbaiknya.”</td></tr>
    </tbody>
    </table>
    <h2>Daftar sebelum dikirim</h2>
    <ol>
    <li><strong>Tulis alatnya, lalu penggantinya.</strong> Bila tidak ada pengganti, tulis begitu. “Perlu halaman seluas lapangan voli; tanpa itu, jangan dicoba” adalah kalimat yang baik.</li>
    <li><strong>Beri dua waktu.</strong> Waktu di kelas Anda dan waktu bila semuanya terasa lambat. Penguji merencanakan dengan yang kedua.</li>
    <li><strong>Untuk setiap pertanyaan, tulis tiga jawaban murid.</strong> Satu yang Anda harapkan, satu yang keliru tetapi masuk akal, satu yang pernah benar-benar Anda dengar. Lalu tulis apa yang Anda katakan sesudahnya.</li>
    <li><strong>Tandai jantungnya.</strong> Satu kegiatan yang tidak boleh dipotong. Sisanya boleh.</li>
    <li><strong>Ceritakan satu kegagalan.</strong> Di mana pelajaran ini pernah ambruk di tangan Anda? Guru lain akan lebih percaya kepada sisanya.</li>
    </ol>
    <aside class="pull"><p>Menulis untuk orang lain berarti menulis apa yang tidak kita sadari bahwa kita tahu.</p></aside>
    <h2>Kata “jelaskan”</h2>
    <p>Bila Anda hanya sempat memeriksa satu hal, carilah kata “jelaskan” dan “diskusikan” di naskah Anda. Setiap kali muncul, di situlah Anda berhenti menulis dan mulai berharap. Gantilah dengan kalimat yang benar-benar Anda ucapkan, termasuk yang canggung. Dalam modul tentang bayangan matahari, Pak Darwis mengganti “jelaskan mengapa bayangan memendek” dengan sebelas baris percakapan. Pada percobaan kedua, di Sorong, modul itu berhasil tanpa perubahan.</p>
    <p>Penguji yang baik juga perlu latihan. Kami meminta mereka menulis bukan “tidak jelas”, melainkan apa yang mereka lakukan karena tidak jelas. Dari situ penulis tahu ke mana kalimatnya membawa orang.</p>
    <p>Dari sembilan modul yang gagal, tujuh lulus pada percobaan kedua dan satu pada percobaan ketiga. Yang kesembilan ditarik penulisnya. Ia menemukan bahwa pelajaran itu bergantung pada neneknya, yang duduk di kelas dan bercerita. Modul itu sekarang berisi satu kalimat, dan kami tetap menyimpannya: <em>undanglah seorang nenek.</em></p>
  `,
});
