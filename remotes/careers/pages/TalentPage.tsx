import { formatDate } from "@serambi/kernel/i18n";
import { useNavigation, useReload, type PageProps } from "@serambi/kernel/remote";
import { useNavigate } from "@serambi/kernel/router";
import {
  ArrowLink,
  Button,
  Checkbox,
  EmptyState,
  ErrorState,
  PageHead,
  Section,
  Select,
  Textarea,
  TextField,
  Wrap,
} from "@serambi/kernel/ui";
import { PublicForm, useFormArrived } from "@serambi/kernel/ui/controls";
import type { SubmitEvent } from "react";

import { TalentList } from "../components/TalentList";
import { INTRODUCTION_DRAFT } from "../contract/drafts";
import { TALENT_PATH } from "../contract/paths";
import f from "./FormPage.module.css";
import type { talentLoader } from "./talent.server";
import s from "./TalentPage.module.css";

type Props = PageProps<typeof talentLoader>;

const Filters = ({ data: { list, filters }, context: { t } }: Props) => {
  const navigate = useNavigate();
  const show = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === "string" && value !== "") query.set(name, value);
    void navigate(query.size === 0 ? TALENT_PATH : `${TALENT_PATH}?${query}`);
  };
  return (
    <form
      className={s.filters}
      action={TALENT_PATH}
      aria-label={t.filters}
      key={JSON.stringify(filters)}
      onSubmit={show}
    >
      <Select
        name="trade"
        label={t.trade}
        compact
        defaultValue={filters.trade}
        options={[
          { value: "", label: t.any },
          ...(list?.trades ?? []).map((value) => ({ value, label: t[`field.${value}`] })),
        ]}
      />
      <Select
        name="city"
        label={t.city}
        compact
        defaultValue={filters.city}
        options={[{ value: "", label: t.any }, ...(list?.cities ?? []).map((value) => ({ value, label: value }))]}
      />
      <TextField name="freeBy" type="date" label={t.freeBy} compact defaultValue={filters.freeBy} />
      <Button type="submit" variant="line" size="small">
        {t.show}
      </Button>
    </form>
  );
};

const Ask = ({ data: { list, isAsked, privacyPath }, context: { t, form, query } }: Props) => {
  const isSending = useNavigation().state === "loading";
  const values = form?.values ?? {};
  const errors = form?.errors ?? {};
  const isSent = isAsked && !form;
  useFormArrived(isSent ? INTRODUCTION_DRAFT : "");
  const field = (name: string) => ({ id: name, name, defaultValue: values[name] ?? "", error: errors[name] });
  return (
    <div>
      <h2 className={s.heading} id="ask-heading">
        {t.askHeading}
      </h2>
      <p className={s.lede}>{t.askLede}</p>
      {isSent ? (
        <p role="status" className={s.asked}>
          {t.asked}
        </p>
      ) : (
        <PublicForm draft={INTRODUCTION_DRAFT} texts={t} refused={form} className={f.form}>
          <Select
            {...field("talent")}
            defaultValue={values["talent"] ?? query.get("talent") ?? ""}
            label={t.talent}
            required
            options={[
              { value: "", label: t.choose },
              ...(list?.talents ?? []).map(({ id, work }) => ({ value: id, label: work })),
            ]}
          />
          <TextField {...field("company")} label={t.company} required maxLength={100} autoComplete="organization" />
          <TextField
            {...field("payFromIdr")}
            label={t.pay}
            required
            inputMode="numeric"
            maxLength={20}
            autoComplete="off"
          />
          <TextField {...field("name")} label={t.name} required maxLength={100} autoComplete="name" />
          <TextField {...field("email")} label={t.email} type="email" required maxLength={254} autoComplete="email" />
          <Textarea {...field("message")} label={t.message} required maxLength={1000} rows={4} />
          <Checkbox
            id="consent"
            name="consent"
            value="yes"
            required
            defaultChecked={values["consent"] === "yes"}
            error={errors["consent"]}
            label={
              <>
                {t.consentBefore}
                {privacyPath === null ? t.consentLink : <a href={privacyPath}>{t.consentLink}</a>}
                {t.consentAfter}
              </>
            }
          />
          <div>
            <Button type="submit" busy={isSending} busyLabel={t.sending}>
              {t.send}
            </Button>
          </div>
        </PublicForm>
      )}
    </div>
  );
};

/** `/Talent-Hiring`: graduates by what they made, and the request for an introduction. */
export const Page = (props: Props) => {
  const { list, profilePath, now, filters } = props.data;
  const { t, language } = props.context;
  const reload = useReload();
  const freeText = (day: string): string =>
    day <= now.slice(0, 10) ? t.freeNow : t.freeFrom(formatDate(day, language, "day-month"));
  const isNarrow = filters.trade !== "" || filters.city !== "" || filters.freeBy !== "";
  return (
    <>
      <Wrap className={s.page}>
        <PageHead heading={t.heading} lede={list ? t.lede(list.total) : undefined}>
          {profilePath !== null && (
            <p className={s.ways}>
              <a href={profilePath}>{t.profileLink}</a>
            </p>
          )}
        </PageHead>
        {list && <Filters {...props} />}
        {list === null && <ErrorState title={t.none} retryLabel={t.retry} onRetry={() => void reload()} />}
        {list?.talents.length === 0 && (
          <EmptyState title={t.none} action={isNarrow && <ArrowLink to={TALENT_PATH}>{t.clear}</ArrowLink>}>
            <p>{t.noneText}</p>
          </EmptyState>
        )}
        {list && list.talents.length > 0 && <TalentList talents={list.talents} freeText={freeText} />}
      </Wrap>
      {list && list.total > 0 && (
        <Section id="ask" labelledBy="ask-heading" tone="sunken">
          <Wrap>
            <Ask {...props} />
          </Wrap>
        </Section>
      )}
    </>
  );
};
