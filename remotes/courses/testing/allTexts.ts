import { messages as messagesEn } from "../messages/en";
import { messages as messagesId, type Messages } from "../messages/id";
import { learningMessages as learningEn } from "../messages/learning.en";
import { pesilatMessages as pesilatEn } from "../messages/pesilat.en";
import { programsMessages as programsEn } from "../messages/programs.en";
import { webinarsMessages as webinarsEn } from "../messages/webinars.en";
import { learningMessages as learningId } from "../messages/learning.id";
import { pesilatMessages as pesilatId } from "../messages/pesilat.id";
import { programsMessages as programsId } from "../messages/programs.id";
import { webinarsMessages as webinarsId } from "../messages/webinars.id";

/** Every text of this remote, as no page or slot is given them. */
export const id: Messages = { ...messagesId, ...learningId, ...pesilatId, ...programsId, ...webinarsId };
export const en: Messages = { ...messagesEn, ...learningEn, ...pesilatEn, ...programsEn, ...webinarsEn };
