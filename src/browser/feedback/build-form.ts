import type { Texts } from '../../base/languages/texts.ts';
import css from './form.css?inline';

const reasons = ['wrong', 'missing', 'unclear', 'other'] as const;

/** The form behind the question: reasons for a no, and words of the reader's own. */
export function buildForm(texts: Texts['shell']['feedback'], helpful: boolean): HTMLFormElement {
  addStyles();
  const form = document.createElement('form');
  form.id = 'feedback-form';
  if (!helpful) form.append(buildReasons(texts));
  const input = Object.assign(document.createElement('textarea'), {
    id: 'feedback-form-input',
    name: 'comment',
    rows: 3,
    maxLength: 2000,
    ariaLabel: texts.comment,
    placeholder: texts.comment,
  });
  const submit = Object.assign(document.createElement('button'), {
    id: 'feedback-form-submit',
    type: 'submit',
    className: 'button',
    textContent: texts.send,
  });
  const cancel = Object.assign(document.createElement('button'), {
    id: 'feedback-form-cancel',
    type: 'button',
    textContent: texts.cancel,
  });
  const buttons = document.createElement('div');
  buttons.append(submit, cancel);
  form.append(input, buttons, document.createElement('output'));
  return form;
}

/** They come with the form, since few readers open it. */
function addStyles(): void {
  if (document.getElementById('feedback-form-styles')) return;
  document.head.append(
    Object.assign(document.createElement('style'), { id: 'feedback-form-styles', textContent: css }),
  );
}

function buildReasons(texts: Texts['shell']['feedback']): HTMLFieldSetElement {
  const set = document.createElement('fieldset');
  const legend = document.createElement('legend');
  legend.textContent = texts.why;
  set.append(legend);
  for (const value of reasons) {
    const label = document.createElement('label');
    const choice = Object.assign(document.createElement('input'), { type: 'radio', name: 'reason', value });
    label.append(choice, texts.reasons[value]);
    set.append(label);
  }
  return set;
}
