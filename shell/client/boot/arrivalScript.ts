import { scriptJson } from "@serambi/kernel/seo";

/** Id of the template with the page's scripts and what they preload. */
export const LATER_ID = "serambi-later";

/** Attribute of a style with the faces that stand in for a family: its name. */
export const FAMILY = "data-family";

/** Ranges of `font-weight` and `font-stretch`, as CSS. */
export type FontBand = readonly [weights: string, stretch?: string];

/** A family whose own face takes the place of the system's, band for band: each has the same ranges as the face it follows. */
export interface FontSwap {
  readonly family: string;
  /** Address of its upright face, in WOFF2. */
  readonly url: string;
  readonly bands: readonly FontBand[];
}

/** Of a page's files so many are asked for in one task. */
const AT_ONCE = 3;

/** How long a family that has come waits for the other, ms: one change of the words and not two. */
const TOGETHER_MS = 300;

/** Once a frame is painted; where nobody sees the page nothing is painted to wait for. */
const FRAMES = `const next=f=>document.hidden?setTimeout(f):requestAnimationFrame(()=>setTimeout(f));`;

/** How long sections that nobody sees wait for the site's faces, so that they are laid out once and not twice, ms. */
const FACES_MS = 3000;

/**
 * Sections from the third on: laid out one after the other, from the top, each in one frame and its pictures in the next; those
 * beyond the window once the words have their faces. Who scrolls or uses the keyboard waits for no turn. What `data-near` says is
 * read in `base.css`.
 */
const SECTIONS =
  `const rest=[...document.querySelectorAll("[data-slot]~[data-slot]")],` +
  `root=document.documentElement,all=()=>rest.forEach(s=>s.dataset.near=""),hear=f=>["scroll","keydown"].forEach(e=>f(e,all,{passive:true})),` +
  `isDue=s=>s.dataset.near==="part"||late||"fonts"in root.dataset||s.getBoundingClientRect().top<innerHeight,` +
  `show=()=>{const s=rest.find(s=>s.dataset.near!=="");` +
  `if(s){if(isDue(s)){s.dataset.near=s.dataset.near==="part"?"":"part";next(show)}}else if("fonts"in root.dataset)hear(removeEventListener)},` +
  `hide=()=>rest.filter(s=>{const{top,bottom}=s.getBoundingClientRect();return top>innerHeight||bottom<0}).forEach(s=>s.dataset.near="no");` +
  `let late;setTimeout(()=>{late=1;show()},${FACES_MS});hear(addEventListener);if(rest[0])rest[0].dataset.near="";`;

/**
 * Fetches a site's own faces, and hands them to the page when they are there. Declared as faces that are still loading, they would
 * cost the first paint (decision 39). `data-fonts` says that all have come or failed.
 */
const fonts = (swaps: readonly FontSwap[]): string =>
  `let come=[],timer;const change=([family,faces])=>{faces.forEach(f=>document.fonts.add(f));document.querySelector(\`[${FAMILY}="\${family}"]\`)?.remove()},` +
  `swap=()=>{if(come.length){hide();come.splice(0).forEach(change)}next(show)};` +
  `Promise.allSettled(${scriptJson(swaps)}.map(async({family,url,bands})=>{` +
  `const faces=bands.map(([weight,stretch="normal"])=>new FontFace(family,\`url(\${url})format("woff2")\`,{weight,stretch})),[first,...others]=faces;` +
  `await first.load();await Promise.all(others.map(f=>f.load()));come.push([family,faces]);timer??=setTimeout(swap,${TOGETHER_MS})` +
  `})).then(()=>{clearTimeout(timer);root.dataset.fonts="";swap()});`;

/** Lets the page's scripts come, so that neither the line nor the processor is theirs before its words are painted. */
const SCRIPTS =
  `const later=document.getElementById("${LATER_ID}"),` +
  `ask=()=>{if(later){document.body.append(...[...later.content.childNodes].slice(0,${AT_ONCE}));if(later.content.firstChild)setTimeout(ask)}};`;

/**
 * Runs at the end of the body: what comes after the first paint, in its order. Two frames, because the first of them is the one
 * that paints. It is text because it stands inline, under the page's nonce.
 */
export const arrivalScript = (swaps: readonly FontSwap[]): string =>
  `{${FRAMES}${SECTIONS}${fonts(swaps)}${SCRIPTS}(document.hidden?setTimeout:requestAnimationFrame)(()=>next(()=>{ask();show()}))}`;
