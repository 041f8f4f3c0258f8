import type { SdkCode } from '../../../model/api/sdk.ts';

/** Code without blanks around it. */
export function trimCode(code: SdkCode): SdkCode {
  const texts = code.filter((part) => typeof part !== 'string' || part !== '');
  const isBlank = (part: SdkCode[number] | undefined): boolean => typeof part === 'string' && part.trim() === '';
  while (isBlank(texts[0])) texts.shift();
  while (isBlank(texts.at(-1))) texts.pop();
  return texts;
}
