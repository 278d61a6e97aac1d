import { ChoiceGroup, type ChoiceGroupProps } from "./ChoiceGroup";

export interface CheckboxGroupProps extends ChoiceGroupProps {
  readonly value?: readonly string[] | undefined;
  readonly defaultValue?: readonly string[] | undefined;
  /** All that are chosen now, in the order of the options. */
  readonly onValueChange?: ((value: readonly string[]) => void) | undefined;
}

/** Any number out of several. */
export const CheckboxGroup = ({ value, defaultValue = [], onValueChange, ...rest }: CheckboxGroupProps) => (
  <ChoiceGroup
    {...rest}
    kind="checkbox"
    chosen={value}
    chosenFirst={defaultValue}
    onChosen={(chosen) => onValueChange?.(chosen)}
  />
);
