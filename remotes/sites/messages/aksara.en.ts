import type { AksaraMessages } from "./aksara.id";

export const messages: AksaraMessages = {
  "script.java": "Javanese",
  "script.sunda": "Sundanese",
  "script.bali": "Balinese",
  "script.bugis": "Bugis",
  "rule.java": "Hanacaraka, Sriwedari spelling",
  "rule.sunda": "Standard script, 2008",
  "rule.bali": "Anacaraka, spelled by pasang aksara",
  "rule.bugis": "Lontara, syllables left open",
  "bench.hint": "Latin letters, or paste one of the four scripts: the line is then read.",
  "bench.send": "Write",
  "bench.examples": "Examples",
  "bench.reading": (script) => `Read from ${script}:`,
  "bench.syllables": "Syllable by syllable",
  "bench.copy": "Copy",
  "bench.copied": "Copied",
  "bench.copyFailed": "It cannot be copied. Select the writing and copy it yourself.",
  "slate.board": (letter) => `Slate, letter ${letter}`,
  "slate.keys":
    "Without a mouse: the arrow keys move the pen, Enter lowers and lifts it, Backspace takes the last stroke away. Hold Shift for longer steps.",
  "slate.paper":
    "The slate needs scripts. Print this page to practise on paper: each letter is printed large and pale.",
  "slate.letters": "Letter to practise",
  "slate.begin": (letter) => `Letter ${letter}. Follow its shadow.`,
  "slate.score": (letter, strokes, covered, beside) =>
    `Letter ${letter}, ${strokes} ${strokes === 1 ? "stroke" : "strokes"}: ${covered} per cent covered, ${beside} per cent beside the shadow.`,
  "slate.undo": "Undo",
  "slate.clear": "Clear",
};
