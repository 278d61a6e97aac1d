import type { SeedClassFile } from "../../types";
import { assembleClasses } from "../assembleClasses";
import { cantingDanKode } from "./cantingDanKode";
import { koranDinding } from "./koranDinding";
import { matematikaDariAnyaman } from "./matematikaDariAnyaman";
import { membacaPetaBanjir } from "./membacaPetaBanjir";
import { merakitRadioPertama } from "./merakitRadioPertama";
import { perpustakaanPetiTelur } from "./perpustakaanPetiTelur";
import { satuHalamanUntukMengajar } from "./satuHalamanUntukMengajar";
import { sejarahPapanTulis } from "./sejarahPapanTulis";

/** Short classes of the festival, each held by a speaker of its home page, and two that lead up to it. */
export const classes: SeedClassFile = assembleClasses(
  "festival",
  [
    {
      id: "festival-tiga-hari",
      slug: "tiga-hari-di-benteng",
      name: "Tiga hari di benteng",
      summary: "Kelas dan bengkel 5–7 Maret 2027 di Benteng Vastenburg, beberapa di antaranya dimulai dari rumah.",
    },
    {
      id: "festival-menuju",
      slug: "menuju-benteng",
      name: "Menuju benteng",
      summary: "Pertemuan di kampung sepanjang tahun bagi calon pengajar dan penggerak yang ingin bersiap.",
    },
  ],
  [
    matematikaDariAnyaman,
    merakitRadioPertama,
    membacaPetaBanjir,
    cantingDanKode,
    koranDinding,
    satuHalamanUntukMengajar,
    sejarahPapanTulis,
    perpustakaanPetiTelur,
  ],
);
