import { post } from "../postParts";

export const codingStudioOnAPhone = post({
  kind: "news",
  type: "notice",
  title: "A coding studio that works on a four-year-old phone",
  slug: "a-coding-studio-that-works-on-a-four-year-old-phone",
  category: "product",
  summary:
    "Half of our learners open their first exercise on a telephone. This month’s studio is the first one that was designed on the telephones they really own.",
  author: { name: "Reza Mandagi", role: "Engineering" },
  publishedAt: "2026-10-21 07:45",
  tags: ["coding studio", "accessibility", "performance"],
  cover: { motif: "poleng", seed: "coding-studio-phone" },
  content: `
    <p>In March we asked the eleven people of one evening class in Kupang to put their telephones on the table. The newest was two years old. Most were four, one was seven, and three had a corner of the glass missing. Then we asked them to open the coding studio, and we kept quiet and watched.</p>
    <p>It took between nineteen and fifty seconds until somebody could type. On two of the telephones the keyboard covered the line that was being written. On one, the whole page was thrown away by the system whenever its owner looked something up in another app, and her work went with it.</p>
    <h2>What changed</h2>
    <p>The studio that goes live today starts with the text of the exercise and a plain box to write in. Both are there as soon as the page is. Colours, hints and the rest arrive afterwards, while the learner is already reading, and if they never arrive the exercise can still be done and handed in.</p>
    <ul>
    <li>The line being written always stays above the keyboard.</li>
    <li>A row of keys that telephones hide (<code>{ }</code>, <code>[ ]</code>, <code>=</code>, the tab) sits over the keyboard, and can be moved to the side of the thumb.</li>
    <li>Everything typed is kept on the telephone, letter by letter, until the server has said that it has it.</li>
    <li>Python programs run on the telephone itself after the first time, without using any data.</li>
    </ul>
    <p>The same class tried it again in October, on the same telephones. The slowest of them is now ready before its owner has finished reading the task.</p>
    <h2>What we left out</h2>
    <p>We removed the animated character that congratulated learners. It was three times as heavy as the editor. Nobody has asked for it. We also took away the split view on narrow screens: a program and its output, one below the other, turned out to be easier to follow than two strips of eleven letters each.</p>
    <aside class="pull"><p>If the colours never arrive, the exercise can still be done and handed in.</p></aside>
    <h2>Twelve languages, one promise</h2>
    <p>All twelve languages of the studio work this way. Those that cannot run on a telephone are sent to our machines in small pieces, so that a lost connection costs a line and not an evening. When the connection is gone, the studio says so in a sentence and goes on keeping your work.</p>
    <p>If yours is older still, and something does not work, please tell us the model. We have started a drawer of old telephones in the office in Bandung. It is the most useful furniture we own.</p>
  `,
});
