/** Grey and system fonts: nothing here competes with what the frames show. `--scale` is how much smaller than life they are. */
export const LAYOUTS_STYLE = `:root{color-scheme:light dark;--scale:.22;--bg:light-dark(#f4f4f2,#16181d);--ink:light-dark(#171a21,#f1efeb);--soft:light-dark(#4a4f5a,#b9bcc4);--line:light-dark(#767a84,#7d828d)}
[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}
@media (min-width:60rem){:root{--scale:.34}}@media (min-width:100rem){:root{--scale:.5}}
*{box-sizing:border-box}body{margin:0;padding:clamp(1rem,3vw,3rem);background:var(--bg);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
h1{margin:0 0 .5rem;font-size:2rem;line-height:1.1}h2{margin:0;font-size:1.25rem;line-height:1.3}p{margin:0 0 .75rem;max-width:60ch;color:var(--soft)}
a{color:inherit;text-underline-offset:.2em}ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:1rem 0 0;padding:0;list-style:none}li a{display:inline-block;padding:.15rem 0}
form{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center}select,button{min-height:2.25rem;margin-left:.25rem;padding:0 .6rem;border:1px solid var(--line);border-radius:4px;background:var(--bg);color:inherit;font:inherit}
section{margin-top:2.5rem;padding-top:1rem;border-top:1px solid var(--line);content-visibility:auto;contain-intrinsic-height:50rem}
.screens{display:flex;gap:1.25rem;align-items:start;overflow-x:auto}
.screen{flex:none;overflow:hidden;height:calc(1800px*var(--scale));border:1px solid var(--line);background:#fff}
.w1440{width:calc(1440px*var(--scale))}.w768{width:calc(768px*var(--scale))}.w360{width:calc(360px*var(--scale))}
iframe{display:block;height:1800px;border:0;transform:scale(var(--scale));transform-origin:0 0}
.w1440 iframe{width:1440px}.w768 iframe{width:768px}.w360 iframe{width:360px}
:focus-visible{outline:2px solid;outline-offset:3px}`;
