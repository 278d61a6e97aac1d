import { cx, Kain } from "@serambi/kernel/ui";

import type { DiaryEntry } from "./schema";
import s from "./Entry.module.css";

/** A text with one of its words struck out. */
const Struck = ({ text, word }: { readonly text: string; readonly word: string | undefined }) => {
  const at = word === undefined ? -1 : text.indexOf(word);
  if (word === undefined || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <s className={s.struck}>{word}</s>
      {text.slice(at + word.length)}
    </>
  );
};

/** One entry: when, what, and who wrote it. */
export const Entry = ({ entry: { when, text, struck, by, voice, picture, count } }: { readonly entry: DiaryEntry }) => (
  <article className={s.entry}>
    <h3 className={s.when}>{when}</h3>
    <div className={cx(s.page, picture && s.pasted)} data-voice={voice}>
      {picture && <Kain {...picture} variant="cover" width={640} height={420} className={s.picture} />}
      <div>
        <p className={s.text}>
          <Struck text={text} word={struck} />
        </p>
        {count && (
          <table className={s.count}>
            <caption>{count.caption}</caption>
            <tbody>
              {count.rows.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {by && <p className={s.by}>{by}</p>}
      </div>
    </div>
  </article>
);
