import { useReload, type PageProps } from "@serambi/kernel/remote";
import { EmptyState, PageHead, PartNotice, Wrap } from "@serambi/kernel/ui";

import { DeskRows } from "../components/league/DeskRows";
import type { deskLoader } from "./desk.server";
import s from "./LeaguePage.module.css";

type Props = PageProps<typeof deskLoader>;

/** `/Liga-Smk/Referee` */
export const Page = ({ data: { open, done, teams: all, isLost }, context: { t, language } }: Props) => {
  const reload = useReload();
  const teams = new Map(all.map((team) => [team.slug, team]));
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.deskTitle} size="small" lede={t.deskLede} />
      {isLost && <PartNotice title={t.failed} message="" retryLabel={t.open} onRetry={() => void reload()} />}
      <section className={s.part} aria-labelledby="open">
        <h2 id="open">{t.open}</h2>
        {open.length === 0 && !isLost && <EmptyState title={t.noneOpen} />}
        <DeskRows matches={open} teams={teams} language={language} t={t} />
      </section>
      <section className={s.part} aria-labelledby="done">
        <h2 id="done">{t.done}</h2>
        <DeskRows matches={done} teams={teams} language={language} t={t} />
      </section>
    </Wrap>
  );
};
