import { Button, Icon, TextField } from "@serambi/kernel/ui";
import { useState } from "react";

import { emptyOf } from "../../contract/formShape";
import { isRecord } from "../../contract/sections";
import { useForm, useWords, type FieldProps } from "./FormContext";
import s from "./Form.module.css";

/** Values by names that the person gives. */
export const TableField = ({
  entry,
  place,
  value,
  onChange,
}: FieldProps & { readonly entry: Readonly<Record<string, unknown>> }) => {
  const { form, t, Field } = useForm();
  const { label, help } = useWords(place);
  const [name, setName] = useState("");
  const entries = isRecord(value) ? value : {};
  const add = (): void => {
    if (name.trim() === "" || name in entries) return;
    onChange({ ...entries, [name.trim()]: emptyOf(entry, form.schema) });
    setName("");
  };
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>{label}</legend>
      {help && <p className={s.help}>{help}</p>}
      {Object.entries(entries).map(([key, inner]) => (
        <div key={key} className={s.entry}>
          <p className={s.entryName}>{key}</p>
          <Field
            name={key}
            schema={entry}
            isRequired
            place={`${place}.${key}`}
            value={inner}
            onChange={(next) => onChange({ ...entries, [key]: next })}
          />
          <Button
            size="small"
            variant="quiet"
            onClick={() => onChange(Object.fromEntries(Object.entries(entries).filter(([other]) => other !== key)))}
          >
            <Icon name="trash" /> {t.formRemove(key)}
          </Button>
        </div>
      ))}
      <TextField label={t.formName} compact value={name} onChange={({ target }) => setName(target.value)} />
      <Button size="small" variant="line" onClick={add}>
        <Icon name="plus" /> {t.formAdd(label)}
      </Button>
    </fieldset>
  );
};
