import { createContext, useContext, type ComponentType, type ReactNode } from "react";

/** How a site sets its inner pages: its layout decides, remotes follow. The looks beyond that are custom properties. */
export interface Composition {
  /**
   * How a page begins: `plain` on the page's ground, `field` on the site's coloured ground from edge to edge, `ruled` between two
   * rules, `centred`, or as a `sheet` of its own.
   */
  readonly head: "plain" | "field" | "ruled" | "centred" | "sheet";
  /**
   * How things stand in a list: the first one `leading` the others, in `rows` with a picture each, as a numbered `index` without
   * pictures, as `posters` edge to edge, or as `sheets` of paper.
   */
  readonly list: "leading" | "rows" | "index" | "posters" | "sheets";
  /** Where the cloth of one thing is: a `band` over the page, a narrow `hem`, or `beside` the title. */
  readonly cover: "band" | "hem" | "beside";
  /** Drawn at the head of each inner page; says nothing that the words do not. */
  readonly Ornament?: ComponentType | undefined;
}

export const PLAIN_COMPOSITION: Composition = { head: "plain", list: "leading", cover: "band" };

const CompositionContext = createContext(PLAIN_COMPOSITION);

/** The host's part. */
export const CompositionProvider = ({
  value,
  children,
}: {
  readonly value: Composition;
  readonly children: ReactNode;
}) => <CompositionContext value={value}>{children}</CompositionContext>;

export const useComposition = (): Composition => useContext(CompositionContext);
