import { post } from "../postParts";

export const gamelanPipaAir = post({
  kind: "blog",
  type: "story",
  title: "Gamelan dari pipa air, dan nada yang ternyata benar",
  slug: "gamelan-dari-pipa-air-dan-nada-yang-ternyata-benar",
  category: "budaya",
  summary:
    "Sebuah SMP di pinggir Klaten tidak mampu membeli perunggu. Guru seninya membeli pipa, gergaji, dan sebuah penyetel nada, lalu memanggil seorang empu untuk marah-marah.",
  author: { name: "Satrio Wibisono", role: "Penulis lepas, Budaya" },
  publishedAt: "2026-11-09 05:00",
  tags: ["gamelan", "bunyi", "Jawa Tengah"],
  cover: { motif: "parang", seed: "gamelan-2" },
  content: `
    <p>Bunyinya seperti hujan yang jatuh di ember, lalu, sesudah telinga terbiasa, seperti gambang. Enam belas anak duduk bersila di antara rak kayu. Di atas rak terbaring pipa air berwarna abu-abu, dari sepanjang lengan sampai sepanjang jengkal, dan anak-anak itu memukul ujungnya dengan sandal jepit yang dipotong dua.</p>
    <figure><img src="picture:pipa-dipotong-miring" alt="Lengkung-lengkung parang membentuk bidang miring, makin ke atas makin pendek."><figcaption>Makin pendek pipanya, makin tinggi nadanya. Gambar: Lembar.</figcaption></figure>
    <p>“Sandal bekas lebih baik,” kata Pak Guntur Widagdo, guru seni budaya mereka. “Yang baru masih terlalu bangga.”</p>
    <p>Satu perangkat gamelan perunggu harganya tidak masuk dalam kalimat mana pun di rapat komite sekolah. Perangkat besi lebih murah, tetapi tetap tidak. Maka pada 2024 Pak Guntur membawa pulang tiga batang pipa sisa pembangunan toilet dan sebuah gergaji. Ia sarjana fisika yang menjadi guru seni karena tidak ada orang lain.</p>
    <h2>Panjang dan tinggi</h2>
    <p>Udara di dalam pipa bergetar. Makin pendek pipanya, makin tinggi nadanya; itu pelajaran kelas delapan. Yang tidak ada di buku adalah gamelan. Laras slendro membagi satu oktaf menjadi lima jarak yang hampir sama, tetapi hanya hampir, dan tidak ada dua perangkat gamelan yang persis sama.<sup><a href="#fn1" id="ref1">1</a></sup> Tidak ada rumus yang dapat disalin.</p>
    <p>Jadi murid-murid mengukur. Mereka merekam gamelan milik kelurahan, membaca tinggi setiap nada dengan telepon, menghitung panjang pipa, menggergaji dua sentimeter lebih panjang, lalu memendekkannya sedikit demi sedikit. Tabelnya masih menempel di dinding, penuh coretan. Tujuh belas pipa terbuang pada bulan pertama.</p>
    <pre><code class="language-text">panjang (cm) = kecepatan bunyi / (4 × frekuensi) × 100
                 = 34600 / (4 × frekuensi)

    contoh: nada 262 Hz → 34600 / 1048 ≈ 33,0 cm
    dipotong 35 cm, lalu dipendekkan sambil didengar</code></pre>
    <p>Pipa-pipa itu ditutup di satu ujung, sebab itu dibagi empat. Angka 34.600 adalah kecepatan bunyi dalam sentimeter sedetik pada siang hari di Klaten; pagi-pagi, ketika udara masih dingin, seluruh orkes turun sedikit. Anak-anak sudah hafal: pemanasan bukan untuk mereka, melainkan untuk udaranya.</p>
    <h2>Empu yang datang untuk marah</h2>
    <p>Pada bulan keempat Pak Guntur mengundang Mbah Darmo Suwito, pembuat gamelan berumur tujuh puluh delapan tahun, dan memintanya mencari kesalahan. Mbah Darmo datang dengan wajah orang yang diminta mencicipi kopi saset. Ia mendengarkan satu gending sampai selesai, meminta pipa ketiga dari kiri, memukulnya, dan diam.</p>
    <aside class="pull"><p>“Ini tidak sama dengan punya kelurahan. Punya kelurahan yang salah. Sudah sepuluh tahun saya bilang.”</p></aside>
    <p>Nada itu memang tidak sama. Murid kelas delapan bernama Hanum memotong pipanya terlalu pendek, lalu memutuskan bahwa bunyinya lebih enak begitu, lalu menyesuaikan seluruh oktaf atas. Mbah Darmo menyuruh Hanum bernyanyi, memukul lagi, dan mengangguk. Sejak itu ia datang setiap Kamis. Ia masih menyebut instrumen itu “selang”.</p>
    <h2>Yang dimainkan</h2>
    <p>Lancaran sederhana dulu, karena pipa berhenti berbunyi lebih cepat daripada perunggu dan lagu lambat menjadi berlubang. Dari kekurangan itu lahir cara bermain yang bersahutan: dua anak mengisi lubang satu sama lain. Mbah Darmo mengatakan bahwa itu namanya imbal dan sudah ada sejak sebelum kakeknya. Anak-anak agak kecewa, sebab mereka mengira telah menemukannya.</p>
    <p>Tahun ini sekolah di kecamatan sebelah meminta tabelnya. Pak Guntur mengirimkan rumus, gambar rak, dan tiga nomor telepon orang tua yang punya gergaji. Panjang pipanya tidak ia kirim. “Biar mereka dengar sendiri,” katanya.</p>
    <section class="footnotes"><ol>
    <li id="fn1">Slendro dan pelog adalah dua laras utama gamelan Jawa. Jarak nadanya berbeda dari perangkat ke perangkat; pembuatnya menyetel dengan telinga, sering menurut perangkat yang ia kagumi. <a href="#ref1">↩</a></li>
    </ol></section>
  `,
});
