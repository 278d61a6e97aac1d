import type { MotifName } from "../types";
import { banji } from "./banji";
import { ceplok } from "./ceplok";
import { kawung } from "./kawung";
import { lereng } from "./lereng";
import { megaMendung } from "./megaMendung";
import type { MakeMotif } from "./Motif";
import { parang } from "./parang";
import { poleng } from "./poleng";
import { sekarJagad } from "./sekarJagad";
import { truntum } from "./truntum";
import { tumpal } from "./tumpal";

export const motifs: Readonly<Record<MotifName, MakeMotif>> = {
  kawung,
  parang,
  "mega mendung": megaMendung,
  truntum,
  ceplok,
  "sekar jagad": sekarJagad,
  tumpal,
  poleng,
  lereng,
  banji,
};
