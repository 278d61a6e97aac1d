import { serve } from "./base/serve";
import { startQuickJs } from "./quickjs/startQuickJs";

serve(async (files) => {
  const run = await startQuickJs(files);
  return { run: (job) => run(job, job.files, job.main("main.js")) };
});
