import type { PageProps, RemoteDeps } from "@serambi/kernel/remote";
import { useEffect } from "react";

import { useLater } from "@serambi/kernel/pages";
import { SiteStore } from "../stores/SiteStore";
import type { settingsLoader } from "./settings.server";

/** The page stands without the site's header and footer. */
export const isFocused = true;

export const createStore = (_data: unknown, deps: RemoteDeps): SiteStore => new SiteStore(deps);

/** `/Editor/Settings`: what a site is besides its pages. It is changed in the draft, and published with it. */
export const Page = ({ data, store, context: { t } }: PageProps<typeof settingsLoader, SiteStore>) => {
  const { code } = useLater(() => import("./office/SettingsDesk"));
  useEffect(() => store.start(), [store]);
  if (code) return <code.SettingsDesk {...{ data, store, t }} />;
  return (
    <>
      <h1>{t.title}</h1>
      <p role="status">{t.loading}</p>
    </>
  );
};
