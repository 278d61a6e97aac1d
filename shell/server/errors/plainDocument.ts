import type { Language } from "@serambi/kernel/contracts";

/** System fonts and grey only: whose site it is may not be known. */
const STYLE = `:root{color-scheme:light dark;--bg:light-dark(#fbfaf8,#12141a);--ink:light-dark(#171a21,#f1efeb);--soft:light-dark(#4a4f5a,#b9bcc4);--line:light-dark(#171a21,#f1efeb)}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;align-items:center;padding:clamp(1.25rem,6vw,5rem);background:var(--bg);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:42rem;border-top:3px solid var(--line);padding-top:1.5rem}
p{margin:0 0 1rem;color:var(--soft);text-wrap:pretty}
.code{color:var(--ink);font-variant-numeric:tabular-nums;font-weight:600}
h1{margin:0 0 1rem;font-size:clamp(1.9rem,1.4rem + 2.6vw,3.2rem);line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
details{margin:0 0 1rem;color:var(--soft)}summary{padding:.25rem 0;cursor:pointer}code{overflow-wrap:anywhere}
a{color:inherit;font-weight:600;text-underline-offset:.25em;display:inline-block;padding:.25rem 0}
a:focus-visible,summary:focus-visible{outline:3px solid;outline-offset:4px}`;

export interface PlainDocument {
  readonly language: Language;
  readonly title: string;
  readonly nonce: string;
  /** The content of `<main>`. */
  readonly main: string;
  /** More rules for it. */
  readonly style?: string;
  /** More of the head, and what stands after `<main>`. */
  readonly head?: string;
  readonly end?: string;
}

/** A page that needs nothing that may be missing: its style stands inline under the answer's nonce. */
export const plainDocument = ({
  language,
  title,
  nonce,
  main,
  style = "",
  head = "",
  end = "",
}: PlainDocument): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${STYLE}${style}</style>${head}
</head>
<body>
<main>${main}</main>${end}
</body>
</html>
`;
