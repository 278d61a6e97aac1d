/** Id of the template with the page's scripts and what they preload. */
export const LATER_ID = "serambi-later";

/**
 * Runs at the end of the body: lets the page's scripts come once its words are painted, so that neither the line nor the
 * processor is theirs before. Two frames, because the first of them is the one that paints. A page that nobody sees paints
 * nothing to wait for. It is text because it stands inline, under the page's nonce.
 */
export const afterPaintScript = `{const t=document.getElementById("${LATER_ID}"),f=()=>document.body.append(t.content);document.hidden?f():requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(f)))}`;
