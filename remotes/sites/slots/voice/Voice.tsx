import { Kain, VisuallyHidden } from "@serambi/kernel/ui";

import type { SectionProps } from "../SectionProps";
import type { VoiceProps } from "./schema";
import s from "./Voice.module.css";

/** What somebody says, large on the coloured ground, beside a tall piece of cloth. */
export const Slot = ({ props: { anchor, title, picture, words, name, role } }: SectionProps<VoiceProps>) => (
  <section id={anchor} className={s.voice}>
    <VisuallyHidden as="h2">{title}</VisuallyHidden>
    <Kain {...picture} variant="cover" width={720} height={900} className={s.picture} />
    <figure className={s.said}>
      <blockquote className={s.words}>
        <p>
          {words.map(({ text, isStressed }) =>
            isStressed ? <em key={text}>{text}</em> : <span key={text}>{text}</span>,
          )}
        </p>
      </blockquote>
      <figcaption className={s.by}>
        <b>{name}</b>
        {role}
      </figcaption>
    </figure>
  </section>
);
