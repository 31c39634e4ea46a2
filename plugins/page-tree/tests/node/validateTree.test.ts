import { validateTree } from '../../node/trees/validateTree';

function problemsOf(tree: unknown): string[] {
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
      children: [{ pathname: 'https://mui.com/', beta: true }],
    };
    expect(problemsOf(inputsWith(item))).toEqual([]);
    expect(problemsOf([])).toEqual([]);
  });

  it.each([
    [
      { pathname: '/x/b', title: 'Button', icon: 'FooIcon' },
      'Button: "icon" is "FooIcon". It must be one of ReaderIcon, BookIcon, DescriptionIcon, VisibilityIcon, WebIcon.',
    ],
    [
      { pathname: '/x/b', plan: 'gold' },
      '/x/b: "plan" is "gold". It must be one of community, pro, premium.',
    ],
    [
      { pathname: 'x/b', title: 'Button' },
      'Button: "pathname" is "x/b". It must be a site path that starts with "/", or a URL that starts with "https://".',
    ],
    [
      { title: 'Button' },
      'Button: "pathname" is missing. Add it: a site path that starts with "/", or a URL that starts with "https://".',
    ],
    [
      { pathname: '/x/b', title: true },
      '/x/b: "title" is true. It must be a string, or false for none.',
    ],
    [
      { pathname: '/x/b', title: 'B', beta: 'true' },
      'B: "beta" is "true". It must be true or false.',
    ],
    [
      { pathname: '/x/b', title: 'B', linkProps: { rel: 1 } },
      'B: "linkProps.rel" is 1. It must be an object whose values are strings.',
    ],
    [
      { pathname: '/x/b', title: 'B', children: 'none' },
      'B: "children" is "none". It must be a list of items.',
    ],
    [
      { pathname: '/x/b', title: 'B', apiPages: '/x/api/' },
      'B: "apiPages" is set on a page. Add "children: []" to the item, or remove "apiPages".',
    ],
    [
      { pathname: '/x/b', title: 'B', apiPages: '/x/api', children: [] },
      'B: "apiPages" is "/x/api". It must be a site path that starts and ends with "/".',
    ],
    ['a page', 'item 1: the item is "a page". It must be an item with a pathname.'],
  ])('reports the position, the key, and the fix for %j', (item, message) => {
    expect(problemsOf(inputsWith(item))).toEqual([PLACE + message]);
  });

  it('reports an unknown key with the valid keys', () => {
    const [problem, ...rest] = problemsOf(
      inputsWith({ pathname: '/x/b', title: 'B', plans: 'pro' }),
    );
    expect(rest).toEqual([]);
    expect(problem).toMatch(
      `${PLACE}B: "plans" isn't a valid key of an item. Remove it, or use one of `,
    );
    expect(problem).toContain('plan, icon, linkProps');
  });

  it('reports every problem of a tree', () => {
    expect(problemsOf([{ title: 'A' }, { pathname: '/b', icon: 'no', plan: 'no' }])).toHaveLength(
      3,
    );
  });

  it.each([undefined, null, { pathname: '/a' }])('reports %j, which is not a list', (tree) => {
    const [problem, ...rest] = problemsOf(tree);
    expect(rest).toEqual([]);
    expect(problem).toContain('content/navigation/x.ts: ');
    expect(problem).toContain('a list of items');
  });
});
