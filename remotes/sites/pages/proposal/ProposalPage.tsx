import type { PageProps } from "@serambi/kernel/remote";
import { ButtonLink, Icon, PageHead, Wrap } from "@serambi/kernel/ui";
import { useFormArrived } from "@serambi/kernel/ui/controls";

import { ProposalSheet } from "../../components/proposal/ProposalSheet";
import { proposalFilePath } from "../../contract/proposal/paths";
import { requestDraft } from "../../contract/proposal/requestDraft";
import type { proposalLoader } from "./proposal.server";
import s from "./ProposalPage.module.css";

/** `/Proposal/{token}` */
export const Page = ({ data: { proposal }, context: { t, language } }: PageProps<typeof proposalLoader>) => {
  useFormArrived(proposal ? requestDraft(proposal.kind) : "");
  return (
    <Wrap className={s.page}>
      <div role="status" tabIndex={-1} data-outcome="" className={s.outcome}>
        <PageHead heading={t.done} lede={proposal ? t.doneText(proposal.reference, proposal.email) : undefined} />
      </div>
      {proposal && (
        <>
          <div className={s.actions}>
            <ButtonLink to={proposalFilePath(proposal.token)} download>
              <Icon name="download" /> {t.file}
            </ButtonLink>
            <p className={s.keep}>{t.keep}</p>
          </div>
          <ProposalSheet {...{ proposal, t, language }} />
        </>
      )}
    </Wrap>
  );
};
