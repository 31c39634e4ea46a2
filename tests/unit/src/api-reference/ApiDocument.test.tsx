import { renderToStaticMarkup } from 'react-dom/server';
import { ApiDocument } from '../../../../src/api-reference/ApiDocument';
import { anchorsOf } from '../../../../src/api-reference/anchors';
import { SECTION_IDS } from '../../../../src/api-reference/sections';
import type { ComponentApi } from '../../../../src/api-reference/types';
import { exampleApi } from './exampleApi';

type Modules = Record<string, object>;
const mockCollected: string[] = [];

jest.mock(
  '@docusaurus/Translate',
  () => jest.requireActual<Modules>('./docusaurusModules').translateModule,
  { virtual: true },
);
jest.mock('@docusaurus/Link', () => jest.requireActual<Modules>('./docusaurusModules').linkModule, {
  virtual: true,
});
jest.mock(
  '@theme/Heading',
  () => jest.requireActual<Modules>('./docusaurusModules').headingModule,
  { virtual: true },
);
jest.mock(
  '@docusaurus/router',
  () => ({ useHistory: () => ({}), useLocation: () => ({ hash: '' }) }),
  { virtual: true },
);
jest.mock('@docusaurus/useIsomorphicLayoutEffect', () => () => undefined, { virtual: true });
jest.mock(
  '@docusaurus/useBrokenLinks',
  () => ({
    __esModule: true,
    default: () => ({ collectAnchor: (anchor: string) => mockCollected.push(anchor) }),
  }),
  { virtual: true },
);

function render(api: ComponentApi): string {
  return renderToStaticMarkup(<ApiDocument api={api} />);
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].flatMap(([, id]) => id ?? []);
}

const text = (html: string) => html.replace(/<[^>]*>/g, '');

test('prints every section in order, under the heading its contents entry leads to', () => {
  const ids = idsIn(render(exampleApi)).filter((id) => SECTION_IDS.some((known) => known === id));
  expect(ids).toEqual(SECTION_IDS);
});

test('gives every row its fragment once, and reports them for the check of links', () => {
  const html = render(exampleApi);
  const ids = idsIn(html);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(anchorsOf(exampleApi)));
  expect(mockCollected).toEqual(expect.arrayContaining(anchorsOf(exampleApi)));
});

test('prints a prop with its type, default, parameters, remarks and replacement', () => {
  const row = /<tr id="chip-prop-onDelete".*?<\/tr>/s.exec(render(exampleApi))?.[0] ?? '';
  expect(row).toContain('<td data-column="Type"><code>(event: Event) =&gt; boolean</code></td>');
  expect(row).toContain('<td data-column="Default"><code>null</code></td>');
  expect(text(row)).toContain('eventThe source.ReturnsWhether it goes.');
  expect(text(row)).toContain('What you give must be able to hold a ref.');
  expect(text(row)).toContain('DeprecatedUse onRemove.');
  expect(row).toContain('aria-label="Link to onDelete"');
});

test('links the demos that use a prop, five in sight and the rest to unfold', () => {
  const uses = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((label, index) => ({
    label,
    href: `/material-ui/react-chip#${label}.tsx`,
    lines: index === 0 ? [8] : [8, 9],
  }));
  const props = exampleApi.props.map((prop) => ({ ...prop, uses }));
  const row =
    /<tr id="chip-prop-label".*?<\/tr>/s.exec(render({ ...exampleApi, props }))?.[0] ?? '';
  const [shown = '', hidden = ''] = row.split('<details');
  expect(text(shown)).toContain('Demos that use it:One (line 8)Two (lines 8, 9)');
  expect(shown).toContain('href="/material-ui/react-chip#Five.tsx"');
  expect(text(`<details${hidden}`)).toBe('+ 2 moreSix (lines 8, 9)Seven (lines 8, 9)');
});

test('marks required props for eyes and ears', () => {
  const row = /<tr id="chip-prop-label".*?<\/tr>/s.exec(render(exampleApi))?.[0] ?? '';
  expect(row).toContain('<span aria-hidden="true">*</span>');
  expect(text(row)).toContain('required');
});

test('leaves out columns that would be empty', () => {
  const props = exampleApi.props.map(({ default: _, ...prop }) => prop);
  const html = render({ ...exampleApi, props });
  expect(html).not.toContain('data-column="Default"');
  expect(html).toContain('data-column="Default component"');
});

test('names no rule for a class of the whole library', () => {
  const row = /<tr id="chip-classes-disabled".*?<\/tr>/s.exec(render(exampleApi))?.[0] ?? '';
  expect(row).toContain('<td data-column="Rule name"><span aria-hidden="true">-</span></td>');
});

test('says what a ref gives, or that there can be none', () => {
  expect(text(render(exampleApi))).toContain(
    'A ref on Chip gives its root element (HTMLDivElement).',
  );
  const none = render({ ...exampleApi, ref: { kind: 'none' } });
  expect(text(none)).toContain('Chip cannot hold a ref.');
});
