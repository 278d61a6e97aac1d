import type { DataOf } from "@serambi/kernel/remote";
import { Button, Icon, Select, Switch, TextField, TextLink } from "@serambi/kernel/ui";
import { useMemo } from "react";

import { lengthFault } from "../../components/lengthFault";
import bar from "../../components/Bar.module.css";
import { SchemaForm } from "../../components/form/SchemaForm";
import type { SiteContact, SiteWords } from "../../contract/NewSite";
import { OTHER_LANGUAGE } from "../../contract/otherLanguage";
import { EDITOR_PATH } from "../../contract/paths";
import type { NewSiteMessages } from "../../messages/types";
import type { newSiteLoader } from "../newSite.server";
import { formOf } from "../site/formOf";
import { DyeStep } from "./DyeStep";
import s from "./NewSite.module.css";
import { OpenedSite } from "./OpenedSite";
import { SitePreview } from "./SitePreview";
import { Step } from "./Step";
import { LAST_STEP, useNewSite } from "./useNewSite";

interface Props {
  readonly data: DataOf<typeof newSiteLoader>;
  readonly t: NewSiteMessages;
}

/** Five steps and a button: name and address, template, colours, words, contact, open. */
export const NewSiteDesk = ({ data, t }: Props) => {
  const { templates, questions, language } = data;
  const { step, setStep, next, template, chosen, setChosen, site, put, faults, message, opened, isBusy, make } =
    useNewSite(data, t);
  const other = OTHER_LANGUAGE[site.language];
  const form = useMemo(() => {
    const { fields, schema } = formOf(questions.words, t, "ask_");
    const offers = { label: template.offers };
    const lede = { ...fields["lede"], label: fields["lede"]?.label ?? template.about };
    const help = { id: t.example(template.example.id), en: t.example(template.example.en) };
    return { schema, fields: { ...fields, offers: { ...fields["offers"], ...offers }, lede: { ...lede, help } } };
  }, [questions.words, t, template]);
  const contactForm = useMemo(() => formOf(questions.contact, t, "ask_"), [questions.contact, t]);
  const steps = { step, setStep, t };
  return (
    <>
      <header className={bar.bar}>
        <TextLink to={EDITOR_PATH} className={bar.back}>
          <Icon name="close" />
          <span className={bar.hidden}>{t.leave}</span>
        </TextLink>
        <h1 className={bar.title}>{t.title}</h1>
        <p className={bar.saved}>{t.progress(step, LAST_STEP)}</p>
      </header>
      <div className={s.columns}>
        <div className={s.steps}>
          <Step n={1} title={t.nameStep} summary={site.name && `${site.name}, ${site.key}`} {...steps} onNext={next}>
            <TextField
              label={t.name}
              help={t.nameHelp}
              error={lengthFault(site.name, 300, t) ?? faults["name"]}
              value={site.name}
              onChange={({ target }) => put({ name: target.value })}
            />
            <TextField
              label={t.key}
              help={t.keyHelp}
              error={lengthFault(site.key, 40, t) ?? faults["key"] ?? faults["host"]}
              spellCheck={false}
              value={site.key}
              onChange={({ target }) => put({ key: target.value.toLowerCase().replace(/[^a-z0-9-]/g, "") })}
            />
            <Select
              label={t.language}
              value={site.language}
              options={(["id", "en"] as const).map((value) => ({ value, label: t[`language_${value}`] }))}
              onChange={({ target }) => put({ language: target.value === "en" ? "en" : "id" })}
            />
          </Step>
          <Step n={2} title={t.templateStep} summary={template.name[language]} {...steps} onNext={next}>
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
          <Step n={3} title={t.colourStep} summary={site.primary} {...steps} onNext={next}>
            <DyeStep css={template.css} site={site} onChange={put} t={t} />
          </Step>
          <Step n={4} title={t.contentStep} summary={site.words.lede} {...steps} onNext={next}>
            <SchemaForm
              {...{ form, language, t }}
              value={site.words}
              problems={step === 4 ? faults : {}}
              onChange={(words) => put({ words: words as SiteWords })} // the form is made of its schema
            />
          </Step>
          <Step n={LAST_STEP} title={t.contactStep} summary={site.contact.email} {...steps}>
            <SchemaForm
              {...{ language, t }}
              form={contactForm}
              value={site.contact}
              problems={faults}
              onChange={(contact) => put({ contact: contact as SiteContact })} // as above
            />
            <Switch
              label={t[`also_${other}`]}
              help={t.alsoHelp}
              checked={site.otherWords !== null}
              onChange={({ target }) => put({ otherWords: target.checked ? { ...site.words, lede: "" } : null })}
            />
            {site.otherWords && (
              <SchemaForm
                {...{ form, language, t }}
                value={site.otherWords}
                problems={faults}
                onChange={(words) => put({ otherWords: words as SiteWords })} // as above
              />
            )}
          </Step>
          <div className={s.open}>
            {message && (
              <p role="alert" className={s.alert}>
                {message}
              </p>
            )}
            {opened ? (
              <OpenedSite {...opened} t={t} />
            ) : (
              <Button wide busy={isBusy} busyLabel={t.opening} disabled={step < LAST_STEP} onClick={() => void make()}>
                {t.open}
              </Button>
            )}
          </div>
        </div>
        <SitePreview css={template.css} site={site} t={t} />
      </div>
    </>
  );
};
