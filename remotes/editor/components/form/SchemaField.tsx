import { Button, Icon, Select, Switch, TextField, Textarea } from "@serambi/kernel/ui";
import { useState } from "react";

import { emptyOf, shapeOf, type Shape } from "../../contract/formShape";
import { isRecord, textOf } from "../../contract/sections";
import { EitherField } from "./EitherField";
import { useForm, useManner, useWords, type FieldProps } from "./FormContext";
import s from "./Form.module.css";
import { GroupFields } from "./GroupFields";
import { ListField } from "./ListField";
import { TableField } from "./TableField";
import { TextInput } from "./TextInput";

const isPart = ({ kind }: Shape): boolean =>
  kind === "group" || kind === "list" || kind === "either" || kind === "table";

/** A number as it is typed: what is no number yet stays in the field, and not in the value. */
const NumberInput = ({
  shape,
  isRequired,
  place,
  value,
  onChange,
}: FieldProps & { readonly shape: Shape & { kind: "number" } }) => {
  const { t } = useForm();
  const { error, ...words } = useWords(place);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (typeof value === "number" ? String(value) : "");
  const isWrong = typed !== null && typed.trim() !== "" && !Number.isFinite(Number(typed.replace(",", ".")));
  return (
    <TextField
      {...words}
      {...(!isRequired && { optionalLabel: t.optional })}
      error={isWrong ? t.formNoNumber : error}
      inputMode={shape.isWhole ? "numeric" : "decimal"}
      value={shown}
      onBlur={() => !isWrong && setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = Number(target.value.replace(",", "."));
        if (target.value.trim() === "") onChange(isRequired ? 0 : undefined);
        else if (Number.isFinite(number)) onChange(number);
      }}
    />
  );
};

/** A value that no field is made for, as JSON: it can be read and mended, and is never lost. */
const OtherInput = ({ place, value, onChange }: FieldProps) => {
  const { t } = useForm();
  const { error, ...words } = useWords(place);
  const [typed, setTyped] = useState(() => (value === undefined ? "" : JSON.stringify(value, null, 2)));
  const [isWrong, setWrong] = useState(false);
  return (
    <Textarea
      {...words}
      error={isWrong ? t.formOther : error}
      className={s.code}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        try {
          onChange(target.value.trim() === "" ? undefined : (JSON.parse(target.value) as unknown)); // any JSON will do: the server judges it
          setWrong(false);
        } catch {
          setWrong(true);
        }
      }}
    />
  );
};

/** One property of a form, whatever its schema says it is. */
export const SchemaField = (props: FieldProps) => {
  const { schema, name, isRequired, place, value, onChange } = props;
  const { form, t } = useForm();
  const words = useWords(place);
  const { isHidden, nameOf } = useManner();
  const { label, error } = words;
  const shape = shapeOf(schema, form.schema, name);
  const optional = isRequired ? {} : { optionalLabel: t.optional };

  if (shape.kind === "constant" || isHidden(place)) return null;
  if (isPart(shape) && !isRequired && value === undefined)
    return (
      <div className={s.absent}>
        <Button size="small" variant="line" onClick={() => onChange(emptyOf(schema, form.schema))}>
          <Icon name="plus" /> {t.formAdd(label)}
        </Button>
        {error && <p className={s.wrong}>{error}</p>}
      </div>
    );
  switch (shape.kind) {
    case "text":
      return <TextInput {...props} shape={shape} />;
    case "number":
      return <NumberInput {...props} shape={shape} />;
    case "switch":
      return (
        <div>
          <Switch
            label={label}
            help={words.help}
            checked={value === true}
            onChange={({ target }) => onChange(target.checked)}
          />
          {error && <p className={s.wrong}>{error}</p>}
        </div>
      );
    case "choice": {
      const known = shape.options.some((option) => option === value);
      const options = [
        ...(!isRequired
          ? [{ value: "", label: t.none }]
          : known
            ? []
            : [{ value: "", label: value === undefined ? t.none : textOf(value) }]),
        ...shape.options.map((option) => ({ value: String(option), label: nameOf(place, option) })),
      ];
      return (
        <Select
          {...words}
          {...optional}
          options={options}
          value={known ? String(value) : ""}
          onChange={({ target }) => onChange(shape.options.find((option) => String(option) === target.value))}
        />
      );
    }
    case "list":
      return <ListField {...props} shape={shape} />;
    case "either":
      return <EitherField {...props} options={shape.options} />;
    case "table":
      return <TableField {...props} entry={shape.value} />;
    case "group":
      return (
        <fieldset className={s.group}>
          <legend className={s.legend}>{label}</legend>
          {words.help && <p className={s.help}>{words.help}</p>}
          {error && <p className={s.wrong}>{error}</p>}
          <GroupFields schema={schema} place={place} value={isRecord(value) ? value : {}} onChange={onChange} />
          {!isRequired && (
            <Button size="small" variant="quiet" onClick={() => onChange(undefined)}>
              <Icon name="trash" /> {t.formDrop(label)}
            </Button>
          )}
        </fieldset>
      );
    case "other":
      return <OtherInput {...props} />;
  }
};
