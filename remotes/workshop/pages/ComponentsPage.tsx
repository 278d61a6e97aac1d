import type { PageProps } from "@serambi/kernel/remote";
import { EmptyState, TextLink, Wrap } from "@serambi/kernel/ui";

import { ChapterSection } from "../components/ChapterSection";
import { chapters } from "../components/chapters";
import { Contents } from "../components/Contents";
import { ThemeWish } from "../components/ThemeWish";
import { WishesForm } from "../components/WishesForm";
import { LAYOUTS_PATH } from "../contract/paths";
import { selectChapters } from "../contract/selectChapters";
import type { componentsLoader } from "./components.server";
import s from "./ComponentsPage.module.css";

/** `/__workshop`: every component in every state, in the look of the site it is opened on. */
export const Page = ({ data: wishes, context: { t, language } }: PageProps<typeof componentsLoader>) => {
  const shown = selectChapters(chapters, wishes.component);
  return (
    <Wrap className={s.page}>
      <ThemeWish theme={wishes.theme} />
      <h1 className={s.title}>{t.title}</h1>
      <p className={s.intro}>
        {t.intro} <TextLink to={LAYOUTS_PATH}>{t.layouts}</TextLink>
      </p>
      <WishesForm chapters={chapters} wishes={wishes} language={language} />
      {wishes.component === null && <Contents chapters={chapters} />}
      {shown.length === 0 && <EmptyState title={t.noSuch}>{t.noSuchText}</EmptyState>}
      {shown.map((chapter) => (
        <ChapterSection key={chapter.id} chapter={chapter} language={language} />
      ))}
    </Wrap>
  );
};
