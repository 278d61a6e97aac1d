import type { PublicTenant } from "@serambi/kernel/contracts";

import type { ShellMessages } from "../messages";
import { Screen } from "./Screen";
import { ScreenMark } from "./ScreenMark";
import s from "./Screen.module.css";

interface MaintenanceScreenProps {
  readonly tenant: PublicTenant;
  readonly t: ShellMessages;
}

/** Replaces the whole site while it is being worked on (specification section 2.4): the cloth is half woven, and the logo is the dark one. */
export const MaintenanceScreen = ({ tenant, t }: MaintenanceScreenProps) => (
  <main id="isi">
    <Screen cloth="half-woven" isWhole mark={<ScreenMark tenant={tenant} ground="light" />}>
      <h1 className={s.title}>{t.maintenanceTitle}</h1>
      <p className={s.lead}>{t.maintenanceLead}</p>
    </Screen>
  </main>
);
