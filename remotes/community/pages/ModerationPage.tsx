import { formatDate, formatRupiah } from "@serambi/kernel/i18n";
import { Form, useReload, type PageProps } from "@serambi/kernel/remote";
import {
  Button,
  ChoiceLinks,
  EmptyState,
  PageHead,
  PartNotice,
  Picture,
  RadioGroup,
  Textarea,
  TextField,
  Wrap,
} from "@serambi/kernel/ui";
import { ErrorSummary } from "@serambi/kernel/ui/controls";

import { Outcome } from "../components/Outcome";
import { DecisionHistory } from "../components/DecisionHistory";
import { hrefWith } from "../contract/hrefWith";
import { maskPersonal } from "../contract/maskPersonal";
import { MODERATION_PATH } from "../contract/paths";
import { VOICE_KINDS, type VoiceKind } from "../contract/voiceKinds";
import { voiceNumber } from "../contract/voiceNumber";
import type { WaitingVoice } from "../contract/Voices";
import type { ModerationMessages } from "../messages/moderation.id";
import type { moderationLoader } from "./moderation.server";
import s from "./ModerationPage.module.css";

type Props = PageProps<typeof moderationLoader>;

const kindName = (t: ModerationMessages): Readonly<Record<VoiceKind, string>> => ({
  book_reviews: t.bookReviews,
  aspirations: t.aspirations,
  testimonies: t.testimonies,
  donations: t.donations,
});

const aboutOf = ({ kind, about }: WaitingVoice, { t, language }: Props["context"]): string => {
  if (kind === "book_reviews") return t.stars(about);
  return kind === "donations" ? formatRupiah(Number(about), language) : about;
};

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
          <Button type="submit" name="decision" value="published" aria-describedby={`who-${id}`}>
            {t.publish}
          </Button>
        </Form>
      )}
      {state !== "rejected" && (
        <details open={isThis}>
          <summary aria-describedby={`who-${id}`}>{state === "published" ? t.withdraw : t.reject}</summary>
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
              <Button type="submit" name="decision" value="rejected" variant="quiet" aria-describedby={`who-${id}`}>
                {state === "published" ? t.withdraw : t.reject}
              </Button>
            </div>
          </Form>
        </details>
      )}
    </div>
  );
};

/** The office's words below a published aspiration. */
const Answering = ({ voice: { id }, context: { t, form } }: { voice: WaitingVoice; context: Props["context"] }) => {
  const field = `answer-${id}`;
  const isThis = form?.values["act"] === "answer" && form.values["id"] === id;
  const values = isThis ? form.values : {};
  return (
    <details open={isThis}>
      <summary aria-describedby={`who-${id}`}>{t.answer}</summary>
      <Form noValidate className={s.form}>
        <input type="hidden" name="id" value={id} />
        <RadioGroup
          name="answerState"
          label={t.answerState}
          defaultValue={values["answerState"] ?? "answered"}
          options={[
            { value: "discussed", label: t.stateDiscussed },
            { value: "answered", label: t.stateAnswered },
          ]}
        />
        <Textarea
          id={field}
          name="answer"
          label={t.answerLabel}
          help={t.answerHelp}
          required
          maxLength={600}
          rows={3}
          defaultValue={values["answer"] ?? ""}
          error={form?.errors[field]}
        />
        <TextField
          name="signature"
          label={t.signature}
          required
          maxLength={100}
          defaultValue={values["signature"] ?? ""}
        />
        <div>
          <Button type="submit" name="act" value="answer">
            {t.answer}
          </Button>
        </div>
      </Form>
    </details>
  );
};

/** What a machine sees in a text before a person decides. */
const Findings = ({ voice: { text, likeness, mayPublish }, t }: { voice: WaitingVoice; t: ModerationMessages }) => {
  const masked = maskPersonal(text);
  const findings = [
    ...(mayPublish ? [] : [t.noConsent]),
    ...(masked === text ? [] : [t.hasPersonal]),
    ...(likeness > 0 ? [t.isAlike(likeness)] : []),
  ];
  if (findings.length === 0) return null;
  return (
    <div className={s.findings}>
      <b>{t.found}</b>
      <ul>
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
      {masked !== text && mayPublish && (
        <figure className={s.preview}>
          <figcaption>{t.preview}</figcaption>
          <blockquote>{masked}</blockquote>
        </figure>
      )}
    </div>
  );
};

/** Says what was decided a moment ago, with the button that takes it back. */
const Done = ({ data: { last, done }, context: { t } }: Props) => {
  if (done !== null) return <Outcome className={s.undo}>{done === "undo" ? t.undone : t.answerKept}</Outcome>;
  return (
    last && (
      <Form className={s.undo}>
        <input type="hidden" name="kind" value={last.kind} />
        <input type="hidden" name="id" value={last.id} />
        <Outcome>{t.done}</Outcome>
        <Button type="submit" name="act" value="undo" size="small" variant="line">
          {t.undo}
        </Button>
      </Form>
    )
  );
};

const Voice = ({ voice, context }: { voice: WaitingVoice; context: Props["context"] }) => {
  const { t, language } = context;
  const { id, kind, name, text, photo, createdAt, history, state } = voice;
  const number = kind === "donations" ? "" : `${voiceNumber(kind, id)} `;
  return (
    <li className={s.voice}>
      <p id={`who-${id}`} className={s.who}>
        <b>{kindName(t)[kind]}</b>
        {` ${number}${name || t.anonymous}, ${aboutOf(voice, context)}, ${formatDate(createdAt, language)}`}
      </p>
      <blockquote className={s.words}>{text}</blockquote>
      {photo !== "" && <Picture className={s.photo} src={photo} alt={t.photoOf(name)} width={160} height={160} />}
      <Findings voice={voice} t={t} />
      <DecisionHistory history={history} t={t} language={language} />
      <Deciding voice={voice} context={context} />
      {kind === "aspirations" && state === "published" && <Answering voice={voice} context={context} />}
    </li>
  );
};

/** `/Moderation` */
export const Page = (props: Props) => {
  const { data, context } = props;
  const { voices, state, kind } = data;
  const { t, form } = context;
  const reload = useReload();
  const hrefOf = hrefWith(MODERATION_PATH, {});
  const faults = Object.entries(form?.errors ?? {}).map(([id, message]) => ({ id, message }));
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.title} size="small" />
      <ChoiceLinks
        label={t.states}
        links={(["waiting", "published", "rejected"] as const).map((one) => ({
          to: hrefOf({ ...(one !== "waiting" && { state: one }), ...(kind !== null && { kind }) }),
          name: t[one],
          isChosen: one === state,
        }))}
      />
      <ChoiceLinks
        label={t.kinds}
        links={[null, ...VOICE_KINDS].map((one) => ({
          to: hrefOf({ ...(state !== "waiting" && { state }), ...(one !== null && { kind: one }) }),
          name: one === null ? t.allKinds : kindName(t)[one],
          isChosen: one === kind,
        }))}
      />
      <Done {...props} />
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
