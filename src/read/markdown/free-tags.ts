import { addAll } from '../../base/values/add-all.ts';

const start = 'function _createMdxContent(props) {\n';
const taken = /^ {4}const \{ ([^{}:]+) \} = (?:_components|props\.components \|\| \{\});$/;
const asked = /^ {4}if \(!.*\) _missingMdxReference\("([^".]+)[^"]*", (?:true|false)\);$/;

/**
 * Compiled code that takes no more from its `components` than `outside` has: the elements outside of expressions. The
 * compiler takes every element's name from there and throws where there is none, though the expression itself may give
 * the name a value (`icons.map((Icon) => <Icon />)`). What is `freed` has its value from the scope around the code, as
 * other names in expressions have.
 */
export function freeTags(code: string, outside: { has: (name: string) => boolean }): { code: string; freed: string[] } {
  const begin = code.indexOf(start) + start.length;
  const end = code.indexOf('\n    return ', begin);
  if (begin < start.length || end < begin) return { code, freed: [] };
  const freed: string[] = [];
  const lines = code
    .slice(begin, end)
    .split('\n')
    .flatMap((line) => {
      const name = asked.exec(line)?.[1];
      if (name !== undefined) return outside.has(name) ? [line] : [];
      const names = taken.exec(line)?.[1]?.split(', ');
      if (!names) return [line];
      const own = names.filter((item) => !outside.has(item) && !isOfLanguage(item));
      addAll(freed, own);
      const left = names.filter((item) => !own.includes(item));
      return left.length === 0 ? [] : [line.replace(/\{.*\} =/, `{ ${left.join(', ')} } =`)];
    });
  return { code: code.slice(0, begin) + lines.join('\n') + code.slice(end), freed };
}

/** In the scope around the code, such a name (`Error`) is the language's own, and a component only as an element. */
function isOfLanguage(name: string): boolean {
  return name in globalThis;
}
