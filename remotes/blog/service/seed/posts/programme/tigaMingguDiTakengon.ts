import { post } from "../postParts";

export const tigaMingguDiTakengon = post({
  kind: "article",
  type: "story",
  title: "Tiga minggu jadi orang asing di Takengon",
  slug: "tiga-minggu-jadi-orang-asing-di-takengon",
  category: "surat-dari-simpul",
  summary:
    "Guru dari Ende bertukar simpul ke dataran tinggi Gayo. Ia membawa pelajaran yang sudah enam kali berhasil, dan melihatnya gagal karena satu kata.",
  author: { name: "Lambertus Wangge", role: "Guru SMP, Ende, angkatan 4" },
  publishedAt: "2026-02-24 07:00",
  tags: ["tukar simpul", "Gayo", "bahasa"],
  cover: { motif: "kawung", seed: "jaga" },
  content: `
    <p>Dingin, itu yang pertama. Saya orang pesisir; saya membawa dua baju hangat dan memakai keduanya sampai pulang. Takengon terletak di tepi Danau Laut Tawar, lebih dari seribu meter di atas permukaan laut. Pada pagi hari danau itu mengeluarkan uap seperti periuk. Murid-murid saya, yang baru, datang dengan pipi merah dan tertawa melihat saya menggosok tangan.</p>
    <p>Tukar simpul adalah bagian ketiga dari program ini. Sesudah setahun, setiap guru mengajar tiga minggu di pulau lain, membawa satu pelajaran yang sudah ia ajarkan enam kali. Pelajaran saya tentang perbandingan, memakai resep. Di Ende ia tidak pernah gagal.</p>
    <h2>Satu kata</h2>
    <p>Di Takengon ia gagal pada menit keempat. Saya berkata: bayangkan kita memasak jagung <em>bose</em> untuk sepuluh orang. Tiga puluh wajah memandang saya dengan sopan. Saya jelaskan jagungnya, kacangnya, santannya. Mereka mencatat. Tidak ada yang bertanya. Saya menggambar periuk. Mereka menggambar periuk.</p>
    <p>Guru kelas itu, Ibu Inen Rahmah, duduk di bangku belakang sesuai aturan. Ia tidak menolong. Sesudah bel ia hanya bertanya: “Pak Lambert, berapa orang di kelas itu yang tadi lapar?”</p>
    <p>Tidak seorang pun, tentu saja. Perbandingan dalam pelajaran saya digerakkan oleh selera. Di Ende anak-anak membetulkan resep saya karena mereka peduli pada rasanya. Di sini resep itu hanya soal cerita.</p>
    <aside class="pull"><p>“Pak Lambert, berapa orang di kelas itu yang tadi lapar?”</p></aside>
    <h2>Kopi</h2>
    <p>Sorenya ia membawa saya ke kebun kakaknya. Gayo adalah negeri kopi, dan pada bulan-bulan itu biji dipetik, dikupas, dijemur, ditimbang. Semua orang di sana berhitung tanpa berhenti, hanya saja tidak ada yang menyebutnya matematika. Berapa kaleng buah merah menjadi satu kaleng biji hijau? Berapa menyusutnya bila dijemur sehari lagi? Kalau harga turun hari ini, ditahan atau dijual?</p>
    <p>Malam itu saya membuang resep dan menulis ulang pelajaran yang sama dengan kaleng. Saya tidak tahu jawabannya. Itu bedanya. Di Ende saya tahu, dan murid mencari apa yang saya tahu. Di Takengon murid tahu, dan sayalah yang mencari.</p>
    <ol>
    <li>Kelompok pertama memakai angka kakeknya, kelompok kedua angka toke.</li>
    <li>Keduanya berselisih hampir sepuluh persen, dan tidak ada yang salah.</li>
    <li>Selisih itu, kata seorang anak bernama Gemasih, adalah air. Kakeknya menimbang sesudah kering benar.</li>
    </ol>
    <p>Sesudah itu saya hanya memegang kapur.</p>
    <h2>Pulang</h2>
    <p>Apa yang saya bawa pulang bukan pelajaran tentang kopi; di Ende tidak berguna. Yang saya bawa sebuah pertanyaan untuk ditulis di atas setiap rencana: siapa di kelas ini yang sudah berhitung tentang ini sebelum saya datang? Kalau tidak ada, cari yang lain.</p>
    <p>Ibu Inen Rahmah datang ke Ende bulan Agustus. Pelajarannya tentang kaleng kopi. Pada menit keempat tiga puluh wajah memandangnya dengan sopan. Saya duduk di bangku belakang dan, demi aturan, tidak menolong. Sesudah bel saya mengajaknya ke pasar ikan. Ia memakai baju tipis dan kepanasan, dan saya, dengan malu saya akui, senang sekali.</p>
  `,
});
