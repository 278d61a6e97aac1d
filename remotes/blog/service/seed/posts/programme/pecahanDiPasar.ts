import { post } from "../postParts";

export const pecahanDiPasar = post({
  kind: "article",
  type: "story",
  title: "Pecahan di pasar Wamena",
  slug: "pecahan-di-pasar-wamena",
  category: "surat-dari-simpul",
  summary:
    "Kelas lima belajar pecahan dari mama-mama penjual ubi, yang tidak pernah memakai timbangan dan tidak pernah salah membagi.",
  author: { name: "Yuliana Wetipo", role: "Guru SD, Wamena, angkatan 6" },
  publishedAt: "2026-05-12 07:00",
  tags: ["pecahan", "pasar", "Papua Pegunungan"],
  cover: { motif: "kawung", seed: "pasar" },
  content: `
    <p>Satu tumpuk ubi di pasar Wamena harganya tetap. Yang berubah adalah tumpuknya. Bila hujan lama, tumpuknya kecil; bila panen bagus, tinggi. Mama penjual tidak menimbang. Ia melihat, mengambil, menambah satu, dan tumpuk itu adil menurut semua orang yang berdiri di sekitarnya.</p>
    <p>Buku pelajaran kami membuka bab pecahan dengan gambar piza. Dua puluh sembilan murid kelas lima memandang gambar itu. Elias bertanya apakah yang merah itu daging. Saya tutup bukunya, dan Sabtu itu kami pergi ke pasar.</p>
    <h2>Tugasnya satu</h2>
    <p>Setiap kelompok membawa uang untuk satu tumpuk dan harus membaginya rata untuk tujuh anak. Tumpuk itu biasanya sembilan sampai sebelas ubi, besar kecil, panjang bulat. Tidak boleh memakai timbangan. Tidak boleh ada yang merasa rugi.</p>
    <p>Kelompok pertama membagi menurut jumlah dan langsung bertengkar: satu ubi besar melawan dua ubi kecil. Kelompok kedua memotong setiap ubi menjadi tujuh, yang adil sekali dan memakan waktu empat puluh menit. Kelompok ketiga, dipimpin Marice, berhenti lalu bertanya kepada mama penjual.</p>
    <aside class="pull"><p>Kau susun dulu dari besar ke kecil. Baru kau kasih dari dua ujung.</p></aside>
    <p>Mama Yosina menunjukkannya dengan ubi sungguhan. Yang paling besar dipasangkan dengan yang paling kecil, yang kedua besar dengan yang kedua kecil, begitu terus sampai bertemu di tengah. Sisanya baru dipotong. Saya sudah sebelas tahun mengajar dan belum pernah melihat pecahan dijelaskan tanpa satu angka pun.</p>
    <h2>Kembali ke kelas</h2>
    <p>Hari Senin kami menulisnya. Sepuluh ubi untuk tujuh anak: satu untuk setiap orang, tinggal tiga. Tiga ubi untuk tujuh anak. Berapa bagian masing-masing? Elias mengangkat tangan dan menjawab: tiga pertujuh, “tetapi ubi yang sedang”. Ia benar dua kali. Pecahan hanya adil bila bendanya sama, dan kalimat itu tidak ada di buku.</p>
    <p>Dari situ kami bergerak cepat:</p>
    <ul>
    <li>Separuh dari tumpuk kecil tidak sama dengan separuh dari tumpuk besar. Anak-anak sudah tahu ini dengan marah, sekarang mereka menulisnya.</li>
    <li>Dua pertujuh ditambah tiga pertujuh, dengan ubi sedang, adalah lima pertujuh. Tidak seorang pun menulis lima perempat belas.</li>
    <li>Untuk menjumlah pertujuh dengan pertiga, potongannya harus disamakan dulu. Marice menyebutnya “cari pisau yang sama”. Di kelas kami penyebut sekarang namanya pisau.</li>
    </ul>
    <h2>Diuji orang yang tidak kenal</h2>
    <p>Aturan program ini: modul harus dicoba guru yang tidak mengenal penulisnya. Pelajaran pasar ini dicoba di Bau-Bau, dengan ikan, dan di Singkawang, dengan jeruk. Ikan gagal, karena ikan besar dan ikan kecil harganya memang lain. Jeruk berhasil. Guru di Singkawang menambahkan satu hal yang lalu kami ambil: sesudah selesai, bagi ulang untuk enam anak, sebab satu orang pulang.</p>
    <p>Mama Yosina datang ke sekolah pada akhir bab, atas undangan murid. Ia duduk di bangku kecil dan mendengarkan Elias menjelaskan pertujuh di papan. Sesudahnya ia berkata bahwa ia tidak mengerti tulisannya, tetapi hasilnya betul. Ia memeriksa dengan ubi.</p>
  `,
});
