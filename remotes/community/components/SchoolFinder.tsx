import type { FormState } from "@serambi/kernel/remote";
import { ArrowLink, Button, Icon, TextField, TextLink } from "@serambi/kernel/ui";

import { REGISTER_PATH, TEAM_REGISTER_PATH } from "../contract/paths";
import type { TeamSchool } from "../contract/Teams";
import type { TeamMessages } from "../messages/team.id";
import s from "./SchoolFinder.module.css";

/** Schools that were found by what was typed. */
export interface FoundSchools {
  readonly search: string;
  readonly total: number;
  readonly schools: readonly Pick<TeamSchool, "id" | "npsn" | "name" | "city">[];
}

interface SchoolFinderProps {
  /** The school that was chosen. */
  readonly school: TeamSchool | null;
  /** Null while nothing was searched for. */
  readonly found: FoundSchools | null;
  readonly form: FormState | undefined;
  readonly t: TeamMessages;
}

const chooseHref = (id: string): string => `${TEAM_REGISTER_PATH}?${new URLSearchParams({ school: id })}#team`;

const Results = ({ found, t }: { readonly found: FoundSchools; readonly t: TeamMessages }) => {
  const { schools, total } = found;
  if (total === 0)
    return (
      <div role="status" tabIndex={-1} data-outcome="" className={s.none}>
        <p className={s.wrong}>
          <Icon name="alert" /> {t.schoolWrong}
        </p>
        <ArrowLink to={REGISTER_PATH}>{t.registerSchool}</ArrowLink>
        <p className={s.note}>{t.kept}</p>
      </div>
    );
  return (
    <div role="status" tabIndex={-1} data-outcome="" className={s.found}>
      <p className={s.note}>{total > schools.length ? t.foundMore(schools.length, total) : t.found(total)}</p>
      <ul className={s.list}>
        {schools.map(({ id, npsn, name, city }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <span className={s.note}>{t.chosen(npsn, city)}</span>
            </span>
            <TextLink to={chooseHref(id)} className={s.way} aria-label={`${t.choose} ${name}`}>
              {t.choose}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Finds the school of a team among those that are registered: a search of its own, so that it works without scripts. */
export const SchoolFinder = ({ school, found, form, t }: SchoolFinderProps) =>
  school ? (
    <div id="schoolId" tabIndex={-1} className={s.chosen}>
      <p className={s.label}>{t.school}</p>
      <p className={s.name}>{school.name}</p>
      <p className={s.right}>
        <Icon name="check" /> {t.chosen(school.npsn, school.city)}
      </p>
      <TextLink to={TEAM_REGISTER_PATH} className={s.way}>
        {t.other}
      </TextLink>
    </div>
  ) : (
    <div className={s.finder}>
      <form action={TEAM_REGISTER_PATH} role="search" className={s.search}>
        <TextField
          id="schoolId"
          name="search"
          type="search"
          label={t.school}
          help={t.schoolHelp}
          error={form?.errors["schoolId"]}
          defaultValue={found?.search ?? ""}
          autoComplete="off"
          maxLength={80}
        />
        <Button type="submit" variant="line">
          {t.find}
        </Button>
      </form>
      {found && <Results found={found} t={t} />}
    </div>
  );
