/**
 * Styles of the one page that is kept for all others: they stand in it alone. Of the cloth's middle there is only the warp, and
 * the list of kept pages stands on the site's own lines.
 */
export const OFFLINE_STYLE = `[data-screen-cloth]{mask:linear-gradient(#000 34%,#0000 0 66%,#000 0),repeating-linear-gradient(90deg,#000 0 1px,#0000 1px 10px)}
[data-kept]{max-width:36rem;margin-top:var(--s12)}[data-kept] h2{margin:0 0 var(--s2);font:600 1.0625rem/1.4 var(--font-ui)}
[data-kept] ul{margin:0;padding:0;border-top:1px solid var(--line);list-style:none}[data-kept] li{border-bottom:1px solid var(--line)}
[data-kept] a{display:block;padding:var(--s2) 0;color:inherit;text-underline-offset:.2em;overflow-wrap:anywhere}`;
