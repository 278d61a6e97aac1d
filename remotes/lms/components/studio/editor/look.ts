import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** The site's colours, light and dark: the page's own properties say them, so that a changed theme needs no editor. */
const SYNTAX = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: "var(--primary-text)", fontWeight: "650" },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.character], color: "var(--success-text)" },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit], color: "var(--secondary-text)" },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.definition(tags.typeName)],
    fontWeight: "600",
  },
  { tag: [tags.typeName, tags.className, tags.namespace], color: "var(--secondary-text)" },
  { tag: [tags.comment, tags.meta, tags.docComment], color: "var(--ink-soft)", fontStyle: "italic" },
  { tag: tags.invalid, color: "var(--danger-text)" },
]);

const FRAME = EditorView.theme({
  "&": {
    height: "100%",
    color: "var(--ink)",
    backgroundColor: "var(--surface)",
    fontSize: "var(--code-size, 0.9375rem)",
  },
  "&.cm-focused": { outline: "3px solid var(--focus, var(--primary-text))", outlineOffset: "-3px" },
  ".cm-scroller": {
    fontFamily: "var(--font-mono)",
    lineHeight: "1.7",
    fontVariantLigatures: "none",
    overscrollBehavior: "contain",
  },
  ".cm-content": { paddingBlock: "0.9rem", caretColor: "var(--primary-text)" },
  ".cm-line": { paddingInline: "0.75rem 1.5rem" },
  ".cm-cursor": { borderLeft: "2px solid var(--primary-text)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "color-mix(in oklab, var(--primary-text) 26%, transparent) !important",
  },
  ".cm-activeLine, .cm-activeLineGutter": {
    backgroundColor: "color-mix(in oklab, var(--primary-text) 8%, transparent)",
  },
  ".cm-gutters": { border: "0", backgroundColor: "transparent", color: "var(--ink-faint)" },
  ".cm-lineNumbers .cm-gutterElement": { minWidth: "2.6rem", padding: "0 0.6rem 0 0.75rem" },
  ".cm-foldGutter .cm-gutterElement": { cursor: "pointer" },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": {
    backgroundColor: "transparent",
    outline: "1px solid var(--line-strong)",
  },
  ".cm-selectionMatch, .cm-searchMatch": {
    backgroundColor: "color-mix(in oklab, var(--warning-fill) 30%, transparent)",
  },
  ".cm-searchMatch-selected": { outline: "2px solid var(--warning-text)" },
  ".cm-panels": { backgroundColor: "var(--sunken)", color: "var(--ink)", fontFamily: "var(--font-ui)" },
  ".cm-panels.cm-panels-top": { borderBottom: "1px solid var(--line)" },
  ".cm-panels.cm-panels-bottom": { borderTop: "1px solid var(--line)" },
  ".cm-panel.cm-search": { padding: "0.5rem 2.5rem 0.5rem 0.75rem", fontSize: "0.875rem" },
  ".cm-panel input, .cm-panel button, .cm-panel label": { fontSize: "0.875rem" },
  ".cm-textfield": {
    minHeight: "2rem",
    border: "1px solid var(--line-strong)",
    borderRadius: "var(--radius-control)",
    backgroundColor: "var(--surface)",
    color: "var(--ink)",
  },
  ".cm-button": {
    minHeight: "2rem",
    border: "1px solid var(--line-strong)",
    borderRadius: "var(--radius-control)",
    backgroundImage: "none",
    backgroundColor: "var(--surface)",
    color: "var(--ink)",
  },
  ".cm-panel.cm-search [name=close]": { minWidth: "2rem", minHeight: "2rem", color: "var(--ink)" },
  ".cm-tooltip": {
    border: "1px solid var(--line-strong)",
    backgroundColor: "var(--surface)",
    color: "var(--ink)",
    fontFamily: "var(--font-mono)",
  },
  ".cm-tooltip-autocomplete > ul > li": { padding: "0.25rem 0.6rem", lineHeight: "1.5" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": {
    backgroundColor: "var(--primary-fill)",
    color: "var(--on-primary)",
  },
  ".cm-completionDetail": { color: "inherit", opacity: "0.8" },
  ".cm-fat-cursor": { backgroundColor: "var(--primary-fill) !important", color: "var(--on-primary) !important" },
  "&:not(.cm-focused) .cm-fat-cursor": {
    backgroundColor: "transparent !important",
    outline: "1px solid var(--primary-text) !important",
  },
  ".cm-faultLine": { backgroundColor: "var(--danger-tint)", boxShadow: "inset 4px 0 var(--danger-text)" },
  ".cm-faultLine.cm-isWarning": {
    backgroundColor: "var(--warning-tint)",
    boxShadow: "inset 4px 0 var(--warning-text)",
  },
  ".cm-fault": {
    padding: "0.25rem 1rem 0.6rem 0.75rem",
    backgroundColor: "var(--danger-tint)",
    color: "var(--on-danger-tint)",
    boxShadow: "inset 4px 0 var(--danger-text)",
    font: "450 0.9375rem/1.45 var(--font-ui)",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  ".cm-fault b": { display: "block", fontWeight: "650" },
  ".cm-fault.cm-isWarning": {
    backgroundColor: "var(--warning-tint)",
    color: "var(--on-warning-tint)",
    boxShadow: "inset 4px 0 var(--warning-text)",
  },
  ".cm-deletedChunk": { backgroundColor: "var(--danger-tint)" },
  ".cm-changedLine": { backgroundColor: "var(--success-tint) !important" },
});

export const look = [FRAME, syntaxHighlighting(SYNTAX, { fallback: true })];
