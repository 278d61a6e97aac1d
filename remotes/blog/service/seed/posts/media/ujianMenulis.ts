import { post } from "../postParts";

export const ujianMenulis = post({
  kind: "blog",
  type: "essay",
  title: "Yang hilang ketika ujian menulis diganti pilihan ganda",
  slug: "yang-hilang-ketika-ujian-menulis-diganti-pilihan-ganda",
  category: "sekolah",
  summary:
    "Memeriksa karangan itu lambat, melelahkan, dan tidak sepenuhnya adil. Seorang guru bahasa menghitung apa yang lenyap bersama kelelahan itu.",
  author: { name: "Theodora Manuputty", role: "Guru bahasa Indonesia SMA, Ambon" },
  publishedAt: "2026-05-18 05:00",
  tags: ["ujian", "menulis", "penilaian"],
  cover: { motif: "truntum", seed: "pilihan-ganda" },
  content: `
    <p>Saya akan mulai dari pengakuan: saya lega. Ketika sekolah memutuskan bahwa ujian akhir bahasa Indonesia cukup dengan lima puluh soal pilihan ganda, saya menghitung malam-malam yang kembali kepada saya. Seratus empat puluh karangan, dua belas menit satu karangan, dua puluh delapan jam. Mesin memeriksa lima puluh soal itu dalam waktu yang saya perlukan untuk menyeduh teh.</p>
    <p>Kelegaan itu berlangsung satu semester.</p>
    <h2>Mata yang berhenti membaca</h2>
    <p>Yang pertama saya perhatikan bukan pada murid, melainkan pada diri sendiri. Saya tidak lagi tahu suara mereka. Biasanya pada bulan Desember saya dapat mengenali karangan tanpa nama: ini Glenn, yang memulai setiap kalimat dengan “maka”; ini Stella, yang takut pada titik. Sekarang saya tahu bahwa Glenn menjawab benar tiga puluh delapan soal. Saya tidak tahu yang mana yang ia tebak.</p>
    <p>Pilihan ganda mengukur sesuatu, dan mengukurnya dengan cukup baik: apakah seseorang dapat mengenali kalimat yang benar ketika melihatnya. Menulis menuntut hal lain, yaitu membuat kalimat itu ketika belum ada apa-apa. Jarak antara keduanya seperti jarak antara mengenali wajah dan menggambarnya.</p>
    <aside class="pull"><p>Yang saya periksa dulu bukan tulisan mereka, melainkan keputusan-keputusan mereka.</p></aside>
    <h2>Apa yang tersembunyi di dalam karangan</h2>
    <p>Saya mengeluarkan tumpukan lama dari lemari dan membacanya lagi, kali ini sambil mencatat bukan kesalahannya, melainkan keputusannya. Setiap karangan ternyata berisi puluhan keputusan yang tidak dapat diberi kotak.</p>
    <ul>
    <li>Apa yang diceritakan lebih dahulu, dan apa yang ditahan.</li>
    <li>Siapa yang dibayangkan sedang membaca: saya, temannya, atau bukan siapa-siapa.</li>
    <li>Di mana ia berhenti karena yakin, dan di mana ia berhenti karena lelah.</li>
    <li>Kata yang dicoret. Di kertas, coretan itu masih terbaca, dan sering lebih baik daripada penggantinya.</li>
    </ul>
    <p>Butir terakhir membuat saya tertawa sendirian. Selama ini saya menilai yang tertinggal, padahal yang menarik adalah yang dibuang.</p>
    <h2>Soal keadilan</h2>
    <p>Rekan-rekan saya mengingatkan bahwa karangan tidak adil, dan mereka benar. Pernah kami mencoba: sepuluh karangan diperiksa empat guru tanpa saling melihat. Untuk tiga karangan, nilai tertinggi dan terendah berselisih lebih dari dua puluh. Anak yang tulisannya rapi diuntungkan. Begitu pula anak yang berpikir seperti gurunya.</p>
    <p>Tetapi jawaban atas timbangan yang goyah adalah memperbaiki timbangannya, bukan berhenti menimbang. Kami duduk bersama, menulis lima pertanyaan yang harus dijawab pemeriksa, dan mengulang percobaan itu. Selisihnya tinggal delapan. Waktu memeriksa bertambah dua menit.</p>
    <h2>Jalan tengah yang kami pakai sekarang</h2>
    <p>Sejak Januari ujian kami separuh-separuh. Dua puluh lima soal diperiksa mesin. Sesudahnya murid menulis satu halaman saja, dengan tangan, tentang sesuatu yang tidak mungkin mereka hafalkan: <em>jelaskan kepada seorang penumpang kapal mengapa keberangkatan ditunda; ia marah, dan ia benar.</em> Dua guru memeriksanya dengan lima pertanyaan itu. Lima menit satu halaman.</p>
    <p>Malam-malam saya tidak kembali semuanya. Namun pekan lalu, di tumpukan paling bawah, saya menemukan satu halaman tanpa nama yang dimulai dengan kata “maka”. Saya tidak perlu melihat daftar hadir.</p>
  `,
});
