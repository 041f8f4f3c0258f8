/**
 * Takes what is typed on the page for a field that is still on its way there. What is given back ends that, and gives
 * the text.
 */
export function holdTyping(): () => string {
  const before = document.activeElement as HTMLElement | null;
  // A real field: it knows Backspace, pasting, input methods, and brings the keyboard of a phone.
  const field = document.createElement('input');
  field.style.cssText = 'position:fixed;opacity:0';
  document.body.append(field);
  field.focus();
  return () => {
    before?.focus();
    field.remove();
    return field.value;
  };
}
