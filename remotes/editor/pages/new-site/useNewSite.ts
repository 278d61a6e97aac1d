import { isAppError } from "@serambi/kernel/errors";
import type { DataOf } from "@serambi/kernel/remote";
import { useState } from "react";

import { faultWords } from "../../components/faultWords";
import { lengthFault } from "../../components/lengthFault";
import type { NewSite, SiteWords } from "../../contract/NewSite";
import { keyOf, type Template } from "../../contract/Template";
import type { NewSiteMessages } from "../../messages/types";
import type { newSiteLoader } from "../newSite.server";

/** A site that was made: where it is, and how many of its sections wait for words. */
interface Opened {
  readonly host: string;
  readonly hidden: number;
}

const EMPTY_WORDS: SiteWords = { lede: "", offers: [] };
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Faults = Readonly<Record<string, string>>;

/** Missing words of one language, by the name of the field. */
const missingWords = ({ lede }: SiteWords, t: NewSiteMessages): Faults =>
  lede.trim() === "" ? { lede: t.needed } : {};

/** A short answer that has to be there, and not too long. */
const named = (field: string, answer: string, most: number, t: NewSiteMessages): Faults => {
  const fault = answer.trim() === "" ? t.needed : lengthFault(answer, most, t);
  return fault === undefined ? {} : { [field]: fault };
};

/** Missing answers, by step and field. */
const faultsOf = ({ name, key, words, contact, otherWords }: NewSite, t: NewSiteMessages): Record<number, Faults> => ({
  1: { ...named("name", name, 300, t), ...named("key", key, 40, t) },
  4: missingWords(words, t),
  5: {
    ...(!MAIL.test(contact.email) && { email: t.mailNeeded }),
    ...(otherWords && missingWords(otherWords, t)),
  },
});

const FIRST_STEP = 1;
export const LAST_STEP = 5;

/** The answers of the person, the step that is open, and the making of the site. */
export const useNewSite = ({ templates, shared, app, language }: DataOf<typeof newSiteLoader>, t: NewSiteMessages) => {
  const [step, setStep] = useState(FIRST_STEP);
  const [chosen, setChosen] = useState(0);
  const [site, setSite] = useState<Partial<NewSite>>({});
  const [faults, setFaults] = useState<Faults>({});
  const [message, setMessage] = useState("");
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isBusy, setBusy] = useState(false);
  const template = (templates[chosen] ?? templates[0]) as Template; // a test reads all of them: there is one
  const whole: NewSite = {
    name: site.name ?? "",
    key: site.key ?? keyOf(site.name ?? ""),
    language: site.language ?? language,
    primary: site.primary ?? template.css.clr_primary,
    darkDye: site.darkDye ?? template.css.darkDye ?? "",
    contact: site.contact ?? { email: "" },
    words: site.words ?? EMPTY_WORDS,
    otherWords: site.otherWords ?? null,
  };

  const put = (change: Partial<NewSite>): void => {
    setFaults({});
    setSite((before) => ({ ...before, ...change }));
  };
  /** Tells whether a step may be left; if not, each missing answer is told at its field. */
  const isDone = (n: number): boolean => {
    const missing = faultsOf(whole, t)[n] ?? {};
    setFaults(missing);
    return Object.keys(missing).length === 0;
  };
  const refuse = (error: unknown): void => {
    if (!isAppError(error)) throw error;
    const fields = error.fields ?? {};
    setFaults(fields);
    setMessage(t.refused(faultWords(error, t)));
    if (fields["key"] ?? fields["host"]) setStep(FIRST_STEP);
  };
  const make = async (): Promise<void> => {
    if (!isDone(LAST_STEP)) return;
    setBusy(true);
    setMessage("");
    try {
      const [{ EditorApi }, { newSiteSettings }] = await Promise.all([
        import("../../api/EditorApi"),
        import("../../contract/newSiteSettings"),
      ]);
      const settings = newSiteSettings(template, shared, whole);
      const { host } = await new EditorApi(app).makeSite({ key: whole.key, settings });
      setOpened({
        host,
        hidden: JSON.stringify([settings["home"], settings["page_about"]]).split('"hidden":true').length - 1,
      });
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  const next = (): void => {
    if (isDone(step)) setStep(step + 1);
  };
  return { step, setStep, next, template, chosen, setChosen, site: whole, put, faults, message, opened, isBusy, make };
};
