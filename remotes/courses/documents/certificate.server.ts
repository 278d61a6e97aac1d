import { hasRoute, type PageContext } from "@serambi/kernel/remote";
import { document, notFound, type DocumentDeps } from "@serambi/kernel/server";

import { orUnknown } from "../api/orUnknown";
import { LearningClient } from "../api/learning/LearningClient";
import type { Certificate } from "../contract/hosts/learning";
import { CERTIFICATE_FILE_PATH, CERTIFICATE_FILES, CERTIFICATE_PATH } from "../contract/learning/certificatePath";
import type { Messages } from "../messages/id";
import { certificateSheet } from "./certificateSheet.server";

/** As people type it: any letter case, with or without dashes. */
const CODE = /^[A-Za-z0-9-]{12,20}$/;
/** The look of a site may change while the address stays. */
const A_DAY_SECONDS = 86_400;
/** Some 212 dots per inch on A4. */
const PICTURE_WIDTH = 2480;
const CARD_WIDTH = 1200;

/** A name for the file where it is kept, in letters that every file system takes: `sertifikat-laras-7kq2-m4xd-9pwt`. */
const fileNameOf = ({ code, learnerName }: Certificate, t: Messages): string => {
  const plain = `${t.certificate} ${learnerName}`.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return `${words.slice(0, 80).replace(/-$/, "")}-${code.toLowerCase()}`;
};

/** The files of a certificate. Its code is what there is to know; a learner's name is nothing for search engines. */
export const certificateDocument = document<Messages>({
  id: "certificate",
  paths: [CERTIFICATE_FILE_PATH],
  texts: "learning",
  loader: async ({ http, pdf, paint }: DocumentDeps, context: PageContext<Messages>) => {
    const { params, tenant, language, t } = context;
    const { code = "" } = params;
    const file = CERTIFICATE_FILES.find((one) => one === params["file"]);
    if (!file || !CODE.test(code) || !hasRoute(tenant, CERTIFICATE_PATH)) return notFound();
    const certificate = await orUnknown(new LearningClient(http.learning).certificate(code));
    if (!certificate) return notFound();
    const sheet = certificateSheet(certificate, context);
    const sending = { sheet, isIndexed: false, maxAgeSeconds: A_DAY_SECONDS };
    const fileName = fileNameOf(certificate, t);
    switch (file) {
      case "certificate.pdf":
        return pdf({
          ...sending,
          title: `${t.certificate}: ${certificate.learnerName}`,
          subject: certificate.className,
          language,
          createdAt: certificate.issuedAt,
          fileName: `${fileName}.pdf`,
        });
      case "certificate.png":
        return paint({ ...sending, width: PICTURE_WIDTH, format: "sheet", fileName: `${fileName}.png` });
      case "card.png":
        return paint({ ...sending, width: CARD_WIDTH, format: "card", isShared: true });
    }
  },
});
