import { ChoiceField } from "./fields/ChoiceField";
import type { FieldProps } from "./fields/FieldProps";
import { GapField } from "./fields/GapField";
import { MatchField } from "./fields/MatchField";
import { OrderField } from "./fields/OrderField";
import { TruthField } from "./fields/TruthField";
import { WrittenField } from "./fields/WrittenField";

const FIELDS = {
  choice: ChoiceField,
  choices: ChoiceField,
  truth: TruthField,
  short: WrittenField,
  output: WrittenField,
  order: OrderField,
  match: MatchField,
  gaps: GapField,
} as const;

/** Where a question of any kind is answered. */
export const QuestionField = (props: FieldProps) => {
  const Field = FIELDS[props.question.kind];
  return <Field {...props} />;
};
