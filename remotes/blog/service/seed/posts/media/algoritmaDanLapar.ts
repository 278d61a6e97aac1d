import { post } from "../postParts";

export const algoritmaDanLapar = post({
  kind: "blog",
  type: "story",
  title: "Algoritma tidak tahu bahwa murid saya lapar",
  slug: "algoritma-tidak-tahu-bahwa-murid-saya-lapar",
  category: "teknologi",
  summary:
    "Aplikasi belajar menandainya “kurang tekun”. Ia cuma belum sarapan, dan jaringannya baru ada setelah pukul sembilan.",
  author: { name: "Yohana Bere", role: "Guru matematika SMP, Malaka" },
  publishedAt: "2026-11-16 05:00",
  tags: ["aplikasi belajar", "data murid", "Nusa Tenggara Timur"],
  cover: { motif: "banji", seed: "algoritma-lapar" },
  content: `
    <p>Setiap Senin sekolah kami menerima laporan berwarna. Hijau untuk murid yang tekun, kuning untuk yang perlu diperhatikan, merah untuk yang “berisiko”. Warnanya dihitung oleh aplikasi belajar yang kami pakai sejak tahun lalu, dari hal-hal yang dapat ia lihat: jam berapa seorang anak masuk, berapa lama ia diam di satu soal, berapa kali ia berhenti di tengah jalan.</p>
    <p>Selama lima minggu Marselinus merah.</p>
    <p>Saya mengenal anak itu sejak kakaknya duduk di kelas saya. Ia bukan anak yang menyerah. Maka pada minggu keenam saya melakukan sesuatu yang tidak ada tombolnya: saya berjalan pulang bersamanya.</p>
    <h2>Empat kilometer yang tidak tercatat</h2>
    <p>Rumahnya di balik bukit. Sinyal di sana ada, tetapi lewat: ia datang setelah pukul sembilan, ketika kabut turun dari punggung bukit, dan pergi lagi menjelang sore. Pagi hari Marselinus mengambil air dua kali sebelum berangkat. Ia belum makan, karena di rumahnya orang makan sesudah bekerja, bukan sebelum.</p>
    <p>Jadi begini wujud “kurang tekun” itu. Ia membuka soal pukul enam di depan sekolah, satu-satunya tempat yang jaringannya menyala sepagi itu. Ia lapar, membaca lambat, dan berhenti ketika lonceng berbunyi. Pukul satu siang ia pulang, dan aplikasi mencatat: tidak pernah menyelesaikan, tidak pernah kembali.</p>
    <aside class="pull"><p>Yang dihitung mesin itu benar semua. Yang disimpulkannya salah semua.</p></aside>
    <p>Saya tidak marah kepada pembuat aplikasi. Yang dihitung mesin itu benar semua. Yang disimpulkannya salah semua. Ia melihat sebuah jeda dan memberinya nama watak.</p>
    <h2>Apa yang kami ubah</h2>
    <p>Kami bertiga, guru matematika di kabupaten ini, menyurati pengembangnya. Mereka menjawab, dan jawabannya jujur: model mereka dilatih dengan data sekolah kota, dan kata “tekun” dipilih oleh bagian pemasaran. Sesudah beberapa kali bicara, tiga hal berubah.</p>
    <ol>
    <li>Laporan tidak lagi memakai warna dan kata sifat. Ia menulis apa yang terjadi: “membuka 4 soal, berhenti pukul 07.00, belum kembali”.</li>
    <li>Guru dapat menulis sebab di samping baris itu, dan sebab itu ikut tersimpan ketika anak naik kelas.</li>
    <li>Soal dapat diunduh pada pagi hari dan dikirim kapan saja. Jam kirim tidak dihitung.</li>
    </ol>
    <p>Perubahan keempat tidak ada di layar. Kepala sekolah kami memindahkan jam makan bersama dari pukul sepuluh ke pukul tujuh kurang sepuluh. Jagung, kacang, telur bila ada. Sesudah dua minggu saya membandingkan catatan sendiri: kesalahan hitung di jam pertama berkurang sepertiga di kelas saya. Itu hanya satu kelas, tiga puluh satu anak, dan saya bukan peneliti. Tetapi saya tahu ke mana harus melihat.</p>
    <h2>Pertanyaan untuk setiap aplikasi</h2>
    <p>Sejak itu setiap penjual aplikasi yang datang ke ruang guru saya beri kopi dan satu pertanyaan: apa yang tidak dapat dilihat oleh alat Anda? Yang menjawab “tidak ada” tidak saya undang lagi. Yang diam agak lama biasanya pantas didengarkan.</p>
    <p>Marselinus sekarang kelas sembilan. Ia mengerjakan soal di bawah pohon asam dekat rumahnya, pukul setengah sepuluh pada hari Sabtu, ketika kabut sudah lewat. Dalam laporan terbaru ada catatan saya di samping namanya: <em>mengambil air dua kali, sarapan di sekolah, cepat di geometri.</em> Mesin itu belum dapat membacanya. Guru yang menggantikan saya nanti dapat.</p>
  `,
});
