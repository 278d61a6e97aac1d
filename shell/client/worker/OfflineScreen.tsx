import type { PublicTenant } from "@serambi/kernel/contracts";
import { Button } from "@serambi/kernel/ui";

import { LogoImage } from "../layouts/parts/LogoImage";
import { Mark } from "../layouts/parts/Mark";
import type { ShellMessages } from "../messages";
import { Screen } from "../screens/Screen";
import s from "../screens/Screen.module.css";

interface OfflineScreenProps {
  readonly tenant: PublicTenant;
  readonly t: ShellMessages;
}

/** Stands for a page that is not kept while there is no connection: of the cloth's middle there is only the warp. */
export const OfflineScreen = ({ tenant, t }: OfflineScreenProps) => {
  const mark = (
    <>
      <LogoImage tenant={tenant} ground="light" fallback={<Mark />} />
      <span>{tenant.settings.title}</span>
    </>
  );
  return (
    <main id="isi">
      <Screen cloth="half-woven" isWhole mark={mark}>
        <h1 className={s.title}>{t.offlineTitle}</h1>
        <p className={s.lead}>{t.offlineLead}</p>
        <p className={s.actions}>
          <Button data-retry="">{t.retry}</Button>
        </p>
        <nav data-kept="" hidden aria-labelledby="kept">
          <h2 id="kept">{t.offlineKept}</h2>
          <ul />
        </nav>
      </Screen>
    </main>
  );
};
