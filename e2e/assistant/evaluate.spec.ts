import { expect, test } from "../fixtures/test";
import { AssistantVisit } from "./askAssistant";
import { readQuestions } from "./readQuestions";
import { reportOf, scoreOf, shortfalls, type Answered } from "./score";

test("assistants name the right page, and say where they do not know", async ({ server }) => {
  const answers: Answered[] = [];
  for (const { site, questions } of readQuestions(process.env["QUESTIONS"]))
    for (const question of questions) {
      // A visitor of its own: questions have a limit, and no conversation goes on with another.
      const visit = new AssistantVisit(server, site);
      if (question.after !== undefined) await visit.ask(question.after);
      const { cited, linked } = await visit.ask(question.ask);
      answers.push({ site, question, cited, nearest: cited.length === 0 ? linked : [] });
    }
  process.stdout.write(`${reportOf(answers)}\n`);
  expect(shortfalls(scoreOf(answers))).toEqual([]);
});
