import type { FormState } from "@serambi/kernel/remote";
import { Select, type SelectOption } from "@serambi/kernel/ui";
import { useRef, useState, type ChangeEvent } from "react";

import type { RegisterMessages } from "../messages/register.id";
import { FieldPair } from "./FormPart";

/** A province with its cities and regencies. */
export interface Area {
  readonly id: string;
  readonly name: string;
  readonly cities: readonly { readonly id: string; readonly name: string }[];
}

interface AreaFieldsProps {
  readonly areas: readonly Area[];
  readonly first: { readonly provinceId: string; readonly cityId: string };
  readonly form: FormState | undefined;
  readonly t: RegisterMessages;
}

/** Cities of one province; before one is chosen those of all, under its name: so the form works without scripts, too. */
const cityOptions = (areas: readonly Area[], provinceId: string): readonly SelectOption[] =>
  areas
    .filter(({ id }) => provinceId === "" || id === provinceId)
    .flatMap(({ name, cities }) => cities.map((city) => ({ value: city.id, label: city.name, group: name })));

/** Province and city: another province clears the city, and a city that is chosen first names its province. */
export const AreaFields = ({ areas, first, form, t }: AreaFieldsProps) => {
  const [provinceId, setProvinceId] = useState(first.provinceId);
  const province = useRef<HTMLSelectElement>(null);
  const choose = { value: "", label: t.choose };
  const onCity = ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>): void => {
    if (province.current && value !== "") province.current.value = value.slice(0, 2);
  };
  return (
    <FieldPair>
      <Select
        ref={province}
        id="provinceId"
        name="provinceId"
        label={t.province}
        required
        autoComplete="address-level1"
        defaultValue={first.provinceId}
        error={form?.errors["provinceId"]}
        onChange={({ currentTarget }) => setProvinceId(currentTarget.value)}
        options={[choose, ...areas.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <Select
        id="cityId"
        name="cityId"
        label={t.city}
        required
        autoComplete="address-level2"
        defaultValue={first.cityId}
        error={form?.errors["cityId"]}
        onChange={onCity}
        options={[choose, ...cityOptions(areas, provinceId)]}
      />
    </FieldPair>
  );
};
