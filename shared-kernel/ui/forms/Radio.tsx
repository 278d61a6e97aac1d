import { Choice, type ChoiceProps } from "./Choice";

export const Radio = (props: ChoiceProps) => <Choice {...props} kind="radio" />;
