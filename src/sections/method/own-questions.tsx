import React from "react";
import { Question } from "./faq";
import * as styles from "./own-questions.module.css";

interface OwnQuestionsProps {
  readonly questions: readonly Queries.QuestionFragment[] | null;
}

/** Questions of a page's own entry, before those of the whole site. */
export function OwnQuestions({ questions }: OwnQuestionsProps) {
  if (!questions?.length) return null;
  return (
    <div className={styles.own}>
      {questions.map((item) => (
        <Question key={item.question} item={item} />
      ))}
    </div>
  );
}
