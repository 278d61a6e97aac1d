import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader, notFound } from "@serambi/kernel/server";

import { orUnknown } from "../../api/orUnknown";
import { LearningClient } from "../../api/learning/LearningClient";
import { certificateFilePath, certificatePath } from "../../contract/learning/certificatePath";
import type { Messages } from "../../messages/id";

/** `/Certificate/{code}`. Found by its code alone: a learner's name is nothing for search engines. */
export const certificateLoader = loader(async ({ http }: RemoteDeps, context: PageContext<Messages>) => {
  const { t, params } = context;
  const certificate = await orUnknown(new LearningClient(http.learning).certificate(params["code"] ?? ""));
  if (!certificate) return notFound();
  const { code, learnerName, className } = certificate;
  const title = t.certificateOf(learnerName);
  return {
    data: certificate,
    head: {
      title,
      description: `${learnerName} ${t.certificateFor} ${className}.`,
      canonicalPath: certificatePath(code),
      image: certificateFilePath(context, code, "card.png"),
      imageAlt: title,
      isIndexed: false,
    },
  };
});
