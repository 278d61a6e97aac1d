import { useTenant } from "@serambi/kernel/remote";
import { Button, Checkbox, Icon, SearchField } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";

import { routeGroups, type LiveRemotes, type RouteGroup } from "../../contract/siteRoutes";
import type { SettingsMessages } from "../../messages/types";
import type { DraftStore } from "../../stores/DraftStore";
import s from "./RoutesField.module.css";

interface Props {
  readonly draft: DraftStore;
  readonly t: SettingsMessages;
}

const routesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((route): route is string => typeof route === "string") : [];

const nameOf = ({ remote }: RouteGroup, t: SettingsMessages): string => {
  if (remote === null) return t.routesOther;
  const names: Readonly<Record<string, unknown>> = t;
  const name = names[`remote_${remote}`];
  return typeof name === "string" ? name : remote.charAt(0).toUpperCase() + remote.slice(1).replaceAll("-", " ");
};

/** The addresses that the site has, among all that live remotes answer: by remote, and found by a word. */
export const RoutesField = observer(function RoutesField({ draft, t }: Props) {
  const { key } = useTenant();
  const [remotes, setRemotes] = useState<LiveRemotes>({});
  const [words, setWords] = useState("");
  const [opened, setOpened] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = async (): Promise<LiveRemotes> => {
      const { EditorApi } = await import("../../api/EditorApi");
      return new EditorApi(key).remotes();
    };
    // Without them the site's own addresses are shown all the same.
    read()
      .then(setRemotes)
      .catch(() => undefined);
  }, [key]);

  const routes = routesOf(draft.values["routes"]);
  const wanted = words.trim().toLowerCase();
  const groups = routeGroups(remotes, routes)
    .map((group) => ({ ...group, name: nameOf(group, t) }))
    .toSorted(
      (one, other) => Number(one.remote === null) - Number(other.remote === null) || one.name.localeCompare(other.name),
    );
  const found = groups
    .map((group) => {
      const isNamed = group.name.toLowerCase().includes(wanted);
      return { ...group, shown: group.paths.filter((path) => isNamed || path.toLowerCase().includes(wanted)) };
    })
    .filter(({ shown }) => shown.length > 0);
  const count = found.reduce((sum, { shown }) => sum + shown.length, 0);
  const isNew =
    wanted.startsWith("/") && !groups.some(({ paths }) => paths.some((path) => path.toLowerCase() === wanted));
  const error = draft.draft.problems["routes"];
  const put = (path: string, isOn: boolean): void =>
    draft.set("routes", isOn ? [...routes, path] : routes.filter((route) => route !== path));
  const total = groups.reduce((sum, { paths }) => sum + paths.length, 0);
  return (
    <fieldset className={s.routes}>
      <legend className={s.legend}>
        {t.routes} <small>{t.routesOn(routes.length, total)}</small>
      </legend>
      <p className={s.help}>{t.routesHelp}</p>
      {error && <p className={s.wrong}>{error}</p>}
      <SearchField
        label={t.routesFind}
        placeholder={t.routesFind}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p role="status" className={s.help}>
        {wanted !== "" && t.routesFound(count)}
      </p>
      {isNew && (
        <Button size="small" variant="line" onClick={() => put(words.trim(), true)}>
          <Icon name="plus" /> {t.routeUse(words.trim())}
        </Button>
      )}
      <ul className={s.groups}>
        {found.map(({ remote, name, paths, shown }) => {
          const id = remote ?? "";
          const isOpen = wanted !== "" || opened.includes(id);
          const on = paths.filter((path) => routes.includes(path)).length;
          return (
            <li key={id}>
              <button
                type="button"
                className={s.group}
                aria-expanded={isOpen}
                onClick={() => setOpened(isOpen ? opened.filter((other) => other !== id) : [...opened, id])}
              >
                <Icon name={isOpen ? "chevron-up" : "chevron-down"} />
                <b>{name}</b>
                <small>{t.routesOn(on, paths.length)}</small>
              </button>
              {isOpen && (
                <ul className={s.paths}>
                  {shown.map((path) => (
                    <li key={path}>
                      <Checkbox
                        label={<code>{path}</code>}
                        checked={routes.includes(path)}
                        onChange={({ target }) => put(path, target.checked)}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
});
