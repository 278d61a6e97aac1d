import type { PageProps } from "@serambi/kernel/remote";

import type { privacyLoader } from "./legal.server";
import { LegalView } from "./LegalView";

/** `/Privacy-Policy`: what is known of a visitor, what for, and until when. */
export const Page = ({ data }: PageProps<typeof privacyLoader>) => <LegalView shown={data} />;
