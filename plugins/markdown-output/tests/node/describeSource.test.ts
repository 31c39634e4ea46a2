import type { HookApi, MemberApi, SymbolApi } from '@component-docs/api-reference/shared/pages';
import { describeSource } from '../../node/describeSource';
import { context } from './context';

const permalink = '/toolpad/core/react-use-notifications/api';

const member = (name: string, required: boolean): MemberApi => ({
  ...{ name, required, anchor: name, type: 'boolean', descriptionHtml: '' },
});

const base = {
  packageName: '@mui/base',
  importSample: { code: "import 'a';", html: '' },
  types: [],
};

test('lists every component and hook of an API index', () => {
  const api = {
    ...{ product: 'Base UI', version: '5', productId: 'base-ui' as const },
    components: [{ name: 'Button', path: '/material-ui/react-button#button' }],
    hooks: [{ name: 'useButton', path: '/elsewhere' }],
  };
  const { title, markdown } = describeSource({ api, permalink }, context);
  expect(title).toBe('API reference');
  expect(markdown).toBe(
    '# Base UI – API reference\n\n- [Button](https://docs.test/material-ui/react-button.md#button)\n- [useButton](https://docs.test/elsewhere)\n',
  );
});

test('marks what callers of a hook must pass, and what they may not get', () => {
  const hook: HookApi = {
    ...base,
    ...{ name: 'useSelect', product: 'base-ui', slug: 'use-select' },
    parameters: [member('options', true), member('multiple', false)],
    returnValue: [member('open', true), member('error', false)],
  };
  const api = {
    ...{ packageName: '@mui/base', version: '5' },
    tab: 'hooks-api' as const,
    hooks: [hook],
  };
  const { title, names, markdown } = describeSource({ api, permalink }, context);
  expect([title, ...names]).toEqual(['useSelect API', 'options', 'multiple']);
  expect(markdown).toContain('- `options` (required): `boolean`\n- `multiple`: `boolean`\n');
  expect(markdown).toContain('- `open`: `boolean`\n- `error` (optional): `boolean`\n');
});

test('converts an interface or a hook with its own page', () => {
  const api: SymbolApi = {
    ...base,
    ...{
      kind: 'hook',
      name: 'useState',
      version: '1',
      slug: 'use-state',
      sourceUrl: 'https://source.test',
    },
    demos: [{ label: 'Button', href: '/material-ui/react-button' }],
    sections: [{ id: 'return-value', members: [], type: '[T, Set]' }],
    history: { from: '0.5', to: '1', releases: [], allChanges: '/changes' },
  };
  expect(describeSource({ api, permalink }, context).markdown).toBe(`# useState API

\`\`\`js
import 'a';
\`\`\`

Demos: [Button](https://docs.test/material-ui/react-button.md)

## Return value

\`[T, Set]\`

Changes: https://docs.test/changes

Source code: https://source.test
`);
});
