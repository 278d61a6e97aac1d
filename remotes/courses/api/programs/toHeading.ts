import type { ProgramDetail } from "../../contract/hosts/programs";
import type { ProgramHeading } from "../../contract/programs/ProgramData";

/** Leaves out what a page about one side of a programme does not show, its description above all. */
export const toHeading = ({ id, slug, name, summary }: ProgramDetail): ProgramHeading => ({ id, slug, name, summary });
