import { importShellTexts } from '../page-menu/import-shell-texts.ts';
import { buildForm } from './build-form.ts';
import { type Feedback, sendFeedback } from './send-feedback.ts';

/** Takes a reader's yes or no, and offers a form for more. */
export async function answerQuestion(button: HTMLButtonElement): Promise<void> {
  const question = button.parentElement!;
  for (const other of question.querySelectorAll('button')) other.ariaPressed = String(other === button);
  const helpful = button.id === 'feedback-thumbs-up';
  // Who changes their mind changes the answer and gives no other one.
  const id = (question.dataset.answer ??= Math.random().toString(36).slice(2) + Date.now().toString(36));
  const answer: Feedback = { id, path: document.documentElement.dataset.currentPath ?? location.pathname, helpful };
  void sendFeedback(answer).catch(() => {});
  const { feedback: texts } = await importShellTexts(document.documentElement.lang);
  const form = buildForm(texts, helpful);
  const former = document.querySelector<HTMLFormElement>('#feedback-form');
  if (former) keepWritten(former, form);
  former?.remove();
  question.parentElement!.append(form);
  form.querySelector<HTMLElement>('input, textarea')?.focus();
  form.querySelector<HTMLElement>('#feedback-form-cancel')!.onclick = () => {
    form.remove();
    button.focus();
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    void submit(form, answer, texts);
  };
}

/** Who changes the answer has not changed what is written, as far as the other form asks for it. */
function keepWritten(former: HTMLFormElement, form: HTMLFormElement): void {
  for (const [name, value] of new FormData(former)) {
    const field = form.elements.namedItem(name) as HTMLTextAreaElement | RadioNodeList | null;
    if (field) field.value = String(value);
  }
}

async function submit(
  form: HTMLFormElement,
  answer: Feedback,
  { thanks, failed }: { thanks: string; failed: string },
): Promise<void> {
  const data = new FormData(form);
  const reason = String(data.get('reason') ?? '');
  const comment = String(data.get('comment') ?? '').trim();
  const isSent = await sendFeedback({ ...answer, ...(reason && { reason }), ...(comment && { comment }) }).then(
    () => true,
    () => false,
  );
  const status = form.querySelector('output')!;
  status.textContent = isSent ? thanks : failed;
  if (!isSent) return;
  form.replaceChildren(status);
  // The button that had the focus is gone, and without one Tab would begin at the top of the page.
  status.tabIndex = -1;
  status.focus();
}
