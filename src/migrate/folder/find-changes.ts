import { type Node, nameOf } from './names-in.ts';

interface Change {
  /** Where it begins. */
  start: number;
  /** The beginning of its code. */
  shown: string;
}

const changing = /^(?:push|unshift|splice|pop|shift|sort|reverse|fill|set|delete|add)$/;

/** Statements that change what a name of the module stands for: only running them would tell what it is then. */
export function findChanges(statements: readonly Node[], names: ReadonlyMap<string, unknown>): Change[] {
  return statements.flatMap((statement): Change[] => {
    switch (statement.type) {
      case 'BlockStatement':
        return findChanges(statement.body, names);
      case 'IfStatement':
        return findChanges([statement.consequent, ...(statement.alternate ? [statement.alternate] : [])], names);
      case 'ForStatement':
      case 'ForInStatement':
      case 'ForOfStatement':
      case 'WhileStatement':
        return findChanges([statement.body], names);
      case 'ExpressionStatement': {
        const shown = shownChange(statement.expression, names);
        return shown === null ? [] : [{ start: statement.start, shown }];
      }
      default:
        return [];
    }
  });
}

function shownChange(node: Node, names: ReadonlyMap<string, unknown>): string | null {
  const isOwn = (place: Node): boolean => names.has(pathOf(place).split('.')[0]!);
  if (node.type === 'AssignmentExpression') return isOwn(node.left) ? `${pathOf(node.left)} ${node.operator} …` : null;
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const { callee, arguments: given } = node;
  const [first] = given;
  if (pathOf(callee) === 'Object.assign' && first && isOwn(first)) return `Object.assign(${pathOf(first)}, …)`;
  return changing.test(nameOf(callee.property)) && isOwn(callee) ? `${pathOf(callee)}(…)` : null;
}

/** `config.themeConfig.nav`, without what is no name. */
function pathOf(node: Node): string {
  if (node.type !== 'MemberExpression') return nameOf(node);
  const name = node.computed ? '' : nameOf(node.property);
  return name === '' ? pathOf(node.object) : `${pathOf(node.object)}.${name}`;
}
