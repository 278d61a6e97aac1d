import { TextLink } from "@serambi/kernel/ui";

import { NEW_SITE_PATH, SETTINGS_PATH, TRANSFER_PATH, WRITING_PATH } from "../../contract/paths";
import type { SiteMessages } from "../../messages/types";
import s from "../sections/SectionList.module.css";

/** The editor's other pages. */
export const MoreLinks = ({ t }: { readonly t: SiteMessages }) => (
  <ul className={s.more} aria-label={t.otherPages}>
    <li>
      <TextLink to={SETTINGS_PATH}>{t.settings}</TextLink>
    </li>
    <li>
      <TextLink to={WRITING_PATH}>{t.writing}</TextLink>
    </li>
    <li>
      <TextLink to={TRANSFER_PATH}>{t.transfer}</TextLink>
    </li>
    <li>
      <TextLink to={NEW_SITE_PATH}>{t.newSite}</TextLink>
    </li>
  </ul>
);
