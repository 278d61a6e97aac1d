import type { PublicTenant } from "@serambi/kernel/contracts";

import { whenQuiet } from "../boot/whenQuiet";

/**
 * On a site that is measured: brings, once the page has loaded, what asks the visitor and then measures. Where that cannot be
 * had nobody is asked, and nobody measured.
 */
export const askConsent = (tenant: PublicTenant): void => {
  const measurementId = tenant.settings.analytics?.measurementId;
  if (measurementId === undefined) return;
  void whenQuiet()
    .then(() => import(/* webpackChunkName: "consent" */ "./startConsent"))
    .then(({ startConsent }) => startConsent(tenant, measurementId))
    .catch((error: unknown) => console.warn("Nobody is asked for consent", error));
};
