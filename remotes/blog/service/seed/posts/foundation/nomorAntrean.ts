import { post } from "../postParts";

export const nomorAntrean = post({
  kind: "blog",
  type: "story",
  title: "Nomor antrean itu, sesudah enam bulan",
  slug: "nomor-antrean-sesudah-enam-bulan",
  category: "dari-sekolah",
  summary:
    "Sistem antrean buatan murid di puskesmas Atambua masih berjalan. Yang berubah adalah siapa yang merawatnya, dan apa yang mereka pelajari dari kertas yang habis.",
  author: { name: "Klara Bria", role: "Pendamping lapangan, Belu" },
  publishedAt: "2026-09-22 07:00",
  tags: ["Atambua", "proyek murid", "puskesmas"],
  cover: { motif: "truntum", seed: "nomor-antrean" },
  content: `
    <p>Kertasnya habis pada Kamis pagi, ketika lima puluh orang sudah duduk. Petugas loket, Mama Rosalina, tidak panik. Ia menyobek kalender, menulis nomor dengan spidol, lalu menelepon sekolah. Dua puluh menit kemudian dua murid datang naik ojek, masing-masing memegang satu gulung.</p>
    <p>Sistem antrean itu dibuat kelas XI Rekayasa Perangkat Lunak pada bulan Maret: satu layar bekas, satu pencetak struk, satu komputer kecil. Ketika dipasang, orang datang untuk melihatnya. Sekarang orang datang untuk berobat, dan sistem itu menjadi tidak kelihatan. Bagi kami itulah kabar baiknya.</p>
    <h2>Dari membuat ke merawat</h2>
    <p>Membuat memakan sebelas minggu. Merawat tidak ada akhirnya, dan tidak ada di kurikulum mana pun. Pada bulan Mei, ketika angkatan pembuatnya sibuk magang, pencetak macet tiga hari. Tidak ada yang tahu di mana kode programnya disimpan. Ternyata di laptop seorang murid, di folder bernama “baru fix final 2”.</p>
    <p>Guru mereka, Ibu Maria Goreti Bano, mengubah kejadian itu menjadi pelajaran. Tugas kelas berikutnya bukan membuat sistem baru. Tugasnya menerima warisan.</p>
    <ul>
    <li>Memindahkan kode ke penyimpanan bersama, dengan riwayat.</li>
    <li>Menulis buku jaga: apa yang rusak, kapan, siapa yang datang, apa yang dilakukan.</li>
    <li>Melatih dua petugas puskesmas agar dapat mengganti kertas dan menyalakan ulang.</li>
    <li>Memasang tanda merah di pinggir kertas, dua meter sebelum habis.</li>
    </ul>
    <p>Butir terakhir diusulkan Mama Rosalina. Kertas khusus yang ujungnya bergaris merah ternyata memang ada di toko; tidak seorang pun di kelas itu pernah memperhatikannya.</p>
    <aside class="pull"><p>Tugasnya bukan membuat sistem baru. Tugasnya menerima warisan.</p></aside>
    <h2>Isi buku jaga</h2>
    <p>Dalam enam bulan ada empat puluh tujuh catatan. Tiga puluh satu tentang kertas. Sembilan tentang listrik yang padam lalu menyala dengan jam yang salah. Empat tentang orang yang mengambil dua nomor, satu untuk dirinya dan satu untuk tetangga yang masih di jalan. Yang terakhir itu diperdebatkan: apakah itu kerusakan, atau kebutuhan? Murid-murid memutuskan bertanya kepada yang antre. Sekarang ada tombol “untuk keluarga yang menyusul”, dan nomornya dipanggil belakangan.</p>
    <p>Usul lain ditolak. Seorang petugas ingin nomor dipanggil dengan suara rekaman dari kota. Murid-murid mencobanya sehari, dan para lansia yang duduk di teras tidak mengerti logatnya. Suara yang dipakai sekarang suara Mama Rosalina, direkam di ruang arsip, satu sampai dua ratus, dalam bahasa Indonesia dan bahasa Tetun.</p>
    <p>Tiga catatan tersisa berbunyi sama: <em>tidak ada masalah, hanya ingin lihat.</em> Itu tulisan murid yang sudah lulus, pulang dari Kupang pada hari libur.</p>
    <h2>Yang kami tiru</h2>
    <p>Sejak semester ini setiap pesanan sungguhan yang dikerjakan murid di sekolah mitra harus punya tiga halaman sebelum diserahkan: di mana kodenya, siapa yang merawat, dan apa yang dilakukan bila semuanya mati. Halaman ketiga wajib dapat dikerjakan tanpa listrik. Di Atambua isinya satu kalimat: <em>sobek kalender.</em></p>
  `,
});
