import { ChoiceGroup, type ChoiceGroupProps } from "./ChoiceGroup";

export interface RadioGroupProps extends ChoiceGroupProps {
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly required?: boolean | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/** One of a few: three or fewer read best as rings, more as a Select, many as a ComboBox. */
export const RadioGroup = ({ value, defaultValue, onValueChange, ...rest }: RadioGroupProps) => (
  <ChoiceGroup
    {...rest}
    kind="radio"
    chosen={value === undefined ? undefined : [value]}
    chosenFirst={defaultValue === undefined ? [] : [defaultValue]}
    onChosen={([chosen]) => {
      if (chosen !== undefined) onValueChange?.(chosen);
    }}
  />
);
