import { Quiz } from "../../../contract/quiz/Quiz";

/** A quiz with a question of each kind, its first one as often wrong as right. */
export const weavingQuiz = (changes: object = {}): Quiz =>
  Quiz.parse({
    title: "Kampuh dan serat",
    summary: "Delapan soal tentang kain.",
    minutes: 20,
    attempts: 2,
    passPercent: 60,
    access: "signed-in",
    sections: [
      {
        id: "kampuh",
        title: "Kampuh",
        questions: [
          {
            id: "organza",
            kind: "choice",
            text: "Kampuh mana untuk organza?",
            choices: [
              { id: "a", text: "Kampuh balik", isRight: true, feedback: "Tepinya tertutup." },
              { id: "b", text: "Kampuh terbuka", feedback: "Benangnya terlihat." },
              { id: "c", text: "Kampuh sarung" },
            ],
          },
          {
            id: "alat",
            kind: "choices",
            text: "Mana alat ukur?",
            choices: [
              { id: "a", text: "Metlin", isRight: true },
              { id: "b", text: "Penggaris", isRight: true },
              { id: "c", text: "Rader" },
              { id: "d", text: "Pendedel" },
            ],
          },
          { id: "serat", kind: "truth", text: "Drill bermotif miring.", isTrue: true, ifFalse: "Lihat lagi." },
        ],
      },
      {
        id: "hitung",
        title: "Menghitung",
        questions: [
          {
            id: "jari",
            kind: "short",
            text: "Jari-jari untuk pinggang 70 cm?",
            unit: "cm",
            accept: [{ key: "11,1 ± 0,2" }],
          },
          { id: "nama", kind: "short", text: "Alat membuka jahitan?", accept: [{ key: "pendedel" }], typos: 1 },
          {
            id: "urut",
            kind: "order",
            text: "Susun.",
            items: [
              { id: "a", text: "Luruskan serat" },
              { id: "b", text: "Semat pola" },
              { id: "c", text: "Gunting" },
            ],
          },
          {
            id: "jodoh",
            kind: "match",
            text: "Pasangkan.",
            pairs: [
              { id: "a", left: "Rader", right: "memindah garis" },
              { id: "b", left: "Metlin", right: "mengukur" },
            ],
            distractors: [{ id: "x1", text: "menekan kampuh" }],
          },
          { id: "isian", kind: "gaps", text: "Keliling sama dengan [[2πr | 2 π r]], pinggang [[70 ± 1]] cm." },
          {
            id: "keluaran",
            kind: "output",
            text: "Apa yang ditulis?",
            language: "python",
            code: "print(2 * 3)",
            output: "6",
          },
        ],
      },
    ],
    ...changes,
  });
