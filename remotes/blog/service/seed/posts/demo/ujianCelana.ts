import { post } from "../postParts";

export const ujianCelana = post({
  kind: "blog",
  type: "story",
  title: "Kursus Jahit Puspa mengganti ujian dengan celana",
  slug: "kursus-jahit-puspa-mengganti-ujian-dengan-celana",
  category: "kabar",
  summary:
    "Sembilan belas peserta menjahit celana untuk orang yang bukan dirinya. Lulus bila pemakainya dapat jongkok, naik motor, dan lupa bahwa celananya baru.",
  author: { name: "Puspa Rengganis", role: "Pemilik Kursus Jahit Puspa" },
  publishedAt: "2026-05-25 07:00",
  tags: ["jahit", "ujian", "kursus"],
  cover: { motif: "lereng", seed: "ujian-celana" },
  content: `
    <p>Dulu ujian kami kain perca. Jahit lurus, jahit lengkung, pasang ritsleting, pasang kancing, semua di selembar kain seukuran sapu tangan. Hasilnya rapi sekali, lalu masuk laci. Di laci itu ada sembilan tahun sapu tangan yang tidak dapat dipakai mengelap hidung karena ada ritsletingnya.</p>
    <p>Pada bulan Maret seorang lulusan dengan nilai tertinggi datang membawa celana pesanan pertamanya, menangis. Pemesannya tidak dapat duduk. Semua jahitannya lurus.</p>
    <h2>Soal ujian yang baru</h2>
    <p>Sejak angkatan ini ujiannya satu kalimat: buatlah celana untuk seseorang yang tidak serumah denganmu. Peserta mencari sendiri orangnya, mengukur, membuat pola, mengepas dua kali, menjahit. Waktunya tiga minggu. Pada hari ujian yang datang bukan hanya peserta, tetapi juga celananya, lengkap dengan isinya.</p>
    <ol>
    <li>Jongkok sampai bawah, tahan sepuluh hitungan.</li>
    <li>Naik dan turun motor, atau becak bagi yang tidak naik motor.</li>
    <li>Memasukkan telepon ke saku, lalu duduk.</li>
    <li>Berjalan ke warung dan kembali membawa sesuatu.</li>
    </ol>
    <p>Penilainya pemakai. Ia mengisi lembar dengan lima pertanyaan; yang terakhir, “kapan Anda lupa bahwa celana ini baru?”. Jawaban terbaik angkatan ini: “waktu beli gorengan”.</p>
    <aside class="pull"><p>Semua jahitannya lurus. Pemesannya tidak dapat duduk.</p></aside>
    <h2>Yang terjadi di ruang ukur</h2>
    <p>Yang berubah ternyata bukan jahitannya, tetapi cara bertanya. Mengukur kain perca tidak memerlukan percakapan. Mengukur pinggang orang memerlukan sopan santun, dan keberanian untuk bertanya kerjanya apa. Bu Sulastri menjahitkan celana untuk tukang pijat, yang bekerja sambil berlutut. Lututnya diberi kain dua lapis di bagian dalam, dan tidak ada buku pola yang mengajarkan itu.</p>
    <figure><img src="picture:potong-searah" alt="Kain dengan garis miring yang semuanya menuju satu arah."><figcaption>Kain latihan bermotif searah. Semua potongan pola harus menghadap ke arah yang sama.</figcaption></figure>
    <p>Rendi, satu-satunya laki-laki di angkatan ini, memilih tetangganya yang memakai kaki palsu. Celananya harus dapat dibuka dari samping sampai lutut. Ia gagal dua kali, memakai kancing jepret, lalu memakai ritsleting yang dibalik. Pada hari ujian tetangganya melepas dan memasang kaki itu di depan semua orang, dalam dua puluh detik, dan tertawa. Rendi lulus. Polanya kini kami simpan, dengan namanya.</p>
    <p>Ibu Marni, enam puluh satu tahun, peserta tertua, tidak menemukan orang. Semua tetangganya serumah, katanya, sebab mereka saudara. Ia akhirnya menjahitkan celana untuk sopir angkot yang mengantarnya ke kursus setiap Selasa dan Jumat. Ia mengukur di lampu merah, sedikit demi sedikit, selama seminggu. Celananya pas. Sopir itu sekarang menolak dibayar.</p>
    <h2>Nilai</h2>
    <p>Dari sembilan belas peserta, empat belas lulus, lima mengulang. Angkatan sebelumnya lulus semua. Saya sempat khawatir orang akan berkata kursus kami menjadi sulit. Yang terjadi, kelas berikutnya penuh dalam empat hari, sebagian oleh para pemakai celana.</p>
    <p>Semua hasil ujian disimpan di rapor digital dengan foto, ukuran, dan lembar penilaian pemakainya. Kain perca di laci kami jadikan selimut. Hangat, walaupun ritsletingnya dingin.</p>
  `,
});
