import type { SeedPostFile } from "../types";
import { algoritmaDanLapar } from "./algoritmaDanLapar";
import { bengkelTeknisi } from "./bengkelTeknisi";
import { bercitaCita } from "./bercitaCita";
import { dariKondektur } from "./dariKondektur";
import { desaTanpaSekolahBaru } from "./desaTanpaSekolahBaru";
import { balasPantun } from "./events/balasPantun";
import { hariReparasi } from "./events/hariReparasi";
import { malamBaca } from "./events/malamBaca";
import { merekamSekolah } from "./events/merekamSekolah";
import { pameranPeta } from "./events/pameranPeta";
import { petaTanpaUtara } from "./events/petaTanpaUtara";
import { rapatRedaksi } from "./events/rapatRedaksi";
import { gallery } from "./gallery";
import { gamelanPipaAir } from "./gamelanPipaAir";
import { juruBahasaIsyarat } from "./juruBahasaIsyarat";
import { laptopBekas } from "./laptopBekas";
import { membacaRapor } from "./membacaRapor";
import { modemBersama } from "./modemBersama";
import { pantunFisika } from "./pantunFisika";
import { perpustakaanTanpaDenda } from "./perpustakaanTanpaDenda";
import { petaAnakPulau } from "./petaAnakPulau";
import { bangkuKosong } from "./podcast/bangkuKosong";
import { les } from "./podcast/les";
import { papanKetikJawa } from "./podcast/papanKetikJawa";
import { radioPukulEnam } from "./podcast/radioPukulEnam";
import { suaraKapur } from "./podcast/suaraKapur";
import { suratUntukKakakKelas } from "./podcast/suratUntukKakakKelas";
import { seragamGratis } from "./seragamGratis";
import { ujianMenulis } from "./ujianMenulis";

export const posts: SeedPostFile = {
  categories: {
    sekolah: "Sekolah",
    teknologi: "Teknologi",
    budaya: "Budaya",
    karier: "Karier",
    kolom: "Kolom",
    panjang: "Tulisan panjang",
    acara: "Acara",
  },
  posts: [
    desaTanpaSekolahBaru,
    perpustakaanTanpaDenda,
    bengkelTeknisi,
    algoritmaDanLapar,
    gamelanPipaAir,
    bercitaCita,
    juruBahasaIsyarat,
    petaAnakPulau,
    modemBersama,
    laptopBekas,
    pantunFisika,
    seragamGratis,
    dariKondektur,
    membacaRapor,
    ujianMenulis,
  ],
  episodes: [suaraKapur, les, bangkuKosong, papanKetikJawa, radioPukulEnam, suratUntukKakakKelas],
  events: [malamBaca, merekamSekolah, petaTanpaUtara, rapatRedaksi, pameranPeta, hariReparasi, balasPantun],
  gallery,
};
