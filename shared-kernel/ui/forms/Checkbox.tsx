import { Choice, type ChoiceProps } from "./Choice";

export interface CheckboxProps extends ChoiceProps {
  /** Some of what it stands for is chosen, and not all. Shown once a script has run: HTML has no such attribute. */
  readonly indeterminate?: boolean | undefined;
}

const mark = (indeterminate: boolean) => (input: HTMLInputElement | null) => {
  if (input) Object.assign(input, { indeterminate });
};

/** Yes or no, or one of several that may be chosen together. */
export const Checkbox = ({ indeterminate, ...rest }: CheckboxProps) => (
  <Choice {...rest} {...(indeterminate !== undefined && { ref: mark(indeterminate) })} kind="checkbox" />
);
