import { formatPhone } from "@serambi/kernel/i18n";
import { Form, useDeps, type PageProps } from "@serambi/kernel/remote";
import { formatDate } from "@serambi/kernel/i18n";
import { Badge, Button, ChoiceLinks, OpenFile, Pagination } from "@serambi/kernel/ui";

import { OfficeList } from "../components/OfficeList";
import { ReasonForm } from "../components/ReasonForm";
import { formatMoment } from "../contract/jakartaTime";
import { TEAM_STATES } from "../contract/teamLimits";
import type { Team } from "../contract/Teams";
import { teamsPath } from "../contract/teamsQuery";
import type { teamsLoader } from "./teams.server";
import s from "./OfficePage.module.css";

type Props = PageProps<typeof teamsLoader>;

interface EntryProps {
  readonly team: Team;
  readonly context: Props["context"];
}

const TONES = { registered: "info", confirmed: "success", declined: "warning", withdrawn: "danger" } as const;

const Members = ({ team, context: { t, language } }: EntryProps) => (
  <ol>
    {team.members.map(({ name, nisn, birthDate, isCaptain }) => (
      <li key={nisn + name}>
        {name}
        {isCaptain && ` (${t.captain})`}, {t.nisn} {nisn}, {formatDate(birthDate, language, "short")}
      </li>
    ))}
  </ol>
);

const Deciding = ({ team: { id, state, hasConsent }, context: { t, form } }: EntryProps) => (
  <>
    {hasConsent && (state === "registered" || state === "declined") && (
      <Form>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="decision" value="confirmed" />
        <Button type="submit">{t.confirm}</Button>
      </Form>
    )}
    {(state === "registered" || state === "confirmed") && (
      <ReasonForm
        of={["id", id]}
        along={{ decision: "declined" }}
        form={form?.values["decision"] === "declined" ? form : undefined}
        label={t.decline}
        t={t}
      />
    )}
    {state !== "withdrawn" && (
      <ReasonForm
        of={["id", id]}
        along={{ decision: "removed" }}
        suffix="removed"
        form={form?.values["decision"] === "removed" ? form : undefined}
        label={t.remove}
        t={t}
      />
    )}
  </>
);

const Entry = (props: EntryProps) => {
  const { team, context } = props;
  const { t, language } = context;
  const { http } = useDeps();
  const { school } = team;
  return (
    <li className={s.entry}>
      <p className={s.when}>
        <b>{formatMoment(team.registeredAt, language)}</b>
        <span>{team.reference.replaceAll("-", " ")}</span>
        <Badge tone={TONES[team.state]}>{t[team.state]}</Badge>
      </p>
      <div className={s.what}>
        <h2>{team.name}</h2>
        <p>
          {school.name}, {school.npsn}, {school.city}
        </p>
        <p>
          {t.coach}: {team.coachName} <a href={`tel:${team.coachPhone}`}>+62 {formatPhone(team.coachPhone)}</a>
        </p>
        <Members {...props} />
        {team.reason !== "" && <p>{team.reason}</p>}
        {team.hasConsent ? (
          <p>
            <OpenFile
              label={t.openConsent}
              failed={t.openFailed}
              read={async () => {
                const { TeamApi } = await import("../api/TeamApi");
                return new TeamApi(http).fileOf(team.id);
              }}
            />
          </p>
        ) : (
          team.state !== "withdrawn" && <p>{t.noConsent}</p>
        )}
        <Deciding {...props} />
      </div>
    </li>
  );
};

/** `/Liga-Smk/Registrations` */
export const Page = ({ data: { list, asked }, context }: Props) => {
  const { t } = context;
  return (
    <OfficeList
      t={t}
      count={list && list.totalItems}
      form={context.form}
      above={
        <ChoiceLinks
          label={t.states}
          links={[...TEAM_STATES, "" as const].map((state) => ({
            to: teamsPath({ page: 1, state }),
            name: state === "" ? t.all : t[state],
            isChosen: asked.state === state,
          }))}
        />
      }
      below={
        list && (
          <Pagination
            page={list.page}
            totalPages={list.totalPages}
            hrefFor={(page) => teamsPath({ ...asked, page })}
            labels={{
              nav: t.pages,
              previous: t.previous,
              next: t.next,
              page: t.page,
            }}
          />
        )
      }
    >
      {list?.items.map((team) => (
        <Entry key={team.id} team={team} context={context} />
      ))}
    </OfficeList>
  );
};
