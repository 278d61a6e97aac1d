import { post } from "../postParts";

export const salarySurvey = post({
  kind: "news",
  type: "notice",
  title: "Our salary survey: 1,906 answers, all of them public",
  slug: "our-salary-survey-1906-answers-all-of-them-public",
  category: "research",
  summary:
    "We asked our own learners, graduates and their colleagues what they earn. Every answer can be downloaded, including the ones that make us look bad.",
  author: { name: "Meutia Siregar", role: "Data" },
  publishedAt: "2026-10-08 08:15",
  tags: ["salary survey", "open data", "careers"],
  cover: { motif: "banji", seed: "salary-survey" },
  content: `
    <p>People who change trade ask us one question before any other: what will I earn? For years we answered with a range from a brochure. In June we decided to ask instead. The survey went to everyone who has taken a course with us and to anyone they cared to pass it on to. It closed in August with 1,906 answers that we could use.</p>
    <p>Please read that sentence again before you quote any figure. These are people who know us, or know somebody who does, and who had eight minutes and felt like answering. They are not Indonesia. They are not even all of our graduates. What they can tell you is what a particular group of people wrote down, and for a first conversation with an employer that is already worth something.</p>
    <h2>What is in the file</h2>
    <table>
    <caption>The columns of the public file</caption>
    <thead><tr><th scope="col">Column</th><th scope="col">What it holds</th><th scope="col">How it was made coarser</th></tr></thead>
    <tbody>
    <tr><th scope="row">Trade</th><td>What the person mostly does</td><td>Fourteen groups</td></tr>
    <tr><th scope="row">Place</th><td>Where the work is done</td><td>Province, or “remote”</td></tr>
    <tr><th scope="row">Years</th><td>Years in the trade</td><td>Bands of two years</td></tr>
    <tr><th scope="row">Pay</th><td>Take-home pay in a month</td><td>Bands of IDR 500,000</td></tr>
    <tr><th scope="row">Contract</th><td>Permanent, fixed term, freelance</td><td>As given</td></tr>
    </tbody>
    </table>
    <p>A row was left out when fewer than five people shared its trade and place, because in a small town a trade and a number are as good as a name. That removed 143 answers from the file. They are counted in the totals.</p>
    <h2>What surprised us</h2>
    <p>Among our own answers, the difference between the best-paid and the worst-paid third of a trade is larger than the difference between trades. Put simply: for the people who wrote to us, where and for whom they worked mattered more than whether they wrote front ends or tested them. We had been advising people to choose a trade by its pay. We have stopped.</p>
    <p>The second surprise is less comfortable. Graduates of our evening courses, in this file, earn less in their first year than graduates of the full-time programme, and the gap is still there in year three. We do not know why. They are older on average, and more of them stayed with the same employer; either may explain it, or neither. The question is now with two people who have until February to find out.</p>
    <h2>Use it</h2>
    <p>The file is a plain table with a page of notes. You may copy it, teach with it and disagree with us in public. If you find an error, write to us: the first three readers already found one, a freelance translator who had typed her yearly income into a monthly box. She was kind about it.</p>
  `,
});
