import { AppError } from "@serambi/kernel/errors";
import { bareAddress, ownPicture } from "@serambi/kernel/html";
import { readEnvelope, type HttpClient, type Report } from "@serambi/kernel/http";
import { describe } from "@serambi/kernel/seo";

import type { LmsDemo } from "../../contract/demo/LmsDemo";
import type { LmsFeature, LmsSetting } from "../../contract/hosts/lms";
import type { OpenFeature } from "../../contract/showcase/Showcase";
import { LmsAnswer } from "./LmsAnswer";

const withSummary = (feature: LmsFeature): LmsFeature => ({
  ...feature,
  summary: feature.summary || describe(feature.description),
});

/** Two of one address cannot both be opened: the first one is. */
const isFirstOfItsAddress = ({ slug }: LmsFeature, index: number, features: readonly LmsFeature[]): boolean =>
  features.findIndex((feature) => feature.slug === slug) === index;

/** A feature with what may be tried of it, which its page shows in a slot. */
export type FoundFeature = OpenFeature & { readonly demo: LmsDemo | undefined };

/** The services host as this remote uses it: one setting, of which each page takes what it shows. */
export class ShowcaseClient {
  constructor(
    private readonly services: HttpClient,
    /** Key of the tenant: the `{app}` of the specification's paths. */
    private readonly app: string,
    private readonly report?: Report,
  ) {}

  /**
   * The LMS as the site presents it. (spec 7.1, `{app}/cms/app/setting/lms`)
   * @throws AppError offline | timeout | upstream | malformed | not-found
   */
  showcase = async (): Promise<LmsSetting> => {
    const { features, ...setting } = await this.read();
    return { ...setting, features: features.map(withSummary) };
  };

  /**
   * One of its features. (spec 2.3, "lms")
   * @param slug in any letter case
   * @throws AppError as `showcase`; not-found also where there is no such feature
   */
  feature = async (slug: string): Promise<FoundFeature> => {
    const { features, closing } = await this.read();
    const found = features.find((candidate) => candidate.slug === slug.toLowerCase());
    if (!found) throw new AppError("not-found", `The LMS has no feature ${slug}`);
    const { key, title, description, figure, demo, listFeatures, benefits } = found;
    const image = found.image && ownPicture(found.image) && bareAddress(found.image);
    return {
      feature: {
        slug: found.slug,
        key,
        title,
        description,
        image,
        ...(image === "" && figure && { figure }),
        listFeatures,
        benefits,
      },
      features: features.map((feature) => ({ slug: feature.slug, title: feature.title })),
      action: closing?.action ?? null,
      demo,
    };
  };

  private async read(): Promise<LmsSetting> {
    const call = "cms/app/setting/lms";
    const answer = await this.services.get(`${this.app}/${call}`);
    const setting = readEnvelope(answer, LmsAnswer, { call, report: this.report });
    return { ...setting, features: setting.features.filter(isFirstOfItsAddress) };
  }
}
