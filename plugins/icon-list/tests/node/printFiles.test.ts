import { readDrawings } from '../../node/readDrawings';
import { groupStyles } from '../../node/groupStyles';
import { printFiles } from '../../node';
import { renderDrawings } from '../../node';
import { fileOf, parseDrawings } from '../../shared/drawingsFile';
import { componentName } from '../../shared/names';
import { SITE_DIR } from '../../../../tests/helpers/realDemos';

test('each installed icon has its drawing at its place', async () => {
  const sources = await readDrawings(SITE_DIR);
  const drawings = renderDrawings(sources);
  const families = groupStyles(sources.map(([name]) => name));
  const texts = printFiles(families, drawings);
  const files = new Map([...texts].map(([name, text]) => [name, parseDrawings(text)]));
  const found = families.flatMap(({ name, styles }, index) =>
    styles.map((style) => {
      const { file, place } = fileOf(index, style);
      return [componentName(name, style), files.get(file)?.[place]] as const;
    }),
  );
  expect(found.length).toBeGreaterThan(10_000);
  expect(new Map(found)).toEqual(drawings);
  const shapes = /^(?:<(?:path|circle|ellipse|g|use|defs)\b[^<>]*>|<\/(?:g|defs)>)+$/;
  expect([...drawings].filter(([, markup]) => !shapes.test(markup))).toEqual([]);
});

test('a style that a family lacks has no drawing', () => {
  const families = groupStyles(['Delete', 'DeleteSharp', 'GitHub']);
  const drawings = new Map([
    ['Delete', '<path d="M1"/>'],
    ['DeleteSharp', '<path d="M2"/>'],
    ['GitHub', '<path d="M3"/>'],
  ]);
  const files = printFiles(families, drawings);
  expect(files.get('filled-0.json')).toBe('["<path d=\\"M1\\"/>","<path d=\\"M3\\"/>"]');
  expect(files.get('sharp-0.json')).toBe('["<path d=\\"M2\\"/>",null]');
});
