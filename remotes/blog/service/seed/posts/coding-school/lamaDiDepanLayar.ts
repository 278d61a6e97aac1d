import { post } from "../postParts";

export const lamaDiDepanLayar = post({
  kind: "news",
  type: "essay",
  title: "“Anak saya sudah lama sekali di depan layar.” Lalu apa yang ia kerjakan?",
  slug: "anak-saya-lama-sekali-di-depan-layar",
  category: "orang-tua",
  summary:
    "Kepala sekolah kami menjawab pertanyaan orang tua yang paling sering datang, tanpa angka ajaib, dengan satu lembar yang ditempel di lemari es.",
  author: { name: "Larasati Puspa", role: "Kepala sekolah" },
  publishedAt: "2026-03-31 15:00",
  tags: ["orang tua", "waktu layar", "rumah"],
  cover: { motif: "kawung", seed: "depan-layar" },
  content: `
    <p>Pertanyaan itu biasanya datang pukul sembilan malam, lewat pesan, dan nadanya lelah. “Bu Laras, anak saya sudah tiga jam di depan komputer. Katanya koding. Saya harus bagaimana?” Saya membacanya sambil menunggu anak saya sendiri mematikan komputernya. Jadi jawaban ini bukan dari atas.</p>
    <p>Banyak orang tua berharap saya menyebut sebuah angka. Dua jam, misalnya. Saya mengerti daya tariknya; angka dapat dipasang pada jam dinding. Tetapi dua jam menonton orang lain bermain dan dua jam memperbaiki program yang hampir jadi adalah dua hal yang berbeda, seperti dua jam di dapur untuk memasak dan dua jam di dapur untuk menghabiskan kerupuk.</p>
    <h2>Tiga pertanyaan sebelum angka</h2>
    <ol>
    <li><strong>Apa yang tadi belum bisa, dan sekarang bisa?</strong> Bila ia dapat menjawab, walaupun jawabannya “belum bisa juga”, ia sedang belajar.</li>
    <li><strong>Boleh saya lihat?</strong> Anak yang membuat sesuatu hampir selalu mau memperlihatkan. Anak yang menutup layar mungkin malu, mungkin lelah. Tanyakan besok, bukan sekarang.</li>
    <li><strong>Badanmu bagaimana?</strong> Mata pedih, leher kaku, lupa minum. Ini bukan hukuman, ini perawatan alat.</li>
    </ol>
    <h2>Lembar di lemari es</h2>
    <p>Di rumah kami, dan kini di rumah beberapa keluarga lain, ada satu lembar dengan empat baris. Anaklah yang menulisnya; orang tua hanya boleh menawar satu baris.</p>
    <table>
    <caption>Contoh dari Naila, 12 tahun</caption>
    <thead><tr><th scope="col">Kesepakatan</th><th scope="col">Alasanku</th></tr></thead>
    <tbody>
    <tr><th scope="row">Setiap 40 menit berdiri, lihat pohon mangga</th><td>Mata</td></tr>
    <tr><th scope="row">Kalau galatnya sama tiga kali, berhenti dulu</th><td>Biasanya ketemu waktu mandi</td></tr>
    <tr><th scope="row">Komputer tidur pukul 20.30</th><td>Ditawar Mama, tadinya 21.30</td></tr>
    <tr><th scope="row">Minggu tidak ada layar sebelum zuhur</th><td>Sepeda</td></tr>
    </tbody>
    </table>
    <p>Baris kedua adalah favorit saya. Otak memang sering menyelesaikan soal ketika kita berhenti memaksanya, dan anak yang menemukan hal itu sendiri tidak perlu diceramahi tentang istirahat.</p>
    <p>Tempelkan lembar itu setinggi mata anak, bukan setinggi mata Anda. Tulis ulang setiap semester; anak yang bertambah besar berhak menawar lagi, dan Anda juga.</p>
    <aside class="pull"><p>Anaklah yang menulisnya; orang tua hanya boleh menawar satu baris.</p></aside>
    <h2>Kapan perlu khawatir</h2>
    <p>Bukan jumlah jamnya, melainkan yang hilang. Bila tidur berkurang terus, bila ia berhenti menemui teman yang dulu ia cari, bila marahnya ketika layar dimatikan makin lama makin panjang, bicaralah. Dengan anaknya lebih dulu, lalu dengan kami. Bila perlu, dengan psikolog; puskesmas di banyak kota dapat merujuk. Kami pernah menyarankan tiga murid berhenti satu semester, dan dua di antaranya kembali dengan lebih senang.</p>
    <p>Di kelas, kami membantu dari sisi kami. Tidak ada tugas yang harus dikerjakan sesudah pukul delapan malam. Tidak ada hadiah untuk masuk setiap hari. Program dapat disimpan di tengah-tengah, kapan saja, tanpa kehilangan apa pun, supaya kalimat “sebentar lagi, belum disimpan” tidak lagi benar.</p>
    <p>Semalam anak saya mengucapkannya juga. Saya bilang, kan sekarang otomatis. Ia terdiam sebentar, lalu mematikan komputernya. Kadang-kadang pekerjaan saya berguna di rumah.</p>
  `,
});
