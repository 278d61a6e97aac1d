import type { PageProps } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";

import type { siteLoader } from "./site.server";

/** A desk of its own. */
export const isFocused = true;

export const Page = ({ context: { t } }: PageProps<typeof siteLoader>) => (
  <Wrap>
    <h1>{t.title}</h1>
  </Wrap>
);
