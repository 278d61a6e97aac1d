import { post } from "../postParts";

export const memindahkanRapor = post({
  kind: "blog",
  type: "guide",
  title: "Memindahkan rapor satu angkatan dalam sehari",
  slug: "memindahkan-rapor-satu-angkatan-dalam-sehari",
  category: "cara-pakai",
  summary:
    "Catatan wali kelas SMA Karangjati: apa yang dirapikan sebelum memindahkan, apa yang tidak perlu, dan mengapa pukul tiga sore adalah waktu terbaik untuk berhenti.",
  author: { name: "Marlina Hutabarat", role: "Wakil kepala kurikulum, SMA Karangjati" },
  publishedAt: "2026-10-06 07:00",
  tags: ["rapor", "pindah data", "panduan"],
  cover: { motif: "sekar jagad", seed: "rapor-pindah" },
  content: `
    <p>Kami memindahkan rapor dua ratus empat murid kelas sepuluh pada hari Selasa, antara pukul tujuh dan pukul tiga. Saya menulis ini untuk sekolah yang akan melakukannya minggu depan dan sekarang sedang menatap map setebal bantal. Tenang. Sebagian besar isi map itu tidak perlu dipindahkan.</p>
    <h2>Sehari sebelumnya: merapikan nama</h2>
    <p>Kesalahan terbanyak bukan pada nilai, melainkan pada nama. Di tiga berkas kami satu murid yang sama ditulis “M. Rizky”, “Muhammad Rizki”, dan “Rizky M”. Sistem menganggap mereka tiga orang, dan dua di antaranya tidak pernah masuk sekolah. Pakailah NISN sebagai pegangan, bukan nama. Bila NISN-nya kosong, cari dulu; jangan dikarang.</p>
    <table>
    <caption>Berkas yang kami siapkan, satu baris satu murid</caption>
    <thead><tr><th scope="col">Kolom</th><th scope="col">Isi</th><th scope="col">Yang sering keliru</th></tr></thead>
    <tbody>
    <tr><th scope="row">nisn</th><td>sepuluh angka, sebagai teks</td><td>nol di depan hilang</td></tr>
    <tr><th scope="row">nama</th><td>seperti di ijazah SMP</td><td>gelar, tanda baca</td></tr>
    <tr><th scope="row">kelas</th><td>X-1 sampai X-6</td><td>“10A” dan “X A” bercampur</td></tr>
    <tr><th scope="row">mapel</th><td>kode dari daftar</td><td>singkatan buatan sendiri</td></tr>
    <tr><th scope="row">nilai</th><td>0–100, kosong bila belum ada</td><td>nol ditulis untuk “belum”</td></tr>
    </tbody>
    </table>
    <p>Baris terakhir penting. Kosong dan nol adalah dua nasib yang berbeda. Nol ikut menurunkan rata-rata; kosong menunggu.</p>
    <h2>Pukul tujuh sampai sebelas: satu kelas dulu</h2>
    <p>Kami tidak mengunggah dua ratus empat murid sekaligus. Kami mengunggah X-3, kelas yang wali kelasnya paling cerewet, lalu meminta beliau mencocokkan sepuluh murid yang dipilih dengan dadu. Ketemu dua kesalahan, keduanya pada kolom mapel. Sesudah berkasnya diperbaiki, lima kelas lain masuk dalam setengah jam.</p>
    <h2>Pukul satu sampai tiga: murid yang memeriksa</h2>
    <p>Guru memeriksa jumlah. Murid memeriksa dirinya, dan tidak ada pemeriksa yang lebih teliti daripada anak yang menunggu nilai matematikanya. Setiap murid membuka rapornya sendiri di ruang komputer, menekan “sesuai” atau menulis apa yang tidak. Dari dua ratus empat, sebelas menulis. Delapan memang benar kami yang salah.</p>
    <p>Pukul tiga kami berhenti, walaupun masih ada empat pertanyaan. Orang lelah memperbaiki satu kesalahan sambil membuat dua. Keempatnya selesai Rabu pagi dalam sepuluh menit.</p>
    <h2>Yang tidak kami pindahkan</h2>
    <ul>
    <li>Catatan perilaku dari buku lama. Sebagian ditulis dengan marah, dan marahnya sudah selesai.</li>
    <li>Foto setengah badan dari SMP. Anak-anak berterima kasih.</li>
    <li>Nilai ulangan harian. Yang dipakai hanya nilai akhirnya; kertasnya tetap di lemari selama setahun.</li>
    </ul>
    <p>Map setebal bantal itu sekarang tinggal setebal buku tulis. Jejak perubahan menyimpan siapa mengubah apa, termasuk saya, yang pada pukul dua lewat empat puluh salah memindahkan satu angka delapan dan ketahuan oleh pemiliknya sebelum saya selesai menghela napas.</p>
    <p>Satu nasihat terakhir. Umumkan harinya kepada orang tua seminggu sebelumnya, lengkap dengan pukul berapa rapor tidak dapat dibuka. Kami lupa, dan pada pukul delapan pagi telepon tata usaha berbunyi tiga puluh kali.</p>
  `,
});
