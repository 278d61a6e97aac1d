import type { Language } from "@serambi/kernel/contracts";
import { formatDate } from "@serambi/kernel/i18n";

import { toLocal, type Zone } from "../../contract/writing/zones";

/** A moment on the clock of a zone: "25 November 2026, 06.00 WIB". */
export const whenText = (iso: string, zone: Zone, language: Language): string => {
  const [day = "", clock = ""] = toLocal(iso, zone).split("T");
  return `${formatDate(`${day}T12:00:00Z`, language)}, ${clock.replace(":", ".")} ${zone.label}`;
};
