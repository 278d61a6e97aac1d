import type { FormState } from "@serambi/kernel/remote";
import type { ReactNode } from "react";

import type { QuizAuthorMessages } from "../../../messages/quizAuthorMessages";

export interface ImportProps {
  /** How many questions the last file has brought. */
  readonly imported: number;
  readonly hidden: ReactNode;
  readonly form: FormState | undefined;
  readonly t: QuizAuthorMessages;
}
