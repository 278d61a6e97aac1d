import { commonMessages } from "./common.id";

/** Texts of the webinars. */
export const webinarsMessages = {
  "webinars.title": "Webinar",
  "webinars.heading": "Webinar",
  "webinars.lede": "Belajar langsung dari orang yang mengerjakannya. Semua jam adalah WIB.",
  "webinars.description":
    "Jadwal webinar yang akan datang dan daftar webinar yang sudah berlangsung, dengan para pembicaranya.",
  "webinars.page": (page: number) => `Webinar, halaman ${page}`,
  "webinars.found": (count: string) => `${count} webinar`,
  "webinars.upcoming": "Akan datang",
  "webinars.past": "Sudah berlangsung",
  "webinars.live": "Sedang berlangsung",
  "webinars.speakers": "Pembicara",
  "webinars.empty": "Belum ada webinar di sini",
  "webinars.emptyHelp": "Webinar pertama tampil di halaman ini begitu jadwalnya pasti.",
  "webinars.failed": "Daftar webinar tidak sampai",
  "webinars.failedHelp": "Server kami tidak menjawab sebagaimana mestinya. Coba lagi sebentar lagi.",
};

export const messages = { ...commonMessages, ...webinarsMessages };
