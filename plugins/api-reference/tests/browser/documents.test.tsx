import { renderToStaticMarkup } from 'react-dom/server';
import { ApiDocument } from '../../browser/component-page/ApiDocument';
import { anchorsOf } from '../../shared/component-page/anchors';
import { SECTION_IDS } from '../../shared/component-page/sections';
import type { ComponentApi } from '../../shared/component-page/types';
import { collected } from '../../../../tests/helpers/docusaurus/useBrokenLinks';
import { exampleApi } from './component-page/exampleApi';

// It needs the document that Docusaurus provides; browser tests operate it.
jest.mock('@component-docs/written-pages/browser/contents/PageContents', () => ({
  PageContents: () => null,
}));

function render(api: ComponentApi): string {
  return renderToStaticMarkup(<ApiDocument api={api} />);
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].flatMap(([, id]) => id ?? []);
}

const text = (html: string) => html.replace(/<[^>]*>/g, '');

test('renders every section in order, with the heading that its table of contents entry links to', () => {
  const ids = idsIn(render(exampleApi)).filter((id) => SECTION_IDS.some((known) => known === id));
  expect(ids).toEqual(SECTION_IDS);
});

test('gives every row a unique anchor, and collects the anchors for the link check', () => {
  const html = render(exampleApi);
  const ids = idsIn(html);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(anchorsOf(exampleApi)));
  expect(collected).toEqual(expect.arrayContaining(anchorsOf(exampleApi)));
});

test('renders a prop with its type, default, parameters, notes, and replacement', () => {
  const row = /<tr id="chip-prop-onDelete".*?<\/tr>/s.exec(render(exampleApi))?.[0] ?? '';
  const [, type = ''] = /<td><div class="type">(.*?)<span>/s.exec(row) ?? [];
  expect(text(type)).toBe('(event: Event) =&gt; boolean');
  expect(type).toMatch(
    /<a [^>]*href="https:\/\/example.com\/Event" target="_blank"[^>]*>Event<\/a>\) =&gt; boolean/,
  );
  expect(row).toContain('<span>Default <code>null</code></span>');
  expect(text(row)).toContain('eventThe source.ReturnsWhether it goes.');
  expect(text(row)).toContain('What you give must be able to hold a ref.');
  expect(text(row)).toContain('DeprecatedUse onRemove.');
  expect(row).toContain('aria-label="Link to onDelete"');
});

test('lists the demos that use a prop below their number, collapsed', () => {
  const uses = ['One', 'Two'].map((label, index) => ({
    label,
    href: `/material-ui/react-chip#${label}.tsx`,
    lines: index === 0 ? [8] : [8, 9],
  }));
  const collapsedOf = (count: number) => {
    const props = exampleApi.props.map((prop) => ({ ...prop, uses: { demos: uses, count } }));
    const html = render({ ...exampleApi, props });
    const row = /<tr id="chip-prop-label".*?<\/tr>/s.exec(html)?.[0] ?? '';
    return row.split(/<details[^>]*>/)[1] ?? '';
  };
  const collapsed = collapsedOf(2);
  expect(text(collapsed)).toBe('Demos that use it: 2One (line 8)Two (lines 8, 9)');
  expect(text(collapsedOf(30))).toMatch('Demos that use it: 2 of 30One');
  expect(collapsed).toContain('href="/material-ui/react-chip#Two.tsx"');
});

test('marks required props visually and for screen readers', () => {
  const row = /<tr id="chip-prop-label".*?<\/tr>/s.exec(render(exampleApi))?.[0] ?? '';
  expect(row).toContain('<span aria-hidden="true">*</span>');
  expect(text(row)).toContain('required');
});

test('leaves out the default of a prop without one, and columns that would be empty', () => {
  const props = exampleApi.props.map(({ default: _, ...prop }) => prop);
  const html = render({ ...exampleApi, props });
  expect(html).not.toContain('<span>Default ');
  expect(html).toContain('data-column="Default component"');
});

const summariesOf = (html: string) =>
  [...html.matchAll(/<details class="folded"><summary>(.*?)<\/summary>/g)].map(
    ([, summary]) => summary,
  );

test('folds long tables of classes and slots, the types, and older releases', () => {
  const [item] = exampleApi.classes;
  const [slot] = exampleApi.slots;
  const thirteen = Array.from({ length: 13 }, (_, index) => index);
  const html = render({
    ...exampleApi,
    classes: thirteen.map((index) => ({ ...item!, name: `c${index}`, anchor: `c${index}` })),
    slots: thirteen.map((index) => ({ ...slot!, name: `s${index}`, anchor: `s${index}` })),
    history: {
      ...exampleApi.history!,
      releases: ['3.0.0', '2.0.0', '1.0.0'].map((version) => ({
        version,
        anchor: `changes-${version}`,
        changesHtml: '',
      })),
    },
  });
  expect(summariesOf(html)).toEqual([
    'All 13 slots',
    'All 13 CSS classes',
    expect.stringMatching(/^Definitions of \w+/),
    'Changes of 2 older releases',
  ]);
  const newest = html.indexOf('id="changes-3.0.0"');
  expect(newest).toBeGreaterThan(0);
  expect(newest).toBeLessThan(html.indexOf('Changes of 2 older releases'));
});

test('folds no short table', () => {
  expect(summariesOf(render(exampleApi))).toEqual([expect.stringMatching(/^Definitions of /)]);
});

test('shows no rule name for a global class', () => {
  const row = /<tr id="chip-classes-disabled".*?<\/tr>/s.exec(render(exampleApi))?.[0] ?? '';
  expect(row).toContain('<td data-column="Rule name"><span aria-hidden="true">-</span></td>');
});

test('collapses the replacement of a deprecated class, but not that of a prop', () => {
  const deprecated = { html: 'Use <code>root</code>.' };
  const classes = exampleApi.classes.map((item) => ({ ...item, deprecated }));
  const page = render({ ...exampleApi, classes });
  const rowOf = (id: string) => new RegExp(`<tr id="${id}".*?</tr>`, 's').exec(page)?.[0] ?? '';
  const [, collapsed = ''] = rowOf('chip-classes-disabled').split(/<details[^>]*>/);
  expect(text(collapsed)).toBe('DeprecatedUse root.');
  expect(rowOf('chip-prop-onDelete')).not.toContain('<details');
});

test('says what a ref refers to, or that the component cannot hold one', () => {
  expect(text(render(exampleApi))).toContain(
    'A ref on Chip refers to its root element, which is &lt;div&gt; by default.',
  );
  const none = render({ ...exampleApi, ref: { kind: 'none' } });
  expect(text(none)).toContain('Chip cannot hold a ref.');
});

test('links a newer prop to the changes of the release that added it', () => {
  const html = render(exampleApi);
  const row = /<tr id="chip-prop-onDelete".*?<\/tr>/s.exec(html)?.[0] ?? '';
  expect(row).toMatch(/href="#changes-6.0.0">since 6.0.0<\/a>/);
  expect(idsIn(html)).toContain('changes-6.0.0');
  expect(text(html)).toContain('Releases from 5.0.0 to 6.1.3 were compared.');
  expect(html).toContain('<li>Props added: <code>onDelete</code></li>');
  expect(text(html)).toContain('All API changes of @mui/material');
  expect(html).toContain('href="/material-ui/api-changes"');
});

test('says since when nothing has changed, and leaves out the section without earlier releases', () => {
  const unchanged = {
    from: '5.0.0',
    to: '6.1.3',
    releases: [],
    allChanges: '/material-ui/api-changes',
  };
  expect(text(render({ ...exampleApi, history: unchanged }))).toContain(
    'Props, slots, and CSS classes are the same as in 5.0.0.',
  );
  expect(idsIn(render({ ...exampleApi, history: undefined }))).not.toContain('changes');
});

test('defines a type of the package once, with its own anchor', () => {
  const html = render(exampleApi);
  expect(idsIn(html).filter((id) => id.startsWith('type-'))).toEqual(['type-ChipColor']);
  expect(text(html)).toContain('type ChipColor = &#x27;red&#x27; | &#x27;blue&#x27;;');
  const elsewhere = exampleApi.types.filter(({ definition }) => definition === undefined);
  expect(idsIn(render({ ...exampleApi, types: elsewhere }))).not.toContain('types');
});

test('marks a text without a translation as English', () => {
  const [slot] = exampleApi.slots;
  const translated = slot && { ...slot, descriptionHtml: '根元素。' };
  const html = render({ ...exampleApi, slots: translated ? [translated] : [] });
  expect(html).toContain('lang="en">When disabled.</div>');
  expect(html).toContain('<div class="prepared">根元素。</div>');
});

test('says once that texts are drafts of a translation', () => {
  const note = 'Some descriptions on this page are drafts of a translation.';
  expect(render({ ...exampleApi, hasDrafts: true }).split(note)).toHaveLength(2);
  expect(render(exampleApi)).not.toContain(note);
});

test('lists the inherited props in a disclosure, each with a link to its row', () => {
  const html = render(exampleApi);
  const [details = ''] = /<details class="inherited">.*?<\/details>/s.exec(html) ?? [];
  expect(text(details)).toBe(
    'ButtonBase props (1)centerRippleboolean = falseIf true, the ripples are centered.',
  );
  expect(details).toContain('href="/material-ui/api/button-base#button-base-prop-centerRipple"');
  const inheritance = { component: 'Transition', href: 'https://example.com' };
  expect(render({ ...exampleApi, inheritance })).not.toContain('class="inherited"');
});

test('marks inherited props that are deprecated', () => {
  const inheritance = {
    component: 'Modal',
    href: '/material-ui/api/modal',
    props: [
      {
        name: 'components',
        type: 'object',
        summaryHtml: '',
        deprecated: { html: 'Use <code>slots</code>.' },
        href: '/material-ui/api/modal#modal-prop-components',
      },
    ],
  };
  expect(text(render({ ...exampleApi, inheritance }))).toContain(
    'componentsobjectDeprecatedUse slots.',
  );
});

test.each([
  [exampleApi, 'Props, slots, and CSS classes of'],
  [{ ...exampleApi, slots: [] }, 'Props and CSS classes of'],
  [{ ...exampleApi, classes: [] }, 'Props and slots of'],
  [{ ...exampleApi, slots: [], classes: [] }, 'Props of'],
])('starts with what the page has', (api, start) => {
  expect(text(render(api))).toContain(`${start} the React Chip component in @mui/material 6.1.3.`);
});

test.each([
  [
    { kind: 'element', tag: 'span' },
    'an element inside its root element: &lt;span&gt; by default.',
  ],
  [{ kind: 'child' }, 'A ref on Chip refers to the element of its child.'],
  [{ kind: 'any' }, 'Chip can hold a ref.'],
] as const)('says what a ref of kind %j refers to', (ref, sentence) => {
  expect(text(render({ ...exampleApi, ref }))).toContain(sentence);
});
