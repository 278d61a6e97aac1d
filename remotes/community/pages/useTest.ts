import type { FormState } from "@serambi/kernel/remote";
import { useEffect, useState, type KeyboardEvent, type MouseEvent, type RefObject } from "react";

import { QUESTION_COUNT } from "../contract/personalityStyles";
import { forgetAnswers, keepAnswers, readKeptAnswers, type Choices } from "../stores/keptAnswers";

const NUMBERS = Array.from({ length: QUESTION_COUNT }, (_, index) => index + 1);
/** The step after the questions: name and e-mail. */
export const LAST_STEP = QUESTION_COUNT + 1;

const placeOf = (text: unknown): number | null =>
  typeof text === "string" && /^[0-3]$/.test(text) ? Number(text) : null;

const choicesOf = (get: (name: string) => unknown): Choices =>
  Object.fromEntries(
    NUMBERS.map((number) => [number, { most: placeOf(get(`m${number}`)), least: placeOf(get(`l${number}`)) }]),
  );

export const isAnswered = (choices: Choices, number: number): boolean => {
  const { most = null, least = null } = choices[number] ?? {};
  return most !== null && least !== null && most !== least;
};

export const isSameChoice = (choices: Choices, number: number): boolean => {
  const { most = null, least = null } = choices[number] ?? {};
  return most !== null && most === least;
};

export const countAnswered = (choices: Choices): number =>
  NUMBERS.filter((number) => isAnswered(choices, number)).length;

const firstBlank = (choices: Choices): number => NUMBERS.find((number) => !isAnswered(choices, number)) ?? LAST_STEP;

const stepOf = (id: string): number => Number(/^q(\d+)$/.exec(id)?.[1] ?? LAST_STEP);

const check = (form: HTMLFormElement, name: string, place: number | null): void => {
  for (const one of form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`))
    one.checked = place !== null && one.value === String(place);
};

const writeChoices = (form: HTMLFormElement, choices: Choices): void => {
  for (const number of NUMBERS) {
    check(form, `m${number}`, choices[number]?.most ?? null);
    check(form, `l${number}`, choices[number]?.least ?? null);
  }
};

export interface Test {
  readonly choices: Choices;
  readonly step: number;
  /** The question to go on with; null where nothing was kept, or it is answered already whether to go on. */
  readonly resumeAt: number | null;
  readonly goTo: (step: number) => void;
  readonly startAnew: () => void;
  readonly readForm: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** The test's steps, and what is kept of it on this device. The radios of the form are its truth. */
export const useTest = (frame: RefObject<HTMLDivElement | null>, refused: FormState | undefined): Test => {
  const [choices, setChoices] = useState<Choices>(() => choicesOf((name) => refused?.values[name]));
  const fault = Object.keys(refused?.errors ?? {})[0];
  const [step, setStep] = useState(fault === undefined ? (refused ? LAST_STEP : 1) : stepOf(fault));
  const [seen, setSeen] = useState(refused);
  // Each refusal leads to what is wrong first.
  if (seen !== refused) {
    setSeen(refused);
    if (fault !== undefined) setStep(stepOf(fault));
  }
  /** Somebody has done something here: nothing is asked any more. */
  const [hasMoved, setMoved] = useState(refused !== undefined);
  const [focus, setFocus] = useState<{ readonly id: string } | null>(null);

  const formOf = (): HTMLFormElement | null => frame.current?.querySelector("form") ?? null;
  const readForm = (): void => {
    const form = formOf();
    if (!form) return;
    const data = new FormData(form);
    const next = choicesOf((name) => data.get(name));
    setChoices(next);
    keepAnswers(next);
  };

  useEffect(() => {
    const kept = readKeptAnswers();
    const form = frame.current?.querySelector("form");
    if (refused || !form || Object.values(kept).every(({ most, least }) => most === null && least === null)) return;
    writeChoices(form, kept);
    // The form's own listener reads it, as if somebody had chosen.
    form.dispatchEvent(new Event("input", { bubbles: true }));
  }, [frame, refused]);

  useEffect(() => {
    if (!focus) return;
    const place = document.getElementById(focus.id);
    const control = place?.querySelector<HTMLElement>("input:checked, input") ?? place;
    control?.focus();
  }, [focus]);

  const goTo = (next: number): void => {
    const to = Math.min(LAST_STEP, Math.max(1, next));
    setMoved(true);
    setStep(to);
    setFocus({ id: to === LAST_STEP ? "h-last" : `h${to}` });
  };

  return {
    choices,
    step,
    resumeAt: hasMoved || countAnswered(choices) === 0 ? null : firstBlank(choices),
    goTo,
    startAnew: () => {
      const form = formOf();
      if (form) writeChoices(form, {});
      forgetAnswers();
      setChoices({});
      goTo(1);
    },
    readForm,
    onKeyDown: (event) => {
      const { target } = event;
      if (event.key !== "Enter" || !(target instanceof HTMLInputElement) || target.type !== "radio") return;
      // Otherwise Enter would send the form.
      event.preventDefault();
      goTo(step + 1);
    },
    onClickCapture: (event) => {
      const { target } = event;
      if (target instanceof HTMLInputElement && event.nativeEvent.isTrusted) setMoved(true);
      const hash = target instanceof Element ? (target.closest("a")?.getAttribute("href") ?? "") : "";
      if (!hash.startsWith("#")) return;
      event.preventDefault();
      event.stopPropagation();
      const id = hash.slice(1);
      setMoved(true);
      setStep(stepOf(id));
      setFocus({ id });
    },
  };
};
