import type { ReactNode } from "react";

import type { PageContext } from "./Frame";

interface GateProps {
  readonly context: PageContext;
  readonly heading: string;
  readonly lede: ReactNode;
  /** Above the heading: who it is. */
  readonly eyebrow?: string;
  readonly children?: ReactNode;
}

/** Longer headings are set smaller. */
const MAX_LARGE = 14;

/** A door of the site: words beside its cloths, or above a band of them. */
export const Gate = ({ context: { look }, heading, lede, eyebrow, children }: GateProps) => {
  const words = (
    <>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1 className={heading.length > MAX_LARGE ? "long" : undefined}>{heading}</h1>
      <p className="lede soft">{lede}</p>
    </>
  );
  if (look.composition === "centred")
    return (
      <div className="wrap gate">
        <div className="gate-head">{words}</div>
        <Band look={look} />
        <div className="gate-form">{children}</div>
      </div>
    );
  return (
    <div className="wrap gate">
      <div className="gate-form">
        {words}
        {children}
      </div>
      <div className="cloths" aria-hidden="true">
        {look.cloths.map((address) => (
          <img key={address} src={address} alt="" />
        ))}
      </div>
    </div>
  );
};

export const Band = ({ look }: Pick<PageContext, "look">) => (
  <div className="band" aria-hidden="true">
    <img src={look.band} alt="" />
  </div>
);
