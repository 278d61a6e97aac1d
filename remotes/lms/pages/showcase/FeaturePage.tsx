import type { PageProps } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";

import { Abilities } from "../../components/showcase/Abilities";
import { AllFeatures } from "../../components/showcase/AllFeatures";
import { Benefits } from "../../components/showcase/Benefits";
import { FeatureHeader } from "../../components/showcase/FeatureHeader";
import type { Messages } from "../../messages/id";
import type { LmsStore } from "../../stores/LmsStore";
import { showcaseOf } from "../../stores/showcase/showcaseOf";

export { featureHead as head, featureJsonLd as jsonLd } from "./featureHead";
export { openFeature as preload } from "./openShowcase";

/** `/Lms/Features/{slug}`: one feature, what it can do, what one gains by it, and the others. */
export const Page = observer(function FeaturePage({ store, context }: PageProps<LmsStore, Messages>) {
  const opened = showcaseOf(store).feature(context.params["slug"] ?? "");
  if (!opened) return null;
  const { feature, features } = opened;
  return (
    <>
      <article>
        <FeatureHeader opened={opened} />
        {feature.listFeatures.length > 0 && <Abilities abilities={feature.listFeatures} />}
        {feature.benefits.length > 0 && <Benefits benefits={feature.benefits} />}
      </article>
      <AllFeatures features={features} slug={feature.slug} />
    </>
  );
});
