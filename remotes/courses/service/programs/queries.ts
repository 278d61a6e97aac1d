import * as z from "zod";

import { pageNumber, pageSize, requiredText } from "@serambi/kernel/service";

/** Query of `v1/program/active` (specification section 9: six to a page). */
export const ProgramListQuery = z.object({ page: pageNumber(), pageSize: pageSize(6) });

export const ProgramQuery = z.object({ slug: requiredText(200) });

/** Query of `v1/program/schools` (specification section 5: ten to a page). */
export const SchoolListQuery = z.object({ programId: requiredText(100), page: pageNumber(), pageSize: pageSize(10) });
