import { Button } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import type { WriteMessages } from "../../messages/writing/types";
import s from "./Fields.module.css";
import type { WritingProps } from "./WritingProps";

const nameOf = (field: string, t: WriteMessages): string =>
  ({
    title: t.titleLabel,
    slug: t.addressLabel,
    text: t.textLabel,
    summary: t.summary,
    category: t.category,
    tags: t.tags,
    author: t.author,
    language: t.language,
    cover: t.cover,
    coverAlt: t.alt,
    isCoverPlain: t.plain,
    event: t.event,
    episode: t.episode,
    picture: t.picture,
  })[field] ?? field;

/** Somebody else changed the same: the writer says whose stays. */
export const Conflict = observer(function Conflict({ store, t }: WritingProps) {
  if (store.phase !== "asking") return null;
  return (
    <section role="alert" className={s.part} aria-labelledby="conflict">
      <h2 id="conflict">{t.askTitle(store.writing.changedBy)}</h2>
      <p>{t.askText(store.asked.map((field) => nameOf(field, t)).join(", "))}</p>
      <div className={s.buttons}>
        <Button size="small" onClick={() => void store.decide("mine")}>
          {t.askMine}
        </Button>
        <Button size="small" variant="line" onClick={() => void store.decide("theirs")}>
          {t.askTheirs}
        </Button>
      </div>
    </section>
  );
});
