import { cx, Icon } from "@serambi/kernel/ui";

import type { FrameProps } from "../types";
import s from "./SearchTool.module.css";

/** What `watchSearch` hears; the rest says so aloud. */
export const SEARCH_OPENER = {
  "data-search": "",
  "aria-haspopup": "dialog",
  "aria-keyshortcuts": "/ Control+K Meta+K",
} as const;

interface SearchToolProps extends Pick<FrameProps, "t"> {
  readonly className?: string | undefined;
}

/** Opens the search of the site. There is nothing behind it without scripts: then it is not there. */
export const SearchTool = ({ t, className }: SearchToolProps) => (
  <button type="button" {...SEARCH_OPENER} aria-label={t.search} title={t.search} className={cx(s.search, className)}>
    <Icon name="search" />
  </button>
);
