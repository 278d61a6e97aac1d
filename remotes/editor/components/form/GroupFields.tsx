import { isRecord } from "../../contract/sections";
import { shapeOf } from "../../contract/formShape";
import { useForm } from "./FormContext";

interface Props {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly place: string;
  readonly value: unknown;
  readonly onChange: (value: Record<string, unknown>) => void;
}

/** Every property of an object. Properties that the schema does not know are left as they are. */
export const GroupFields = ({ schema, place, value, onChange }: Props) => {
  const { form, Field } = useForm();
  const shape = shapeOf(schema, form.schema);
  const whole = isRecord(value) ? value : {};
  if (shape.kind !== "group") return null;
  return shape.properties.map(({ name, schema: part, isRequired }) => (
    <Field
      key={name}
      name={name}
      schema={part}
      isRequired={isRequired}
      place={place === "" ? name : `${place}.${name}`}
      value={whole[name]}
      onChange={(next) => {
        const { [name]: _before, ...rest } = whole;
        // The order of properties stays, so that two drafts that say the same are the same.
        onChange(next === undefined ? rest : name in whole ? { ...whole, [name]: next } : { ...rest, [name]: next });
      }}
    />
  ));
};
