import { formatDate } from "@serambi/kernel/i18n";
import { useReload, type PageProps, type RemoteDeps } from "@serambi/kernel/remote";
import { ArrowLink, PartNotice, Wrap } from "@serambi/kernel/ui";
import { PublicForm, useAwaitedFile } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";

import { CourtHead } from "../components/CourtHead";
import { OriginField } from "../components/OriginField";
import { PennantCard } from "../components/PennantCard";
import { SchoolFinder } from "../components/SchoolFinder";
import { SendButton } from "../components/SendButton";
import { TeamFields } from "../components/TeamFields";
import { useTeamDraft } from "../components/useTeamDraft";
import { draftOf } from "../contract/teamFields";
import { MAX_MEMBERS } from "../contract/teamLimits";
import { shownSeason } from "../contract/shownSeason";
import { TeamStore } from "../stores/TeamStore";
import type { teamRegisterLoader } from "./teamRegister.server";
import s from "./TeamRegisterPage.module.css";

type Props = PageProps<typeof teamRegisterLoader, TeamStore>;

export const createStore = (_data: Props["data"], deps: RemoteDeps): TeamStore => new TeamStore(deps);

const Writing = observer(function Writing({ data: { school, found }, store, context }: Props) {
  const { t, form, language } = context;
  const values = form?.values ?? {};
  const draft = useTeamDraft(() => draftOf(values), t);
  const [team, setTeam] = useState(values["teamName"] ?? "");
  const [coach, setCoach] = useState(values["coachName"] ?? "");
  const button = useRef<HTMLButtonElement>(null);
  const submit = useAwaitedFile(store.consent, button);
  return (
    <div className={s.columns}>
      <div className={s.sheet}>
        <section className={s.school}>
          <h2 className={s.title}>{t.teamAndSchool}</h2>
          <SchoolFinder school={school} found={found} form={form} t={t} />
        </section>
        <PublicForm draft="team" texts={t} refused={form} onSubmit={submit} id="team" className={s.form}>
          {/* Without scripts the Enter key presses the first button: it sends, and adds no member. */}
          <noscript>
            <button type="submit" className={s.first} tabIndex={-1} aria-hidden="true" />
          </noscript>
          <OriginField />
          <TeamFields
            draft={draft}
            first={values}
            form={form}
            sending={store.consent}
            language={language}
            t={t}
            onName={setTeam}
            onCoach={setCoach}
            asksConsent
          />
          <SendButton t={t} buttonRef={button} className={s.send}>
            {t.send}
          </SendButton>
          <p role="status">{store.consent.isAwaited && t.waitsForFile}</p>
          <p className={s.draft}>{t.draftNote}</p>
        </PublicForm>
      </div>
      <aside className={s.board} aria-label={t.board}>
        <p className={s.note}>{t.board}</p>
        <PennantCard
          team={team}
          school={school ? `${school.name}, ${school.province}` : ""}
          coach={coach}
          members={draft.members}
          count={draft.count}
          places={MAX_MEMBERS}
          captain={draft.captain}
          seed={school?.npsn ?? "panji"}
          t={t}
        />
        {draft.captain === "" && <p className={s.note}>{t.noCaptain}</p>}
      </aside>
    </div>
  );
});

/** `/Liga-Smk/Register` */
export const Page = (props: Props) => {
  const { data, context } = props;
  const { t, language } = context;
  const { window } = data;
  const reload = useReload();
  const until = formatDate(window?.until ?? "", language);
  return (
    <>
      <CourtHead
        heading={t.heading}
        lede={window && !window.isOpen ? t.closedLede(formatDate(window.opensAt, language), until) : t.lede}
      >
        {window?.isOpen && <p className={s.season}>{t.season(shownSeason(window.season), until)}</p>}
      </CourtHead>
      <Wrap className={s.page}>
        {window === null && (
          <PartNotice title={t.lost} message={t.lostText} retryLabel={t.retry} onRetry={() => void reload()} />
        )}
        {window?.isOpen && <Writing {...props} />}
        {window?.isOpen === false && <ArrowLink to="/">{t.toLeague}</ArrowLink>}
      </Wrap>
    </>
  );
};
