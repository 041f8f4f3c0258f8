/**
 * Name of the event on `document` by which the chooser of variations tells the id; it also stands on the root element.
 */
const variationChosen = 'dw-variation-chosen';

/** Shows its content while one of its variations is chosen. */
export class VariationElement extends HTMLElement {
  connectedCallback(): void {
    document.addEventListener(variationChosen, this);
    this.handleEvent();
  }

  disconnectedCallback(): void {
    document.removeEventListener(variationChosen, this);
  }

  handleEvent(): void {
    const chosen = document.documentElement.dataset.variation;
    if (chosen !== undefined) this.hidden = !(JSON.parse(this.dataset.is ?? '[]') as string[]).includes(chosen);
  }
}
