import { useTenant } from "@serambi/kernel/remote";
import { Kain, RichText } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import s from "./LookPane.module.css";
import type { WritingProps } from "./WritingProps";

const FACES = ["wide", "phone", "card"] as const;
type Face = (typeof FACES)[number];
const COVER = { width: 720, height: 380 } as const;

/** The picture, or the cloth that stands in its place. */
const Cover = observer(function Cover({ store }: Pick<WritingProps, "store">) {
  const { cover, coverAlt, art, picture } = store.value;
  const isPicture = store.writing.kind === "picture";
  const src = isPicture ? (picture?.src ?? "") : cover;
  if (src !== "") return <img src={src} alt={isPicture ? (picture?.alt ?? "") : coverAlt} className={s.cover} />;
  return <Kain variant="cover" seed={art?.seed ?? store.writing.id} className={s.cover} {...COVER} />;
});

const CardFace = observer(function CardFace({ store, t }: WritingProps) {
  const { title, summary } = store.value;
  const { host } = new URL(useTenant().origin);
  return (
    <div className={s.card}>
      <Cover store={store} />
      <p className={s.cardHost}>{host}</p>
      <p className={s.cardTitle}>{title || t.untitled}</p>
      <p className={s.cardText}>{summary}</p>
    </div>
  );
});

const Text = observer(function Text({ store, t }: WritingProps) {
  if (store.writing.kind === "picture") return null;
  const html = store.preview?.html ?? "";
  return html === "" ? <p>{t.lookNothing}</p> : <RichText html={html} />;
});

const Article = observer(function Article({ store, t }: WritingProps) {
  const { category, title, summary, picture, language } = store.value;
  return (
    <article className={s.article} lang={language}>
      <p className={s.category}>{category}</p>
      <h2 className={s.title}>{title || t.untitled}</h2>
      <p className={s.summary}>{picture ? picture.caption : summary}</p>
      <Cover store={store} />
      <Text store={store} t={t} />
    </article>
  );
});

/** Shows what is written as its readers will have it: rendered by what renders a publication. */
export const LookPane = (props: WritingProps) => {
  const { t } = props;
  const [face, setFace] = useState<Face>("wide");
  return (
    <section aria-label={t.look}>
      <div className={s.bar}>
        <span>{t.look}</span>
        <span role="group" aria-label={t.look} className={s.faces}>
          {FACES.map((one) => (
            <button key={one} type="button" className={s.face} aria-pressed={one === face} onClick={() => setFace(one)}>
              {t[`look.${one}`]}
            </button>
          ))}
        </span>
      </div>
      <div className={s.body} data-face={face}>
        {face === "card" ? <CardFace {...props} /> : <Article {...props} />}
      </div>
    </section>
  );
};
