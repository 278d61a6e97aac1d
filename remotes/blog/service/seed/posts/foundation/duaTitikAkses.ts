import { post } from "../postParts";

export const duaTitikAkses = post({
  kind: "blog",
  type: "guide",
  title: "Jaringan sekolah yang cukup, dengan dua titik akses",
  slug: "jaringan-sekolah-dengan-dua-titik-akses",
  category: "untuk-sekolah",
  summary:
    "Sebelum membeli alat ketiga, ukurlah dulu. Cara kami menata jaringan nirkabel di bengkel SMK dengan peralatan yang sudah ada.",
  author: { name: "Yosef Manek", role: "Praktisi jaringan, pendamping sekolah di NTT" },
  publishedAt: "2026-10-13 07:00",
  tags: ["jaringan", "SMK", "panduan"],
  cover: { motif: "truntum", seed: "dua-titik-akses" },
  content: `
    <p>Hampir setiap sekolah yang kami datangi menyodorkan daftar belanja. Isinya sama: titik akses tambahan, penguat sinyal, langganan yang lebih besar. Kami meminta daftar itu disimpan selama dua hari. Pada kebanyakan sekolah, sesudah dua hari itu, daftarnya tinggal satu baris, dan baris itu biasanya berbunyi “kabel”.</p>
    <h2>Hari pertama: berjalan</h2>
    <p>Bawalah telepon dengan aplikasi pengukur sinyal dan denah sekolah di kertas. Berjalanlah pelan, berhenti di setiap pintu, tulis angkanya. Kuat sinyal diukur dalam dBm dan selalu negatif: makin dekat ke nol makin kuat.</p>
    <table>
    <caption>Cara membaca angka di denah</caption>
    <thead><tr><th scope="col">Terukur</th><th scope="col">Yang dapat dikerjakan di situ</th></tr></thead>
    <tbody>
    <tr><th scope="row">−50 sampai −60 dBm</th><td>Apa saja, termasuk ujian serentak</td></tr>
    <tr><th scope="row">−61 sampai −70 dBm</th><td>Membaca, mengirim tugas, video kecil</td></tr>
    <tr><th scope="row">−71 sampai −80 dBm</th><td>Pesan teks, kadang-kadang</td></tr>
    <tr><th scope="row">di bawah −80 dBm</th><td>Tidak ada yang dapat diandalkan</td></tr>
    </tbody>
    </table>
    <p>Ulangi pada jam istirahat, ketika telepon murid ikut menyala. Denah jam istirahatlah yang jujur. Lemari besi, dinding kamar mandi, dan tumpukan kursi di aula adalah penghalang yang paling sering kami temukan; tembok bata biasa lebih ramah daripada dugaan orang.</p>
    <p>Minta murid yang berjalan, berdua-dua, satu memegang telepon dan satu memegang denah. Mereka tahu sudut mana yang dicari teman-temannya, dan sudut itulah yang harus diukur lebih dulu.</p>
    <h2>Hari kedua: memindahkan</h2>
    <p>Di SMK Negeri 2 Atambua titik akses bengkel terpasang di ruang guru, karena di sana ada stopkontak. Kami memindahkannya sebelas meter, ke dinding koridor setinggi dua setengah meter, dengan kabel jaringan yang ditarik murid kelas XI. Itu saja. Bengkel naik dari −78 menjadi −59.</p>
    <p>Sesudah letaknya benar, barulah salurannya. Pada pita 2,4 GHz hanya saluran 1, 6, dan 11 yang tidak saling menimpa. Dua titik akses yang berdekatan harus memakai saluran yang berbeda, dan keduanya sebaiknya tidak sama dengan milik tetangga. Bila perangkat murid mendukung 5 GHz, pakailah di ruang praktik: jangkauannya lebih pendek, tetapi lalu lintasnya lebih lengang.</p>
    <ol>
    <li>Beri kedua titik akses nama jaringan yang sama, agar perangkat berpindah sendiri.</li>
    <li>Turunkan daya pancar satu tingkat. Daya penuh membuat telepon yang jauh dapat mendengar, tetapi tidak dapat menjawab.</li>
    <li>Batasi kecepatan per perangkat, bukan jumlah perangkat.</li>
    <li>Catat semuanya di selembar kertas di dalam lemari panel, dengan tanggal dan nama.</li>
    </ol>
    <h2>Kapan memang harus membeli</h2>
    <p>Belilah titik akses ketiga bila, sesudah dua hari itu, masih ada ruang belajar di bawah −70 dBm, atau bila lebih dari tiga puluh perangkat harus bekerja serentak di satu ruang. Belilah langganan yang lebih besar hanya bila pada jam sibuk pemakaiannya benar-benar penuh; kebanyakan pengatur jaringan dapat menunjukkannya. Dan belilah selalu satu kabel lebih panjang daripada yang diukur.</p>
    <p>Denah dari Atambua sekarang dipakai sebagai soal ujian jaringan di sekolah itu. Muridnya diminta memindahkan satu alat, bukan menambah.</p>
  `,
});
