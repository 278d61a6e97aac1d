import { code, prose } from "../../courses/courseParts";
import type { SeedLesson } from "../../types";

/** Bab yang boleh dibaca siapa saja sebelum mendaftar. */
export const openLessons: readonly SeedLesson[] = [
  {
    classroomId: "coding-school-antre-bakso",
    chapterSlug: "cara-mencatat-tanpa-menghalangi-jalan",
    blocks: [
      prose(`
        <p>Sebelum ada baris kode, ada satu jam di warung. Kamu datang dengan buku tulis, pensil, dan orang dewasa yang suka
        bakso. Tugasmu cuma satu: mencatat siapa datang jam berapa, dan siapa pulang jam berapa.</p>
        <h2>Minta izin dulu</h2>
        <p>Bilang begini: “Pak, saya sedang belajar menghitung antrean. Boleh duduk di pojok satu jam?” Semua penjual yang pernah
        kami tanya menjawab boleh. Dua di antaranya menambahkan kerupuk.</p>
        <h2>Tiga kolom saja</h2>
        <table>
          <thead><tr><th>Datang</th><th>Mangkuk</th><th>Dilayani</th></tr></thead>
          <tbody>
            <tr><th>19.02</th><td>1</td><td>19.05</td></tr>
            <tr><th>19.03</th><td>2</td><td>19.09</td></tr>
            <tr><th>19.03</th><td>1</td><td>pulang, kelamaan</td></tr>
          </tbody>
        </table>
        <p>Jangan menulis nama. Kamu tidak butuh nama, dan orang berhak makan bakso tanpa masuk data.</p>
        <h2>Dari buku ke Python</h2>
        <p>Nanti catatanmu menjadi daftar seperti ini. Belum perlu paham semuanya; lihat saja, ini catatan yang sama.</p>
      `),
      code(
        "python",
        `
        antrean = [
            {"datang": "19.02", "mangkuk": 1, "dilayani": "19.05"},
            {"datang": "19.03", "mangkuk": 2, "dilayani": "19.09"},
            {"datang": "19.03", "mangkuk": 1, "dilayani": None},
        ]
        print(len(antrean), "orang dalam dua menit")
        `,
        "Ubah satu angka, lalu tebak apa yang tercetak.",
      ),
      prose(`
        <p>Satu jam cukup. Kalau bosan pada menit kedua puluh, hitung berapa orang yang menengok ke panci sebelum duduk. Angka itu
        akan berguna di modul tiga.</p>
      `),
    ],
  },
];
