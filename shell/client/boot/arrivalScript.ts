import { scriptJson } from "@serambi/kernel/seo";

import { TAKE_CLICKS } from "../recovery/earlyClicks";

/** Id of the template with the page's scripts and what they preload. */
export const LATER_ID = "serambi-later";

/** A family whose own face takes the place of the system's. */
export interface FontSwap {
  readonly family: string;
  /** Name of the first face that stands in for it. */
  readonly spare: string;
}

/** Of a page's files so many are asked for in one task. */
const AT_ONCE = 3;

/** Words change their face in parts of about so many elements. */
const PART = 60;

/** Attribute of an element whose children are parts each: letters that are set in an instance of the face of their own. */
const HEAVY = '"[data-parts]"';

/** So long parts are changed, and pictures drawn, in one task, ms. */
const PARTS_MS = 12;

/** Once a frame is painted; where nobody sees the page nothing is painted to wait for. */
const FRAMES = `const next=f=>document.hidden?setTimeout(f):requestAnimationFrame(()=>setTimeout(f));`;

/** Does to the first of some elements, and lays them out, as much as one task has room for. */
const PARTS =
  `inTurn=(parts,act)=>{const end=performance.now()+${PARTS_MS};` +
  `while(parts.length&&performance.now()<end){const e=parts.shift();if(e.isConnected){act(e);e.getBoundingClientRect()}}},`;

/** How long words wait for the site's faces, and sections that nobody sees with them: these are laid out once and not twice, ms. */
const FACES_MS = 3000;

/** Custom properties that name faces. */
const VOICES = ["--font-heading", "--font-text", "--font-ui", "--font-mono"];

/** Whether some of an element lies in the window, or in so many of its height. */
const SEEN = `seen=(e,windows=1)=>{const{top,bottom}=e.getBoundingClientRect();return top<=windows*innerHeight&&bottom>=0},`;

/** So far down, in heights of the window, words are changed in parts: of a long text that stands in one piece the rest comes at once. */
const WINDOWS = 2;

/**
 * The first section has its drawings a frame after its words. Sections from the second on: that one has its words at once where it
 * reaches into the window; the others are laid out one after the other, from the top, each in one frame and its pictures in the
 * next ones; those beyond the window once the words have their faces. Who scrolls, presses or uses the keyboard waits for no turn.
 * What `data-near` says of a section, and `data-due` of a picture, is read in `base.css`.
 */
const SECTIONS =
  `const rest=[...document.querySelectorAll("[data-slot]~[data-slot]")],root=document.documentElement,${SEEN}${PARTS}` +
  `draw=()=>document.querySelectorAll("[data-slot]:not([data-slot]~[data-slot]):has([data-drawn])").forEach(s=>s.dataset.near=""),` +
  `lay=s=>{if(!("near"in s.dataset))s.querySelectorAll("[data-kain],[data-drawn]").forEach(e=>e.dataset.due="");s.dataset.near=""},` +
  `picture=e=>{delete e.dataset.due},pictures=()=>[...document.querySelectorAll("[data-due]")],` +
  `all=()=>{rest.forEach(s=>s.dataset.near="");pictures().forEach(picture)},` +
  `hear=f=>["scroll","pointerdown","keydown"].forEach(e=>f(e,all,{passive:true})),` +
  `show=()=>{const due=pictures(),s=rest.find(s=>s.dataset.near!=="");` +
  `if(due.length){inTurn(due,picture);next(show)}else if(s){if("fonts"in root.dataset||seen(s)){lay(s);next(show)}}` +
  `else if("fonts"in root.dataset)hear(removeEventListener)},` +
  `hide=()=>rest.filter(s=>s.dataset.near===""&&!seen(s)).forEach(s=>s.dataset.near="no");` +
  `hear(addEventListener);if(rest[0]&&seen(rest[0]))lay(rest[0]);`;

/**
 * Fetches a site's own faces. When they are there, the page is set in them part by part, so that no task is long, and then, by
 * `data-fonts`, what lies further down (decision 39): sections and a footer beyond the window are not laid out meanwhile.
 * A part is told the names of its faces as they are, for layouts give them to other voices, with the family's own before the first
 * that stood in for it, and the face that it inherits; once the page says so itself, no more. (The attribute is read before it goes:
 * Chromium leaves one that it has not written down yet as an empty one.)
 */
const fonts = (swaps: readonly FontSwap[]): string =>
  `const swaps=${scriptJson(swaps)},` +
  `isMuch=e=>e.getElementsByTagName("*").length>${PART}||e.matches(${HEAVY})||e.querySelector(${HEAVY}),` +
  `isLater=e=>!seen(e,rest.includes(e)||e.tagName==="FOOTER"?1:${WINDOWS}),` +
  `split=e=>isLater(e)?[]:isMuch(e)?[...e.children].flatMap(split):[e],` +
  `told=[],own=e=>{const now=getComputedStyle(e),isHeir=now.fontFamily===getComputedStyle(e.parentElement).fontFamily;` +
  `[...${scriptJson(VOICES)},...(isHeir?["font-family"]:[])].filter(name=>!e.style.getPropertyValue(name))` +
  `.map(name=>[name,now.getPropertyValue(name)]).forEach(([name,faces])=>{const swap=swaps.find(({spare})=>faces.startsWith(\`"\${spare}"\`));` +
  `if(swap){e.style.setProperty(name,\`"\${swap.family}",\${faces}\`);told.push([e,name])}})},` +
  `finish=()=>{told.forEach(([e,name])=>{e.style.removeProperty(name);if(!e.getAttribute("style"))e.removeAttribute("style")});root.dataset.fonts="";next(show)},` +
  `change=parts=>{inTurn(parts,own);if(parts.length)next(()=>change(parts));else finish()};` +
  `Promise.race([new Promise(done=>setTimeout(done,${FACES_MS})),` +
  `Promise.allSettled(swaps.map(({family})=>document.fonts.load(\`1em "\${family}"\`)))])` +
  `.then(()=>{hide();change(swaps.length?split(document.getElementById("root")):[])});`;

/** Lets the page's scripts come, so that neither the line nor the processor is theirs before its words are painted. */
const SCRIPTS =
  `const later=document.getElementById("${LATER_ID}"),` +
  `ask=()=>{if(later){document.body.append(...[...later.content.childNodes].slice(0,${AT_ONCE}));if(later.content.firstChild)setTimeout(ask)}};`;

/** Buttons that are pressed before the page can hear it, each once. One that the browser itself submits a form with is not among them. */
const CLICKS =
  `const clicked=new Set,press=({target})=>{const b=target.closest("button");` +
  `if(b&&(b.type!=="submit"||!b.form||b.form.method==="dialog"))clicked.add(b)};` +
  `addEventListener("click",press,true);` +
  `addEventListener("${TAKE_CLICKS}",({detail})=>{removeEventListener("click",press,true);detail([...clicked])},{once:true});`;

/**
 * Runs at the end of the body: what comes after the first paint, in its order. Two frames, because the first of them is the one
 * that paints. It is text because it stands inline, under the page's nonce.
 */
export const arrivalScript = (swaps: readonly FontSwap[]): string =>
  `{${FRAMES}${CLICKS}${SECTIONS}${fonts(swaps)}${SCRIPTS}(document.hidden?setTimeout:requestAnimationFrame)(()=>next(()=>{ask();draw();next(show)}))}`;
