import { isComponentName } from './find-component.ts';
import { isHtmlElement } from './html-elements.ts';

/** Whether an author who writes a tag of this name means an element: `<T>` and `<your-key>` are text. */
export function isElementName(name: string): boolean {
  return isHtmlElement(name) || isComponentName(name);
}
