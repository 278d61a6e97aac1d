import { attemptAction, attemptLoader } from "./attempt.server";
import { authorAction, authorLoader } from "./author.server";
import { quizAction, quizLoader } from "./quiz.server";
import { quizzesAction, quizzesLoader } from "./quizzes.server";
import { resultsLoader } from "./results.server";
import { reviewAction, reviewLoader } from "./review.server";

const authors = ["role:superadmin,admin,mentor,teacher"];

/** The server's part of every page of quizzes. */
export const quizPages = {
  quizzes: { loader: quizzesLoader, action: quizzesAction },
  quiz: { loader: quizLoader, action: quizAction },
  "quiz-attempt": { loader: attemptLoader, action: attemptAction },
  "quiz-review": { loader: reviewLoader, action: reviewAction },
  "quiz-author": { loader: authorLoader, action: authorAction, middleware: authors },
  "quiz-results": { loader: resultsLoader, middleware: authors },
};
