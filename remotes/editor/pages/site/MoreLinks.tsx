import { TextLink } from "@serambi/kernel/ui";

import { NEW_SITE_PATH, SETTINGS_PATH, TRANSFER_PATH, WRITING_PATH } from "../../contract/paths";
import s from "../sections/SectionList.module.css";
import type { DeskProps } from "./DeskProps";

/** The editor's other pages. */
export const MoreLinks = ({ data, t }: Pick<DeskProps, "data" | "t">) => (
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
    {data.mayMakeSites && (
      <li>
        <TextLink to={NEW_SITE_PATH}>{t.newSite}</TextLink>
      </li>
    )}
  </ul>
);
