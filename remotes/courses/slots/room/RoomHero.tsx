import { formatDate, formatRupiah } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, useTenant } from "@serambi/kernel/remote";
import { ArrowLink, ButtonLink, VisuallyHidden } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import { cataloguePath } from "../../contract/paths";
import type { RoomItem } from "../../contract/room/roomOf";
import type { RoomMessages } from "../../messages/room.id";
import { ClothLoom, EmptyLoom } from "./Cloth";
import s from "./RoomHero.module.css";
import type { SuggestedClass } from "./room.server";

interface HeroProps {
  readonly headline: string;
  readonly lead?: string;
  readonly cloth: ReactNode;
  readonly children: ReactNode;
}

const Hero = ({ headline, lead, cloth, children }: HeroProps) => (
  <div className={s.hero}>
    <div className={s.words}>
      <h2 className={s.headline}>{headline}</h2>
      {lead !== undefined && <p className={s.lead}>{lead}</p>}
      {children}
    </div>
    {cloth}
  </div>
);

/** What to do next, beside the cloth that it grows. */
export const NextHero = ({ item, calledBy }: { readonly item: RoomItem; readonly calledBy: string }) => {
  const t = useMessages<RoomMessages>();
  const { done, total, next, name, path, finish, certificate } = item;
  const isWhole = done === total;
  const proof = certificate
    ? { to: certificate.path, word: t.certificate }
    : finish !== null && { to: finish, word: t.takeCertificate };
  const headline =
    done === 0 ? t.strung(calledBy) : isWhole ? t.allWoven(calledBy) : t.headline(next?.number ?? done + 1, calledBy);
  return (
    <Hero
      headline={headline}
      lead={next ? t.woven(done, total, next.lengthMinutes) : t.wovenSoFar(done, total)}
      cloth={<ClothLoom item={item} />}
    >
      {!next && (
        <div className={s.next}>
          <h3 className={s.chapter}>{name}</h3>
          <div className={s.ways}>
            {proof && <ButtonLink to={proof.to}>{proof.word}</ButtonLink>}
            {path !== null &&
              (proof ? <ArrowLink to={path}>{t.toClass}</ArrowLink> : <ButtonLink to={path}>{t.toClass}</ButtonLink>)}
          </div>
        </div>
      )}
      {next && (
        <div className={s.next}>
          <p className={s.where}>{t.where(name, next.moduleTitle)}</p>
          <h3 className={s.chapter}>{next.title}</h3>
          <div className={s.ways}>
            <ButtonLink to={next.path}>{done === 0 ? t.begin : t.goOn(next.number)}</ButtonLink>
            {path !== null && <ArrowLink to={path}>{t.toClass}</ArrowLink>}
          </div>
        </div>
      )}
    </Hero>
  );
};

/** A loom that is strung, and what could be woven on it. */
export const EmptyHero = ({
  suggested,
  calledBy,
}: {
  readonly suggested: readonly SuggestedClass[];
  readonly calledBy: string;
}) => {
  const t = useMessages<RoomMessages>();
  const language = useLanguage();
  const catalogue = cataloguePath(useTenant());
  return (
    <Hero headline={t.strung(calledBy)} lead={t.emptyText} cloth={<EmptyLoom />}>
      {catalogue !== undefined && (
        <p className={s.ways}>
          <ButtonLink to={catalogue}>{t.toCatalogue}</ButtonLink>
        </p>
      )}
      {suggested.length > 0 && (
        <>
          <h3 className={s.suggested}>{t.suggested}</h3>
          <ul className={s.list}>
            {suggested.map(({ name, startsOn, priceIdr, path }) => (
              <li key={path}>
                <div>
                  <b>{name}</b>
                  <p>
                    {[
                      startsOn !== null && t.startsOn(formatDate(startsOn, language)),
                      priceIdr === 0 ? t.free : formatRupiah(priceIdr, language),
                    ]
                      .filter(Boolean)
                      .join(". ")}
                  </p>
                </div>
                <ArrowLink to={path}>
                  {t.look}
                  <VisuallyHidden>{t.of(name)}</VisuallyHidden>
                </ArrowLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Hero>
  );
};
