import type { FormValues } from "../remote";

/** The fields that came with a `PublicForm` of `@serambi/kernel/ui/controls` besides its own fields. */
export interface PublicForm {
  /** A program filled it in: nobody else reaches the field. */
  readonly isTrapped: boolean;
  /** Made when the form was opened, the same for each attempt to send it; empty where no script runs. */
  readonly key: string;
  /** The form's own fields. */
  readonly fields: FormValues;
}

const KEY = /^[0-9a-f]{32}$/;

/** Takes apart what a `PublicForm` posted. */
export const readPublicForm = ({ website = "", key = "", ...fields }: FormValues): PublicForm => ({
  isTrapped: website.trim() !== "",
  key: KEY.test(key) ? key : "",
  fields,
});
