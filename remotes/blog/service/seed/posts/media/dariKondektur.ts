import { post } from "../postParts";

export const dariKondektur = post({
  kind: "blog",
  type: "interview",
  title: "Dari kondektur ke penguji perangkat lunak",
  slug: "dari-kondektur-ke-penguji-perangkat-lunak",
  category: "karier",
  summary:
    "Asep Rohmana menghafal wajah penumpang di jalur Bandung–Tasikmalaya selama sembilan tahun. Sekarang ia dibayar untuk memikirkan semua cara sebuah aplikasi dapat disalahpahami.",
  author: { name: "Tisna Amalia", role: "Redaktur, rubrik Karier" },
  publishedAt: "2026-06-29 05:00",
  tags: ["pindah kerja", "pengujian perangkat lunak", "wawancara"],
  cover: { motif: "tumpal", seed: "kondektur" },
  content: `
    <p>Ia datang sepuluh menit lebih awal dan meminta maaf karena terlalu awal. Kebiasaan bus, katanya: yang tepat waktu sudah terlambat. Asep Rohmana berumur tiga puluh sembilan tahun. Dua tahun lalu ia masih berdiri di pintu belakang; sekarang ia penguji perangkat lunak di perusahaan pengiriman di Bandung.</p>
    <p><strong>Apa yang sebenarnya dikerjakan seorang penguji?</strong></p>
    <p>Mencari tahu bagaimana orang akan salah, sebelum orangnya datang. Pembuat aplikasi itu seperti sopir: mereka melihat jalan. Saya melihat penumpang. Dulu saya tahu, ibu yang memegang uang pas biasanya akan turun sebelum tol. Sekarang saya tahu, orang yang menekan tombol dua kali biasanya sinyalnya jelek, dan aplikasinya harus siap.</p>
    <p><strong>Mengapa pindah?</strong></p>
    <p>Punggung. Dokter bilang saya harus memilih antara berdiri dan berjalan pada umur lima puluh. Ditambah lagi karcisnya mulai dijual lewat telepon. Saya tidak marah. Saya hanya melihat bahwa aplikasi karcis itu membingungkan penumpang saya, dan saya yang setiap hari menjelaskan. Jadi suatu hari saya menulis daftar: tiga puluh satu hal yang tidak dimengerti orang. Saya kirim ke alamat surel di aplikasinya.</p>
    <p><strong>Dibalas?</strong></p>
    <p>Dibalas sesudah dua bulan, oleh seorang anak muda bernama Fikri. Ia bertanya apakah saya penguji. Saya tanya balik, penguji itu apa. Dari situ.</p>
    <aside class="pull"><p>Pembuat aplikasi itu seperti sopir: mereka melihat jalan. Saya melihat penumpang.</p></aside>
    <h2>Belajar di kursi belakang</h2>
    <p><strong>Bagaimana Bapak belajar?</strong></p>
    <p>Di bus, jalan pulang ke garasi, sekitar satu jam setiap malam. Saya ikut kelas daring malam. Bagian tersulit bukan istilahnya. Bagian tersulit menulis pendek. Fikri mengajari saya begini: laporan yang baik punya tiga kalimat. Apa yang saya lakukan, apa yang saya harapkan, apa yang terjadi.</p>
    <p><strong>Ada contoh?</strong></p>
    <p>Yang pertama saya tulis masih saya simpan.</p>
    <pre><code class="language-text">Langkah : pilih kursi 12, tekan Bayar, telepon berdering, angkat, kembali
    Harapan : kursi 12 masih milik saya
    Terjadi : kursi 12 dijual kepada orang lain, uang saya tetap ditarik</code></pre>
    <p>Itu terjadi kepada penumpang betulan, seorang kakek. Dulu saya menyelesaikannya dengan memberi kursi saya. Sekarang diselesaikan di aplikasinya, untuk semua kakek.</p>
    <h2>Gaji dan rasa malu</h2>
    <p><strong>Penghasilannya?</strong></p>
    <p>Enam bulan pertama lebih kecil daripada bus, karena tidak ada uang harian. Istri saya berjualan seblak lebih malam. Sesudah diangkat, naik kira-kira separuh. Yang berbeda, saya tahu angkanya sebelum bulan dimulai.</p>
    <p><strong>Apa yang ingin Bapak katakan kepada orang seumur Bapak?</strong></p>
    <p>Jangan bilang tidak punya keahlian. Sembilan tahun saya mengira keahlian saya berteriak nama kota. Ternyata keahlian saya memperhatikan. Hanya saja di bus tidak ada kolom untuk menuliskannya.</p>
    <p>Sebelum pulang ia meminta melihat aplikasi pembaca majalah ini di telepon saya. Ia memutar layarnya, mematikan jaringan, menekan simpan empat kali. Lalu ia menulis tiga kalimat di kertas dan meninggalkannya di meja. Kami sudah memperbaikinya.</p>
  `,
});
