/** The nonce that this page's policy allows styles under. Browsers hide it from selectors, not from scripts of the page. */
export const nonceOf = (page: Document): string =>
  page.querySelector<HTMLElement>("script[nonce],style[nonce]")?.nonce ?? "";
