import { Checkbox, Textarea, TextField } from "@serambi/kernel/ui";

import type { EditorProps } from "./EditorProps";
import s from "./Rows.module.css";
import { AddRow, RowTools } from "./RowTools";

/** What is taken of a written answer: keys with their worth, mistakes that are forgiven, or the output of a program. */
export const WrittenRows = ({ question, valueOf, errorOf, t }: EditorProps) => {
  if (question.kind === "output")
    return (
      <div className={s.group}>
        <TextField
          name="language"
          label={t.codeLanguage}
          defaultValue={valueOf("language", question.language)}
          error={errorOf("language")}
        />
        <Textarea
          className={s.mono}
          name="code"
          label={t.code}
          rows={6}
          spellCheck={false}
          defaultValue={valueOf("code", question.code)}
          error={errorOf("code")}
        />
        <Textarea
          className={s.mono}
          name="output"
          label={t.expected}
          rows={3}
          spellCheck={false}
          defaultValue={valueOf("output", question.output)}
          error={errorOf("output")}
        />
      </div>
    );
  if (question.kind !== "short" && question.kind !== "gaps") return null;
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>{t.answers}</legend>
      {question.kind === "short" && (
        <>
          <ol className={s.rows}>
            {question.accept.map(({ key, percent, feedback }, at) => (
              <li key={key} className={s.row}>
                <span className={s.letter}>{at + 1}</span>
                <span className={s.words}>
                  <input
                    name={`key.${at}`}
                    aria-label={t.acceptKey(at + 1)}
                    maxLength={500}
                    defaultValue={valueOf(`key.${at}`, key)}
                  />
                  <span className={s.say}>
                    <span aria-hidden="true">→</span>
                    <input
                      name={`say.${at}`}
                      aria-label={t.answerSay(key)}
                      maxLength={2000}
                      defaultValue={valueOf(`say.${at}`, feedback)}
                    />
                  </span>
                  <input
                    className={s.percent}
                    name={`percent.${at}`}
                    aria-label={t.answerPercent(key)}
                    inputMode="decimal"
                    defaultValue={valueOf(`percent.${at}`, String(percent))}
                  />
                  {errorOf(`key.${at}`) && <small className={s.error}>{errorOf(`key.${at}`)}</small>}
                </span>
                <RowTools row={String(at)} what={key} t={t} />
              </li>
            ))}
          </ol>
          <AddRow t={t} />
          <p className={s.note}>{t.acceptHelp}</p>
          <TextField
            name="unit"
            label={t.unit}
            maxLength={20}
            defaultValue={valueOf("unit", question.unit)}
            error={errorOf("unit")}
          />
        </>
      )}
      <TextField
        name="typos"
        label={t.typos}
        inputMode="numeric"
        defaultValue={valueOf("typos", String(question.typos))}
        error={errorOf("typos")}
      />
      <Checkbox name="exact" value="1" label={t.exact} defaultChecked={question.isExact} />
    </fieldset>
  );
};
