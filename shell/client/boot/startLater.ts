import { startLaterScripts } from "./laterScripts";

startLaterScripts();
