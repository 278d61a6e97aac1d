/**
 * What a person who started the product wants to see: where its sites are.
 * @param hosts of the sites; none where a real host knows them and not we
 * @param seedPassword of the persons that the seed has, one for each role
 */
export const siteAddresses = (address: string, hosts: readonly string[], seedPassword?: string): string => {
  const { port } = new URL(address);
  const suffix = port === "" ? "" : `:${port}`;
  const lines = hosts.length > 0 ? hosts.map((host) => `  http://${host}${suffix}`) : [`  ${address}`];
  const persons =
    seedPassword === undefined
      ? ""
      : `\nSign in as superadmin@serambi.example, admin@…, mentor@…, student@… (one for each role) with ${seedPassword}\n`;
  return `\nSerambi is ready:\n${lines.join("\n")}\n${persons}\n`;
};
