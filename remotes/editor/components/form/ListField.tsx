import { Button, Icon, VisuallyHidden } from "@serambi/kernel/ui";
import { IconButton } from "@serambi/kernel/ui/controls";
import { useEffect, useRef, useState } from "react";

import { emptyOf, shapeOf, type Shape } from "../../contract/formShape";
import { firstWords, movedTo, replacedAt } from "../../contract/sections";
import { useForm, useItemLabel, useWords, type FieldProps } from "./FormContext";
import s from "./Form.module.css";
import { GroupFields } from "./GroupFields";

/** A list whose items are added, removed, and moved by buttons; items of several fields open one at a time. */
export const ListField = ({
  shape,
  name,
  isRequired,
  place,
  value,
  onChange,
}: FieldProps & { readonly shape: Shape & { kind: "list" } }) => {
  const { form, problems, t, Field } = useForm();
  const { label, help, error } = useWords(place);
  const itemLabel = useItemLabel(place);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const box = useRef<HTMLFieldSetElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  /** The selector of the button or field that has the focus once the list has changed. */
  const focus = useRef<string | null>(null);
  useEffect(() => {
    if (focus.current === null) return;
    box.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = null;
  });
  const isGroup = shapeOf(shape.item, form.schema, name).kind === "group";
  const canRemove = items.length > shape.min;
  const nameOf = (item: unknown, n: number): string => firstWords(item) || t.formItem(n + 1);
  const move = (from: number, to: number): void => {
    onChange(movedTo(items, from, to));
    setSaid(t.formMoved(nameOf(items[from], from), to + 1, items.length));
    setOpen(open === from ? to : open === to ? from : open);
    focus.current = `[data-item="${to}"] [data-move="${to < from ? "up" : "down"}"]:not(:disabled), [data-item="${to}"] [data-move]:not(:disabled)`;
  };
  const hasProblem = (n: number): boolean =>
    Object.keys(problems).some((path) => path === `${place}.${n}` || path.startsWith(`${place}.${n}.`));
  return (
    <fieldset ref={box} className={s.group}>
      <legend className={s.legend}>
        {label} <small className={s.count}>{t.formItems(items.length, shape.max)}</small>
      </legend>
      {help && <p className={s.help}>{help}</p>}
      {error && <p className={s.wrong}>{error}</p>}
      <ol className={s.items}>
        {items.map((item, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- items have no identity of their own
          <li key={n} data-item={n} className={s.item}>
            <div className={s.itemHead}>
              {isGroup ? (
                <button
                  type="button"
                  className={s.itemName}
                  aria-expanded={open === n}
                  data-wrong={hasProblem(n) || undefined}
                  onClick={() => setOpen(open === n ? null : n)}
                >
                  <Icon name={open === n ? "chevron-up" : "chevron-down"} />
                  <span>{nameOf(item, n)}</span>
                  {hasProblem(n) && <Icon name="alert" />}
                </button>
              ) : (
                <div className={s.itemField}>
                  <Field
                    name={name}
                    schema={shape.item}
                    isRequired
                    place={`${place}.${n}`}
                    value={item}
                    onChange={(next) => onChange(replacedAt(items, n, next))}
                  />
                </div>
              )}
              <IconButton
                icon="arrow-up"
                label={t.formUp(nameOf(item, n))}
                data-move="up"
                disabled={n === 0}
                onClick={() => move(n, n - 1)}
              />
              <IconButton
                icon="arrow-down"
                label={t.formDown(nameOf(item, n))}
                data-move="down"
                disabled={n === items.length - 1}
                onClick={() => move(n, n + 1)}
              />
              <IconButton
                icon="trash"
                label={t.formRemove(nameOf(item, n))}
                disabled={!canRemove}
                onClick={() => {
                  onChange(items.filter((_, at) => at !== n));
                  setSaid(t.formRemoved(nameOf(item, n)));
                  setOpen(null);
                  focus.current = "[data-add]";
                }}
              />
            </div>
            {isGroup && open === n && (
              <div className={s.itemBody}>
                <GroupFields
                  schema={shape.item}
                  place={`${place}.${n}`}
                  value={item}
                  onChange={(next) => onChange(replacedAt(items, n, next))}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <div className={s.buttons}>
        <Button
          size="small"
          variant="line"
          data-add
          disabled={shape.max !== undefined && items.length >= shape.max}
          onClick={() => {
            onChange([...items, emptyOf(shape.item, form.schema)]);
            setOpen(items.length);
            focus.current = `[data-item="${items.length}"] :is(input, textarea, select)`;
          }}
        >
          <Icon name="plus" /> {t.formAdd(itemLabel)}
        </Button>
        {!isRequired && items.length === 0 && (
          <Button size="small" variant="quiet" onClick={() => onChange(undefined)}>
            {t.formDrop(label)}
          </Button>
        )}
      </div>
    </fieldset>
  );
};
