/** `userSignedUp` and `user/signed_up` read as `User signed up`. */
export function sentenceCase(id: string): string {
  const words = id
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
