/** What of an id decides where no other has the very one: generators differ in punctuation and upper case. */
export function comparableId(id: string): string {
  return id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
