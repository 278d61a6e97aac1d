import type { Language } from "@serambi/kernel/contracts";
import type { FormState } from "@serambi/kernel/remote";
import { PublicForm } from "@serambi/kernel/ui/controls";

import { requestPath } from "../../contract/proposal/paths";
import type { AskedKind } from "../../contract/proposal/Proposal";
import { requestDraft } from "../../contract/proposal/requestDraft";
import type { ProposalMessages } from "../../messages/proposal.id";
import { ProposalFields } from "./ProposalFields";

interface RequestFormProps {
  readonly t: ProposalMessages;
  readonly language: Language;
  readonly kind: AskedKind;
  readonly months: readonly string[];
  readonly refused?: FormState | undefined;
  /** It stands inside another page, and its own page answers. */
  readonly isElsewhere?: boolean;
}

/** A form for a proposal, with its draft. */
export const RequestForm = ({ t, language, kind, months, refused, isElsewhere = false }: RequestFormProps) => (
  <PublicForm
    draft={requestDraft(kind.key)}
    texts={t}
    refused={refused}
    action={isElsewhere ? requestPath(kind.key) : undefined}
  >
    <ProposalFields {...{ t, language, kind, months, refused }} />
  </PublicForm>
);
