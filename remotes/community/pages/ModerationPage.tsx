import { formatDate } from "@serambi/kernel/i18n";
import { Form, useReload, type PageProps } from "@serambi/kernel/remote";
import { Button, ChoiceLinks, EmptyState, PageHead, PartNotice, TextField, Wrap } from "@serambi/kernel/ui";
import { ErrorSummary } from "@serambi/kernel/ui/controls";

import { MODERATION_PATH } from "../contract/paths";
import type { VoiceKind, WaitingVoice } from "../contract/Voices";
import type { ModerationMessages } from "../messages/moderation.id";
import type { moderationLoader } from "./moderation.server";
import s from "./ModerationPage.module.css";

type Props = PageProps<typeof moderationLoader>;

const kindName = (t: ModerationMessages): Readonly<Record<VoiceKind, string>> => ({
  book_reviews: t.bookReviews,
  aspirations: t.aspirations,
  testimonies: t.testimonies,
});

/** Eight digits or more, as people write telephone numbers. */
const PHONE = /(?:\+?\d[\s().-]?){8,}/;

const Deciding = ({ voice, context: { t, form } }: { voice: WaitingVoice; context: Props["context"] }) => {
  const { id, kind, state, mayPublish } = voice;
  const field = `reason-${id}`;
  const isThis = form?.values["id"] === id;
  const known = (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="from" value={state} />
    </>
  );
  return (
    <div className={s.ways}>
      {mayPublish && state !== "published" && (
        <Form>
          {known}
          <Button type="submit" name="decision" value="published">
            {t.publish}
          </Button>
        </Form>
      )}
      {state !== "rejected" && (
        <details open={isThis}>
          <summary>{state === "published" ? t.withdraw : t.reject}</summary>
          <Form noValidate className={s.form}>
            {known}
            <TextField
              id={field}
              name="reason"
              label={t.reason}
              help={t.reasonHelp}
              required
              maxLength={255}
              defaultValue={isThis ? (form.values["reason"] ?? "") : ""}
              error={form?.errors[field]}
            />
            <div>
              <Button type="submit" name="decision" value="rejected" variant="quiet">
                {state === "published" ? t.withdraw : t.reject}
              </Button>
            </div>
          </Form>
        </details>
      )}
    </div>
  );
};

const Voice = ({ voice, context }: { voice: WaitingVoice; context: Props["context"] }) => {
  const { t, language } = context;
  const { kind, name, about, text, createdAt, mayPublish, reason, decidedBy } = voice;
  return (
    <li className={s.voice}>
      <p className={s.who}>
        <b>{kindName(t)[kind]}</b> {name || t.anonymous}, {kind === "book_reviews" ? t.stars(about) : about},{" "}
        {formatDate(createdAt, language)}
      </p>
      <blockquote className={s.words}>{text}</blockquote>
      {!mayPublish && <p>{t.noConsent}</p>}
      {PHONE.test(text) && <p>{t.hasPhone}</p>}
      {decidedBy && (
        <p className={s.who}>
          {t.decided(decidedBy)} {reason}
        </p>
      )}
      <Deciding voice={voice} context={context} />
    </li>
  );
};

/** `/Moderation` */
export const Page = ({ data: { voices, state }, context }: Props) => {
  const { t, form } = context;
  const reload = useReload();
  const faults = Object.entries(form?.errors ?? {}).map(([id, message]) => ({ id, message }));
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.title} size="small" />
      <ChoiceLinks
        label={t.states}
        links={(["waiting", "published", "rejected"] as const).map((one) => ({
          to: one === "waiting" ? MODERATION_PATH : `${MODERATION_PATH}?state=${one}`,
          name: t[one],
          isChosen: one === state,
        }))}
      />
      {faults.length > 0 && <ErrorSummary title={t.faults(faults.length)} faults={faults} attempt={form} />}
      {form?.message && <p role="alert">{form.message}</p>}
      {voices === null && (
        <PartNotice title={t.lost} message={t.lostText} retryLabel={t.retry} onRetry={() => void reload()} />
      )}
      {voices?.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
      {voices && voices.length > 0 && (
        <ul className={s.list}>
          {voices.map((voice) => (
            <Voice key={voice.id} voice={voice} context={context} />
          ))}
        </ul>
      )}
    </Wrap>
  );
};
