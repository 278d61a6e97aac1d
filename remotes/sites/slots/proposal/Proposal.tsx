import { useLanguage, useMessages, type SlotProps } from "@serambi/kernel/remote";
import { cx, Kain, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import t from "../../components/Type.module.css";
import { RequestFacts } from "../../components/proposal/RequestFacts";
import { RequestForm } from "../../components/proposal/RequestForm";
import type { ProposalMessages } from "../../messages/proposal.id";
import type { proposalSlot } from "./proposal.server";
import s from "./Proposal.module.css";

/** A form for a proposal beside its terms; it is posted to its own page, which answers. */
export const Slot = ({
  props: { anchor, band, ground = "sunken" },
  data: { kind, months },
}: SlotProps<typeof proposalSlot>) => {
  const messages = useMessages<ProposalMessages>();
  const language = useLanguage();
  const heading = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={kind ? heading : undefined}
      className={ground === "sunken" ? s.sunken : undefined}
    >
      {band && <Kain {...band} variant="field" width={2400} height={120} className={s.band} />}
      <Wrap className={s.inner}>
        {kind ? (
          <Grid>
            <div className={s.words}>
              <h2 id={heading} className={cx(t.h2Large, s.title)}>
                {kind.title}
              </h2>
              <p className={s.text}>{kind.text}</p>
              <RequestFacts kind={kind} t={messages} />
            </div>
            <div className={s.form}>
              <RequestForm {...{ t: messages, language, kind, months }} isElsewhere />
            </div>
          </Grid>
        ) : (
          <p>{messages.lost}</p>
        )}
      </Wrap>
    </section>
  );
};
