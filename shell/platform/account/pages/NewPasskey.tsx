import { Field, Form } from "./controls";
import type { PageContext } from "./Frame";
import { PasskeyButton } from "./PasskeyButton";

interface NewPasskeyProps {
  readonly context: PageContext;
  readonly options: object;
  /** Suggested: the browser and the system. */
  readonly name: string;
}

/** Names a passkey and has the device make it. */
export const NewPasskey = ({ context, options, name }: NewPasskeyProps) => {
  const { passkey, setUp } = context.t;
  return (
    <div className="wrap topic narrow">
      <h1>{passkey.heading}</h1>
      <p className="lede soft">{passkey.lede}</p>
      <section className="step">
        <Form context={context} action="/passkeys">
          <Field name="name" label={passkey.name} help={passkey.nameHelp} value={name} autoComplete="off" />
          <PasskeyButton
            context={context}
            action="/passkeys"
            options={options}
            label={passkey.make}
            className="button"
          />
          <noscript>
            <p className="note">{passkey.noScript}</p>
          </noscript>
          <a className="tap" href="/#ways">
            {setUp.notNow}
          </a>
        </Form>
      </section>
    </div>
  );
};
