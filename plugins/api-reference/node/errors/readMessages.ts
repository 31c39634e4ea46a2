import { parse } from 'acorn';
import type { CallExpression, NewExpression, Node } from 'estree';
import { SKIP, visit } from 'estree-util-visit';
import { textOf, readModules } from './packageModules';

/** A message that a package prints to the console or throws. */
export interface PackageMessage {
  packageName: string;
  /** The path of its module in the package. */
  file: string;
  /** With `…` for each value that is known only when it is printed. */
  message: string;
}

/** Functions of packages that print to the console. */
const PRINTS = /^(?:warn|warnOnce|buildWarning)$/;
const METHODS = ['error', 'warn'];
/** Whether a module may have messages: few do, and parsing takes a second for a thousand. */
const MAY_PRINT = /console\.(?:error|warn)|warnOnce|buildWarning|new \w*Error\(/;

/** A text with fewer words is the name of something, or a selector, not a sentence that a reader pastes. */
const SENTENCE = /(?:\p{L}{2,}[^\p{L}]* .*){3}/su;

/** Whether a call prints its first argument, or makes an error with it. */
function isPrinting({ type, callee }: CallExpression | NewExpression): boolean {
  if (callee.type === 'Identifier') {
    return type === 'NewExpression' ? callee.name.endsWith('Error') : PRINTS.test(callee.name);
  }
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'console' &&
    callee.property.type === 'Identifier' &&
    METHODS.includes(callee.property.name)
  );
}

/** Returns the messages in a module, each once: what calls print or throw, and joined lines. */
export function extractMessages(source: string): string[] {
  const messages = new Set<string>();
  visit(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }) as Node, (node) => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') {
      return undefined;
    }
    const message = isPrinting(node) ? textOf(node.arguments[0]) : textOf(node);
    if (message === undefined || !SENTENCE.test(message)) {
      return undefined;
    }
    messages.add(message.replace(/\s+/g, ' ').trim());
    return SKIP;
  });
  return [...messages];
}

/** Reads the messages of the installed packages. */
export async function readMessages(siteDir: string): Promise<PackageMessage[]> {
  const modules = await readModules(siteDir, (source) => MAY_PRINT.test(source));
  return modules.flatMap(({ packageName, file, source }) =>
    extractMessages(source).map((message) => ({ packageName, file, message })),
  );
}
