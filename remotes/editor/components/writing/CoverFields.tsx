import { Button, Checkbox, Textarea } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { lengthFault } from "../lengthFault";
import s from "./Fields.module.css";
import { PictureSend } from "./PictureSend";
import type { WritingProps } from "./WritingProps";

/** The cover, with words for those who do not see it. */
export const CoverFields = observer(function CoverFields({ store, t }: WritingProps) {
  const { cover, coverAlt, isCoverPlain } = store.value;
  const isMissing = cover !== "" && !isCoverPlain && coverAlt === "";
  return (
    <section className={s.part} aria-labelledby="cover">
      <h2 id="cover">{t.cover}</h2>
      {cover === "" ? <p className={s.soft}>{t.coverNone}</p> : <img src={cover} alt="" className={s.thumb} />}
      <div className={s.buttons}>
        <PictureSend label={t.coverChoose} t={t} onTaken={({ address }) => store.set({ cover: address })} />
        {cover !== "" && (
          <Button size="small" variant="line" onClick={() => store.set({ cover: "", coverAlt: "" })}>
            {t.coverRemove}
          </Button>
        )}
      </div>
      {cover !== "" && (
        <>
          <Textarea
            id="coverAlt"
            label={t.alt}
            help={t.altHelp}
            rows={2}
            value={coverAlt}
            disabled={isCoverPlain}
            error={lengthFault(coverAlt, 500, t) ?? (isMissing ? t.altNeeded : store.problems["coverAlt"])}
            onChange={({ target }) => store.set({ coverAlt: target.value })}
          />
          <Checkbox
            label={t.plain}
            checked={isCoverPlain}
            onChange={({ target }) => store.set({ isCoverPlain: target.checked })}
          />
        </>
      )}
    </section>
  );
});
