import { code, prose } from "../../courses/courseParts";
import type { SeedLesson } from "../../types";

/** Chapters that anybody may read before deciding. */
export const openLessons: readonly SeedLesson[] = [
  {
    classroomId: "main-postgresql-in-production",
    chapterSlug: "what-the-planner-knows-and-what-it-guesses",
    blocks: [
      prose(`
        <p>You write what you want. PostgreSQL decides how to get it, before it has read a single row of your table. It decides
        from a summary that somebody made last night, and most slow queries are a good plan for a table that no longer looks
        like its summary.</p>
        <p>The summary is not secret. It is a view, and you can read it:</p>
      `),
      code(
        "sql",
        `
        SELECT attname, n_distinct, most_common_vals, most_common_freqs
        FROM pg_stats
        WHERE tablename = 'orders'
        ORDER BY attname;
        `,
        "What the planner knows of the shop’s orders.",
      ),
      prose(`
        <p>Four things stand there for each column: how many different values it has, which of them are frequent, how frequent,
        and how the rest is spread. From these the planner multiplies. It never counts.</p>
        <h2>Known, and guessed</h2>
        <table>
          <thead><tr><th>What you ask</th><th>What the planner does</th><th>How often it is right</th></tr></thead>
          <tbody>
            <tr><th>status = 'paid'</th><td>reads the share from the list of frequent values</td><td>nearly always</td></tr>
            <tr><th>created_at &gt; now() - '1 hour'</th><td>interpolates in the histogram</td><td>until today outgrows it</td></tr>
            <tr><th>city = 'Bandung' AND province = 'Jawa Barat'</th><td>multiplies both shares, as if they were strangers</td><td>almost never</td></tr>
            <tr><th>lower(email) = …</th><td>has no statistics, and takes half of one percent</td><td>by accident</td></tr>
          </tbody>
        </table>
        <p>The third line is the one that wakes you. Everybody in Bandung lives in West Java; the planner does not know, so it
        expects four rows, takes the way that is good for four rows, and meets ninety thousand.</p>
        <h2>Tell it</h2>
        <p>You cannot give the planner an order, and it is better so. You can give it something to know:</p>
      `),
      code(
        "sql",
        `
        CREATE STATISTICS orders_place (dependencies, mcv)
          ON city, province FROM orders;
        ANALYZE orders;
        `,
        "Two columns that belong together, said once.",
      ),
      prose(`
        <p>Run the query again with <code>EXPLAIN (ANALYZE)</code> and look at two numbers only: the rows that were expected and
        the rows that came. Where they are within a factor of ten, the plan is honest. Where they are not, read upwards from
        there; everything above that line was planned for another table.</p>
        <p>In the next chapter you read such a plan aloud, from the inside out, until it sounds like a sentence.</p>
      `),
    ],
  },
];
