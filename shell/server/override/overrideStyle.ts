/** Styles of the page that asks for a local build: they stand in it alone. */
export const OVERRIDE_STYLE = `[data-screen-cloth]{mask:linear-gradient(#000 34%,#0000 0 66%,#000 0),repeating-linear-gradient(90deg,#000 0 1px,#0000 1px 10px)}
[data-facts]{max-width:36rem;margin:var(--s6) 0;border-top:1px solid var(--line)}
[data-facts]>div{display:grid;grid-template-columns:minmax(7rem,12rem) minmax(0,1fr);gap:var(--s1) var(--s4);padding:var(--s2) 0;border-bottom:1px solid var(--line)}
[data-facts] dt{color:var(--ink-soft)}[data-facts] dd{margin:0;font:500 1rem/1.5 var(--font-mono);overflow-wrap:anywhere}
@media(max-width:39.99em){[data-facts]>div{grid-template-columns:minmax(0,1fr);gap:0}}
[data-back]{margin-top:var(--s6)}`;
