import { documentPath } from "@serambi/kernel/contracts";
import { fillPath, type PageContext } from "@serambi/kernel/remote";

/** An addition to the specification's routes: where anybody can see that a certificate is genuine. */
export const CERTIFICATE_PATH = "/Certificate/:code";

export const certificatePath = (code: string): string => fillPath(CERTIFICATE_PATH, { code });

/** What is made of a certificate: a document, a picture of it, and a sharing card with that picture. */
export const CERTIFICATE_FILES = ["certificate.pdf", "certificate.png", "card.png"] as const;
export type CertificateFile = (typeof CERTIFICATE_FILES)[number];

export const CERTIFICATE_FILE_PATH = "/certificates/:code/:file";

/**
 * The path of one of these files: nobody finds it who does not have the code. It is in the language of the page, which the address
 * names where it is not the site's own.
 */
export const certificateFilePath = (
  { language, tenant }: Pick<PageContext, "language" | "tenant">,
  code: string,
  file: CertificateFile,
): string => documentPath(tenant, fillPath(CERTIFICATE_FILE_PATH, { code, file }), language);
