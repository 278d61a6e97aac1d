import type { Page } from "@serambi/kernel/contracts";

import type { Fetched } from "./Fetched";
import type { Career, CareerDetail, Job } from "./Job";

/** `/Career/{slug?}` shows companies, or one of them. `now`: when the page was made. */
export type CompanyData =
  | { readonly kind: "list"; readonly list: Fetched<Page<Career>>; readonly now: string }
  | {
      readonly kind: "one";
      readonly company: Fetched<CareerDetail>;
      readonly jobs: readonly Job[] | null;
      readonly now: string;
    };
