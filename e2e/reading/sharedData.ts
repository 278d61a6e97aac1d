import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";

/** What a page says of itself as data. */
export const readData = (html: string) =>
  new WebAutoExtractor({ addLocation: true, embedSource: ["rdfa", "microdata"] }).parse(html);

/** Google takes these of jobs that are done from anywhere; of a job at a place they would be wrong, and the validator asks for them all the same. */
const REMOTE_JOBS_ONLY = /^WARNING JobPosting: Missing field "(?:applicantLocationRequirements|jobLocationType)"/;

/** What is wrong with the data of a page, a line each. */
export const issuesOf = async (data: ReturnType<typeof readData>): Promise<string[]> =>
  (await new Validator().validate(data))
    .map(({ rootType, issueMessage, severity }) => `${severity} ${rootType}: ${issueMessage}`)
    .filter((issue) => !REMOTE_JOBS_ONLY.test(issue));

/** Width and height of a PNG, out of its header. */
export const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];
