import type { FormState } from "@serambi/kernel/remote";
import { Button, cx, FieldMessage, Icon, TextField, VisuallyHidden } from "@serambi/kernel/ui";

import { useEffect, useEffectEvent, useRef } from "react";

import { ADD_MEMBER, EMPTY_MEMBER, MEMBER_FIELDS, memberField, PLACES, type MemberDraft } from "../contract/teamFields";
import { MAX_MEMBERS, MIN_MEMBERS } from "../contract/teamLimits";
import type { TeamMessages } from "../messages/team.id";
import s from "./MemberFields.module.css";
import type { TeamDraftState } from "./useTeamDraft";

interface MemberFieldsProps {
  readonly draft: TeamDraftState;
  readonly form: FormState | undefined;
  readonly t: TeamMessages;
}

interface MemberProps extends MemberFieldsProps {
  readonly number: number;
  readonly member: MemberDraft;
}

const Member = ({ number, member, draft, form, t }: MemberProps) => {
  const index = number - 1;
  const isShown = index < draft.count;
  const isWrong = MEMBER_FIELDS.some((field) => form?.errors[memberField(number, field)] !== undefined);
  const name = member.name.trim() || t.member(number);
  const field = (part: keyof MemberDraft, wrong: string) => {
    const id = memberField(number, part);
    return {
      id,
      name: id,
      required: number <= MIN_MEMBERS,
      value: member[part],
      onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
        draft.change(index, part, currentTarget.value),
      // The summary names the member; beside their field the rule is enough.
      error: form?.errors[id] === undefined ? undefined : wrong,
    };
  };
  return (
    <fieldset className={cx(s.member, isWrong && s.wrong)} hidden={!isShown} disabled={!isShown}>
      <legend className={s.legend}>
        <span className={s.number} aria-hidden="true">
          {number}
        </span>
        <span>
          <VisuallyHidden>{t.member(number)}: </VisuallyHidden>
          {name}
        </span>
      </legend>
      {draft.count > MIN_MEMBERS && (
        <Button variant="quiet" size="small" className={s.remove} onClick={() => draft.remove(index)}>
          <Icon name="trash" /> {t.remove} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      <div className={s.fields}>
        <TextField
          {...field("name", t.nameWrong)}
          label={t.name}
          autoComplete="off"
          minLength={3}
          maxLength={100}
          className={s.whole}
        />
        <TextField
          {...field("nisn", t.nisnWrong)}
          label={t.nisn}
          help={t.nisnHelp}
          autoComplete="off"
          inputMode="numeric"
          pattern="\d{10}"
          maxLength={12}
        />
        <TextField {...field("birthDate", t.birthDateWrong)} type="date" label={t.birthDate} autoComplete="off" />
      </div>
    </fieldset>
  );
};

const Captain = ({ draft, form, t }: MemberFieldsProps) => {
  const error = form?.errors["captain"];
  return (
    <fieldset
      className={s.captains}
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? "captain-help captain-error" : "captain-help"}
    >
      <legend className={s.title}>{t.captain}</legend>
      <p id="captain-help" className={s.help}>
        {t.captainHelp}
      </p>
      <FieldMessage id="captain" error={error} success={undefined} />
      <div className={s.choices}>
        {draft.members.map((member, index) => {
          const number = String(index + 1);
          return (
            <label key={number} className={s.choice} hidden={index >= draft.count}>
              <input
                id={index === 0 ? "captain" : undefined}
                type="radio"
                name="captain"
                value={number}
                checked={draft.captain === number}
                onChange={({ target }) => target.checked && draft.choose(number)}
              />
              <span>{member.name.trim() || t.member(index + 1)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};

/** Carries the number of members. It listens before the form around it puts back a draft, which writes into it. */
const CountField = ({ draft: { count, restore } }: Pick<MemberFieldsProps, "draft">) => {
  const field = useRef<HTMLInputElement>(null);
  const listen = useEffectEvent(() => restore(Number(field.current?.value)));
  useEffect(() => {
    const input = field.current;
    const onInput = (): void => listen();
    input?.addEventListener("input", onInput);
    return () => input?.removeEventListener("input", onInput);
  }, []);
  return <input ref={field} type="hidden" name="count" value={count} readOnly />;
};

/** Three to five members and the captain among them. All five stand in the page, so that a draft can be put back; those too many are hidden. */
export const MemberFields = (props: MemberFieldsProps) => {
  const { draft, form, t } = props;
  const { count, members, news } = draft;
  const label = count === MIN_MEMBERS ? t.addFourth : t.addFifth;
  return (
    <>
      <section className={s.part} aria-labelledby="members-title">
        <div className={s.head}>
          <h2 id="members-title" className={s.title}>
            {t.members}
          </h2>
          <p className={s.help}>{t.membersOf(count)}</p>
        </div>
        <CountField draft={draft} />
        {PLACES.map((place) => (
          <Member key={place} {...props} number={place} member={members[place - 1] ?? EMPTY_MEMBER} />
        ))}
        <FieldMessage id="members" error={form?.errors["members"]} success={undefined} />
        {count < MAX_MEMBERS && (
          <>
            <Button id="members" variant="line" wide className={s.add} onClick={draft.add}>
              <Icon name="plus" /> {label}
            </Button>
            <noscript>
              <Button type="submit" name="act" value={ADD_MEMBER} formNoValidate variant="line" wide>
                {label}
              </Button>
            </noscript>
          </>
        )}
        <p role="status" className={s.news}>
          {news}
        </p>
      </section>
      <section className={s.part}>
        <Captain {...props} />
      </section>
    </>
  );
};
