import { groupStyles, printFiles, renderDrawings } from '../../node';
import { readDrawings } from '../../node/readDrawings';
import { fileOf, parseDrawings, componentName } from '../../shared/names';
import { SITE_DIR } from '../../../../tests/helpers/realDemos';

test('groups the styles of a name', () => {
  expect(
    groupStyles([
      'Undo',
      'Delete',
      'DeleteSharp',
      'DeleteTwoTone',
      'DeleteOutlined',
      'DeleteRounded',
    ]),
  ).toEqual([
    { name: 'Delete', styles: ['filled', 'outlined', 'rounded', 'two-tone', 'sharp'] },
    { name: 'Undo', styles: ['filled'] },
  ]);
});

test('a name that ends like a style belongs to the shorter name', () => {
  expect(groupStyles(['InsertChart', 'InsertChartOutlined', 'InsertChartOutlinedSharp'])).toEqual([
    { name: 'InsertChart', styles: ['filled', 'outlined'] },
    { name: 'InsertChartOutlined', styles: ['sharp'] },
  ]);
});

test('a style alone is a name', () => {
  expect(groupStyles(['Rounded'])).toEqual([{ name: 'Rounded', styles: ['filled'] }]);
});

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

test('prints attributes as SVG has them, and closes empty elements', () => {
  const code = '[_jsx("path",{d:"M1",fillOpacity:".3"},"0"),_jsx("circle",{cx:"1",r:"2"},"1")]';
  expect(renderDrawings([['Two', code]]).get('Two')).toBe(
    '<path d="M1" fill-opacity=".3"/><circle cx="1" r="2"/>',
  );
});

test('prints fragments and groups, and links without a namespace', () => {
  const code =
    '_jsxs(_Fragment,{children:[_jsx("g",{children:_jsx("path",{d:"M1"})}),_jsx("use",{xlinkHref:"#a"})]})';
  expect(renderDrawings([['Layers', code]]).get('Layers')).toBe(
    '<g><path d="M1"/></g><use href="#a"/>',
  );
});
