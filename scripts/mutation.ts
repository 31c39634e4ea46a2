// Shows which faults the tests of packages notice: npm run test:mutation -- [--packages search,demos] [--count 40] [--seed 1]
//
// It puts one fault at a time in a source file, runs the tests of its package that import the file, and prints the
// faults that survive. The sample depends on the seed and on the text of the code only, so that runs before and after
// a change to tests compare.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { parseCount } from './lib/commandLine';

interface Mutant {
  file: string;
  line: number;
  start: number;
  end: number;
  replacement: string;
  rank: string;
}

const root = path.resolve(__dirname, '..');
const DEFAULT_PACKAGES = 'search,page-tree,react-api-model,demos,static-pages';
/** A fault may have a loop without an end. */
const LONGEST_RUN = 600_000;
const OPERATORS = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['&&', '||'],
  ['||', '&&'],
  ['??', '&&'],
  ['+', '-'],
  ['-', '+'],
]);

/** Returns the code that a fault puts in place of a node; undefined for nodes that get none. */
function replacementOf(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (ts.isBinaryExpression(node)) {
    const operator = OPERATORS.get(node.operatorToken.getText(source));
    return operator && `(${node.left.getText(source)} ${operator} ${node.right.getText(source)})`;
  }
  if (ts.isExpression(node) && isCondition(node)) {
    return `!(${node.getText(source)})`;
  }
  if (ts.isExpressionStatement(node) && !ts.isStringLiteral(node.expression)) {
    return ';';
  }
  if (ts.isNumericLiteral(node)) {
    return String(Number(node.text) + 1);
  }
  return undefined;
}

function isCondition({ parent, pos }: ts.Expression): boolean {
  return (
    (ts.isIfStatement(parent) && parent.expression.pos === pos) ||
    (ts.isConditionalExpression(parent) && parent.condition.pos === pos)
  );
}

function mutantsOf(file: string, seed: string): Mutant[] {
  const text = fs.readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const seen = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    const replacement = ts.isTypeNode(node) ? undefined : replacementOf(node, source);
    if (replacement !== undefined) {
      const start = node.getStart(source);
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      const fault = `${path.relative(root, file)}: ${node.getText(source)} -> ${replacement}`;
      const count = (seen.get(fault) ?? 0) + 1;
      seen.set(fault, count);
      const rank = createHash('sha256').update(`${seed} ${fault} ${count}`).digest('hex');
      found.push({ file, line, start, end: node.getEnd(), replacement, rank });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function sourceFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/^(tests|node_modules)\/|\.d\.ts$/.test(name))
    .map((name) => path.join(folder, name));
}

/** The suites of a package: its own, and the one with this site's facts, if there is one. */
function suitesOf(name: string): string[][] {
  const folder = path.join(root, 'plugins', name);
  const ofSite = path.join(root, 'tests/unit/plugins', name);
  const own = ['--roots', folder];
  const config = path.join(root, 'tests/unit/jest.config.mjs');
  const others = ['--testPathIgnorePatterns', path.join(folder, 'tests')];
  return fs.existsSync(ofSite)
    ? [own, ['--config', config, ...own, '--roots', ofSite, ...others]]
    : [own];
}

/** Runs the tests of a package that import the mutant's file. Returns whether one of them failed, or didn't end. */
function isKilled({ file, start, end, replacement }: Mutant, suites: readonly string[][]): boolean {
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, text.slice(0, start) + replacement + text.slice(end));
  try {
    return suites.some((suite) => {
      const options = ['--runInBand', '--bail', '--silent', '--passWithNoTests', ...suite];
      const args = [require.resolve('jest/bin/jest'), ...options, '--findRelatedTests', file];
      return spawnSync(process.execPath, args, { cwd: root, timeout: LONGEST_RUN }).status !== 0;
    });
  } finally {
    fs.writeFileSync(file, text);
  }
}

function run(): void {
  const { values } = parseArgs({
    options: {
      packages: { type: 'string', default: DEFAULT_PACKAGES },
      count: { type: 'string', default: '40' },
      seed: { type: 'string', default: '1' },
    },
  });
  let killed = 0;
  let total = 0;
  for (const name of values.packages.split(',')) {
    const folder = path.join(root, 'plugins', name);
    const sample = sourceFiles(folder)
      .flatMap((file) => mutantsOf(file, values.seed))
      .sort((a, b) => (a.rank < b.rank ? -1 : 1))
      .slice(0, parseCount(values.count));
    for (const mutant of sample) {
      const isNoticed = isKilled(mutant, suitesOf(name));
      total += 1;
      killed += isNoticed ? 1 : 0;
      const place = `${path.relative(root, mutant.file)}:${mutant.line}`;
      console.log(`${isNoticed ? 'killed  ' : 'survived'} ${place} ${mutant.replacement}`);
    }
  }
  console.log(`${killed} of ${total} mutants killed.`);
}

// Ctrl+C ends the tests, not this process, which first restores the file.
process.on('SIGINT', () => process.exit(130));
run();
