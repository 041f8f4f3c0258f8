/**
 * Takes what is typed on the page for a field that is still on its way there. What is given back ends that, and gives
 * the text.
 */
export function holdTyping(): () => string {
  let text = '';
  const take = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') text = text.slice(0, -1);
    else if ([...event.key].length === 1) text += event.key;
    else return;
    event.preventDefault();
    // Neither ours nor a site's own shortcuts are meant.
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', take, true);
  return () => {
    removeEventListener('keydown', take, true);
    return text;
  };
}
