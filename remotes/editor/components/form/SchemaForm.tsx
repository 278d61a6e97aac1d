import type { FormSchema } from "@serambi/kernel/cms";
import type { Language } from "@serambi/kernel/contracts";
import { useMemo } from "react";

import { FormContext } from "./FormContext";
import type { FormTexts } from "./FormTexts";
import s from "./Form.module.css";
import { GroupFields } from "./GroupFields";
import { SchemaField } from "./SchemaField";

interface SchemaFormProps {
  readonly form: FormSchema;
  /** The value as it was saved, whatever it is: what a schema no longer knows is kept as it is. */
  readonly value: unknown;
  readonly onChange: (value: Record<string, unknown>) => void;
  /** Problems by their place in the value: `items.2.title`. */
  readonly problems: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly t: FormTexts;
}

/** A form for a value that a JSON schema describes: texts, numbers, choices, lists, groups, and one of several. */
export const SchemaForm = ({ form, value, onChange, problems, language, t }: SchemaFormProps) => {
  const scope = useMemo(() => ({ form, problems, language, t, Field: SchemaField }), [form, problems, language, t]);
  return (
    <FormContext value={scope}>
      <div className={s.form}>
        {problems[""] && (
          <p role="alert" className={s.alert}>
            {problems[""]}
          </p>
        )}
        <GroupFields schema={form.schema} place="" value={value} onChange={onChange} />
      </div>
    </FormContext>
  );
};
