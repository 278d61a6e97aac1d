import { Button, Checkbox, Select, TextField } from "@serambi/kernel/ui";

import { mentorsPath, readMentorQuery } from "../contract/mentorQuery";
import type { MentorQuery } from "../contract/Mentors";
import { MENTORS_PATH } from "../contract/paths";
import { ZONES } from "../contract/zones";
import type { MentorMessages } from "../messages/mentors.id";
import { FilterForm } from "./FilterForm";
import s from "./MentorFilters.module.css";

interface MentorFiltersProps {
  readonly query: MentorQuery;
  readonly skills: readonly string[];
  readonly t: MentorMessages;
}

/** Search, skill, time zone, and who has time this week. */
export const MentorFilters = ({ query, skills, t }: MentorFiltersProps) => (
  <FilterForm
    action={MENTORS_PATH}
    label={t.filters}
    pathFor={(wanted) => mentorsPath(readMentorQuery(wanted))}
    className={s.filters}
  >
    {(change) => (
      <>
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
          onChange={change}
          options={[{ value: "", label: t.allSkills }, ...skills.map((value) => ({ value, label: value }))]}
        />
        <Select
          name="zone"
          label={t.zone}
          value={query.zone}
          onChange={change}
          options={Object.keys(ZONES).map((value) => ({ value, label: value }))}
        />
        <Checkbox name="free" value="week" label={t.free} checked={query.isFreeThisWeek} onChange={change} />
        <Button type="submit" variant="line" className={s.send}>
          {t.show}
        </Button>
      </>
    )}
  </FilterForm>
);
