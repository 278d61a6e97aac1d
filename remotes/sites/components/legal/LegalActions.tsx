import { useMessages } from "@serambi/kernel/remote";
import { Icon, Wrap } from "@serambi/kernel/ui";

import { PRIVACY_PATH, type LegalDocument } from "../../contract/legal/paths";
import type { ShownLegal } from "../../contract/legal/ShownLegal";
import type { LegalMessages } from "../../messages/legal.id";
import s from "./LegalActions.module.css";

const HEADING = "legal-actions";

/** The person's own page on the account site, which asks who it is by itself. */
const ACCOUNT = "/Account";

/** What is a person's own is theirs once they are signed in; who is goes straight there. */
const signedIn = (path: string): string => `/Login?back=${encodeURIComponent(path)}`;

const WAYS = {
  privacy: [
    { id: "download", to: ACCOUNT },
    { id: "correct", to: ACCOUNT },
    { id: "erase", to: ACCOUNT },
  ],
  terms: [
    { id: "room", to: signedIn("/Welcome") },
    { id: "invoices", to: signedIn("/Invoices") },
    { id: "policy", to: PRIVACY_PATH },
  ],
} as const satisfies Readonly<Record<LegalDocument, readonly { readonly id: string; readonly to: string }[]>>;

interface WayProps {
  readonly to: string;
  readonly label: string;
  readonly more: string;
}

const Way = ({ to, label, more }: WayProps) => (
  <li>
    <a href={to} className={s.way}>
      <span>
        <b>{label}</b>
        <small>{more}</small>
      </span>
      <Icon name="arrow-right" />
    </a>
  </li>
);

/** What one can do at once, without reading on. */
export const LegalActions = ({ document, contact }: Pick<ShownLegal, "document" | "contact">) => {
  const t = useMessages<LegalMessages>();
  return (
    <section className={s.actions} aria-labelledby={HEADING}>
      <Wrap className={s.row}>
        <h2 id={HEADING} className={s.heading}>
          {t[`act.${document}`]}
        </h2>
        <ul className={s.list}>
          {WAYS[document].map(({ id, to }) => (
            <Way key={id} to={to} label={t[`act.${id}`]} more={t[`act.${id}More`]} />
          ))}
          {contact !== null && <Way to={`mailto:${contact}`} label={t["act.write"]} more={contact} />}
        </ul>
      </Wrap>
    </section>
  );
};
