import { TextLink } from "@serambi/kernel/ui";

import type { Chapter } from "../contract/Exhibit";
import { anchorOf } from "../contract/Wishes";
import s from "./Contents.module.css";
import { useTexts } from "./useTexts";

/** Where each component stands on the page. */
export const Contents = ({ chapters }: { readonly chapters: readonly Chapter[] }) => {
  const t = useTexts();
  return (
    <nav aria-label={t.contents} className={s.contents}>
      {chapters.map(({ id, exhibits }) => (
        <div key={id}>
          <p className={s.chapter}>{t[`chapter.${id}`]}</p>
          <ul>
            {exhibits.map(({ name }) => (
              <li key={name}>
                <TextLink to={`#${anchorOf(name)}`}>{name}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};
