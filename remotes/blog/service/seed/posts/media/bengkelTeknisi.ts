import { post } from "../postParts";

export const bengkelTeknisi = post({
  kind: "news",
  type: "notice",
  title: "Bengkel motor yang meluluskan 140 teknisi",
  slug: "bengkel-motor-yang-meluluskan-140-teknisi",
  category: "karier",
  summary:
    "Tanpa papan nama sekolah, sebuah bengkel di pinggir Palu mengajar anak muda membongkar mesin, menulis nota, dan menolak pekerjaan yang tidak perlu.",
  author: { name: "Andi Tenriawaru", role: "Kontributor, Palu" },
  publishedAt: "2026-11-17 07:00",
  tags: ["bengkel", "keterampilan", "Sulawesi Tengah"],
  cover: { motif: "poleng", seed: "bengkel-teknisi" },
  content: `
    <p><strong>Palu.</strong> Lulusan ke-140 menerima ijazahnya pada Sabtu sore: sebuah kunci ring nomor sepuluh, diukir dengan nama dan tanggal. Tidak ada panggung. Ia menerimanya dengan tangan yang masih berminyak, sebab ada pelanggan yang menunggu.</p>
    <p>Bengkel milik Haji Lamakarate berdiri di bekas gudang kelapa, di jalan keluar kota menuju Donggala. Ia mulai menerima anak muda belajar pada 2019, setahun sesudah gempa dan likuefaksi, ketika banyak orang di sekitarnya kehilangan rumah, sekolah, atau keduanya. Waktu itu hanya tiga orang. Kini setiap angkatan dua belas, selama enam bulan, tanpa biaya, dengan makan siang.</p>
    <h2>Tiga buku</h2>
    <p>Setiap murid memegang tiga buku tulis. Yang pertama untuk mesin: gambar, ukuran, urutan membongkar. Yang kedua untuk uang: harga suku cadang, upah, kembalian. Yang ketiga, yang paling jarang ditemui di bengkel lain, untuk pekerjaan yang ditolak.</p>
    <p>“Kalau rantai masih bagus dan pelanggan minta ganti, kita bilang belum perlu. Lalu tulis,” kata Haji Lamakarate. “Orang yang kita suruh pulang itu nanti datang lagi, membawa iparnya.”</p>
    <p>Nurhalisa, dua puluh tahun, satu dari empat perempuan di angkatan ini, sudah menolak tiga puluh enam pekerjaan sejak Juli. Ia menghitung bahwa sembilan dari orang itu kembali untuk pekerjaan yang lebih besar.</p>
    <p>Buku ketiga itu diperiksa setiap Jumat. Yang dinilai bukan banyaknya penolakan, melainkan alasannya, dan apakah pelanggan pulang dengan mengerti. Seorang murid pernah menulis “orangnya pelit” sebagai alasan. Ia diminta menelepon orang itu dan bertanya. Ternyata uangnya untuk membeli obat, dan rantainya diganti bulan berikutnya.</p>
    <h2>Bekerja di mana</h2>
    <p>Dari 140 lulusan, bengkel itu masih dapat dihubungi oleh 121. Menurut catatannya, 52 bekerja di bengkel orang lain, 31 membuka bengkel sendiri, 14 bekerja di bidang lain, dan 11 melanjutkan sekolah. Sisanya sedang mencari kerja. Catatan itu diperbarui dua kali setahun lewat pesan singkat, oleh lulusan angkatan pertama yang sekarang menjadi kasir.</p>
    <p>Ujian akhirnya satu pagi. Sebuah motor yang sengaja dirusak di tiga tempat didorong masuk, dan murid boleh bertanya hanya kepada pemiliknya, tidak kepada guru. Pemilik itu diperankan istri Haji Lamakarate, yang terkenal pelupa dan mudah tersinggung. “Memperbaiki motor itu gampang,” kata Nurhalisa. “Mendengarkan orang yang kesal, itu yang diuji.”</p>
    <h2>Motor listrik di sudut</h2>
    <p>Sejak Agustus ada satu motor listrik di sudut, sumbangan pelanggan, tanpa baterai. Haji Lamakarate, enam puluh empat tahun, mengaku belum mengerti seluruhnya. Ia menyuruh dua murid mempelajarinya dari manual dan mengajar kelas setiap Jumat pagi. Ia duduk di bangku paling depan, membawa buku tulis.</p>
    <p>Angkatan ketiga belas dimulai Januari. Pendaftarannya tidak daring: datang, bawa buku kosong tiga buah, dan bantu menyapu sampai pukul sepuluh.</p>
  `,
});
