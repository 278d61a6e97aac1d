import { commonMessages } from "./common.id";

/** Texts of chapters, progress and certificates. */
export const learningMessages = {
  premiumTerms: "Harga kursus",
  premiumFree: (chapters: number) =>
    chapters === 1 ? "Satu bab gratis untuk dicoba" : `${chapters} bab gratis untuk dicoba`,
  premiumRest: (chapters: number) => `${chapters} bab lain terbuka setelah pembayaran`,
  startFree: "Mulai dari bab gratis",
  startCourse: "Mulai belajar",
  goOn: "Lanjutkan belajar",
  goOnWith: (chapter: string) => `Terakhir Anda di: ${chapter}`,
  returnTo: (chapter: string) => `Kembali ke bab ${chapter}`,

  outline: "Daftar isi kursus",
  outlineShort: "Daftar isi",
  outlineLost: "Daftar isi kursus sedang tidak terbaca.",
  outlineLostHelp: "Bab ini tetap bisa Anda baca.",
  chapterPlace: (module: number, chapter: number) => `Modul ${module}, bab ${chapter}`,
  doneOf: (done: number, all: number) => `${done} dari ${all}`,
  courseProgress: "Kemajuan belajar",
  chapterDone: "selesai",
  chapterLocked: "terkunci",
  chapterNavigation: "Berpindah bab",
  previousChapter: "Sebelumnya",
  nextChapter: "Berikutnya",
  markDone: "Tandai selesai",
  markedDone: "Bab ini selesai",
  keyHint: "Tombol panah kiri dan kanan pada papan tik berpindah bab.",
  goToPosition: (percent: string) => `Anda berhenti di sekitar ${percent}% bab ini.`,
  goThere: "Lanjut dari sana",
  stayHere: "Baca dari awal",

  lessonFailed: "Bab ini tidak sampai",
  lessonFailedHelp: "Server pembelajaran tidak menjawab sebagaimana mestinya. Catatan Anda tetap tersimpan.",
  lessonEmpty: "Isi bab ini sedang ditulis",
  lessonEmptyHelp: "Bab lain di kursus ini tetap bisa Anda buka lewat daftar isi.",

  lockHeading: "Bab ini terbuka setelah pembayaran",
  lockHelp: (price: string) =>
    `Seluruh kursus dibayar satu kali, ${price}. Sesudahnya Anda langsung kembali ke bab ini.`,
  lockAction: "Lihat harga dan cara membayar",
  lockFree: "Baca bab gratisnya",

  copyCode: "Salin",
  copied: "Tersalin",
  copyFailed: "Tidak tersalin",
  codeOf: (language: string) => `Kode ${language}`,
  plainText: "teks",
  filmSeconds: (count: string) => `${count} detik`,
  transcript: "Transkrip",
  embedShow: (host: string) => `Putar dari ${host}`,
  embedNote: (host: string) => `Setelah ditekan, ${host} tahu bahwa Anda membuka video ini.`,
  embedLink: "Buka di tab baru",

  quiz: "Cek pemahaman",
  quizCheck: "Periksa",
  quizChoose: "Pilih satu jawaban dahulu.",
  quizRight: "Benar.",
  quizWrong: "Belum tepat.",
  quizAnswer: "Lihat jawabannya",

  exercise: "Latihan",
  exerciseElsewhere: "Kerjakan latihan ini di editor kode yang biasa Anda pakai.",
  exerciseStarter: "Kode awal",

  task: "Tugas",
  taskMissing: "Tugas ini sedang tidak dapat ditampilkan. Silakan buka lagi bab ini nanti.",
  tasksMissing: (count: number) =>
    count === 1 ? "Bab ini selesai setelah tugasnya lulus:" : `Bab ini selesai setelah ${count} tugasnya lulus:`,
  tasksLogin: "Masuklah lebih dahulu supaya tugas yang lulus tercatat.",

  notes: "Catatan Anda",
  notesHelp: "Tersimpan sendiri selagi Anda mengetik.",
  notesHere: "Tersimpan di peramban ini; setelah Anda masuk, ikut ke akun Anda.",
  notesAccount: "Tersimpan di akun Anda, dan di peramban ini selama sambungan terputus.",
  notesUnkept: "Peramban ini tidak bisa menyimpan catatan.",
  notesCount: (used: string, most: string) => `${used} dari ${most} huruf`,

  completed: "Semua bab selesai",
  completedHelp: "Tulis nama Anda sebagaimana hendak tercetak pada sertifikat.",
  completedLogin: "Masuk dengan akun Anda untuk menerima sertifikat. Kemajuan di peramban ini ikut ke akun.",
  login: "Masuk",
  certificateName: "Nama pada sertifikat",
  certificateNameError: "Nama wajib diisi (3–100 karakter).",
  certificateAsk: "Terbitkan sertifikat",
  certificateAsking: "Menerbitkan…",
  certificateFailed: "Sertifikat belum bisa diterbitkan. Coba lagi sebentar lagi.",
  certificateReady: "Sertifikat Anda terbit dengan kode",
  certificateOpen: "Buka sertifikat",
  certificate: "Sertifikat",
  certificateOf: (name: string) => `Sertifikat ${name}`,
  certificateIntro: "Dengan ini dinyatakan bahwa",
  certificateFor: "telah menyelesaikan seluruh bab kursus",
  certificateExtent: (chapters: string, length: string) => `${chapters}, ${length} belajar`,
  /** On the sheet itself: for a name that no font at hand can write. */
  certificateHolder: (code: string) => `pemegang kode ${code}`,
  certificateSheetExtent: (chapters: string, length: string) => `${chapters} bab, ${length} belajar`,
  certificateSheetProof: "Keaslian sertifikat ini dapat diperiksa di",
  certificateIssued: "Diterbitkan",
  certificateIssuer: "Oleh",
  certificateCode: "Kode pembuktian",
  certificateKeep: "Simpan sertifikat ini",
  certificatePdf: "Unduh PDF",
  certificatePng: "Unduh gambar",
  certificateProof:
    "Halaman ini dibaca langsung dari catatan penerbitnya. Selama halaman ini terbuka di alamat situs tersebut, sertifikatnya sah.",

  continueWith: (chapter: string) => `Lanjut: ${chapter}`,
};

export const messages = { ...commonMessages, ...learningMessages };
