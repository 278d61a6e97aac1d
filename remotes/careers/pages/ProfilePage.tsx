import { formatDate, formatRupiah } from "@serambi/kernel/i18n";
import { Form, useNavigation, type PageProps } from "@serambi/kernel/remote";
import { Breadcrumb, Button, Checkbox, PageHead, Select, Textarea, TextField, Wrap } from "@serambi/kernel/ui";
import { ErrorSummary } from "@serambi/kernel/ui/controls";

import { FIELDS } from "../contract/choices";
import { TALENT_PATH } from "../contract/paths";
import s from "./FormPage.module.css";
import type { profileLoader } from "./profile.server";

type Props = PageProps<typeof profileLoader>;

const Fields = ({ data: { profile }, context: { t, form } }: Props) => {
  const isSending = useNavigation().state === "loading";
  const values = form?.values ?? {};
  const errors = form?.errors ?? {};
  const faults = Object.entries(errors).map(([id, message]) => ({ id, message }));
  const field = (name: "work" | "summary" | "trade" | "city" | "freeFrom" | "name") => ({
    id: name,
    name,
    defaultValue: values[name] ?? profile?.[name] ?? "",
    error: errors[name],
  });
  return (
    <Form className={s.form} noValidate>
      {faults.length > 0 && <ErrorSummary title={t.faults(faults.length)} faults={faults} attempt={form} />}
      <TextField {...field("work")} label={t.work} required maxLength={120} />
      <Textarea {...field("summary")} label={t.summary} required maxLength={400} />
      <Select
        {...field("trade")}
        label={t.trade}
        options={FIELDS.map((value) => ({ value, label: t[`field.${value}`] }))}
      />
      <TextField {...field("city")} label={t.city} required maxLength={60} autoComplete="address-level2" />
      <TextField {...field("freeFrom")} type="date" label={t.freeFromField} required />
      <TextField {...field("name")} label={t.name} required maxLength={100} autoComplete="name" />
      <Checkbox
        name="isNamed"
        value="yes"
        label={t.isNamed}
        help={t.isNamedHelp}
        defaultChecked={form ? values["isNamed"] === "yes" : profile?.isNamed}
      />
      <Checkbox
        id="consent"
        name="consent"
        value="yes"
        required
        label={t.share}
        defaultChecked={values["consent"] === "yes"}
        error={errors["consent"]}
      />
      <div className={s.end}>
        <Button type="submit" busy={isSending} busyLabel={t.sending}>
          {t.save}
        </Button>
        {profile?.isShown && (
          <Button type="submit" name="act" value="withdraw" variant="danger-line">
            {t.withdraw}
          </Button>
        )}
      </div>
    </Form>
  );
};

/** `/Talent-Hiring/Profile`: one's own profile, consent and requests. */
export const Page = (props: Props) => {
  const { profile, introductions } = props.data;
  const { t, language } = props.context;
  return (
    <Wrap className={s.page}>
      <PageHead
        heading={t.profileTitle}
        lede={t.profileLede}
        size="small"
        above={
          <Breadcrumb label={t.breadcrumb} items={[{ label: t.title, to: TALENT_PATH }, { label: t.profileTitle }]} />
        }
      >
        <p role="status">{profile?.isShown ? t.shown(formatDate(profile.consentedAt, language)) : t.hidden}</p>
      </PageHead>
      <div className={s.columns}>
        <Fields key={profile?.consentedAt ?? "none"} {...props} />
        <aside className={s.side} aria-label={t.requests}>
          <p className={s.name}>{t.requests}</p>
          {introductions.length === 0 && <p className={s.company}>{t.requestsNone}</p>}
          {introductions.map(({ number, company, name, email, payFromIdr, message, askedAt }) => (
            <section key={number}>
              <p>
                <b>{company}</b>, {formatDate(askedAt, language, "short")}, {formatRupiah(payFromIdr, language)}
              </p>
              <p>{message}</p>
              <p>
                <a href={`mailto:${email}`}>{name}</a>
              </p>
            </section>
          ))}
        </aside>
      </div>
    </Wrap>
  );
};
