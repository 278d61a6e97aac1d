import { Slot, type PageProps } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";

import { Abilities } from "../../components/showcase/Abilities";
import { AllFeatures } from "../../components/showcase/AllFeatures";
import { Benefits } from "../../components/showcase/Benefits";
import { FeatureHeader } from "../../components/showcase/FeatureHeader";
import type { featureLoader } from "./feature.server";
import s from "./FeaturePage.module.css";

/** `/Lms/Features/{slug}`: one feature, what may be tried of it, what it can do, what one gains by it, and the others. */
export const Page = ({ data: opened }: PageProps<typeof featureLoader>) => {
  const { feature, features } = opened;
  return (
    <>
      <article>
        <FeatureHeader opened={opened} />
        {feature.demoSlot !== undefined && (
          <Wrap className={s.demo}>
            <Slot id={feature.demoSlot} />
          </Wrap>
        )}
        {feature.listFeatures.length > 0 && <Abilities abilities={feature.listFeatures} />}
        {feature.benefits.length > 0 && <Benefits benefits={feature.benefits} />}
      </article>
      <AllFeatures features={features} slug={feature.slug} />
    </>
  );
};
