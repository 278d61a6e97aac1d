import type { PageProps } from "@serambi/kernel/remote";
import { ArrowLink, PageHead, Wrap } from "@serambi/kernel/ui";

import { CardPreview } from "../components/CardPreview";
import { PERSONALITY_PATH } from "../contract/paths";
import type { cardLoader } from "./personalityResult.server";
import s from "./PersonalityCardPage.module.css";

/** `/Personality-Test/Card/{id}` */
export const Page = ({ data: { card }, context: { t, tenant } }: PageProps<typeof cardLoader>) => (
  <Wrap className={s.page}>
    <PageHead
      size="small"
      heading={card ? t.name(card.lead, card.close) : t.cardGone}
      lede={card ? `${t.notDiagnosis} ${t.cardGoneText}` : t.cardGoneText}
    />
    {card && <CardPreview t={t} card={card} site={tenant.settings.title} />}
    <p>
      <ArrowLink to={PERSONALITY_PATH}>{card ? t.ownTest : t.start}</ArrowLink>
    </p>
  </Wrap>
);
