import { useMessages } from "@serambi/kernel/remote";
import { CodeTools, type CodeToolsProps } from "@serambi/kernel/ui";

import type { Messages } from "../../../messages/id";

/** What the code of an article is read with. */
export const ArticleCode = ({ text }: Pick<CodeToolsProps, "text">) => {
  const t = useMessages<Messages>();
  return (
    <CodeTools
      text={text}
      texts={{ copy: t["article.copy"], copied: t["article.copied"], failed: t["article.copyFailed"] }}
    />
  );
};
