import { useMessages } from "@serambi/kernel/remote";
import { CopyButton } from "@serambi/kernel/ui";

import { scriptOf } from "../../components/aksara/scripts";
import { writeScript } from "../../components/aksara/writeScript";
import type { ScriptId } from "../../contract/ScriptId";
import type { AksaraMessages } from "../../messages/aksara.id";
import s from "./Proof.module.css";

/** More would be a second page below the first. */
const MAX_SYLLABLES = 60;

interface ProofProps {
  readonly id: ScriptId;
  /** The line in Latin letters. */
  readonly latin: string;
}

/** The line in one script: whole, then syllable by syllable; a sound that is not written is struck. */
export const Proof = ({ id, latin }: ProofProps) => {
  const m = useMessages<AksaraMessages>();
  const script = scriptOf(id);
  const syllables = writeScript(script, latin);
  const written = syllables.map((syllable) => syllable.written).join("");
  return (
    <article className={s.proof}>
      <div className={s.head}>
        <h3 className={s.name}>{m[`script.${id}`]}</h3>
        <p className={s.rule}>{m[`rule.${id}`]}</p>
      </div>
      <div className={s.body}>
        <p lang={script.language} className={s.written} data-script={id}>
          {written}
        </p>
        <ol className={s.syllables} aria-label={m["bench.syllables"]}>
          {syllables
            .filter((syllable) => syllable.latin.trim() !== "")
            .slice(0, MAX_SYLLABLES)
            .map((syllable) => (
              <li key={syllable.at} className={s.syllable}>
                {syllable.written === "" ? (
                  <s className={s.struck}>{syllable.latin}</s>
                ) : (
                  <>
                    <span lang={script.language} className={s.letters}>
                      {syllable.written}
                    </span>
                    <span>{syllable.latin}</span>
                  </>
                )}
              </li>
            ))}
        </ol>
        <div className={s.copy}>
          <CopyButton
            text={written}
            texts={{ copy: m["bench.copy"], copied: m["bench.copied"], failed: m["bench.copyFailed"] }}
          />
        </div>
      </div>
    </article>
  );
};
