import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { IconButton, MenuButton, type MenuEntry } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import type { ProgramView } from "../../contract/studio/views";
import type { StudioMessages } from "../../messages/studio.id";
import s from "./FileTabs.module.css";

interface FileTabsProps {
  readonly program: ProgramView;
  readonly onNew: () => void;
  readonly onRename: (path: string) => void;
  readonly children?: ReactNode;
}

/** The files of a program; the one that is shown has a menu. */
export const FileTabs = observer(function FileTabs({ program, onNew, onRename, children }: FileTabsProps) {
  const t = useMessages<StudioMessages>();
  const language = useLanguage();
  const { files, activeFile } = program;
  const entries: readonly MenuEntry[] = [
    { id: "rename", label: t.rename, icon: "edit" },
    ...(files.length > 1 ? [{ id: "remove", label: t.remove, icon: "trash", isDangerous: true } as const] : []),
  ];
  const act = (id: string): void => {
    if (id === "rename") onRename(activeFile.path);
    else program.remove(activeFile.path);
  };
  return (
    <div className={s.row}>
      <div className={s.files} role="group" aria-label={t.files}>
        {files.map(({ path }) => {
          const isActive = path === activeFile.path;
          return (
            <span key={path} className={s.tab} data-active={isActive || undefined}>
              <button
                type="button"
                className={s.file}
                aria-current={isActive || undefined}
                onClick={() => program.choose(path)}
              >
                {path}
              </button>
              {isActive && (
                <MenuButton
                  className={s.menu}
                  {...{ language, entries }}
                  icon="chevron-down"
                  label={t.fileMenu(path)}
                  onAction={act}
                />
              )}
            </span>
          );
        })}
        <IconButton className={s.menu} icon="plus" label={t.newFile} onClick={onNew} />
      </div>
      {children}
    </div>
  );
});
