import { isAppError } from "@serambi/kernel/errors";
import type { DataOf } from "@serambi/kernel/remote";
import { Button, Icon, Textarea, TextField, TextLink } from "@serambi/kernel/ui";
import { useState } from "react";

import { EDITOR_PATH } from "../../contract/paths";
import { keyOf, settingsOf, type NewSite } from "../../contract/Template";
import type { NewSiteMessages } from "../../messages/types";
import type { newSiteLoader } from "../newSite.server";
import bar from "../../components/Bar.module.css";
import { DyeStep } from "./DyeStep";
import s from "./NewSite.module.css";
import { SitePreview } from "./SitePreview";
import { Step } from "./Step";

interface Props {
  readonly data: DataOf<typeof newSiteLoader>;
  readonly t: NewSiteMessages;
}

/** Four steps and a button: name and address, template, colours, first words, open. */
export const NewSiteDesk = ({ data, t }: Props) => {
  const { templates, language } = data;
  const [step, setStep] = useState(1);
  const [chosen, setChosen] = useState(0);
  const [site, setSite] = useState<Partial<NewSite>>({});
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState("");
  const [opened, setOpened] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const template = templates[chosen] ?? templates[0];
  if (!template) return null;
  const whole: NewSite = {
    name: site.name ?? "",
    key: site.key ?? keyOf(site.name ?? ""),
    title: site.title ?? template.first.title,
    lede: site.lede ?? template.first.lede,
    primary: site.primary ?? template.css.clr_primary,
    darkDye: site.darkDye ?? template.css.darkDye ?? "",
  };
  const put = (change: Partial<NewSite>): void => setSite((before) => ({ ...before, ...change }));
  const isNamed = whole.name.trim() !== "" && whole.key !== "";
  const open = async (): Promise<void> => {
    setBusy(true);
    setFaults({});
    setMessage("");
    try {
      const { EditorApi } = await import("../../api/EditorApi");
      const made = await new EditorApi(data.app).makeSite({ key: whole.key, settings: settingsOf(template, whole) });
      setOpened(made.host);
    } catch (error) {
      if (!isAppError(error)) throw error;
      setFaults(error.fields ?? {});
      setMessage(t.refused(Object.values(error.fields ?? {})[0] ?? error.message));
      if (error.fields?.["key"] ?? error.fields?.["host"]) setStep(1);
    } finally {
      setBusy(false);
    }
  };
  /** Sites of one machine differ in their host only. */
  const addressOf = (host: string): string => `${location.protocol}//${host}${location.port && `:${location.port}`}`;
  return (
    <>
      <header className={bar.bar}>
        <TextLink to={EDITOR_PATH} className={bar.back}>
          <Icon name="close" />
          <span className={bar.hidden}>{t.leave}</span>
        </TextLink>
        <h1 className={bar.title}>{t.title}</h1>
        <p className={bar.saved}>{t.progress(Math.min(step, 4))}</p>
      </header>
      <div className={s.columns}>
        <div className={s.steps}>
          <Step
            n={1}
            title={t.nameStep}
            summary={isNamed ? `${whole.name}, ${whole.key}` : ""}
            {...{ step, setStep, t }}
            isNextOff={!isNamed}
          >
            <TextField
              label={t.name}
              help={t.nameHelp}
              maxLength={300}
              value={whole.name}
              onChange={({ target }) => put({ name: target.value })}
            />
            <TextField
              label={t.key}
              help={t.keyHelp}
              error={faults["key"] ?? faults["host"]}
              maxLength={40}
              spellCheck={false}
              value={whole.key}
              onChange={({ target }) => put({ key: target.value.toLowerCase().replace(/[^a-z0-9-]/g, "") })}
            />
          </Step>
          <Step n={2} title={t.templateStep} summary={template.name[language]} {...{ step, setStep, t }}>
            <ul className={s.templates}>
              {templates.map(({ id, name, about }, n) => (
                <li key={id}>
                  <button type="button" className={s.template} aria-pressed={n === chosen} onClick={() => setChosen(n)}>
                    <b>{name[language]}</b>
                    <small>{about[language]}</small>
                  </button>
                </li>
              ))}
            </ul>
          </Step>
          <Step n={3} title={t.colourStep} summary={whole.primary} {...{ step, setStep, t }}>
            <DyeStep css={template.css} site={whole} onChange={put} t={t} />
          </Step>
          <Step n={4} title={t.contentStep} summary={whole.title} {...{ step, setStep, t }}>
            <TextField
              label={t.first}
              maxLength={300}
              value={whole.title}
              onChange={({ target }) => put({ title: target.value })}
            />
            <Textarea
              label={t.lede}
              maxLength={2000}
              value={whole.lede}
              onChange={({ target }) => put({ lede: target.value })}
            />
          </Step>
          <div className={s.open}>
            {message && (
              <p role="alert" className={s.alert}>
                {message}
              </p>
            )}
            {opened === null ? (
              <Button
                wide
                busy={isBusy}
                busyLabel={t.opening}
                disabled={!isNamed || step < 4}
                onClick={() => void open()}
              >
                {t.open}
              </Button>
            ) : (
              <p role="status">
                {t.opened} <a href={`${addressOf(opened)}/`}>{opened}</a>
              </p>
            )}
          </div>
        </div>
        <SitePreview css={template.css} site={whole} t={t} />
      </div>
    </>
  );
};
