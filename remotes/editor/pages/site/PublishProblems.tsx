import type { Language } from "@serambi/kernel/contracts";
import { observer } from "mobx-react-lite";

import { kindOf, sectionsOf } from "../../contract/sections";
import { contentOf } from "../../contract/sitePage";
import { wrongSections, type WrongSection } from "../../contract/wrongSections";
import type { SiteMessages } from "../../messages/types";
import type { SiteStore } from "../../stores/SiteStore";
import { keyWords } from "./keyWords";
import s from "./PublishDialog.module.css";

interface Props {
  /** By their place. */
  readonly problems: Readonly<Record<string, string>>;
  readonly store: SiteStore;
  readonly language: Language;
  readonly t: SiteMessages;
  readonly onOpen: () => void;
}

/** All that has to be mended before the draft can be published: sections by their names, each a step away. */
export const PublishProblems = observer(function PublishProblems({ problems, store, language, t, onOpen }: Props) {
  const { pages, kinds, draft } = store;
  const values = draft?.values ?? {};
  const wrong = wrongSections(problems, pages, values);
  const nameOf = ({ page, at }: WrongSection): string => {
    const section = sectionsOf(contentOf(values[page.key], page))[at];
    const kind = section && kindOf(kinds, section);
    return kind?.name[language] ?? (section ? t.unknownName(section.slot) : "");
  };
  return (
    <div role="alert" className={s.wrong}>
      <p>{t.problems}</p>
      <ul>
        {wrong.sections.map((section) => {
          const { page, at, problems: told } = section;
          return (
            <li key={`${page.id} ${at}`}>
              <button
                type="button"
                className={s.open}
                onClick={() => {
                  store.showPage(page.id);
                  store.openSection(at);
                  onOpen();
                }}
              >
                {t.wrongAt(page.title || t.home, nameOf(section), at + 1)}
              </button>{" "}
              {told[0]}
              {told.length > 1 && `, ${t.more(told.length - 1)}`}
            </li>
          );
        })}
        {Object.entries(wrong.others).map(([place, text]) => (
          <li key={place}>
            {keyWords(place.split(".")[0] ?? place, t)}: {text} <small>({place})</small>
          </li>
        ))}
      </ul>
    </div>
  );
});
