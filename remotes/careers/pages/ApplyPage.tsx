import { formatDate } from "@serambi/kernel/i18n";
import { useNavigation, type PageProps, type RemoteDeps } from "@serambi/kernel/remote";
import {
  ArrowLink,
  Breadcrumb,
  Button,
  Checkbox,
  EmptyState,
  PageHead,
  Textarea,
  TextField,
  Wrap,
} from "@serambi/kernel/ui";
import { PublicForm, useAwaitedFile } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";
import { useRef } from "react";

import { CvField } from "../components/CvField";
import { Facts } from "../components/Facts";
import { applyDraft } from "../contract/drafts";
import { jobPath, JOBS_PATH } from "../contract/paths";
import { CvStore } from "../stores/CvStore";
import { createCvUpload } from "../stores/createCvUpload";
import type { applyLoader } from "./apply.server";
import s from "./FormPage.module.css";

type Props = PageProps<typeof applyLoader, CvStore>;

export const createStore = (_data: Props["data"], deps: RemoteDeps): CvStore => new CvStore(createCvUpload(deps));

const Fields = observer(function Fields({ data: { job, privacyPath }, context: { t, form }, store }: Props) {
  const isSending = useNavigation().state === "loading";
  const values = form?.values ?? {};
  const errors = form?.errors ?? {};
  const button = useRef<HTMLButtonElement>(null);
  const { cv } = store;
  const submit = useAwaitedFile(cv, button);

  return (
    <PublicForm draft={applyDraft(job.id)} texts={t} refused={form} className={s.form} onSubmit={submit}>
      <Textarea
        id="motivation"
        name="motivation"
        label={t.motivation}
        help={t.motivationHelp}
        rows={8}
        required
        maxLength={2000}
        countText={t.count}
        defaultValue={values["motivation"] ?? ""}
        error={errors["motivation"]}
      />
      <CvField cv={cv} error={errors["cv"]} before={values["cv"]} />
      <fieldset className={s.group}>
        <legend>{t.contact}</legend>
        <TextField
          id="name"
          name="name"
          label={t.name}
          required
          autoComplete="name"
          maxLength={100}
          defaultValue={values["name"] ?? ""}
          error={errors["name"]}
        />
        <TextField
          id="phone"
          name="phone"
          type="tel"
          label={t.phone}
          required
          autoComplete="tel"
          maxLength={30}
          defaultValue={values["phone"] ?? ""}
          error={errors["phone"]}
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label={t.email}
          required
          autoComplete="email"
          maxLength={254}
          defaultValue={values["email"] ?? ""}
          error={errors["email"]}
        />
      </fieldset>
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
      <div className={s.end}>
        <Button ref={button} type="submit" busy={isSending} busyLabel={t.sending}>
          {t.send}
        </Button>
        <p className={s.hint}>{t.draft}</p>
      </div>
      <p role="status" className={s.waiting}>
        {cv.isAwaited && t.waitsForFile}
      </p>
    </PublicForm>
  );
});

/** `/Event/Careers/{id}/{slug}/Apply`: an application. */
export const Page = observer(function ApplyPage(props: Props) {
  const { job } = props.data;
  const { t, language } = props.context;
  return (
    <Wrap className={s.page}>
      <PageHead
        heading={`${t.applyHeading}: ${job.title}`}
        lede={job.isOpen ? t.applyLede(job.company.name) : undefined}
        size="small"
        above={
          <Breadcrumb
            label={t.breadcrumb}
            items={[
              { label: t.jobs, to: JOBS_PATH },
              { label: job.title, to: jobPath(job) },
              { label: t.applyHeading },
            ]}
          />
        }
      />
      <div className={s.columns}>
        {job.isOpen ? (
          <Fields {...props} />
        ) : (
          <EmptyState title={t.closedTitle} action={<ArrowLink to={jobPath(job)}>{t.seeOpen}</ArrowLink>}>
            <p>{t.closedText}</p>
          </EmptyState>
        )}
        <aside className={s.side} aria-label={job.company.name}>
          <p className={s.company}>{job.company.name}</p>
          <p className={s.name}>{job.title}</p>
          <Facts
            facts={[
              { name: t.factPay, value: t.pay(job.payFromIdr, job.payToIdr) },
              { name: t.factWhere, value: `${job.city}, ${t[`place.${job.place}`]}` },
              { name: t.factCloses, value: formatDate(job.closesAt, language, "short") },
            ]}
          />
        </aside>
      </div>
    </Wrap>
  );
});
