import type { SeedPostFile } from "../types";
import { delapanGim } from "./delapanGim";
import { gallery } from "./gallery";
import { kelasKertas } from "./kelasKertas";
import { lamaDiDepanLayar } from "./lamaDiDepanLayar";
import { membacaPesanGalat } from "./membacaPesanGalat";
import { papanSkorVoli } from "./papanSkorVoli";

export const posts: SeedPostFile = {
  categories: {
    kelas: "Kelas",
    karya: "Karya murid",
    "orang-tua": "Untuk orang tua",
  },
  posts: [papanSkorVoli, membacaPesanGalat, delapanGim, lamaDiDepanLayar, kelasKertas],
  gallery,
};
