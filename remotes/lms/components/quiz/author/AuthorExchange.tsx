import type { Quiz } from "../../../contract/quiz/Quiz";
import { ExportPanel } from "./ExportPanel";
import { ImportPanel } from "./ImportPanel";
import type { ImportProps } from "./ImportProps";

/** Files of other tools, both ways, once the page stands. */
export const AuthorExchange = ({
  slug,
  quiz,
  ...props
}: ImportProps & { readonly slug: string; readonly quiz: Quiz }) => (
  <>
    <ImportPanel {...props} />
    <ExportPanel slug={slug} quiz={quiz} t={props.t} />
  </>
);
