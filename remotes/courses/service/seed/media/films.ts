/** The films of the seed, written by `e2e/films/makeFilms.mjs`. */
export const films = {
  "langkah-segi-empat": {
    src: "/media/demo/film-langkah-segi-empat-0355d1eb.mp4",
    poster: "/media/demo/film-langkah-segi-empat-c4a7b009.webp",
    captions: "/media/demo/film-langkah-segi-empat-d9659f4c.vtt",
    lengthSeconds: 20,
  },
  "lima-huruf-pertama": {
    src: "/media/demo/film-lima-huruf-pertama-22f7eb8d.mp4",
    poster: "/media/demo/film-lima-huruf-pertama-51e5336d.webp",
    captions: "/media/demo/film-lima-huruf-pertama-96789276.vtt",
    lengthSeconds: 27,
  },
  "tiga-susunan": {
    src: "/media/creative-academy/film-tiga-susunan-58fab913.mp4",
    poster: "/media/creative-academy/film-tiga-susunan-1a81fba5.webp",
    captions: "/media/creative-academy/film-tiga-susunan-4b2cc95c.vtt",
    lengthSeconds: 24,
  },
} as const;
