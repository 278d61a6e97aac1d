import { useNavigate } from "@serambi/kernel/router";
import { Button, Checkbox, Select, TextField } from "@serambi/kernel/ui";
import type { SubmitEvent } from "react";

import { mentorsPath, readMentorQuery } from "../contract/mentorQuery";
import type { MentorQuery } from "../contract/Mentors";
import { MENTORS_PATH } from "../contract/paths";
import { queryOf } from "../contract/queryOf";
import { ZONES } from "../contract/zones";
import type { MentorMessages } from "../messages/mentors.id";
import s from "./MentorFilters.module.css";

interface MentorFiltersProps {
  readonly query: MentorQuery;
  readonly skills: readonly string[];
  readonly t: MentorMessages;
}

/** Search and filters as a form: each choice is a step of the history, and without scripts its button sends all of them. */
export const MentorFilters = ({ query, skills, t }: MentorFiltersProps) => {
  const navigate = useNavigate();
  const show = (form: HTMLFormElement | null): void => {
    if (form) void navigate(mentorsPath(readMentorQuery(queryOf(form))));
  };
  return (
    <form
      action={MENTORS_PATH}
      role="search"
      aria-label={t.filters}
      className={s.filters}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        show(event.currentTarget);
      }}
    >
      <TextField
        key={query.search}
        name="search"
        type="search"
        label={t.search}
        placeholder={t.searchHint}
        defaultValue={query.search}
        maxLength={80}
      />
      <Select
        name="skill"
        label={t.skill}
        value={query.skill}
        onChange={({ currentTarget }) => show(currentTarget.form)}
        options={[{ value: "", label: t.allSkills }, ...skills.map((value) => ({ value, label: value }))]}
      />
      <Select
        name="zone"
        label={t.zone}
        value={query.zone}
        onChange={({ currentTarget }) => show(currentTarget.form)}
        options={Object.keys(ZONES).map((value) => ({ value, label: value }))}
      />
      <Checkbox
        name="free"
        value="week"
        label={t.free}
        checked={query.isFreeThisWeek}
        onChange={({ currentTarget }) => show(currentTarget.form)}
      />
      <Button type="submit" variant="line" className={s.send}>
        {t.show}
      </Button>
    </form>
  );
};
