import { PREVIEW_PARAMETER } from "@serambi/kernel/contracts";

import type { ShellMessages } from "../messages";
import { Notice } from "./Notice";

/** Says to somebody who followed a link to a draft that this is one, and how to leave it. */
export const DraftNotice = ({ t }: { readonly t: ShellMessages }) => (
  <Notice>
    {t.draftNotice} <a href={`/?${PREVIEW_PARAMETER}=`}>{t.draftLeave}</a>
  </Notice>
);
