import { deprecatedItems } from '../../../node/deprecations/deprecatedItems';
import { deprecationsMarkdown } from '../../../node/deprecations/remarkDeprecations';
import type { Replacements } from '../../../node/deprecations/deprecatedItems';
import type { ExtractedComponent } from '@component-docs/react-api-model/model/extracted';

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
    props: [{ name: 'components', deprecated: 'use `slots`' }, { name: 'slotProps' }],
    classes: [{ name: 'filledInfo', className: 'MuiAlert-filledInfo', deprecated: '' }],
  },
] as unknown as ExtractedComponent[];

const replacements: Replacements = {
  components: {},
  props: {
    'Alert.components': { instead: '`slots`', codemod: 'alert-props' },
    'Alert.slotProps.icon': { instead: { en: 'nothing', zh: '无需替代' } },
  },
  classes: { 'MuiAlert-filledInfo': { instead: '`.MuiAlert-filled.MuiAlert-colorInfo`' } },
};

test('lists components with something deprecated, with properties of props', () => {
  const [alert, ...others] = deprecatedItems(components, replacements);
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ name: 'Alert', path: '/material-ui/api/alert' });
  expect(alert?.members.map(({ name }) => name)).toEqual([
    'components',
    '.MuiAlert-filledInfo',
    'slotProps.icon',
  ]);
});

test('fails for what has no replacement, and for a replacement without a use', () => {
  expect(() =>
    deprecatedItems(components, {
      ...replacements,
      props: { 'Alert.severity': { instead: '`color`' } },
    }),
  ).toThrow(
    /"Alert.components" of "props": add what to use instead[^]*"Alert.severity" of "props": remove it/,
  );
});

test('writes a table for each component, in the language of the page', () => {
  const items = deprecatedItems(components, replacements);
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
  const items = deprecatedItems(replaced, {
    components: { Grid: { instead: 'Grid2' } },
    props: {},
    classes: {},
  });
  expect(deprecationsMarkdown(items, 'en', 2)).toBe(
    '## Grid\n\nThe component Grid is deprecated. Use Grid2.\n\n[API of Grid](/material-ui/api/grid)',
  );
});
