import { post } from "../postParts";

export const menghitungLulusan = post({
  kind: "blog",
  type: "essay",
  title: "Bagaimana kami menghitung lulusan yang bekerja",
  slug: "bagaimana-kami-menghitung-lulusan-yang-bekerja",
  category: "di-balik-angka",
  summary:
    "“Tujuh dari sepuluh” terdengar sederhana. Di belakangnya ada tiga ribu panggilan telepon, dua definisi yang kami ubah, dan satu angka yang sengaja kami biarkan jelek.",
  author: { name: "Pratiwi Nugraheni", role: "Pengelola data" },
  publishedAt: "2026-03-10 07:00",
  tags: ["data", "lulusan", "keterbukaan"],
  cover: { motif: "sekar jagad", seed: "menghitung-lulusan" },
  content: `
    <p>Telepon pertama pada hari itu diangkat oleh seorang ayah. Anaknya, kata beliau, sudah bekerja. Saya bertanya di mana. Hening. Lalu: “Ya membantu saya di sawah. Itu bekerja, kan?”</p>
    <p>Pertanyaan itu lebih baik daripada formulir kami. Formulir kami hanya punya dua kotak. Saya menutup telepon, pergi ke ruang sebelah, dan kami berdebat sampai sore tentang arti kata bekerja.</p>
    <h2>Apa yang kami hitung</h2>
    <p>Sejak angkatan 2023 seorang lulusan kami hitung bekerja bila, enam bulan sesudah lulus, dalam pekan terakhir ia bekerja paling sedikit dua puluh jam dan menerima upah atau penghasilan dari usahanya. Membantu orang tua di sawah dihitung bila hasilnya dibagi. Magang tanpa upah tidak dihitung. Yang melanjutkan kuliah kami pisahkan; mereka tidak masuk ke pembilang maupun penyebut.</p>
    <table>
    <caption>Satu angkatan, tiga cara menghitung: lulusan 2025 dari sekolah mitra kami</caption>
    <thead><tr><th scope="col">Cara</th><th scope="col">Hasil</th><th scope="col">Yang disembunyikannya</th></tr></thead>
    <tbody>
    <tr><th scope="row">Dari yang mengisi formulir</th><td>89%</td><td>Yang menganggur jarang mengisi</td></tr>
    <tr><th scope="row">Dari yang dapat dihubungi</th><td>78%</td><td>Yang pindah nomor hilang dari hitungan</td></tr>
    <tr><th scope="row">Dari semua, tak terjawab = belum bekerja</th><td>71%</td><td>Sebagian yang tak terjawab sebenarnya bekerja</td></tr>
    </tbody>
    </table>
    <p>Ketiganya benar dalam arti tertentu. Kami menerbitkan yang ketiga, karena itulah satu-satunya yang tidak dapat diperbaiki dengan cara malas menelepon.</p>
    <aside class="pull"><p>Kami menerbitkan angka yang tidak dapat diperbaiki dengan cara malas menelepon.</p></aside>
    <h2>Dua hal yang kami ubah</h2>
    <p>Dulu kami menelepon pada jam kantor. Orang yang bekerja tidak mengangkat telepon pada jam kantor, terutama yang bekerja di pabrik. Ketika jadwal dipindahkan ke pukul tujuh malam dan Minggu siang, yang terjawab naik dari setengah menjadi empat per lima. Angka-angka sebelum perubahan itu tidak dapat dibandingkan begitu saja dengan sesudahnya; di grafik kami ada garis putus-putus di tempat itu.</p>
    <p>Kami juga berhenti memakai guru sebagai penelepon. Lulusan tidak enak hati mengecewakan gurunya. Kepada guru, 12 orang dari satu sekolah mengaku bekerja; kepada penelepon yang tidak mereka kenal, 9 orang. Sekarang yang menelepon adalah lulusan dari provinsi lain, dibayar per jam, bukan per jawaban.</p>
    <h2>Yang tidak kami tahu</h2>
    <p>Kami tidak tahu apakah mereka bekerja karena kami. Sekolah yang bersedia didampingi mungkin memang sekolah yang lebih bergairah. Untuk menjawabnya dengan jujur diperlukan sekolah pembanding yang tidak didampingi, dan kami belum menemukan cara yang adil untuk meminta sebuah sekolah menunggu.<sup><a href="#fn1" id="ref1">1</a></sup> Sampai itu ada, bacalah angka kami sebagai keadaan, bukan sebagai bukti jasa.</p>
    <p>Ayah di telepon pertama itu akhirnya kami catat begini: dua puluh delapan jam, hasil dibagi, bekerja. Anaknya menelepon balik malam harinya, untuk memastikan bahwa ia dihitung.</p>
    <section class="footnotes"><ol>
    <li id="fn1">Yang sedang kami jajaki: mengundi urutan sekolah yang mendaftar pada tahun yang sama, sehingga yang kebagian giliran belakangan menjadi pembanding sementara. Tidak ada yang ditolak, hanya diurutkan. <a href="#ref1">↩</a></li>
    </ol></section>
  `,
});
