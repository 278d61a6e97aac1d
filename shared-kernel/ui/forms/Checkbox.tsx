import { Choice, type ChoiceProps } from "./Choice";

export const Checkbox = (props: ChoiceProps) => <Choice {...props} kind="checkbox" />;
