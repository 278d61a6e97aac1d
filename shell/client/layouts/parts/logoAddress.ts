/**
 * The address of a tenant's picture as one that a page may show: a path of this site or an https address; anything else,
 * `javascript:` and `data:` above all, is as good as none.
 */
export const logoAddress = (setting: string): string => {
  const address = setting.trim();
  return /^(?:\/(?![/\\])|https:\/\/)\S+$/i.test(address) ? address : "";
};
