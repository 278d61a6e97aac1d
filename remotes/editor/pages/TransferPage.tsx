import type { PageProps } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";

import type { transferLoader } from "./transfer.server";

/** A desk of its own. */
export const isFocused = true;

export const Page = ({ context: { t } }: PageProps<typeof transferLoader>) => (
  <Wrap>
    <h1>{t.title}</h1>
  </Wrap>
);
