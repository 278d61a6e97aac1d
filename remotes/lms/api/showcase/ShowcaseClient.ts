import type { LmsFeature, LmsSetting } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import { bareAddress, ownPicture } from "@serambi/kernel/html";
import { readEnvelope, type HttpClient, type Report } from "@serambi/kernel/http";
import { describe } from "@serambi/kernel/seo";

import type { FeatureEntry, OpenFeature, Showcase } from "../../contract/showcase/Showcase";
import type { ShowcaseReader } from "../../contract/showcase/ShowcaseReader";
import { LmsAnswer } from "./LmsAnswer";

const entryOf = ({ slug, key, icon, title, summary, description }: LmsFeature): FeatureEntry => ({
  slug,
  key,
  icon,
  title,
  summary: summary || describe(description),
});

/** Two of one address cannot both be opened: the first one is. */
const isFirstOfItsAddress = ({ slug }: LmsFeature, index: number, features: readonly LmsFeature[]): boolean =>
  features.findIndex((feature) => feature.slug === slug) === index;

/** The services host as this remote uses it: one setting, of which each page takes what it shows. */
export class ShowcaseClient implements ShowcaseReader {
  constructor(
    private readonly services: HttpClient,
    /** Key of the tenant: the `{app}` of the specification's paths. */
    private readonly app: string,
    private readonly report?: Report,
  ) {}

  showcase = async (): Promise<Showcase> => {
    const { features, ...setting } = await this.read();
    return { ...setting, features: features.map(entryOf) };
  };

  feature = async (slug: string): Promise<OpenFeature> => {
    const { features, closing } = await this.read();
    const feature = features.find((candidate) => candidate.slug === slug.toLowerCase());
    if (!feature) throw new AppError("not-found", `The LMS has no feature ${slug}`);
    const image = feature.image && ownPicture(feature.image) && bareAddress(feature.image);
    return {
      feature: { ...feature, image },
      features: features.map(entryOf),
      action: closing?.action ?? null,
    };
  };

  private async read(): Promise<LmsSetting> {
    const call = "cms/app/setting/lms";
    const answer = await this.services.get(`${this.app}/${call}`);
    const setting = readEnvelope(answer, LmsAnswer, { call, report: this.report });
    return { ...setting, features: setting.features.filter(isFirstOfItsAddress) };
  }
}
