import { post } from "../postParts";

export const mengundangPraktisi = post({
  kind: "blog",
  type: "guide",
  title: "Mengundang praktisi tanpa membuat guru menjadi penonton",
  slug: "mengundang-praktisi-tanpa-membuat-guru-jadi-penonton",
  category: "untuk-sekolah",
  summary:
    "Praktisi yang hebat dapat merusak kelas yang baik. Tujuh kesepakatan yang kami minta sebelum siapa pun berdiri di depan murid.",
  author: { name: "Bambang Setyoko", role: "Kepala pendampingan guru" },
  publishedAt: "2026-07-28 07:00",
  tags: ["praktisi mengajar", "guru", "SMK"],
  cover: { motif: "sekar jagad", seed: "praktisi-kelas" },
  content: `
    <p>Kelas paling buruk yang pernah saya saksikan diberikan oleh seorang ahli. Ia tahu segalanya tentang mesin bubut berkomputer, bicara dua jam tanpa catatan, dan murid-murid bertepuk tangan. Sesudahnya saya bertanya kepada guru kelas itu, apa yang akan diajarkan besok. Ia menunduk. “Apa yang masih bisa saya ajarkan?”</p>
    <p>Kami yang salah. Kami mengundang orang dan lupa bahwa di ruangan itu sudah ada seseorang. Sejak itu setiap kunjungan praktisi dimulai dengan tujuh kesepakatan, dibaca keras-keras oleh kedua orang dewasa itu, di meja yang sama, paling lambat seminggu sebelumnya.</p>
    <h2>Sebelum datang</h2>
    <ol>
    <li><strong>Guru yang menentukan tujuan.</strong> Praktisi menerima satu kalimat: “sesudah pelajaran ini, murid saya dapat …”. Bila kalimat itu belum ada, tanggalnya digeser.</li>
    <li><strong>Mereka mencoba bersama, berdua.</strong> Satu jam, di bengkel yang akan dipakai, dengan alat yang akan dipakai. Di sinilah ketahuan bahwa mesinnya dari tahun 1998.</li>
    <li><strong>Bahan boleh dipakai lagi.</strong> Apa pun yang dibawa praktisi tinggal di sekolah, dan boleh diubah.</li>
    </ol>
    <h2>Di dalam kelas</h2>
    <ol>
    <li><strong>Guru membuka dan menutup.</strong> Sepuluh menit di depan, sepuluh menit di belakang. Murid harus melihat siapa pemilik pelajaran itu.</li>
    <li><strong>Praktisi bekerja, tidak berceramah.</strong> Ia mengerjakan satu benda dari awal sampai selesai sambil berpikir keras-keras, termasuk ketika keliru.</li>
    <li><strong>Pertanyaan lewat guru dulu.</strong> Bukan untuk menyaring. Guru sering dapat menjawab, dan murid perlu tahu itu.</li>
    </ol>
    <h2>Sesudah pulang</h2>
    <ol>
    <li><strong>Hari Kamis.</strong> Pelajaran yang sama diajarkan guru kepada kelas lain. Praktisi duduk di bangku belakang dan hanya mencatat. Sesudahnya ia menyebut dua hal yang dilakukan guru lebih baik daripada dirinya. Selalu ada.</li>
    </ol>
    <aside class="pull"><p>Ia menyebut dua hal yang dilakukan guru lebih baik daripada dirinya. Selalu ada.</p></aside>
    <p>Kesepakatan ketujuh paling sering ditawar. Praktisi sibuk dan hari Kamis berarti cuti kedua. Kami tidak menawarnya. Kunjungan tanpa hari Kamis hanya pertunjukan, dan pertunjukan dapat ditonton di internet.</p>
    <p>Ada juga tamu yang datang dengan kekhawatiran sebaliknya. Seorang teknisi kapal dari Tegal meminta maaf sejak di gerbang karena hanya lulus SMP dan tidak biasa bicara. Kepadanya kami hanya membacakan kesepakatan kelima. Ia membongkar satu pompa, diam-diam, dan murid-murid bertanya tanpa henti. Kelas itu yang terbaik tahun lalu.</p>
    <h2>Yang berubah pada gurunya</h2>
    <p>Pak Wahono, guru pemesinan di Kebumen, menunjukkan kepada saya buku catatannya dari tiga kunjungan. Pada kunjungan pertama ia mencatat apa yang dikatakan tamunya. Pada kunjungan kedua ia mencatat apa yang ditanyakan murid. Pada kunjungan ketiga halamannya hampir kosong. “Saya yang mengajar,” katanya. “Tamunya yang mencatat.”</p>
    <p>Lembar kesepakatan dapat diminta lewat surel yayasan, dalam bentuk yang mudah diubah. Tulislah juga versi Anda kepada kami. Butir kedua, tentang mesin tahun 1998, kami tambahkan atas permintaan seorang praktisi yang pernah datang membawa contoh kode untuk mesin yang tidak dapat membacanya.</p>
  `,
});
