import type { PageProps } from "@serambi/kernel/remote";
import { ArrowLink, Breadcrumb, Button, TextLink, Wrap } from "@serambi/kernel/ui";

import { MentorPicture } from "../components/MentorPicture";
import { TimeOption } from "../components/TimeOption";
import { formatDay } from "../contract/jakartaTime";
import { mentorAppointmentPath, mentorPath, MENTORS_PATH } from "../contract/paths";
import { dayIn, ZONES } from "../contract/zones";
import type { mentorLoader } from "./mentor.server";
import s from "./MentorPage.module.css";

type Props = PageProps<typeof mentorLoader>;

const firstName = (name: string): string => name.split(" ", 1)[0] ?? name;

/** The next free times. What is chosen goes on to the form of appointments, by its address. */
const Times = ({ data: { mentor, zone }, context: { t, language } }: Props) => {
  const { slug, name, zone: own, days, bring } = mentor;
  if (days.length === 0)
    return (
      <div className={s.times}>
        <h2 className={s.small}>{t.noTimes(firstName(name))}</h2>
        <p>{t.noTimesText}</p>
        <ArrowLink to={MENTORS_PATH}>{t.all}</ArrowLink>
      </div>
    );
  return (
    <form action={mentorAppointmentPath(slug)} className={s.times} aria-labelledby="pick">
      <div>
        <h2 className={s.small} id="pick">
          {t.pick}
        </h2>
        <p className={s.soft}>{t.times(zone, own, firstName(name))}</p>
      </div>
      <input type="hidden" name="zone" value={zone} />
      {days.map(({ day, times }, at) => (
        <fieldset key={day} className={s.day}>
          <legend>{formatDay(dayIn(times[0] ?? day, zone), language)}</legend>
          {times.map((time, index) => (
            <TimeOption key={time} name="time" {...{ time, zone }} isChosen={at === 0 && index === 0} />
          ))}
        </fieldset>
      ))}
      <p className={s.soft}>{t.bring(bring)}</p>
      <Button type="submit">{t.sit(firstName(name))}</Button>
      <p className={s.soft}>
        <TextLink to={mentorAppointmentPath(slug)}>{t.otherDays}</TextLink>
        {" · "}
        {t.otherZone}{" "}
        {Object.keys(ZONES)
          .filter((one) => one !== zone)
          .map((other) => (
            <TextLink key={other} to={`${mentorPath(slug)}?zone=${other}`}>
              {other}
            </TextLink>
          ))}
      </p>
    </form>
  );
};

const Facts = ({ data: { mentor }, context: { t } }: Props) => (
  <dl className={s.facts}>
    <div>
      <dt>{t.knows}</dt>
      <dd>{mentor.skills.join(", ")}</dd>
    </div>
    <div>
      <dt>{t.speaks}</dt>
      <dd>{mentor.languages.join(", ")}</dd>
    </div>
    {mentor.classes.length > 0 && (
      <div>
        <dt>{t.teaches}</dt>
        <dd>
          {mentor.classes.map(({ title, path }) => (
            <TextLink key={path} to={path}>
              {title}
            </TextLink>
          ))}
        </dd>
      </div>
    )}
  </dl>
);

/** `/Mentor/{slug}`: a mentor's question with its short answer, and the next free times. */
export const Page = (props: Props) => {
  const { mentor } = props.data;
  const { t } = props.context;
  const { slug, name, question, work, city, zone, answer, minutes, said, lengthMinutes } = mentor;
  return (
    <Wrap className={s.page}>
      <Breadcrumb label={t.crumbs} items={[{ label: t.title, to: MENTORS_PATH }, { label: name }]} />
      <header className={s.head}>
        <MentorPicture slug={slug} className={s.portrait} />
        <div>
          <h1 className={s.question}>{question}</h1>
          <p className={s.who}>
            <b>{name}</b>
            {t.who(work, city, zone)}
          </p>
        </div>
      </header>
      <div className={s.columns}>
        <div className={s.words}>
          <section>
            <h2>{t.answer}</h2>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          {minutes.length > 0 && (
            <section>
              <h2>{t.minutes(lengthMinutes)}</h2>
              <ol className={s.minutes}>
                {minutes.map((part) => (
                  <li key={part.title}>
                    <span>{t.minute(part.minutes)}</span>
                    <p>
                      <b>{part.title}</b>
                      {part.text !== "" && <small>{part.text}</small>}
                    </p>
                  </li>
                ))}
              </ol>
            </section>
          )}
          {said && (
            <section>
              <h2>{t.said(firstName(name))}</h2>
              <figure className={s.said}>
                <blockquote>{t.quote(said.text)}</blockquote>
                <figcaption>{said.by}</figcaption>
              </figure>
            </section>
          )}
          <Facts {...props} />
        </div>
        <Times {...props} />
      </div>
    </Wrap>
  );
};
