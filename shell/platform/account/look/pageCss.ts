/** Styles of the account site, over the tokens of the site that it stands for. They travel in the page: nothing is asked for before it shows. */
export const pageCss = `
*,*::before,*::after{box-sizing:border-box}
:root{color-scheme:light dark;
--step-0:clamp(1rem,.979rem + .104vw,1.063rem);--step-1:clamp(1.2rem,1.157rem + .214vw,1.328rem);--step-3:clamp(1.728rem,1.612rem + .579vw,2.075rem);--step-4:clamp(2.074rem,1.9rem + .867vw,2.594rem);
--s1:.25rem;--s2:.5rem;--s3:.75rem;--s4:1rem;--s5:1.25rem;--s6:1.5rem;--s8:2rem;--s10:2.5rem;--s12:3rem;
--radius-field:min(var(--radius-control),.375rem)}
:root{--width:var(--content,72rem)}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;background:var(--bg);color:var(--ink);font:400 var(--step-0)/1.55 var(--font-text);font-synthesis:none;-webkit-font-smoothing:antialiased;overflow-x:clip;overflow-wrap:anywhere}
main{flex:1}
h1,h2,h3,p,ul,ol,dl,dd,fieldset{margin:0;padding:0}
ul,ol{list-style:none}
img,svg{display:block;max-width:100%}
a{color:inherit;text-decoration:none}
button,input{font:inherit;color:inherit;letter-spacing:inherit}
button{padding:0;border:0;background:none;cursor:pointer}
h1,h2,h3{font-family:var(--font-heading);font-weight:var(--weight-heading);letter-spacing:var(--track-heading);line-height:1.1;text-wrap:balance}
h1{font-weight:var(--weight-display);letter-spacing:var(--track-display);line-height:var(--lead-display)}
p{text-wrap:pretty}
:focus-visible{outline:2px solid var(--primary-text);outline-offset:3px;border-radius:2px}
::selection{background:var(--secondary-tint);color:var(--on-secondary-tint)}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:1rem;top:-4rem;z-index:20;padding:var(--s3) var(--s4);background:var(--ink);color:var(--bg);font-family:var(--font-ui)}
.skip:focus{top:var(--s2)}
.wrap{width:min(100% - 2*var(--margin,clamp(1.25rem,5vw,4rem)),var(--width));margin-inline:auto}
.icon{width:1.25em;height:1.25em;flex:none;fill:none;stroke:currentColor;stroke-width:1.5}
.soft{color:var(--ink-soft)}
.note{font:450 .875rem/1.5 var(--font-ui);color:var(--ink-faint)}
.lede{font-size:1.1875rem;line-height:1.5;max-width:36rem}
.mono{font-family:var(--font-mono,ui-monospace,Menlo,Consolas,monospace)}

.head{position:relative;z-index:1;background:var(--bg);border-bottom:1.5px solid var(--ink)}
.head-row{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 var(--s6);min-height:4.25rem;padding-block:.5rem}
.logo{display:inline-flex;align-items:center;gap:.55rem;min-height:2.75rem;font:750 1.375rem/1.1 var(--font-heading);letter-spacing:-.025em}
.logo img{height:1.75rem;width:auto;max-width:10rem}
.logo svg{width:1.75rem;height:1.75rem;fill:currentColor}
.dark-only{display:none}
@media (prefers-color-scheme:dark){.light-only{display:none}.dark-only{display:block}.light-plate{padding:.2rem;border-radius:.2rem;background:#fffefc}}
.back{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;font:550 .9375rem/1.3 var(--font-ui)}
.back:hover,.foot a:hover{text-decoration:underline;text-underline-offset:.25em}
.centred .head{border-bottom:1px solid var(--line)}
.centred .logo{font-weight:var(--weight-heading);letter-spacing:var(--track-heading);font-size:1.5rem}
@media (min-width:40rem){.centred .head-row{display:grid;grid-template-columns:1fr auto 1fr;min-height:5.5rem}.centred .back{grid-row:1;grid-column:1}.centred .logo{grid-column:2}}
.foot{margin-top:clamp(4rem,8vw,7rem);border-top:1px solid var(--line);font:450 .875rem/1.45 var(--font-ui);color:var(--ink-soft)}
.foot-row{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--s2) var(--s8);padding-block:var(--s5)}
.foot a{display:inline-flex;align-items:center;min-height:2rem}

.button{display:inline-flex;align-items:center;justify-content:center;gap:.6em;min-height:3rem;max-width:100%;padding:.5rem 1.4rem;border:1.5px solid transparent;border-radius:var(--radius-control);background:var(--primary-fill);color:var(--on-primary);font:600 1rem/1.2 var(--font-ui);text-align:center;transition:background var(--fast,140ms),color var(--fast,140ms)}
.button:hover{background:var(--ink);color:var(--bg)}
.button.wide{width:100%}
.button.line{background:none;border-color:currentColor;color:inherit}
.button.line:hover{background:var(--ink);border-color:var(--ink);color:var(--bg)}
.button.small{min-height:2.75rem;padding:.3rem 1rem;font-size:.9375rem}
.button.danger{border-color:var(--danger-text);color:var(--danger-text);background:none}
.button.danger:hover{background:var(--danger-fill);border-color:var(--danger-fill);color:var(--on-danger)}
.tap{display:inline-flex;align-items:center;min-height:2.75rem;font:550 .9375rem/1.3 var(--font-ui);text-decoration:underline;text-underline-offset:.25em;text-decoration-thickness:1px}
.tap:hover{text-decoration-thickness:2px}
.acts{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s3) var(--s6)}

.field{display:block;min-width:0;font-family:var(--font-ui)}
.label{display:block;font:600 .9375rem/1.35 var(--font-ui)}
.help{margin-top:.125rem;font:450 .875rem/1.4 var(--font-ui);color:var(--ink-faint)}
.input,.affix{width:100%;min-height:3rem;margin-top:.375rem;border:1px solid var(--line-strong);border-radius:var(--radius-field);background:var(--surface);color:var(--ink);font:450 1rem/1.4 var(--font-ui)}
.input{padding:.5rem .875rem}
.affix{display:flex;align-items:stretch;overflow:hidden}
.affix input{flex:1;min-width:0;padding:.5rem .875rem;border:0;background:none;outline:0;font:inherit}
.input:hover,.affix:hover{border-color:var(--ink)}
.input:focus-visible,.affix:focus-within{outline:2px solid var(--primary-text);outline-offset:1px;border-color:var(--primary-text);border-radius:var(--radius-field)}
.input[aria-invalid=true],.affix:has([aria-invalid=true]){border-color:var(--danger-text);box-shadow:inset 0 0 0 1px var(--danger-text)}
.input[readonly]{background:none;border-color:transparent transparent var(--line-strong);border-radius:0;padding-inline:0}
.show{display:inline-flex;align-items:center;justify-content:center;min-width:4.25rem;border-left:1px solid var(--line);font:600 .875rem/1 var(--font-ui)}
.show:hover{background:var(--sunken)}
.show:focus-visible{outline-offset:-3px}
[hidden]{display:none!important}
@media (scripting:none){.show,.passkey{display:none}}
.or{display:flex;align-items:center;gap:var(--s4);margin-bottom:var(--s5);font:450 .9375rem/1.4 var(--font-ui);color:var(--ink-soft)}
.or::before,.or::after{content:"";flex:1;border-top:1px solid var(--line)}
.sends{margin-top:.5rem}
.error{display:flex;gap:.4rem;margin-top:.375rem;font:550 .875rem/1.4 var(--font-ui);color:var(--danger-text)}
.error .icon{width:1.1rem;height:1.1rem;margin-top:.06rem;stroke-width:1.75}
.check{display:flex;align-items:center;gap:.65rem;min-height:2.75rem;cursor:pointer;font:450 .9375rem/1.35 var(--font-ui)}
.check input{appearance:none;display:grid;place-items:center;flex:none;width:1.25rem;height:1.25rem;margin:0;border:1.5px solid var(--line-strong);border-radius:2px;background:var(--surface)}
.check input:checked{background:var(--primary-fill);border-color:var(--primary-fill)}
.check input:checked::after{content:"";width:.35rem;height:.65rem;margin-top:-.15rem;border:solid var(--on-primary);border-width:0 2px 2px 0;rotate:45deg}
@media (forced-colors:active){.check input{appearance:auto}.check input:checked::after{content:none}}
.row{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 var(--s5);margin-top:var(--s3)}
.summary{padding:var(--s5) var(--s6);border:1px solid var(--danger-text);border-top-width:4px;border-radius:var(--radius-panel);background:var(--surface);font-family:var(--font-ui)}
.summary h2{font:650 1.125rem/1.3 var(--font-ui);letter-spacing:-.005em}
.summary ul{margin-top:var(--s2)}
.summary a{display:inline-flex;align-items:center;min-height:2rem;color:var(--danger-text);font-weight:550;text-decoration:underline;text-underline-offset:.2em;text-decoration-thickness:1px}
.message{display:grid;grid-template-columns:auto 1fr;gap:.75rem;padding:var(--s4) var(--s5);border-radius:var(--radius-panel);background:var(--info-tint);font:450 .9375rem/1.5 var(--font-ui)}
.message .icon{margin-top:.1rem;color:var(--on-info-tint)}
.message b{font-weight:650}
.message.warn{background:var(--warning-tint)}.message.warn .icon{color:var(--on-warning-tint)}
.message.good{background:var(--success-tint)}.message.good .icon{color:var(--on-success-tint)}

.gate{display:grid;grid-template-columns:minmax(0,1fr);align-content:start}
.gate-form{max-width:28rem;padding-block:1.5rem var(--s12)}
.gate h1{font-size:min(clamp(3rem,1.8rem + 5vw,6rem),15vw)}
.gate h1.long{font-size:min(clamp(2.5rem,1.8rem + 3vw,4.25rem),12vw)}
.gate .lede{margin-top:var(--s4)}
.gate form{margin-top:var(--s8)}
.gate form>*+*{margin-top:var(--s5)}
.gate .summary,.gate .message{margin-top:var(--s6)}
.gate .eyebrow{margin-bottom:var(--s3);font:550 .875rem/1.4 var(--font-ui);color:var(--ink-soft)}
.gate-more{display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--s3);margin-top:var(--s8);padding-top:var(--s4);border-top:1px solid var(--line);font:450 1rem/1.5 var(--font-ui)}
.gate-more.list{display:grid}
.cloths{order:-1;display:flex;align-items:flex-start;height:4.5rem;margin-inline:calc(-1*var(--margin,clamp(1.25rem,5vw,4rem)));overflow:hidden}
.cloths img{object-fit:cover;object-position:left top}
.cloths img:nth-child(1){width:44%;height:3rem}.cloths img:nth-child(2){width:15%;height:4.5rem}.cloths img:nth-child(3){width:41%;height:3.75rem}
@media (min-width:62.5rem){
.split .gate{grid-template-columns:minmax(0,1fr) minmax(0,34rem);column-gap:clamp(3rem,8vw,8rem);min-height:calc(100vh - 4.4rem)}
.split .gate-form{padding-top:clamp(2rem,5vw,4.5rem)}
.split .cloths{order:0;display:block;position:relative;height:auto;margin:0;overflow:visible}
.split .cloths img{position:absolute;top:0;max-width:none}
.split .cloths img:nth-child(1){left:0;width:11.5rem;height:31rem}
.split .cloths img:nth-child(2){left:11.5rem;width:5.5rem;height:46rem}
.split .cloths img:nth-child(3){left:17rem;width:calc(100% - 17rem + max(var(--margin,4rem),(100vw - var(--width))/2));height:38rem}
}
.centred .gate-head,.join-head{max-width:44rem;margin-inline:auto;padding-top:clamp(2.5rem,6vw,5rem);text-align:center}
.centred .gate h1,.join-head h1{font-size:min(clamp(2.75rem,1.6rem + 5vw,5.5rem),15vw)}
.centred .gate h1.long{font-size:min(clamp(2.5rem,1.6rem + 3vw,4rem),12vw)}
.centred .lede,.join-head .lede{margin:var(--s5) auto 0}
.centred .gate-form{width:100%;margin-inline:auto;padding-block:0 var(--s12)}
.band{height:clamp(3rem,6vw,5.5rem);margin:clamp(2rem,4vw,3rem) calc(50% - 50vw) 0}
.band img{width:100%;max-width:none;height:100%;object-fit:cover}
@media (prefers-color-scheme:dark){.cloths,.band,.avatar{filter:brightness(.86)}}

.join-form{max-width:62rem;margin:clamp(2rem,4vw,3rem) auto 0}
.join-form .summary{margin-bottom:var(--s8)}
.join-titles{display:none}
.question{display:grid;gap:var(--s2) clamp(2rem,6vw,5rem);padding-block:var(--s5);border-top:1px solid var(--line)}
.why{max-width:26rem;font:450 .875rem/1.55 var(--font-ui);color:var(--ink-soft)}
@media (min-width:56rem){.question,.join-titles{grid-template-columns:minmax(0,7fr) minmax(0,5fr)}.why{padding-top:1.65rem}.join-titles{display:grid;gap:0 clamp(2rem,6vw,5rem);padding-bottom:var(--s3);font:400 var(--step-1)/1.3 var(--font-heading);color:var(--ink-soft)}}
.join-end{padding-top:var(--s6);border-top:1px solid var(--line-strong)}
.join-end .acts{margin-top:var(--s5)}

.code{--cell:2.3ch;display:block;box-sizing:content-box;width:calc(6*var(--cell) - .65ch - 1px);height:4rem;margin-top:.5rem;padding:0 0 0 .65ch;border:1px solid var(--line-strong);border-radius:var(--radius-field);background:var(--surface) linear-gradient(90deg,transparent calc(100% - 1px),var(--line-strong) 0) 0/var(--cell) 100%;font:600 min(2.25rem,9.4vw)/1 var(--font-mono,ui-monospace,Menlo,Consolas,monospace);letter-spacing:calc(var(--cell) - 1ch);overflow:hidden}
.topic{padding-top:clamp(2rem,5vw,4.5rem)}
.topic.narrow{--width:52rem}
.topic h1{font-size:min(clamp(2.75rem,1.7rem + 4.4vw,5rem),15vw);max-width:13em}
.topic .lede{margin-top:var(--s4)}
.topic>.message,.topic>.summary{margin-top:var(--s6);max-width:46rem}
.step{margin-top:var(--s10);padding-top:var(--s5);border-top:1px solid var(--line)}
.step h2{margin-bottom:var(--s4);font-size:var(--step-3)}
.step>p{max-width:36rem}
.step form>*+*,.step>p+*{margin-top:var(--s5)}
.set-up{display:grid;gap:var(--s6) var(--s8)}
@media (min-width:40rem){.set-up{grid-template-columns:auto minmax(0,1fr)}}
.qr{width:13rem;height:13rem;border:1px solid var(--line);background:#fff}
.key{margin-top:var(--s3);font-size:1.125rem;letter-spacing:.04em}
.codes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr));gap:0 var(--s8);max-width:26rem;border-top:1.5px solid var(--ink);counter-reset:code}
.codes li{display:flex;gap:var(--s4);padding:.6rem 0;border-bottom:1px solid var(--line);counter-increment:code;font:550 1.0625rem/1.5 var(--font-mono,ui-monospace,Menlo,Consolas,monospace)}
.codes li::before{content:counter(code);min-width:1.5ch;text-align:right;color:var(--ink-faint);font:450 .875rem/1.9 var(--font-ui)}
@media (max-width:30rem){.codes{gap:0 var(--s4)}.codes li{gap:var(--s2);font-size:.9375rem}}

.parts{margin-top:clamp(2.5rem,5vw,4rem)}
.part{display:grid;gap:var(--s5) var(--gutter,2rem);margin-top:clamp(2.5rem,5vw,4rem);padding-top:var(--s5);border-top:1.5px solid var(--ink)}
.part>*{min-width:0}
.part h2{font-size:min(var(--step-4),11.5vw);line-height:1.08}
.part>div:first-child .note{margin-top:var(--s2);max-width:18rem}
@media (min-width:60rem){.part{grid-template-columns:minmax(0,3.5fr) minmax(0,8.5fr)}}
.centred .part{border-top:1px solid var(--line-strong)}
.fields{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:var(--s5) var(--gutter,2rem);align-items:start}
.fields>.all{grid-column:1/-1}
.person{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s4) var(--s5)}
.avatar{width:5.5rem;height:5.5rem;border-radius:50%}
.rows{font-family:var(--font-ui)}
.rows>li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.5rem var(--s6);align-items:center;padding-block:var(--s4);border-bottom:1px solid var(--line)}
.rows>li:first-child{padding-top:0}
.rows b{font:650 1.125rem/1.3 var(--font-ui);letter-spacing:-.01em}
.rows b small{font:450 1rem/1.3 var(--font-ui);color:var(--success-text)}
.rows p{font:450 .875rem/1.5 var(--font-ui);color:var(--ink-soft)}
.rows .acts{gap:var(--s2) var(--s4)}
.rows details{grid-column:1/-1}
.rows .sub{padding-left:var(--s5)}
.rows .device{grid-template-columns:auto minmax(0,1fr) auto}
.rows .device>.icon{align-self:start;margin-top:.2rem;font-size:1.25rem;color:var(--ink-soft)}
@media (min-width:36.01rem){.rows .one{position:relative;column-gap:0}.rows .one>div{grid-column:1/-1;padding-right:14rem}.rows .one>details>summary{position:absolute;top:calc(var(--s4) - .25rem);right:0}.rows .one:first-child>details>summary{top:-.5rem}}
.rows .sub b{font-size:1rem}
.rows summary{display:inline-flex;align-items:center;min-height:2.75rem;cursor:pointer;list-style:none;font:550 .9375rem/1.3 var(--font-ui);text-decoration:underline;text-underline-offset:.25em;text-decoration-thickness:1px}
.rows summary::-webkit-details-marker{display:none}
.rows details form{max-width:28rem;padding-block:var(--s3) var(--s4)}
.rows details form>*+*{margin-top:var(--s4)}
@media (max-width:36rem){.rows>li{grid-template-columns:minmax(0,1fr)}.rows .device{grid-template-columns:auto minmax(0,1fr)}.rows .device form{grid-column:2}.rows .button{justify-self:start}}
.plain>li+li{margin-top:var(--s3)}
@media print{.head,.foot,.acts,.skip{display:none}}
.after{margin-top:var(--s6)}

.outbox-bar{display:flex;align-items:center;min-height:3.5rem;padding:.5rem var(--s6);background:var(--ink);color:var(--bg)}
.outbox-bar h1{font:650 1.0625rem/1.3 var(--font-ui);letter-spacing:-.005em}
.outbox{display:grid;grid-template-columns:minmax(0,1fr)}
.outbox nav a{display:flex;flex-wrap:wrap;gap:.1rem var(--s3);padding:.85rem var(--s5);border-bottom:1px solid var(--line);font-family:var(--font-ui)}
.outbox nav a:hover{background:color-mix(in oklab,var(--ink) 4%,transparent)}
.outbox nav [aria-current]{background:var(--primary-tint);box-shadow:inset 3px 0 var(--primary-text)}
.outbox b{flex:1 8rem;font-weight:600;line-height:1.35}
.outbox time,.outbox small{font:450 .875rem/1.45 var(--font-ui);color:var(--ink-soft)}
.outbox small{flex-basis:100%}
.outbox-letter{min-width:0;padding:var(--s5) clamp(0rem,3vw,2.5rem) var(--s10);background:var(--sunken)}
.outbox-letter>*{max-width:46rem;margin:0 auto var(--s4)}
.outbox-letter dl{padding:.25rem var(--s5);border:1px solid var(--line);background:var(--surface);font:450 .9375rem/1.5 var(--font-ui)}
.outbox-letter dl>div{display:flex;flex-wrap:wrap;gap:0 var(--s4);padding:.5rem 0}
.outbox-letter dl>div+div{border-top:1px solid var(--line)}
.outbox-letter dt{flex:0 0 7rem;color:var(--ink-faint)}
.outbox-letter dd{flex:1 8rem;min-width:0}
.outbox-letter iframe{display:block;width:100%;height:42rem;border:1px solid var(--line);background:#fff}
.outbox-letter pre{overflow:auto;padding:var(--s4) var(--s5);border:1px solid var(--line);background:var(--surface);white-space:pre-wrap;font:.875rem/1.55 var(--font-mono,ui-monospace,Menlo,Consolas,monospace)}
.outbox-empty{padding:var(--s8) var(--s6);font-family:var(--font-ui)}
@media (min-width:60rem){.outbox{grid-template-columns:minmax(0,24rem) minmax(0,1fr);min-height:calc(100vh - 3.5rem)}.outbox nav{border-right:1px solid var(--line)}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
`;
