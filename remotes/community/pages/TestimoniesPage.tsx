import { useReload, type PageProps } from "@serambi/kernel/remote";
import {
  ArrowLink,
  Avatar,
  Checkbox,
  EmptyState,
  PageHead,
  PartNotice,
  Textarea,
  TextField,
  Wrap,
} from "@serambi/kernel/ui";
import { PublicForm, useFormArrived } from "@serambi/kernel/ui/controls";

import { SendButton } from "../components/SendButton";
import { TESTIMONIES_PATH } from "../contract/paths";
import type { testimoniesLoader } from "./testimonies.server";
import s from "./TestimoniesPage.module.css";

type Props = PageProps<typeof testimoniesLoader>;

const List = ({ data: { testimonies, hasOlder, page }, context: { t } }: Props) => {
  const reload = useReload();
  if (testimonies === null)
    return <PartNotice title={t.lost} message={t.lostText} retryLabel={t.retry} onRetry={() => void reload()} />;
  if (testimonies.length === 0) return <EmptyState title={t.none}>{t.noneText}</EmptyState>;
  return (
    <>
      <ul className={s.list}>
        {testimonies.map(({ id, message, name, role, institution }) => (
          <li key={id} className={s.entry}>
            <blockquote className={s.words}>{message}</blockquote>
            <p className={s.who}>
              <Avatar seed={name} size="m" />
              <span>
                <b>{name}</b>
                <span>{role}</span>
                <span>{institution}</span>
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className={s.ways}>
        {hasOlder && <ArrowLink to={`${TESTIMONIES_PATH}?page=${page + 1}`}>{t.older}</ArrowLink>}
        {page > 1 && <ArrowLink to={TESTIMONIES_PATH}>{t.newest}</ArrowLink>}
      </p>
    </>
  );
};

const Writing = ({ context: { t, form } }: Props) => {
  const values = form?.values ?? {};
  const errors = form?.errors ?? {};
  const line = (name: string, label: string, autoComplete: string, most: number) => (
    <TextField
      id={name}
      name={name}
      label={label}
      autoComplete={autoComplete}
      required
      maxLength={most}
      defaultValue={values[name] ?? ""}
      error={errors[name]}
    />
  );
  return (
    <PublicForm draft="testimony" texts={t} refused={form} noValidate={form !== undefined}>
      <div className={s.pair}>
        {line("name", t.nameLabel, "name", 100)}
        {line("role", t.role, "organization-title", 100)}
      </div>
      {line("institution", t.institution, "organization", 150)}
      <Textarea
        id="message"
        name="message"
        label={t.message}
        required
        minLength={30}
        maxLength={600}
        rows={4}
        countText={t.used}
        defaultValue={values["message"] ?? ""}
        error={errors["message"]}
      />
      <Checkbox name="consent" value="1" label={t.consent} defaultChecked={form === undefined || "consent" in values} />
      <SendButton t={t}>{t.send}</SendButton>
    </PublicForm>
  );
};

/** `/Testimonies` */
export const Page = (props: Props) => {
  const { t } = props.context;
  const { isSent } = props.data;
  useFormArrived(isSent ? "testimony" : "");
  return (
    <>
      <Wrap className={s.page}>
        <PageHead heading={t.heading} />
        <List {...props} />
      </Wrap>
      <section className={s.band} aria-labelledby="write">
        <Wrap className={s.columns}>
          <div>
            <h2 id="write" className={s.heading}>
              {t.write}
            </h2>
            <p className={s.soft}>{t.writeText}</p>
          </div>
          {isSent ? (
            <p role="status">
              <b>{t.done}</b> {t.doneText}
            </p>
          ) : (
            <Writing {...props} />
          )}
        </Wrap>
      </section>
    </>
  );
};
