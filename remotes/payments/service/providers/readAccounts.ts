import * as z from "zod";

const address = (standard: string) => z.url({ protocol: /^https?$/ }).default(standard);

const Account = z.discriminatedUnion("provider", [
  z.strictObject({
    provider: z.literal("xendit"),
    secretKey: z.string().min(1),
    callbackToken: z.string().min(16),
    baseUrl: address("https://api.xendit.co"),
  }),
  z.strictObject({
    provider: z.literal("midtrans"),
    serverKey: z.string().min(1),
    snapUrl: address("https://app.midtrans.com"),
    apiUrl: address("https://api.midtrans.com"),
  }),
  z.strictObject({ provider: z.literal("none") }),
]);

export type Account = z.infer<typeof Account>;

/** Accounts at providers by the site's key. */
const Accounts = z.record(z.string().min(1), Account);

export type Accounts = Readonly<Record<string, Account>>;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * `PAYMENT_ACCOUNTS`: which sites have an account at a provider, by the site's key; `*` stands for all others. A site that is not named has
 * the sandbox; `{"provider":"none"}` takes it away.
 * @throws Error that names the variable, and no value of it
 */
export const readAccounts = ({
  PAYMENT_ACCOUNTS: text = "",
}: Readonly<Record<string, string | undefined>>): Accounts => {
  if (text.trim() === "") return {};
  const { data, error } = Accounts.safeParse(parseJson(text));
  if (error) {
    const where = error.issues.map(({ path }) => path.join(".") || "all of it").join(", ");
    throw new Error(`PAYMENT_ACCOUNTS must be JSON, accounts by the site's key (docs/environment.md); wrong: ${where}`);
  }
  return data;
};
