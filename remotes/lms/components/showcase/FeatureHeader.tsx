import { useMessages, useTenant } from "@serambi/kernel/remote";
import { Breadcrumb, ButtonLink, cx, Kain, Picture, Wrap } from "@serambi/kernel/ui";

import { lmsPath } from "../../contract/paths";
import { STUDIO_FEATURE_KEY, studioPath } from "../../contract/studio/paths";
import type { OpenFeature } from "../../contract/showcase/Showcase";
import type { Messages } from "../../messages/id";
import { FigurePlate } from "../figures/FigurePlate";
import s from "./FeatureHeader.module.css";
import { useSiteLanguage } from "./useSiteLanguage";

/** The site's own picture, else the drawing, else its cloth. */
const FeaturePicture = ({ feature: { slug, image, figure } }: Pick<OpenFeature, "feature">) => {
  if (image) return <Picture src={image} alt="" width={720} height={540} isFirst className={s.image} />;
  if (figure) return <FigurePlate figures={[figure]} seed={slug} />;
  return <Kain seed={slug} variant="cover" width={720} height={540} className={s.image} />;
};

/** Title and summary of a feature, beside its picture, or above what may be tried of it. */
export const FeatureHeader = ({ opened: { feature, action } }: { readonly opened: OpenFeature }) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const lang = useSiteLanguage();
  const path = lmsPath(tenant);
  const studio = feature.key === STUDIO_FEATURE_KEY ? studioPath(tenant) : undefined;
  return (
    <Wrap as="header" className={cx(s.header, feature.demoSlot !== undefined && s.beforeDemo)}>
      <div lang={lang} className={s.crumbs}>
        <Breadcrumb
          label={t.breadcrumb}
          items={[...(path === undefined ? [] : [{ label: t.lms, to: path }]), { label: feature.title }]}
        />
      </div>
      <div lang={lang} className={s.words}>
        <h1 className={s.title}>{feature.title}</h1>
        <p className={s.description}>{feature.description}</p>
        {(studio !== undefined || action) && (
          <p className={s.action}>
            {studio !== undefined && <ButtonLink to={studio}>{t.openStudio}</ButtonLink>}
            {action && (
              <ButtonLink to={action.href} variant={studio === undefined ? "solid" : "line"}>
                {action.label}
              </ButtonLink>
            )}
          </p>
        )}
      </div>
      {feature.demoSlot === undefined && (
        <div lang={lang} className={s.picture}>
          <FeaturePicture feature={feature} />
        </div>
      )}
    </Wrap>
  );
};
