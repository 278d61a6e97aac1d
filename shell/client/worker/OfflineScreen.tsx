import type { PublicTenant } from "@serambi/kernel/contracts";
import { Button } from "@serambi/kernel/ui";

import type { LogoGround } from "../layouts/parts/LogoImage";
import type { ShellMessages } from "../messages";
import { Screen } from "../screens/Screen";
import { ScreenMark } from "../screens/ScreenMark";
import s from "../screens/Screen.module.css";

interface OfflineScreenProps {
  readonly tenant: PublicTenant;
  /** Ground that the page has in this layout. */
  readonly ground: LogoGround;
  readonly t: ShellMessages;
}

/** Stands for a page that is not kept while there is no connection: of the cloth's middle there is only the warp. */
export const OfflineScreen = ({ tenant, ground, t }: OfflineScreenProps) => (
  <main id="isi">
    <Screen cloth="half-woven" isWhole mark={<ScreenMark tenant={tenant} ground={ground} />}>
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
