import type { PageProps } from "@serambi/kernel/remote";

import type { termsLoader } from "./legal.server";
import { LegalView } from "./LegalView";

/** `/Terms-And-Conditions`: what a site and whoever uses it owe each other. */
export const Page = ({ data }: PageProps<typeof termsLoader>) => <LegalView shown={data} />;
