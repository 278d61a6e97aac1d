import { inVoice, useTenant } from "@serambi/kernel/remote";
import { PageHead } from "@serambi/kernel/ui";

interface ListTopProps {
  readonly heading: string;
  /** What is in the list, and whose it is. */
  readonly lede: string;
  /** Which list: the site may say both in its own words. */
  readonly list: "gallery" | "events";
}

/** How a list without a search begins. */
export const ListTop = ({ heading, lede, list }: ListTopProps) => {
  const tenant = useTenant();
  return (
    <PageHead
      heading={inVoice(tenant, `blog.${list}`) ?? heading}
      lede={inVoice(tenant, `blog.${list}-lede`) ?? lede}
    />
  );
};
