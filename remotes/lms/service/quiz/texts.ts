import type { Text } from "@serambi/kernel/service";

/** The messages of the service's answers, for people. */
export const quizTexts = {
  quizNotFound: { id: "Kuis tidak ditemukan", en: "The quiz was not found" },
  attemptNotFound: { id: "Percobaan tidak ditemukan", en: "The attempt was not found" },
  signIn: { id: "Masuk dulu untuk mengerjakan kuis ini.", en: "Sign in first to take this quiz." },
  noAttemptLeft: { id: "Kesempatan mengerjakan kuis ini sudah habis.", en: "There is no attempt left for this quiz." },
  notFinished: { id: "Percobaan ini belum dikumpulkan.", en: "This attempt is not handed in yet." },
  nothingWrong: { id: "Tidak ada soal yang perlu dicoba lagi.", en: "There is nothing to try again." },
  notRevealed: { id: "Jawaban kuis ini belum dibuka.", en: "The answers of this quiz are not told yet." },
  slugTaken: { id: "Alamat ini sudah dipakai kuis lain.", en: "Another quiz has this address." },
  draftMoved: {
    id: "Orang lain menyimpan kuis ini lebih dulu. Muat ulang, lalu ulangi perubahan Anda.",
    en: "Somebody else has saved this quiz meanwhile. Load it again, then repeat your change.",
  },
  draftWrong: { id: "Kuis ini belum dapat disimpan", en: "This quiz cannot be saved yet" },
  yes: { id: "Benar", en: "True" },
  no: { id: "Salah", en: "False" },
} satisfies Record<string, Text>;
