import type { PageProps } from "@serambi/kernel/remote";

import { useLater } from "@serambi/kernel/pages";
import type { newSiteLoader } from "./newSite.server";

/** The page stands without the site's header and footer. */
export const isFocused = true;

/** `/Editor/New-Site`: a site from a template, in steps. */
export const Page = ({ data, context: { t } }: PageProps<typeof newSiteLoader>) => {
  const { code } = useLater(() => import("./new-site/NewSiteDesk"));
  if (code) return <code.NewSiteDesk {...{ data, t }} />;
  return (
    <>
      <h1>{t.title}</h1>
      <p role="status">{t.loading}</p>
    </>
  );
};
