import type { PageProps, RemoteDeps } from "@serambi/kernel/remote";
import { useEffect } from "react";

import { useLater } from "@serambi/kernel/pages";
import { SiteStore } from "../stores/SiteStore";
import type { siteLoader } from "./site.server";

/** The page stands without the site's header and footer. */
export const isFocused = true;

export const createStore = (_data: unknown, deps: RemoteDeps): SiteStore => new SiteStore(deps);

/** `/Editor`: a site and its draft. Everything that edits comes after the first paint. */
export const Page = ({ data, store, context: { t } }: PageProps<typeof siteLoader, SiteStore>) => {
  const { code } = useLater(() => import("./site/Desk"));
  useEffect(() => store.start(), [store]);
  if (code) return <code.Desk {...{ data, store, t }} />;
  return (
    <>
      <h1>{t.title}</h1>
      <p role="status">{t.loading}</p>
    </>
  );
};
