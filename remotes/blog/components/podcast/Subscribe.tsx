import { useMessages, useTenant } from "@serambi/kernel/remote";
import { Section, ShareLink, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { PODCAST_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import s from "./Subscribe.module.css";

/** How to have new episodes come by themselves: the address for a podcast app, to copy or to open. */
export const Subscribe = () => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const heading = useId();
  const address = `${tenant.origin}${PODCAST_PATH}/rss.xml`;
  return (
    <Section tone="sunken" labelledBy={heading} className={s.section}>
      <Wrap className={s.columns}>
        <div>
          <h2 id={heading} className={s.heading}>
            {t["subscribe.heading"]}
          </h2>
          <p className={s.help}>{t["subscribe.help"]}</p>
        </div>
        <div className={s.ways}>
          <p className={s.address}>{address.replace(/^https?:\/\//, "")}</p>
          <div className={s.line}>
            <a className={s.open} href={`${PODCAST_PATH}/rss.xml`} type="application/rss+xml">
              {t["subscribe.rss"]}
            </a>
            <ShareLink
              url={address}
              title={`${t.podcast} ${tenant.settings.title}`}
              texts={{
                copy: t["subscribe.copy"],
                share: t["share.native"],
                copied: t["subscribe.copied"],
                failed: t["share.failed"],
              }}
            />
          </div>
        </div>
      </Wrap>
    </Section>
  );
};
