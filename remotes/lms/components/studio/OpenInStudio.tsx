import { useMessages, useTenant } from "@serambi/kernel/remote";
import { Icon } from "@serambi/kernel/ui";

import { STUDIO_PATH, studioPath } from "../../contract/studio/paths";
import type { ProgramView } from "../../contract/studio/views";
import type { StudioMessages } from "../../messages/studio.id";
import { packProgram } from "../../contract/studio/shareLink";
import s from "./MiniStudio.module.css";

/** The program as it stands now, in the studio; nothing where the site has none. */
export const OpenInStudio = ({ program }: { readonly program: ProgramView }) => {
  const t = useMessages<StudioMessages>();
  const path = studioPath(useTenant(), program.language);
  if (path === undefined) return null;
  return (
    <a
      className={s.open}
      href={path}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        program.settle();
        void packProgram(program.program).then((fragment) => location.assign(STUDIO_PATH + fragment));
      }}
    >
      {t.openInStudio}
      <Icon name="arrow-right" />
    </a>
  );
};
