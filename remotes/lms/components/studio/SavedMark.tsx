import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Icon } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import type { ProgramView } from "../../contract/studio/views";
import type { StudioMessages } from "../../messages/studio.id";
import s from "./StudioBar.module.css";

const timeOf = (iso: string, language: "id" | "en"): string => {
  const date = new Date(iso);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(date.getHours())}${language === "id" ? "." : ":"}${two(date.getMinutes())}`;
};

/** Whether what was typed is kept, and since when. */
export const SavedMark = observer(function SavedMark({ program }: { readonly program: ProgramView }) {
  const t = useMessages<StudioMessages>();
  const language = useLanguage();
  const { keepState, savedAt } = program;
  if (keepState === "fresh") return <p className={s.saved} />;
  if (keepState !== "kept")
    return (
      <p className={s.saved} role="status" data-bad={keepState === "unkept" || undefined}>
        <Icon name={keepState === "unkept" ? "alert" : "info"} />
        {keepState === "unkept" ? t.notSaved : t.changedElsewhere}
      </p>
    );
  return (
    <p className={s.saved}>
      <Icon name="check" />
      {savedAt === null ? t.savedHere : t.saved(timeOf(savedAt, language))}
    </p>
  );
});
