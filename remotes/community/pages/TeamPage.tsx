import { formatDate, formatPhone } from "@serambi/kernel/i18n";
import { Form, useDeps, type PageProps, type RemoteDeps } from "@serambi/kernel/remote";
import {
  ArrowLink,
  Badge,
  Button,
  ButtonLink,
  CopyButton,
  Icon,
  OpenFile,
  TextLink,
  Wrap,
  FileLink,
} from "@serambi/kernel/ui";
import { PublicForm, useAwaitedFile, useFormArrived } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";

import { CourtHead } from "../components/CourtHead";
import { OriginField } from "../components/OriginField";
import { Outcome } from "../components/Outcome";
import { PennantCard } from "../components/PennantCard";
import { SendButton } from "../components/SendButton";
import { TeamFields } from "../components/TeamFields";
import { useTeamDraft } from "../components/useTeamDraft";
import { TEAM_REGISTER_PATH, teamCardPath, teamPath } from "../contract/paths";
import { draftOf, draftOfTeam } from "../contract/teamFields";
import type { KeptTeam } from "../contract/Teams";
import type { TeamMessages } from "../messages/team.id";
import { TeamStore } from "../stores/TeamStore";
import type { teamLoader } from "./team.server";
import s from "./TeamPage.module.css";

type Props = PageProps<typeof teamLoader, TeamStore>;

export const createStore = (_data: Props["data"], deps: RemoteDeps): TeamStore => new TeamStore(deps);

const headingOf = ({ state, name }: KeptTeam, t: TeamMessages): string =>
  ({
    registered: t.stateRegistered,
    confirmed: t.stateConfirmed,
    declined: t.stateDeclined,
    withdrawn: t.stateWithdrawn,
  })[state](name);

const TONES = { registered: "info", confirmed: "success", declined: "warning", withdrawn: "danger" } as const;

/** As people read it: `LS27 0187 KPG`. */
const shown = (reference: string): string => reference.replaceAll("-", " ");

const Changing = observer(function Changing({ data: { team, token }, store, context }: Props) {
  const { t, form, language } = context;
  const [first] = useState<Readonly<Record<string, string | undefined>>>(
    form?.values ?? {
      teamName: team.name,
      coachName: team.coachName,
      coachPhone: team.coachPhone,
      guardianConsent: "1",
    },
  );
  const draft = useTeamDraft(() => (form ? draftOf(form.values) : draftOfTeam(team)), t);
  const [name, setName] = useState(first["teamName"] ?? "");
  const [coach, setCoach] = useState(first["coachName"] ?? "");
  const button = useRef<HTMLButtonElement>(null);
  const submit = useAwaitedFile(store.consent, button);
  return (
    <div className={s.columns}>
      <div className={s.sheet}>
        <h2 className={s.title}>{t.editHeading}</h2>
        <PublicForm draft={`team-${team.id}`} texts={t} refused={form} onSubmit={submit} className={s.form}>
          <noscript>
            <button type="submit" name="act" value="change" className={s.first} tabIndex={-1} aria-hidden="true" />
          </noscript>
          <OriginField />
          <TeamFields
            draft={draft}
            first={first}
            form={form}
            sending={store.consent}
            language={language}
            t={t}
            onName={setName}
            onCoach={setCoach}
            consentNote={team.hasConsent ? t.consentKept : t.consentMissing}
            asksConsent={false}
          />
          <SendButton t={t} buttonRef={button} className={s.send}>
            {t.save}
          </SendButton>
          <p role="status">{store.consent.isAwaited && t.waitsForFile}</p>
          <p>
            <TextLink to={teamPath(token)}>{t.back}</TextLink>
          </p>
        </PublicForm>
      </div>
      <aside className={s.board} aria-label={t.board}>
        <PennantCard
          team={name}
          school={`${team.school.name}, ${team.school.province}`}
          coach={coach}
          members={draft.members}
          count={draft.count}
          places={draft.count}
          captain={draft.captain}
          seed={team.school.npsn}
          t={t}
        />
      </aside>
    </div>
  );
});

const Next = ({ data: { team }, context: { t, language } }: Props) => (
  <section className={s.next} aria-labelledby="next">
    <h2 id="next" className={s.title}>
      {t.nextTitle}
    </h2>
    <ol>
      <li>
        <span>{t.soon}</span>
        <p>
          <b>{t.next1}</b> {t.next1Text}
        </p>
      </li>
      <li>
        <span>{formatDate(team.window.until, language, "short")}</span>
        <p>
          <b>{t.next2}</b> {t.next2Text}
        </p>
      </li>
      <li>
        <span>{t.afterwards}</span>
        <p>
          <b>{t.next3}</b> {t.next3Text}
        </p>
      </li>
    </ol>
  </section>
);

/** The ways to change a team that is not withdrawn. */
const Ways = ({ data: { team, token }, context: { t, language } }: Props) => {
  const { http } = useDeps();
  return (
    <div className={s.ways}>
      {team.isOpen && (
        <ArrowLink to={`${teamPath(token)}?edit`}>{t.edit(formatDate(team.window.until, language))}</ArrowLink>
      )}
      {team.hasConsent && (
        <span className={s.scripted}>
          <OpenFile
            label={t.openConsent}
            failed={t.openFailed}
            read={async () => {
              const { TeamApi } = await import("../api/TeamApi");
              return new TeamApi(http).consentOf(token);
            }}
          />
        </span>
      )}
      <FileLink to={teamCardPath(token)} className={s.link}>
        {t.card}
      </FileLink>
    </div>
  );
};

const Number = ({ data: { team, isSent, isSaved }, context: { t } }: Props) => (
  <Outcome className={s.number}>
    {isSaved && <p>{t.saved}</p>}
    <p className={s.soft}>{t.number}</p>
    <p className={s.reference}>{shown(team.reference)}</p>
    <p className={s.soft}>{t.numberHelp}</p>
    {isSent && <p className={s.soft}>{t.numberMailed}</p>}
  </Outcome>
);

const Kept = (props: Props) => {
  const { team } = props.data;
  const { t } = props.context;
  const isGone = team.state === "withdrawn";
  return (
    <div className={s.columns}>
      <div className={s.sheet}>
        <Number {...props} />
        {team.reason !== "" && (
          <p className={s.reason} role="note">
            <Icon name="alert" /> <span>{team.reason}</span>
          </p>
        )}
        {!isGone && !team.hasConsent && (
          <div className={s.reason} role="note">
            <Icon name="alert" />
            <span>
              {t.consentMissing}{" "}
              {team.isOpen && <TextLink to={`${teamPath(props.data.token)}?edit`}>{t.sendConsent}</TextLink>}
            </span>
          </div>
        )}
        {isGone ? (
          <>
            <p>{t.withdrawnText}</p>
            <ButtonLink to={TEAM_REGISTER_PATH}>{t.again}</ButtonLink>
          </>
        ) : (
          <>
            <p className={s.buttons}>
              <Button onClick={() => print()}>
                <Icon name="file" /> {t.print}
              </Button>
              <span>
                <CopyButton
                  text={shown(team.reference)}
                  texts={{ copy: t.copy, copied: t.copied, failed: t.copyFailed }}
                />
              </span>
            </p>
            <Next {...props} />
            <Ways {...props} />
            {team.isOpen && (
              <Form className={s.withdraw}>
                <p>{t.withdrawSure}</p>
                <Button type="submit" name="act" value="withdraw" variant="quiet">
                  {t.withdraw}
                </Button>
              </Form>
            )}
          </>
        )}
      </div>
      {!isGone && (
        <aside className={s.board} aria-label={team.name}>
          <PennantCard
            team={team.name}
            school={`${team.school.name}, ${team.school.province}`}
            coach={`${team.coachName}, +62 ${formatPhone(team.coachPhone)}`}
            members={team.members}
            count={team.members.length}
            places={team.members.length}
            captain={draftOfTeam(team).captain}
            seed={team.school.npsn}
            t={t}
          />
        </aside>
      )}
    </div>
  );
};

/** `/Liga-Smk/Registration/{token}` */
export const Page = (props: Props) => {
  const { team, isEditing, isSent, isSaved } = props.data;
  const { t, form } = props.context;
  useFormArrived(isSent ? "team" : isSaved ? `team-${team.id}` : "");
  return (
    <>
      <CourtHead
        heading={headingOf(team, t)}
        size="small"
        above={
          <p>
            <Badge tone={TONES[team.state]}>{shown(team.reference)}</Badge>
          </p>
        }
      />
      <Wrap className={s.page}>
        {form?.message && !isEditing && <p role="alert">{form.message}</p>}
        {isEditing ? <Changing {...props} /> : <Kept {...props} />}
      </Wrap>
    </>
  );
};
