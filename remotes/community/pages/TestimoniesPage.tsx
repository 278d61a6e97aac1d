import { useReload, type PageProps, type RemoteDeps } from "@serambi/kernel/remote";
import {
  ArrowLink,
  Avatar,
  Checkbox,
  EmptyState,
  PageHead,
  PartNotice,
  Picture,
  Textarea,
  TextField,
  Wrap,
} from "@serambi/kernel/ui";
import {
  driveSending,
  PublicForm,
  SentFileField,
  useAwaitedFile,
  useFormArrived,
  type FileSending,
} from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";
import { useRef } from "react";

import { SendButton } from "../components/SendButton";
import { WriteSection } from "../components/WriteSection";
import { MAX_PHOTO_BYTES } from "../contract/photoLimits";
import { TESTIMONIES_PATH } from "../contract/paths";
import type { testimoniesLoader } from "./testimonies.server";
import s from "./TestimoniesPage.module.css";

type Props = PageProps<typeof testimoniesLoader, TestimonyStore>;

/** A photograph on its way, and nothing of the page's data. */
class TestimonyStore {
  constructor(readonly photo: FileSending) {}

  /** The page is loaded anew after a refusal; what is on its way goes on. */
  take(): void {
    // The photograph is all that this store has.
  }
}

export const createStore = (_data: Props["data"], deps: RemoteDeps): TestimonyStore =>
  new TestimonyStore(driveSending(deps));

const List = ({ data: { testimonies, hasOlder, page }, context: { t } }: Props) => {
  const reload = useReload();
  if (testimonies === null)
    return <PartNotice title={t.lost} message={t.lostText} retryLabel={t.retry} onRetry={() => void reload()} />;
  if (testimonies.length === 0) return <EmptyState title={t.none}>{t.noneText}</EmptyState>;
  return (
    <>
      <ul className={s.list}>
        {testimonies.map(({ id, message, name, role, institution, photo }) => (
          <li key={id} className={s.entry}>
            <blockquote className={s.words}>{message}</blockquote>
            <p className={s.who}>
              {photo === null ? (
                <Avatar seed={name} size="m" />
              ) : (
                <Picture className={s.photo} src={photo} alt="" width={56} height={56} />
              )}
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

const Photo = ({ store: { photo }, context: { t, language, form } }: Props) => (
  <SentFileField
    sending={photo}
    name="photo"
    label={t.photo}
    help={t.photoHelp}
    optionalLabel={t.optional}
    language={language}
    accept="image/jpeg,image/png,image/webp"
    maxBytes={MAX_PHOTO_BYTES}
    error={form?.errors["photo"]}
    before={form?.values["photo"]}
    texts={{
      choose: t.photoChoose,
      drop: t.photoDrop,
      remove: t.photoRemove,
      tooLarge: t.photoLarge,
      wrongType: t.photoType,
      chosen: t.photoChosen,
      noScript: t.photoNoScript,
      progress: t.photoProgress,
      done: t.photoDone,
      paused: t.photoPaused,
      failed: t.photoFailed,
      resume: t.photoResume,
      carried: t.photoCarried,
      putAway: t.photoPutAway,
    }}
  />
);

const Writing = observer(function Writing(props: Props) {
  const { photo } = props.store;
  const { t, form } = props.context;
  const button = useRef<HTMLButtonElement>(null);
  const submit = useAwaitedFile(photo, button);
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
    <PublicForm draft="testimony" texts={t} refused={form} onSubmit={submit}>
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
      <Photo {...props} />
      <Checkbox name="consent" value="1" label={t.consent} defaultChecked={"consent" in values} />
      <SendButton t={t} buttonRef={button}>
        {t.send}
      </SendButton>
      <p role="status">{photo.isAwaited && t.waitsForPhoto}</p>
    </PublicForm>
  );
});

/** `/Testimonies` */
export const Page = (props: Props) => {
  const { t } = props.context;
  const { isSent, number } = props.data;
  useFormArrived(isSent ? "testimony" : "");
  return (
    <>
      <Wrap className={s.page}>
        <PageHead heading={t.heading} />
        <List {...props} />
      </Wrap>
      <WriteSection t={t} isSent={isSent} number={number}>
        <Writing {...props} />
      </WriteSection>
    </>
  );
};
