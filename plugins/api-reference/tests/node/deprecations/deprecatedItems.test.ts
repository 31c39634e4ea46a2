import { deprecatedItems } from '../../../node/deprecations/deprecatedItems';
import { deprecationsMarkdown } from '../../../node/deprecations/remarkDeprecations';
import { readReplacement } from '../../../node/deprecations/readReplacement';
import type { Exceptions } from '../../../node/deprecations/deprecatedItems';
import type { ExtractedComponent } from '@component-docs/react-api-model/model/extracted';

const ROOT = 'Styles applied to the root element';

const classes = [
  { name: 'filled', className: 'MuiAlert-filled', description: `${ROOT} if filled.` },
  { name: 'colorInfo', className: 'MuiAlert-colorInfo', description: `${ROOT} if info.` },
  {
    name: 'loud',
    className: 'MuiAlert-loud',
    description: 'Styles applied to the root and icon elements if loud; both.',
  },
  { name: 'icon', className: 'MuiAlert-icon', description: 'Styles applied to the icon.' },
  {
    name: 'small',
    className: 'MuiAlert-small',
    description: 'Styles applied to the icon if small.',
  },
  { name: 'text', className: 'MuiAlert-text', description: 'Styles applied to the text.' },
];

const link = (name: string) => `[.MuiAlert-${name}](/api/alert/#alert-classes-${name})`;

test.each([
  ['components', 'use the `slots` prop instead. This prop will be removed.', '`slots`'],
  ['inputProps', 'Use `slotProps.input` instead.', '`slotProps.input`'],
  [
    'filledInfo',
    `Combine the ${link('colorInfo')}\nand ${link('filled')} classes instead.`,
    '`.MuiAlert-filled.MuiAlert-colorInfo`',
  ],
  [
    'iconInfo',
    `Combine the ${link('icon')} and ${link('color-info')} classes instead.`,
    '`.MuiAlert-colorInfo > .MuiAlert-icon`',
  ],
  [
    'iconFilled',
    `Combine the ${link('MuiAlert-filled')} and ${link('MuiAlert-icon')} classes instead. [How](/a/)`,
    '`.MuiAlert-filled > .MuiAlert-icon`',
  ],
  [
    'iconLoud',
    `Use the ${link('icon')} and ${link('loud')} classes instead.`,
    '`.MuiAlert-loud > .MuiAlert-icon`',
  ],
  [
    'iconSmall',
    `Combine the ${link('icon')} and ${link('small')} classes instead.`,
    '`.MuiAlert-icon.MuiAlert-small`',
  ],
  ['iconText', `Combine the ${link('icon')} and ${link('text')} classes instead.`, undefined],
  ['gone', `Combine the ${link('filled')} and ${link('gone')} classes instead.`, undefined],
  ['light', 'Use an element with an opacity instead.', undefined],
])('reads what replaces %s from %j', (name, comment, expected) => {
  const known = classes as unknown as ExtractedComponent['classes'];
  expect(readReplacement(name, comment, known)).toBe(expected);
});

/** An Alert with a deprecated prop and a deprecated class, and a Card without any. */
const components = [
  {
    name: 'Card',
    pageUrl: 'https://mui.com/material-ui/api/card/',
    props: [{ name: 'raised' }],
    classes: [],
  },
  {
    name: 'Alert',
    pageUrl: 'https://mui.com/material-ui/api/alert/',
    props: [
      { name: 'components', deprecated: 'use the `slots` prop instead.' },
      { name: 'slotProps' },
    ],
    classes: [
      ...classes,
      { name: 'filledInfo', className: 'MuiAlert-filledInfo', deprecated: 'It is gone.' },
    ],
  },
] as unknown as ExtractedComponent[];

const CODEMODS = new Set(['alert-props', 'alert-classes']);

const exceptions: Exceptions = {
  components: {},
  props: { 'Alert.slotProps.icon': { instead: { en: 'nothing', zh: '无需替代' }, codemod: false } },
  classes: {
    'MuiAlert-filledInfo': { instead: '`.MuiAlert-filled.MuiAlert-colorInfo`', codemod: false },
  },
};

test('lists components with something deprecated, with properties of props', () => {
  const [alert, ...others] = deprecatedItems(components, exceptions, CODEMODS);
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ name: 'Alert', path: '/material-ui/api/alert' });
  expect(alert?.members.map(({ name }) => name)).toEqual([
    'components',
    '.MuiAlert-filledInfo',
    'slotProps.icon',
  ]);
});

test('fails for what has no replacement, and for an exception without a use', () => {
  const others = {
    ...exceptions,
    props: { 'Alert.severity': { instead: '`color`' }, 'Alert.components': { instead: '`slots`' } },
    classes: {},
  };
  const find = () => deprecatedItems(components, others, CODEMODS);
  expect(find).toThrow(
    /content\/deprecations\.json:11: "MuiAlert-filledInfo" of "classes": add what to use instead.*: It is gone\./,
  );
  expect(find).toThrow('content/deprecations.json:4: "Alert.severity" of "props": remove it');
  expect(find).toThrow(
    '"Alert.components" of "props": remove "instead", its comment says the same',
  );
});

test('writes a table for each component, in the language of the page', () => {
  const items = deprecatedItems(components, exceptions, CODEMODS);
  expect(deprecationsMarkdown(items, 'en', 3)).toBe(
    `### Alert

| Deprecated | Use instead | Codemod |
| :-- | :-- | :-- |
| \`components\` | \`slots\` | \`deprecations/alert-props\` |
| \`.MuiAlert-filledInfo\` | \`.MuiAlert-filled.MuiAlert-colorInfo\` | None |
| \`slotProps.icon\` | nothing | None |

[API of Alert](/material-ui/api/alert)`,
  );
  expect(deprecationsMarkdown(items, 'zh', 3)).toContain('| `slotProps.icon` | 无需替代 | 无 |');
});

test('says what replaces a component as a whole', () => {
  const grid = { name: 'Grid', pageUrl: 'https://mui.com/material-ui/api/grid/', deprecated: '' };
  const replaced = [{ ...grid, props: [], classes: [] }] as unknown as ExtractedComponent[];
  const written = { components: { Grid: { instead: 'Grid2' } }, props: {}, classes: {} };
  const items = deprecatedItems(replaced, written, CODEMODS);
  expect(deprecationsMarkdown(items, 'en', 2)).toBe(
    '## Grid\n\nThe component Grid is deprecated. Use Grid2.\n\n[API of Grid](/material-ui/api/grid)',
  );
});
