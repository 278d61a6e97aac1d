import { LANGUAGE_PARAMETER } from "@serambi/kernel/contracts";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Button, TextField } from "@serambi/kernel/ui";

import { PROPOSAL_FIELD, PROPOSAL_NAME_LENGTH, SPONSOR_PROPOSAL_PATH } from "../contract/pages/sponsorProposal";
import type { EventMessages } from "../messages/event.id";
import s from "./SponsorProposal.module.css";

/** Terms for sponsors as a file to hand on, with the company's name on it; a form that needs no script. */
export const SponsorProposal = () => {
  const t = useMessages<EventMessages>();
  const language = useLanguage();
  return (
    <form action={SPONSOR_PROPOSAL_PATH} className={s.form}>
      <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
      <TextField
        label={t.proposalFor}
        name={PROPOSAL_FIELD}
        maxLength={PROPOSAL_NAME_LENGTH}
        autoComplete="organization"
        help={t.proposalHelp}
      />
      <Button type="submit" variant="line">
        {t.proposalFile}
      </Button>
    </form>
  );
};
