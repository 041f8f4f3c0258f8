/**
 * Whether a key belongs to an input method. Safari ends a composition before it tells of the key that ended it, which
 * has the code of a key that is processed still (UI Events, "keyCode").
 */
export function isComposing({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}
