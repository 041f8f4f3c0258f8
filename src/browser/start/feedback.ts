/** The question under a page: the code behind it loads with the first answer. */
export function startFeedback(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.feedback-question > button')) {
    button.onclick = () => void import('../feedback/answer-question.ts').then((part) => part.answerQuestion(button));
  }
}
