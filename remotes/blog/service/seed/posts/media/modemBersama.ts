import { post } from "../postParts";

export const modemBersama = post({
  kind: "blog",
  type: "story",
  title: "Modem bersama di atap masjid",
  slug: "modem-bersama-di-atap-masjid",
  category: "teknologi",
  summary:
    "Tiga puluh empat keluarga di lereng Sindoro berbagi satu sambungan internet. Yang sulit bukan kabelnya, melainkan menyepakati jam berapa semua orang harus tidur.",
  author: { name: "Dimas Prakoso", role: "Wartawan, rubrik Teknologi" },
  publishedAt: "2026-09-14 05:00",
  tags: ["internet desa", "warga", "Temanggung"],
  cover: { motif: "lereng", seed: "modem-masjid" },
  content: `
    <p>Kotak putih itu sebesar kotak sepatu, diikat pada tiang pengeras suara dengan tali rafia dua warna. Dari halaman masjid ia hampir tidak kelihatan. Tetapi setiap anak di Dusun Kaliurip tahu persis ke mana ia menghadap, sebab di garis lurus dari kotak itulah mereka duduk setiap sore: di undakan, di bawah jendela, di atas tembok kuburan yang rendah.</p>
    <p>Dua tahun lalu satu-satunya sinyal di dusun ini ada di tikungan jalan, dekat warung, untuk satu telepon sekaligus. Sekarang tiga puluh empat keluarga memakai satu sambungan bersama. Biayanya Rp 27.000 sebulan tiap rumah. Marbot masjid, Pak Nuryadi, mencatat pembayarannya di buku yang sama dengan iuran kematian.</p>
    <h2>Dari bukit ke bukit</h2>
    <p>Sambungan itu datang dari rumah seorang guru di desa bawah, dua setengah kilometer jauhnya, yang dilewati kabel serat optik. Dua antena saling memandang melintasi ladang tembakau. Antena di masjid dipilih bukan karena alasan agama. Menaranya bangunan tertinggi, listriknya tidak pernah diputus, dan, kata Pak Nuryadi, “kalau di rumah orang, nanti orang itu merasa punya”.</p>
    <p>Warga yang memasangnya belajar dari video selama tiga malam. Penyedia layanan mengizinkan pemakaian bersama setelah mereka mendaftar sebagai pelanggan kelompok; surat izinnya dipigura di serambi. Ini penting, sebab menjual kembali sambungan rumah tanpa izin melanggar aturan, dan dusun ini tidak ingin menjadi contoh yang buruk.</p>
    <h2>Rapat tentang malam</h2>
    <p>Yang memakan waktu adalah aturan. Rapat pertama berlangsung empat jam dan hanya menghasilkan satu kalimat: tidak ada yang menonton film pada jam belajar. Rapat kedua membahas kapan jam belajar itu. Rapat ketiga membahas seorang bapak yang menurut semua orang menonton film pada jam belajar.</p>
    <p>Hasil akhirnya ditempel di papan pengumuman, di antara jadwal ronda dan jadwal imam:</p>
    <table>
    <caption>Pembagian sambungan Dusun Kaliurip</caption>
    <thead><tr><th scope="col">Jam</th><th scope="col">Didahulukan</th><th scope="col">Ditahan</th></tr></thead>
    <tbody>
    <tr><td>05.00–15.00</td><td>Sekolah, puskesmas pembantu, jual beli</td><td>–</td></tr>
    <tr><td>15.00–17.30</td><td>Siapa saja</td><td>Unduhan besar</td></tr>
    <tr><td>18.00–20.30</td><td>Belajar</td><td>Film, gim</td></tr>
    <tr><td>20.30–22.00</td><td>Siapa saja</td><td>–</td></tr>
    <tr><td>22.00–04.30</td><td>Mati</td><td>Semuanya, kecuali nomor bidan</td></tr>
    </tbody>
    </table>
    <p>Baris terakhir diperdebatkan paling lama dan sekarang paling disukai. Para ibu yang mengusulkannya. Anak-anak muda menentang, kalah suara, lalu diam-diam mengaku kepada saya bahwa mereka tidur lebih banyak.</p>
    <aside class="pull"><p>Kalau di rumah orang, nanti orang itu merasa punya.</p></aside>
    <h2>Siapa yang memperbaiki</h2>
    <p>Petir merusak antena pada Januari, dan dusun itu terputus sebelas hari. Sesudahnya mereka menyisihkan Rp 4.000 dari setiap iuran untuk suku cadang dan mengirim dua orang belajar menyolder. Salah satunya Isnaini, tujuh belas tahun, murid SMK. Ia memanjat menara dengan sarung, melapor kepada ayahnya hanya sesudah turun, dan kini dipanggil juga ke dua dusun lain.</p>
    <p>Saya bertanya apa yang dicari orang pertama kali ketika sambungan itu menyala. Semua tertawa. Harga tembakau, kata mereka. Sesudah itu, suara anak yang bekerja di Kalimantan. Baru pada minggu kedua seorang murid kelas enam menyadari bahwa ia dapat melihat peta dusunnya dari langit. Ia mencari atap masjid, memperbesarnya, dan kecewa: gambarnya diambil sebelum kotak itu dipasang.</p>
  `,
});
