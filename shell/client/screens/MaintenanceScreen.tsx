import type { PublicTenant } from "@serambi/kernel/contracts";

import { LogoImage } from "../layouts/parts/LogoImage";
import { Mark } from "../layouts/parts/Mark";
import type { ShellMessages } from "../messages";
import { Screen } from "./Screen";
import s from "./Screen.module.css";

interface MaintenanceScreenProps {
  readonly tenant: PublicTenant;
  readonly t: ShellMessages;
}

/** Replaces the whole site while it is being worked on (specification section 2.4): the cloth is half woven. */
export const MaintenanceScreen = ({ tenant, t }: MaintenanceScreenProps) => {
  const mark = (
    <>
      <LogoImage tenant={tenant} ground="light" fallback={<Mark />} />
      <span>{tenant.settings.title}</span>
    </>
  );
  return (
    <main id="isi">
      <Screen cloth="half-woven" isWhole mark={mark}>
        <h1 className={s.title}>{t.maintenanceTitle}</h1>
        <p className={s.lead}>{t.maintenanceLead}</p>
      </Screen>
    </main>
  );
};
