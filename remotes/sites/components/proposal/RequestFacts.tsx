import type { AskedKind } from "../../contract/proposal/Proposal";
import type { ProposalMessages } from "../../messages/proposal.id";
import s from "./RequestFacts.module.css";

/** Terms in short beside a form, and the person who reads it. */
export const RequestFacts = ({
  kind: { facts, reader },
  t,
}: {
  readonly kind: AskedKind;
  readonly t: ProposalMessages;
}) => (
  <dl className={s.facts}>
    {[...facts, { label: t.readBy, value: reader }].map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
