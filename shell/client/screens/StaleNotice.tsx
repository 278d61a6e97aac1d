import type { ShellMessages } from "../messages";
import { Notice } from "./Notice";

/** The platform is down and the site lives on its last good settings: says so, and what may be missing. */
export const StaleNotice = ({ t }: { readonly t: ShellMessages }) => (
  <Notice>
    <b>{t.staleTitle}</b> {t.staleDetail}
  </Notice>
);
