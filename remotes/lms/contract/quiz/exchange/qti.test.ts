import { expect, it } from "@jest/globals";

import { addImported } from "../editing/editQuiz";
import { Quiz } from "../Quiz";
import { questionsOf } from "../questions";
import { joinFiles } from "./packageFiles";
import { readQti } from "./readQti";
import { writeQti } from "./writeQti";

const QUIZ = Quiz.parse({
  title: 'Kuis "serat" & kampuh',
  summary: "Ringkas.",
  sections: [
    {
      id: "s",
      title: "Serat",
      draw: 4,
      questions: [
        {
          id: "organza",
          title: "Kampuh",
          kind: "choice",
          text: "Kampuh mana untuk `organza` < 1 mm?\n\nPilih **satu**.",
          feedback: "Lihat *halaman 3*.",
          choices: [
            { id: "a", text: "Kampuh balik", isRight: true, feedback: "Tepinya tertutup." },
            { id: "b", text: "Kampuh terbuka", percent: 25 },
          ],
        },
        {
          id: "alat",
          kind: "choices",
          text: "Mana alat ukur?",
          weight: 2,
          choices: [
            { id: "a", text: "Metlin", isRight: true },
            { id: "b", text: "Penggaris", isRight: true },
            { id: "c", text: "Rader" },
          ],
        },
        { id: "serat", kind: "truth", text: "Drill bermotif miring.", isTrue: true, ifFalse: "Lihat lagi." },
        { id: "jari", kind: "short", text: "Jari-jari?", unit: "cm", accept: [{ key: "11.1 ± 0.2" }] },
        {
          id: "nama",
          kind: "short",
          text: "Alat membuka jahitan?",
          accept: [
            { key: "pendedel", feedback: "Ya." },
            { key: "dedel", percent: 50, feedback: "Kurang lengkap." },
          ],
          typos: 1,
          read: { label: "Bab 2", href: "/Blog/bab-2" },
        },
        {
          id: "urut",
          kind: "order",
          text: "Susun.",
          items: [
            { id: "a", text: "Luruskan" },
            { id: "b", text: "Gunting" },
          ],
        },
      ],
    },
    {
      id: "t",
      title: "Kata & kode",
      questions: [
        {
          id: "jodoh",
          kind: "match",
          text: "Pasangkan.",
          pairs: [
            { id: "a", left: "Rader", right: "memindah garis" },
            { id: "b", left: "Metlin", right: "mengukur" },
          ],
          distractors: [{ id: "x1", text: "menekan" }],
        },
        { id: "isian", kind: "gaps", text: "Keliling [[2πr | 2 π r]], pinggang [[70 ± 1]] cm." },
        {
          id: "keluaran",
          kind: "output",
          text: "Apa yang ditulis?",
          language: "python",
          code: "for a in 'ab':\n    print(a)",
          output: "a\nb",
        },
      ],
    },
  ],
});

it("reads its own package as what it was", () => {
  const read = readQti(joinFiles(writeQti(QUIZ)));
  expect(read.map(({ fault }) => fault)).toEqual(read.map(() => null));
  expect(read.map(({ question }) => question)).toEqual(questionsOf(QUIZ));
  const empty = { ...QUIZ, sections: [] };
  expect(addImported(empty, read).quiz).toEqual(QUIZ);
});

const ITEM = (id: string, declared: string, body: string, processing = ""): string =>
  `<qti-assessment-item identifier="${id}" title="${id}"><qti-response-declaration identifier="R" ${declared}</qti-response-declaration><qti-item-body>${body}</qti-item-body>${processing}</qti-assessment-item>`;

it("takes sections, order and weights of a test, and names an item that is not there", () => {
  const truth = ITEM(
    "x",
    'cardinality="single" base-type="identifier"><qti-correct-response><qti-value>true</qti-value></qti-correct-response>',
    '<qti-choice-interaction response-identifier="R"><qti-prompt>Ya?</qti-prompt><qti-simple-choice identifier="true">T</qti-simple-choice><qti-simple-choice identifier="false">F</qti-simple-choice></qti-choice-interaction>',
  );
  const read = readQti(
    joinFiles({
      "q/b.xml": truth,
      "q/a.xml": truth,
      "q/alone.xml": truth,
      "tests/t.xml": `<assessmentTest><testPart><assessmentSection identifier="S-1" title="Luar">
<assessmentSection identifier="dalam" title="Dalam"><selection select="1"/><assessmentItemRef href="../q/a.xml"><weight identifier="W" value="3"/></assessmentItemRef></assessmentSection>
<assessmentItemRef href="../q/b.xml"/>
<assessmentItemRef href="../q/lost.xml"/>
</assessmentSection></testPart></assessmentTest>`,
    }),
  );
  expect(read.map(({ line, section, question, fault }) => [line, section, question?.weight ?? fault])).toEqual([
    [4, { id: "dalam", title: "Dalam", draw: 1 }, 3],
    [2, { id: "", title: "Luar" }, 1],
    [11, { id: "", title: "Luar" }, { code: "noItem", line: 11, about: "../q/lost.xml" }],
    [6, null, 1],
  ]);
});

it("takes what a mapping says of all others, and tolerances, and refuses what it would take wrongly", () => {
  const several = ITEM(
    "water",
    'cardinality="multiple" base-type="identifier"><qti-mapping default-value="-1"><qti-map-entry map-key="H" mapped-value="1"/><qti-map-entry map-key="O" mapped-value="1"/></qti-mapping>',
    '<qti-choice-interaction response-identifier="R" max-choices="0"><qti-prompt>?</qti-prompt><qti-simple-choice identifier="H">H</qti-simple-choice><qti-simple-choice identifier="He">He</qti-simple-choice><qti-simple-choice identifier="O">O</qti-simple-choice></qti-choice-interaction>',
  );
  expect(readQti(several)[0]?.question).toMatchObject({ choices: [{ isRight: true }, { percent: -50 }, {}] });
  const number = (equal: string): string =>
    ITEM(
      "g",
      'cardinality="single" base-type="float"><qti-correct-response><qti-value>9.81</qti-value></qti-correct-response>',
      '<p>g?</p><p><qti-text-entry-interaction response-identifier="R"/></p>',
      `<qti-response-processing>${equal}</qti-response-processing>`,
    );
  const compared = '<qti-variable identifier="R"/><qti-correct identifier="R"/>';
  const equals = (mode: string, tolerance: string): string =>
    `<qti-equal tolerance-mode="${mode}" tolerance="${tolerance}">${compared}</qti-equal>`;
  expect(readQti(number(equals("relative", "1 1")))[0]?.question).toMatchObject({ accept: [{ key: "9.81 ± 0.0981" }] });
  expect(readQti(number(equals("absolute", "0.1")))[0]?.question).toMatchObject({ accept: [{ key: "9.81 ± 0.1" }] });
  const refused = [
    number(equals("absolute", "0.1 0.5")),
    number(`<qti-equal-rounded rounding-mode="decimalPlaces" figures="1">${compared}</qti-equal-rounded>`),
    several.replace("<qti-item-body>", '<qti-template-declaration identifier="T"/><qti-item-body>'),
    several.replace('title="water"', 'title="water" adaptive="true"'),
  ];
  expect(refused.map((item) => readQti(item)[0]?.fault?.about)).toEqual([
    "0.1 0.5",
    "qti-equal-rounded",
    "qti-template-declaration",
    "adaptive",
  ]);
});

it("reads items with the names of QTI 2, inline feedback and prompts", () => {
  const [read] = readQti(`<?xml version="1.0"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="Choice_01" title="Unattended Luggage">
  <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">
    <correctResponse><value>ChoiceA</value></correctResponse>
  </responseDeclaration>
  <itemBody>
    <p>Look at the text in the picture.</p>
    <choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">
      <prompt>What does it say?</prompt>
      <simpleChoice identifier="ChoiceA">You must stay with your luggage.<feedbackInline outcomeIdentifier="FEEDBACK" identifier="ChoiceA" showHide="show">Yes.</feedbackInline></simpleChoice>
      <simpleChoice identifier="ChoiceB">Do not let someone else look after it.</simpleChoice>
    </choiceInteraction>
  </itemBody>
</assessmentItem>`);
  expect(read?.question).toMatchObject({
    kind: "choice",
    id: "choice-01",
    text: "Look at the text in the picture.\n\nWhat does it say?",
    isShuffled: false,
    choices: [
      { id: "a", text: "You must stay with your luggage.", isRight: true, feedback: "Yes." },
      { id: "b", isRight: false },
    ],
  });
});

it("names the line of what is broken or not read, in the text as it was given", () => {
  const read = readQti(`<!-- file: items/a.xml -->
<qti-assessment-item identifier="a" title="A">
  <qti-item-body><qti-slider-interaction response-identifier="R"/></qti-item-body>
</qti-assessment-item>
<!-- file: items/b.xml -->
<qti-assessment-item identifier="b">
  <qti-item-body>
    <p>unclosed
  </qti-item-body>
</qti-assessment-item>`);
  expect(read.map(({ fault }) => [fault?.code, fault?.line, fault?.about])).toEqual([
    ["unsupported", 3, "qti-slider-interaction"],
    ["xml", 9, expect.stringContaining("close tag")],
  ]);
  expect(readQti("<manifest/>")[0]?.fault?.code).toBe("noItem");
});
