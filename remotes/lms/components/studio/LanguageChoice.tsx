import { useMessages } from "@serambi/kernel/remote";

import { LANGUAGE_FACTS } from "../../contract/studio/languages";
import { STUDIO_PATH } from "../../contract/studio/paths";
import { LANGUAGES, type Language } from "../../contract/studio/Session";
import type { StudioMessages } from "../../messages/studio.id";
import s from "./LanguageChoice.module.css";

interface LanguageChoiceProps {
  readonly chosen: Language;
  /** Missing: they lead to the studio in that language. */
  readonly onChoose?: ((language: Language) => void) | undefined;
}

/** The twelve languages: links, which a script turns at once. */
export const LanguageChoice = ({ chosen, onChoose }: LanguageChoiceProps) => {
  const t = useMessages<StudioMessages>();
  return (
    <nav className={s.languages} aria-label={t.language}>
      {LANGUAGES.map((language) => {
        const { name, short } = LANGUAGE_FACTS[language];
        return (
          <a
            key={language}
            href={`${STUDIO_PATH}?language=${language}`}
            aria-current={language === chosen ? "true" : undefined}
            rel="nofollow"
            onClick={(event) => {
              if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              history.replaceState(history.state, "", `${STUDIO_PATH}?language=${language}`);
              onChoose(language);
            }}
          >
            <b aria-hidden="true">{short}</b>
            <span>{name}</span>
          </a>
        );
      })}
    </nav>
  );
};
