import { Checkbox, Radio, SearchField } from "@serambi/kernel/ui";

import type { Exhibit } from "../contract/Exhibit";
import { Columns } from "./Arrangement";
import { useTexts } from "./useTexts";

const SearchFields = () => {
  const t = useTexts();
  return (
    <Columns>
      <SearchField label={t.searchClasses} name="search" placeholder={t.searchHint} />
      <SearchField label={t.searchClasses} name="searched" defaultValue={t.searchValue} />
      <SearchField label={t.searchLarge} name="large" size="headline" placeholder={t.searchHint} />
    </Columns>
  );
};

const Checkboxes = () => {
  const t = useTexts();
  return (
    <Columns>
      <fieldset>
        <legend>{t.fields}</legend>
        <Checkbox name="field" value="web" label={t.fieldWeb} count={24} defaultChecked />
        <Checkbox name="field" value="design" label={t.fieldDesign} count={9} />
        <Checkbox name="field" value="sewing" label={t.fieldSewing} />
        <Checkbox name="field" value="welding" label={t.fieldClosed} count={0} disabled />
      </fieldset>
    </Columns>
  );
};

const Radios = () => {
  const t = useTexts();
  return (
    <Columns>
      <fieldset>
        <legend>{t.schedule}</legend>
        <Radio name="schedule" value="morning" label={t.scheduleMorning} defaultChecked />
        <Radio name="schedule" value="evening" label={t.scheduleEvening} />
        <Radio name="schedule" value="weekend" label={t.scheduleWeekend} disabled />
      </fieldset>
    </Columns>
  );
};

export const fieldExhibits: readonly Exhibit[] = [
  { name: "SearchField", render: () => <SearchFields /> },
  { name: "Checkbox", render: () => <Checkboxes /> },
  { name: "Radio", render: () => <Radios /> },
];
