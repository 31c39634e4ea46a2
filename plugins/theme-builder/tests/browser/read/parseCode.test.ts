import { parse } from 'acorn';
import fc from 'fast-check';
import { MAX_TEXT } from '../../../browser/read/limits';
import { parseCode } from '../../../browser/read/parseCode';
import { readCode } from '../../../browser/read/readTheme';
import { constantsOf, MAX_NODES, readLiteral } from '../../../browser/read/readLiteral';
import { materialUi } from '../randomThemes';

/** Counts how often constants are read. */
class CountingMap<Key, Value> extends Map<Key, Value> {
  count = 0;

  override get(key: Key): Value | undefined {
    this.count += 1;
    return super.get(key);
  }
}

/** Returns how many constants are read of a module whose last statement is an expression. */
function lookupsOf(code: string): number {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  const last = program.body.at(-1);
  const constants = new CountingMap(constantsOf(program));
  try {
    readLiteral(last?.type === 'ExpressionStatement' ? last.expression : fail(), constants);
  } catch {
    // Too many values.
  }
  return constants.count;
}

function fail(): never {
  throw new Error('The last statement is no expression.');
}

/** Returns the number of values in a value. */
function sizeOf(value: unknown): number {
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, inner) => sum + sizeOf(inner), 1)
    : 1;
}

/** Constants each of which names the one before several times. */
const chain = (length: number, uses: number, wrap: (uses: string[]) => string) =>
  Array.from(
    { length },
    (_, index) => `const c${index + 1} = ${wrap(new Array<string>(uses).fill(`c${index}`))};`,
  ).join('\n');

const WRAPS: readonly ((uses: string[]) => string)[] = [
  (uses) => `[${uses.join()}]`,
  (uses) => `{ ${uses.map((use, index) => `k${index}: ${use}`).join()} }`,
  (uses) => `{ ${uses.map((use) => `...${use}`).join()} }`,
  (uses) => `[[${uses.join()}], { ...${uses[0]} }]`,
];

describe('parseCode', () => {
  it('reads no more of constants that name each other often than the limit, however long they are', () => {
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(...WRAPS),
        (length, uses, wrap) => {
          const code = `const c0 = { a: [1, , 2], get b() {} };\n${chain(length, uses, wrap)}`;
          expect(lookupsOf(`${code}\n(c${length})`)).toBeLessThanOrEqual(MAX_NODES);
          const parsed = parseCode(`${code}\ncreateTheme(c${length})`);
          expect(typeof parsed === 'string' ? parsed : sizeOf(parsed.value) <= MAX_NODES).toEqual(
            typeof parsed === 'string' ? 'tooComplex' : true,
          );
        },
      ),
    );
  });

  it('reads each constant once for each place that names it, so that work grows with the text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.constantFrom(...WRAPS), (uses, wrap) => {
        const code = `const c0 = 1;\n(${wrap(new Array<string>(uses).fill('c0'))})`;
        expect(lookupsOf(code)).toBeLessThanOrEqual(uses + 1);
      }),
    );
  });

  it.each([
    ['const x = [x, x, x, x, x, x, x, x, x]; createTheme(x)'],
    ['const p = { q: r, s: r }, r = { t: p, u: p, v: p }; extendTheme(p)'],
    [`{ "radius": ${'['.repeat(3000)}${']'.repeat(3000)} }`],
    [`${'{ "size":'.repeat(9000)} 1 ${'}'.repeat(9000)}`],
    [`createTheme(${'('.repeat(40_000)}1${')'.repeat(40_000)})`],
    [`createTheme({ shadows: [${','.repeat(50_000)}] })`],
  ])('answers that code stands for too much: %.60s', (code) => {
    const parsed = parseCode(code);
    expect(typeof parsed === 'string' ? parsed : sizeOf(parsed.value) < 100).toEqual(
      typeof parsed === 'string' ? 'tooComplex' : true,
    );
  });

  it('cuts keys and paths that are longer than any of a theme, and leaves out long texts', () => {
    const key = 'k'.repeat(40_000);
    const deep = `${`{ ${'d'.repeat(150)}: `.repeat(20)}1${' }'.repeat(20)}`;
    const read = readCode(
      parseCode(`createTheme({ ${key}: 1, [${JSON.stringify(key)}]: 2, deep: ${deep},
        typography: { fontFamily: 'a${'b'.repeat(5000)}' } })`),
      materialUi,
    );
    const paths = typeof read === 'string' ? [] : read.ignored.map(({ path }) => path);
    expect(paths).toHaveLength(3);
    expect(Math.max(...paths.map(({ length }) => length))).toBeLessThan(1000);
  });

  it('never throws, and never gives more than the limit', () => {
    const piece = fc.constantFrom(...'{}[]()<>:,;=?`"\'/*.-\n', '=>', 'const a=', 'a', '1', 'as ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const parsed = parseCode(pieces.join(''));
        expect(typeof parsed === 'string' || sizeOf(parsed.value) <= MAX_NODES).toBe(true);
      }),
    );
  });

  it('says that a text is too long before it reads any of it', () => {
    expect(parseCode('{'.repeat(MAX_TEXT + 1))).toBe('tooLong');
  });
});
