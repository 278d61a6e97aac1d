import { LANGUAGES, type Language } from "@serambi/kernel/contracts";
import { Button, Select } from "@serambi/kernel/ui";

import type { Chapter } from "../contract/Exhibit";
import { WORKSHOP_PATH } from "../contract/paths";
import { anchorOf, THEMES, type Wishes } from "../contract/Wishes";
import { useTexts } from "./useTexts";
import s from "./WishesForm.module.css";

interface WishesFormProps {
  readonly chapters: readonly Chapter[];
  readonly wishes: Wishes;
  readonly language: Language;
}

/** What the page shows, as a plain form: its answer is a new page, because another language is. */
export const WishesForm = ({ chapters, wishes, language }: WishesFormProps) => {
  const t = useTexts();
  const themes = { light: t.themeLight, dark: t.themeDark };
  const languages = { id: t.languageId, en: t.languageEn };
  const exhibits = chapters.flatMap((chapter) => chapter.exhibits);
  return (
    <form action={WORKSHOP_PATH} className={s.wishes} aria-label={t.wishes}>
      <Select
        label={t.component}
        name="component"
        defaultValue={wishes.component ?? ""}
        options={[
          { value: "", label: t.allComponents },
          ...exhibits.map(({ name }) => ({ value: anchorOf(name), label: name })),
        ]}
      />
      <Select
        label={t.theme}
        name="theme"
        defaultValue={wishes.theme ?? ""}
        options={[
          { value: "", label: t.themeSystem },
          ...THEMES.map((theme) => ({ value: theme, label: themes[theme] })),
        ]}
      />
      <Select
        label={t.language}
        name="language"
        defaultValue={language}
        options={LANGUAGES.map((code) => ({ value: code, label: languages[code] }))}
      />
      <Button type="submit">{t.show}</Button>
    </form>
  );
};
