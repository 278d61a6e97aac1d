import { expect, it } from "@jest/globals";

import { Quiz } from "../Quiz";
import { questionsOf } from "../questions";
import { joinFiles } from "./joinFiles";
import { readQti } from "./readQti";
import { writeQti } from "./writeQti";

const QUIZ = Quiz.parse({
  title: 'Kuis "serat" & kampuh',
  summary: "Ringkas.",
  sections: [
    {
      id: "s",
      title: "Serat",
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
          accept: [{ key: "pendedel" }, { key: "dedel", percent: 50 }],
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
