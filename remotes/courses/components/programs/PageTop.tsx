import { useMessages } from "@serambi/kernel/remote";
import { Breadcrumb, PageHead, type BreadcrumbProps } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import type { Messages } from "../../messages/id";

interface PageTopProps {
  readonly heading: string;
  readonly lede?: string | undefined;
  /** The way here, without the page itself; none for a page that stands at the top. */
  readonly way?: BreadcrumbProps["items"];
  /** What the page is called at the end of that way; missing: as in its heading. */
  readonly here?: string;
  readonly children?: ReactNode;
}

/** How every page of programmes begins: where one is, what it is, what it is for. */
export const PageTop = ({ heading, lede, way = [], here = heading, children }: PageTopProps) => {
  const t = useMessages<Messages>();
  const linked = way.filter(({ to }) => to !== undefined);
  return (
    <PageHead
      heading={heading}
      lede={lede}
      above={linked.length > 0 && <Breadcrumb label={t.breadcrumb} items={[...linked, { label: here }]} />}
    >
      {children}
    </PageHead>
  );
};
