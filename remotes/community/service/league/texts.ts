import type { Text } from "@serambi/kernel/service";

/** Why something of the league is not there, or an entry is not taken. */
export const leagueTexts = {
  noLeague: { id: "Situs ini tidak punya liga.", en: "This site has no league." },
  noSeason: { id: "Musim ini tidak ada.", en: "There is no such season." },
  noMatch: { id: "Laga ini tidak ditemukan.", en: "This match was not found." },
  noTeams: { id: "Lawannya belum diketahui.", en: "Who plays is not known yet." },
  begunAlready: { id: "Laga ini sudah dimulai.", en: "This match has begun already." },
  notBegun: { id: "Laga ini belum dimulai.", en: "This match has not begun." },
  over: {
    id: "Laga ini sudah selesai. Yang kurang dicatat sebagai koreksi, dengan alasannya.",
    en: "This match is over. What is missing is noted as a correction, with its reason.",
  },
  stillRunning: { id: "Laga ini masih berjalan.", en: "This match is still running." },
  endorsedAlready: { id: "Hasil ini sudah disahkan.", en: "This result is endorsed already." },
  clockStands: { id: "Jamnya memang berhenti.", en: "The clock stands already." },
  clockRuns: { id: "Jamnya memang berjalan.", en: "The clock runs already." },
  noRound: { id: "Bukan babak ini yang berikutnya.", en: "This is not the next round." },
  noCaptains: { id: "Kedua kapten belum setuju.", en: "The two captains have not agreed yet." },
  held: {
    id: "Pilih dulu satu catatan dari dua yang berbeda.",
    en: "Choose one of the two entries that differ first.",
  },
  noDraw: { id: "Laga bagan tidak boleh seri.", en: "A match of the bracket cannot end equal." },
  tooLow: { id: "Nilai tim tidak bisa kurang dari nol.", en: "A team cannot have less than no points." },
  noEntry: { id: "Catatan ini tidak ditemukan.", en: "This entry was not found." },
  tooLateToUndo: {
    id: "Waktu membatalkan sudah lewat. Tarik nilainya dengan alasan.",
    en: "It is too late to undo. Withdraw the points with a reason.",
  },
  differs: {
    id: "Rekan Anda mencatat nilai lain untuk saat itu. Pilih salah satu.",
    en: "A colleague has noted other points for that moment. Choose one of the two.",
  },
} satisfies Record<string, Text>;

/** The messages about fields of entries that break a rule. */
export const leagueFields: Readonly<Record<string, Text>> = {
  words: {
    id: "Tulis alasan 5–200 karakter; penonton membacanya.",
    en: "Give a reason of 5–200 characters; everybody reads it.",
  },
  points: { id: "Nilai dari 1 sampai 20.", en: "Points from 1 to 20." },
  side: { id: "Pilih tim.", en: "Choose a team." },
  match: leagueTexts.noMatch,
};
