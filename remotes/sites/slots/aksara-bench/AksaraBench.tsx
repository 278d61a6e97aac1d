import { useMessages } from "@serambi/kernel/remote";
import { Button, Section, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { type SyntheticEvent, useId, useState } from "react";

import { inLatin, scriptIn } from "../../components/aksara/scripts";
import { EXAMPLE_FIELD, MAX_TEXT, TEXT_FIELD } from "../../contract/aksaraFields";
import type { AksaraMessages } from "../../messages/aksara.id";
import type { SectionProps } from "../SectionProps";
import s from "./AksaraBench.module.css";
import { Proof } from "./Proof";
import type { AksaraBenchProps } from "./schema";

/** The line that the address asks for; the example where it asks for none. */
const readLine = ({ asked = {}, example }: AksaraBenchProps): string =>
  (asked[EXAMPLE_FIELD] ?? asked[TEXT_FIELD])?.slice(0, MAX_TEXT) ?? example;

const stay = (event: SyntheticEvent) => event.preventDefault();

/** A compositor's bench: one line is typed, in Latin letters or in one of the scripts, and a proof is pulled in each script. */
export const Slot = ({ props }: SectionProps<AksaraBenchProps>) => {
  const { anchor, title, label, example, others, spellings, scripts } = props;
  const id = useId();
  const m = useMessages<AksaraMessages>();
  const [text, setText] = useState(() => readLine(props));
  const latin = inLatin(text);
  const typedScript = scriptIn(text);
  return (
    <Section id={anchor} tone="field" labelledBy={`${id}-title`}>
      <Wrap className={s.bench}>
        {/* Without scripts the page is asked for again with what was typed. */}
        <form method="get" onSubmit={stay} className={s.line}>
          <VisuallyHidden as="h2" id={`${id}-title`}>
            {title}
          </VisuallyHidden>
          <label htmlFor={`${id}-text`} className={s.label}>
            {label}
          </label>
          <textarea
            id={`${id}-text`}
            name={TEXT_FIELD}
            className={s.text}
            value={text}
            maxLength={MAX_TEXT}
            rows={2}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <p id={`${id}-hint`} className={s.hint}>
            {m["bench.hint"]}
          </p>
          <p className={s.send}>
            <Button type="submit">{m["bench.send"]}</Button>
          </p>
          <div role="group" aria-label={m["bench.examples"]} className={s.examples}>
            {[example, ...others].map((word) => (
              <button
                key={word}
                type="submit"
                name={EXAMPLE_FIELD}
                value={word}
                className={s.example}
                onClick={() => setText(word)}
              >
                {word}
              </button>
            ))}
          </div>
          <dl className={s.spellings}>
            {spellings.map(({ spelling, text: meaning }) => (
              <div key={spelling} className={s.spelling}>
                <dt>{spelling}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </form>
        <div className={s.proofs}>
          {typedScript && (
            <p className={s.reading}>
              <b>{m["bench.reading"](m[`script.${typedScript.id}`])}</b> <span>{latin}</span>
            </p>
          )}
          {scripts.map((script) => (
            <Proof key={script} id={script} latin={latin} />
          ))}
        </div>
      </Wrap>
    </Section>
  );
};
