import { useEffect, useRef, type RefObject } from "react";

import { keepDraft, readDraft } from "./draft";

interface DraftedForm {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Answers as they stand, by the names of their fields. */
  readonly read: () => ReadonlyMap<string, string>;
  readonly keep: () => void;
}

/** A form whose answers outlive the page: they are put back where they were, and kept while somebody writes. */
export const useDraftedForm = (name: string): DraftedForm => {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const kept = readDraft(name);
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
      const answer = kept.get(field.name);
      if (answer === undefined) continue;
      if (field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox"))
        field.checked = field.value === answer;
      else if (field.value === "") field.value = answer;
    }
  }, [name]);

  const read = (): ReadonlyMap<string, string> =>
    new Map(
      Array.from(form.current ? new FormData(form.current) : [], ([field, value]): [string, string] => [
        field,
        typeof value === "string" ? value : "",
      ]),
    );
  return { form, read, keep: () => keepDraft(name, read()) };
};
