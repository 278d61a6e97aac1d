import { chapter, check, code, courseModule, prose } from "../../courseParts";

export const kontrasYangTerukur = courseModule(
  "Kontras yang Terukur",
  "Menghitung beda terang, memakai warna sebagai penanda, dan menaruh tulisan di atas foto tanpa berjudi.",
  chapter(
    "Rasio kontras, dihitung sekali dengan tangan",
    30,
    prose(`
      <p>Abu-abu muda di atas putih tampak lembut di layar perancangnya dan lenyap di kertas fotokopi. Supaya tidak bertengkar soal selera, beda terang dapat dihitung. Pedoman aksesibilitas web, <a href="https://www.w3.org/TR/WCAG22/">WCAG 2.2</a>, memberi rumus yang juga berguna untuk kertas.</p>
      <h2>Rumusnya</h2>
      <p>Setiap warna punya <em>luminans relatif</em> L, dari 0 (hitam) sampai 1 (putih). Rasio kontras dua warna adalah (L terang + 0,05) ÷ (L gelap + 0,05). Hasilnya antara 1 : 1 dan 21 : 1.</p>
      <p>Untuk menghitung L, setiap nilai merah, hijau, biru dibagi 255. Bila hasilnya di atas 0,04045, tambahkan 0,055, bagi 1,055, pangkatkan 2,4; bila tidak, cukup dibagi 12,92. Lalu L = 0,2126 R + 0,7152 G + 0,0722 B.</p>
      <h3>Contoh: abu-abu <code>#767676</code> di atas putih</h3>
      <ol>
        <li>76 heksadesimal = 118, dan 118 ÷ 255 = 0,4627.</li>
        <li>(0,4627 + 0,055) ÷ 1,055 = 0,4907, dan 0,4907 pangkat 2,4 = 0,181.</li>
        <li>Ketiga salurannya sama dan bobotnya berjumlah 1, jadi L = 0,181.</li>
        <li>Rasio = (1 + 0,05) ÷ (0,181 + 0,05) = 1,05 ÷ 0,231 = 4,54.</li>
      </ol>
      <h2>Batasnya</h2>
      <p>Tingkat AA meminta paling sedikit <strong>4,5 : 1</strong> untuk teks biasa dan <strong>3 : 1</strong> untuk teks besar, yaitu mulai 18 pt, atau 14 pt bila tebal. Ikon dan garis kotak isian yang perlu dikenali juga 3 : 1. Tingkat AAA meminta 7 : 1 untuk teks biasa.</p>
      <table>
        <thead><tr><th scope="col">Di atas putih</th><th scope="col">Rasio</th><th scope="col">Boleh untuk</th></tr></thead>
        <tbody>
          <tr><td>Hitam <code>#000000</code></td><td>21 : 1</td><td>Semua</td></tr>
          <tr><td>Biru laut <code>#0b5f78</code></td><td>7,19 : 1</td><td>Semua, juga AAA</td></tr>
          <tr><td>Merah <code>#d32f2f</code></td><td>4,98 : 1</td><td>Teks biasa</td></tr>
          <tr><td>Abu-abu <code>#777777</code></td><td>4,48 : 1</td><td>Hanya teks besar</td></tr>
          <tr><td>Jingga <code>#f57c00</code></td><td>2,70 : 1</td><td>Hiasan saja</td></tr>
          <tr><td>Kuning <code>#ffeb3b</code></td><td>1,22 : 1</td><td>Hiasan saja</td></tr>
        </tbody>
      </table>
      <p>Lihat <code>#777777</code>: hanya satu angka lebih terang daripada <code>#767676</code> pada tiap saluran, dan sudah tidak lolos. Angka 4,48 tidak dibulatkan menjadi 4,5.</p>
      <p>Untuk pekerjaan sehari-hari pakailah pemeriksa kontras yang ada di alat pengembang peramban. Menghitung sekali dengan tangan berguna supaya Anda tahu apa yang diukurnya: beda terang, bukan beda warna.</p>
    `),
    check(
      "Papan harga memakai tulisan jingga #f57c00 pada 40 pt tebal di atas putih. Lolos AA?",
      [
        "Tidak, karena 2,70 masih di bawah 3 : 1",
        "Benar. Teks besar mendapat kelonggaran sampai 3 : 1, dan jingga ini tetap kurang. Hitam di atas jingga yang sama mencapai 7,77 : 1.",
      ],
      ["Lolos, karena 40 pt termasuk teks besar", "Memang teks besar, tetapi batasnya 3 : 1, dan 2,70 belum sampai."],
      [
        "Lolos, karena jingga mencolok",
        "Mencolok berasal dari kepekatan warna. Yang menentukan keterbacaan adalah beda terang dengan latarnya.",
      ],
    ),
  ),
  chapter(
    "Warna sebagai penanda",
    20,
    prose(`
      <p>Dalam edaran kita ada satu hal yang tidak boleh luput: batas 29 Januari. Kalau hanya hal itu yang berwarna, warna bekerja seperti pita di gagang koper; di antara puluhan koper hitam, milik Anda langsung dikenali. Kalau setiap koper diberi pita, pitanya tidak berguna lagi.</p>
      <h2>Satu warna, satu arti</h2>
      <p>Mulailah dengan hitam, putih, dan <strong>satu</strong> warna. Tetapkan artinya, misalnya “yang harus Anda lakukan”, lalu pakai hanya untuk arti itu. Bila suatu hari perlu warna kedua, ia harus membawa arti kedua. Warna kop sekolah boleh tetap ada di kop; di situ ia berarti “dari siapa”.</p>
      <h2>Jangan hanya warna</h2>
      <p>Ada dua alasan mengapa warna tidak boleh menjadi satu-satunya tanda.</p>
      <p>Pertama, sebagian pembaca tidak membedakannya. Di Asia kira-kira satu dari dua puluh laki-laki mengalami kekurangan penglihatan warna, paling sering pada merah dan hijau. Di antara seratus ayah murid, itu sekitar lima orang.</p>
      <p>Kedua, mesin fotokopi membuang warna dan menyisakan terang-gelap. Ambil merah <code>#d32f2f</code> dan hijau <code>#2e7d32</code>, yang lazim dipakai untuk “belum” dan “sudah”. Luminansnya 0,161 dan 0,155. Rasio keduanya (0,161 + 0,05) ÷ (0,155 + 0,05) = 1,03 : 1. Di kertas fotokopi keduanya menjadi abu-abu yang sama.</p>
      <p>Obatnya: dampingi warna dengan kata, bentuk, atau ketebalan. “Belum lunas” tebal dan “Lunas” biasa tetap terbedakan tanpa tinta warna.</p>
    `),
    code(
      "html",
      `
        <p class="batas"><strong>Paling lambat:</strong> Jumat, 29 Januari 2027</p>
      `,
    ),
    code(
      "css",
      `
        .batas {
          border-inline-start: 4px solid #b42332; /* penanda: garis di tepi */
          padding-inline-start: 12px;
          color: #111315; /* tulisannya tetap hampir hitam */
        }
      `,
      "Kata, ketebalan, dan garis tetap tinggal ketika warnanya hilang.",
    ),
    prose(`
      <h2>Uji fotokopi</h2>
      <p>Cetak dalam mode hitam-putih atau ubah tangkapan layar menjadi skala abu-abu. Lalu jawab tiga pertanyaan pada modul pertama dengan melihat cetakan itu saja. Bila ada jawaban yang hilang, ada warna yang bekerja sendirian.</p>
      <p>Kekeliruan yang sering terjadi ialah memberi warna berbeda kepada setiap kotak supaya “tidak monoton”. Pembaca lalu mencari arti yang tidak ada: mengapa kotak bawaan hijau dan kotak jadwal ungu? Bila Anda tidak dapat menulis arti sebuah warna dalam tiga kata, hapus warnanya.</p>
    `),
    check(
      "Daftar bayar menandai yang sudah lunas dengan hijau #2e7d32 dan yang belum dengan merah #d32f2f. Apa yang terjadi sesudah difotokopi?",
      [
        "Keduanya hampir tidak terbedakan, karena rasio terangnya hanya 1,03 : 1",
        "Benar. Tambahkan kata “lunas” atau tanda centang, maka fotokopinya tetap dapat dipakai.",
      ],
      [
        "Merah menjadi lebih gelap, jadi masih terbedakan",
        "Dugaan yang wajar, tetapi luminans keduanya nyaris sama: 0,161 dan 0,155.",
      ],
      [
        "Keduanya hilang dari kertas",
        "Masing-masing masih sekitar 5 : 1 terhadap putih, jadi tetap tercetak. Yang hilang adalah bedanya.",
      ],
    ),
  ),
  chapter(
    "Tulisan di atas foto",
    20,
    prose(`
      <p>Poster studi lapangan ingin memakai foto Bukit Selasih. Panitia menaruh judul putih di langit, dan di layar terlihat indah, sampai sepotong awan lewat di belakang huruf ketiga. Kontras di atas foto bukan satu angka; ia berubah dari huruf ke huruf. Yang menentukan adalah <strong>titik terburuknya</strong>.</p>
      <h2>Tiga cara, dari yang paling aman</h2>
      <ol>
        <li><strong>Pisahkan.</strong> Foto di atas, tulisan di bidang polos di bawahnya. Tidak ada yang perlu dihitung, dan fotonya pun utuh.</li>
        <li><strong>Cari bagian yang tenang.</strong> Langit bersih, dinding, air yang rata. Periksa dengan mengambil warna paling terang di bagian itu, lalu hitung rasionya.</li>
        <li><strong>Beri tabir.</strong> Lapisan hitam tembus pandang di antara foto dan tulisan.</li>
      </ol>
      <h2>Setebal apa tabirnya?</h2>
      <p>Titik terburuk untuk tulisan putih adalah foto yang putih. Tabir hitam dengan kepekatan 60 persen di atas putih menyisakan 40 persen terangnya: 255 × 0,4 = 102, atau <code>#666666</code>. Tulisan putih di atasnya:</p>
      <table>
        <thead><tr><th scope="col">Kepekatan tabir</th><th scope="col">Putih menjadi</th><th scope="col">Rasio tulisan putih</th></tr></thead>
        <tbody>
          <tr><td>40%</td><td><code>#999999</code></td><td>2,85 : 1</td></tr>
          <tr><td>50%</td><td><code>#808080</code></td><td>3,95 : 1</td></tr>
          <tr><td>55%</td><td><code>#737373</code></td><td>4,74 : 1</td></tr>
          <tr><td>60%</td><td><code>#666666</code></td><td>5,74 : 1</td></tr>
        </tbody>
      </table>
      <p>Jadi 55 persen sudah menjamin 4,5 : 1 untuk foto apa pun, dan 50 persen cukup untuk judul besar saja.</p>
    `),
    code(
      "css",
      `
        .poster {
          color: #ffffff;
          background-color: #333333; /* bila fotonya gagal dimuat */
          background-image:
            linear-gradient(rgb(0 0 0 / 60%), rgb(0 0 0 / 60%)),
            url("bukit-selasih.jpg");
          background-size: cover;
        }
      `,
      "Lapisan yang ditulis lebih dulu berada di depan, jadi tabir menutupi foto.",
    ),
    prose(`
      <p>Baris <code>background-color</code> jangan dilewatkan. Tanpa itu, tulisan putih berada di atas putih selama foto belum termuat, dan di ponsel dengan sinyal lemah hal itu bisa berlangsung lama.</p>
      <p>Yang sebaiknya dihindari: garis tepi hitam di sekeliling huruf putih, bayangan tebal, dan tulisan berwarna-warni supaya “kelihatan di mana-mana”. Ketiganya mengobati gejala dan merusak bentuk huruf. Cara memeriksa hasil Anda: geser tulisan ke bagian foto yang paling terang dan paling ramai. Kalau di sana masih terbaca, di tempat lain pasti terbaca.</p>
    `),
    check(
      "Isi poster (teks kecil, putih) akan ditaruh di atas foto yang belum dipilih. Tabir hitam mana yang paling tipis tetapi tetap menjamin 4,5 : 1?",
      ["55%", "Benar. Pada titik terputih sekalipun rasionya 4,74 : 1, jadi foto apa pun aman."],
      ["50%", "Pada bagian putih rasionya 3,95 : 1. Itu hanya cukup untuk teks besar."],
      ["40%", "Rasionya 2,85 : 1 di titik terburuk, bahkan untuk judul besar pun kurang."],
      ["60%", "Ini aman, tetapi bukan yang paling tipis. Fotonya menjadi lebih gelap daripada yang diperlukan."],
    ),
  ),
);
