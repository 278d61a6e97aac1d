/** Tools without types of their own: what is used of them. */

declare module "@marbec/web-auto-extractor" {
  export interface ExtractedData {
    readonly jsonld: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  }
  export default class WebAutoExtractor {
    constructor(options?: { readonly addLocation?: boolean; readonly embedSource?: readonly ("rdfa" | "microdata")[] });
    parse(html: string): ExtractedData;
  }
}

declare module "@adobe/structured-data-validator" {
  import type { ExtractedData } from "@marbec/web-auto-extractor";

  export interface Issue {
    readonly rootType: string;
    readonly issueMessage: string;
    readonly severity: "ERROR" | "WARNING";
    readonly fieldNames: readonly string[];
  }
  export default class Validator {
    validate(data: ExtractedData): Promise<readonly Issue[]>;
  }
}
