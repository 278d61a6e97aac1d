import type { PageProps } from "@serambi/kernel/remote";

import { Closing } from "../../components/showcase/Closing";
import { FeatureIndex } from "../../components/showcase/FeatureIndex";
import { Gains } from "../../components/showcase/Gains";
import { ShowcaseHero } from "../../components/showcase/ShowcaseHero";
import type { lmsLoader } from "./lms.server";

/** Of the list of features: the head of the page leads there. */
const FEATURES_ID = "features";

/** `/Lms`: what the LMS is, all that it can do, and who has what of it. */
export const Page = ({ data: showcase }: PageProps<typeof lmsLoader>) => {
  const { features, gains, closing } = showcase;
  return (
    <>
      <ShowcaseHero showcase={showcase} featuresId={FEATURES_ID} />
      <FeatureIndex id={FEATURES_ID} showcase={showcase} />
      {gains && gains.groups.length > 0 && <Gains gains={gains} features={features} />}
      {closing && <Closing closing={closing} />}
    </>
  );
};
