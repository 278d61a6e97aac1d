import { Select } from "@serambi/kernel/ui";

import { emptyOf, optionName, optionOf } from "../../contract/formShape";
import { useForm, useManner, useWords, type FieldProps } from "./FormContext";
import s from "./Form.module.css";

/** One of several: a choice of which, and what that one is made of. */
export const EitherField = ({
  options,
  ...props
}: FieldProps & { readonly options: readonly Readonly<Record<string, unknown>>[] }) => {
  const { form, t, Field } = useForm();
  const { label } = useWords(props.place);
  const { nameOf } = useManner();
  const nameAt = (property: string, constant: unknown) => nameOf(`${props.place}.${property}`, constant);
  const chosen = optionOf(options, form.schema, props.value);
  const schema = options[chosen] ?? {};
  return (
    <div className={s.either}>
      <Select
        label={t.formKind}
        help={label}
        compact
        options={options.map((option, n) => ({ value: String(n), label: optionName(option, form.schema, n, nameAt) }))}
        value={String(chosen)}
        onChange={({ target }) => props.onChange(emptyOf(options[Number(target.value)] ?? {}, form.schema))}
      />
      <Field {...props} key={chosen} schema={schema} isRequired />
    </div>
  );
};
