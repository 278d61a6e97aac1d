import type { SeedPostFile } from "../types";
import { duaKarungSemen } from "./duaKarungSemen";
import { keduaUjungKurva } from "./keduaUjungKurva";
import { keliruEmpatDesibel } from "./keliruEmpatDesibel";
import { menamaiMotif } from "./menamaiMotif";
import { ujianMingguan } from "./ujianMingguan";

export const posts: SeedPostFile = {
  categories: {
    "belajar-dan-ingatan": "Belajar dan ingatan",
    "alat-dan-perangkat": "Alat dan perangkat",
    "jaringan-dan-jarak": "Jaringan dan jarak",
    "data-dan-ukuran": "Data dan ukuran",
    "suara-dan-citra": "Suara dan citra",
  },
  posts: [ujianMingguan, duaKarungSemen, keduaUjungKurva, keliruEmpatDesibel, menamaiMotif],
};
