/**
 * Takes what is typed on the page for a field that is still on its way there. What is given back ends that, and gives
 * the text.
 */
export function holdTyping(): () => string {
  let text = '';
  const take = (event: KeyboardEvent): void => {
    // Keys that write nothing have names. With Alt, some write other letters.
    if (event.ctrlKey || event.metaKey || event.key[1]) return;
    text += event.key;
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
