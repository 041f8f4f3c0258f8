/**
 * What a description calls something, as it stands where only text can: in menus, tabs, search and llms.txt. The
 * specifications let no title be Markdown, but many are written so: marks of code, strong words and links fall away,
 * and all of it is one line.
 */
export function plainTitle(title: string): string {
  return title
    .replace(/(`+)(.{1,200}?)\1/gs, '$2')
    .replace(/\*\*(?=\S)(.{1,200}?)(?<=\S)\*\*/gs, '$1')
    .replace(/!?\[([^[\]]+)\]\([^()\s]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
