import type { Language } from "@serambi/kernel/contracts";
import { endpoint, type ServiceCall, type ServiceLetter, type Text } from "@serambi/kernel/service";

import { ageFaults, CoderSignUp } from "../../contract/CoderSignUp";
import { jakartaDay } from "../../contract/jakartaTime";
import { oneAtATime } from "../oneAtATime";
import { visitedOrigin } from "../siteOrigin";
import { fields, texts } from "../texts";

type Call = ServiceCall<unknown, CoderSignUp>;

const GUARDIAN_LETTER: Readonly<Record<Language, (name: string) => ReturnType<ServiceLetter["write"]>>> = {
  id: (name) => ({
    subject: `${name} mendaftar belajar koding`,
    paragraphs: [
      `${name} belum 18 tahun dan menuliskan alamat Anda sebagai orang tua atau wali.`,
      "Bila Anda tidak mengizinkannya, balas surat ini; akunnya kami hapus.",
    ],
    reason: "Surat ini dikirim sekali, karena alamat Anda ditulis di formulir pendaftaran kami.",
  }),
  en: (name) => ({
    subject: `${name} has signed up to learn to code`,
    paragraphs: [
      `${name} is under 18 and named you as a parent or guardian.`,
      "If you do not allow it, answer this letter, and we delete the account.",
    ],
    reason: "This letter is sent once, because your address was written into our sign-up form.",
  }),
};

const refuse = ({ fail }: Call, field: string, text: Text): never => fail(422, text, { [field]: text });

/** A username is one person's; whoever asks again before the e-mail is confirmed keeps theirs. */
const requireUsername = async (call: Call, email: string): Promise<void> => {
  const { sql, tenant, body } = call;
  await oneAtATime(sql, tenant.id, `coder ${body.username}`);
  const taken = await sql.query(
    "select 1 from community_coders where tenant_id = $1 and username = $2 and email <> $3",
    [tenant.id, body.username, email],
  );
  if (taken.length > 0) refuse(call, "username", texts.usernameTaken);
};

/** `auth/signup/coder`: an account, what the site asks a coder besides, and a letter to the guardian of a child. */
const signUpCoder = async (call: Call): Promise<{ readonly username: string }> => {
  const { sql, tenant, body, now, language, send, signUp, host, fail } = call;
  const email = body.email.toLowerCase();
  const [fault] = ageFaults(body, jakartaDay(now));
  if (fault) refuse(call, fault, fields[fault] ?? texts.wrong);
  await requireUsername(call, email);
  const origin = visitedOrigin(host, body.origin) ?? `http://${host}`;
  const result = await signUp({ name: body.fullName, email, password: body.password, language, origin });
  if (result === "known") return refuse(call, "password", texts.passwordKnown);
  if (result === "wait") return fail(429, texts.wait);
  const made = await sql.query(
    `insert into community_coders (tenant_id, email, username, full_name, phone, birth_date, guardian_email, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (tenant_id, email) do nothing returning username`,
    [tenant.id, email, body.username, body.fullName, body.phone, body.birthDate, body.guardianEmail, now],
  );
  if (made.length > 0 && body.guardianEmail !== "")
    await send({
      to: { email: body.guardianEmail, language },
      write: (inLanguage) => GUARDIAN_LETTER[inLanguage](body.fullName),
    });
  return { username: body.username };
};

export const coderEndpoints = [
  endpoint({
    host: "services",
    method: "POST",
    path: "/auth/signup/coder",
    access: "anyone",
    body: CoderSignUp,
    handle: signUpCoder,
  }),
];
