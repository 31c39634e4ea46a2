import { validateTree } from '../../../../../plugins/navigation/page-tree/validateTree';

function faultsOf(tree: unknown): string[] {
  return validateTree('x', tree);
}

function inputsWith(item: unknown): unknown {
  return [
    { pathname: '/x/a' },
    {
      pathname: '/x/react-',
      title: 'Components',
      children: [{ pathname: '/x/inputs', title: 'Inputs', children: [item] }],
    },
  ];
}

const PLACE = 'content/navigation/x.ts: Components › Inputs › ';

describe('validateTree', () => {
  it('accepts an item with every key', () => {
    const item = {
      pathname: '/x/b',
      title: false,
      subheader: 'b',
      legacy: true,
      newFeature: true,
      unstable: false,
      beta: true,
      deprecated: true,
      plan: 'community',
      icon: 'WebIcon',
      linkProps: { 'data-ga-event-category': 'store' },
      query: { tab: 'api' },
      disableDrawer: true,
      inSideNav: false,
      ordered: false,
      apiPages: '/x/api/',
      children: [{ pathname: 'https://mui.com/', planned: true }],
    };
    expect(faultsOf(inputsWith(item))).toEqual([]);
    expect(faultsOf([])).toEqual([]);
  });

  it.each([
    [
      { pathname: '/x/b', title: 'Button', icon: 'FooIcon' },
      'Button: "icon" is "FooIcon". Make it one of ReaderIcon, BookIcon, DescriptionIcon, VisibilityIcon, WebIcon.',
    ],
    [
      { pathname: '/x/b', plan: 'gold' },
      '/x/b: "plan" is "gold". Make it one of community, pro, premium.',
    ],
    [
      { pathname: 'x/b', title: 'Button' },
      'Button: "pathname" is "x/b". Make it a site path that starts with "/", or an address that starts with "https://".',
    ],
    [
      { title: 'Button' },
      'Button: "pathname" is missing. Add it: a site path that starts with "/", or an address that starts with "https://".',
    ],
    [
      { pathname: '/x/b', title: true },
      '/x/b: "title" is true. Make it a text, or false for none.',
    ],
    [
      { pathname: '/x/b', title: 'B', planned: 'true' },
      'B: "planned" is "true". Make it true or false.',
    ],
    [
      { pathname: '/x/b', title: 'B', linkProps: { rel: 1 } },
      'B: "linkProps.rel" is 1. Make it an object whose values are texts.',
    ],
    [
      { pathname: '/x/b', title: 'B', children: 'none' },
      'B: "children" is "none". Make it a list of items.',
    ],
    [
      { pathname: '/x/b', title: 'B', planned: true, children: [] },
      'B: "planned" is on a group. Remove it, and mark the pages in the group.',
    ],
    [
      { pathname: '/x/b', title: 'B', apiPages: '/x/api/' },
      'B: "apiPages" is on a page. Give the item "children: []", or remove it.',
    ],
    [
      { pathname: '/x/b', title: 'B', apiPages: '/x/api', children: [] },
      'B: "apiPages" is "/x/api". Make it a site path that starts and ends with "/".',
    ],
    ['a page', 'item 1: the item is "a page". Make it an item with a pathname.'],
  ])('names place, key, and mend of %j', (item, message) => {
    expect(faultsOf(inputsWith(item))).toEqual([PLACE + message]);
  });

  it('names an unknown key and the known ones', () => {
    const [fault, ...rest] = faultsOf(inputsWith({ pathname: '/x/b', title: 'B', plans: 'pro' }));
    expect(rest).toEqual([]);
    expect(fault).toMatch(`${PLACE}B: "plans" is not a key of an item. Remove it, or use one of `);
    expect(fault).toContain('plan, icon, linkProps');
  });

  it('lists every fault of a tree', () => {
    expect(faultsOf([{ title: 'A' }, { pathname: '/b', icon: 'no', plan: 'no' }])).toHaveLength(3);
  });

  it.each([undefined, null, { pathname: '/a' }])('wants a list, not %j', (tree) => {
    const [fault, ...rest] = faultsOf(tree);
    expect(rest).toEqual([]);
    expect(fault).toContain('content/navigation/x.ts: ');
    expect(fault).toContain('a list of items');
  });
});
