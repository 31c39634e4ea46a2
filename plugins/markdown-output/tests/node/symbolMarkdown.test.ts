import { describeSource } from '../../node/describeSource';
import type { SymbolApi } from '@component-docs/api-reference/shared/symbols';

const hook: SymbolApi = {
  kind: 'hook',
  name: 'useNotifications',
  packageName: '@toolpad/core',
  version: '0.8.1',
  slug: 'use-notifications',
  demos: [{ label: 'Overview', href: '/toolpad/core/introduction' }],
  importSample: { code: "import { useNotifications } from '@toolpad/core';", html: '' },
  sections: [
    { id: 'parameters', members: [] },
    {
      id: 'return-value',
      members: [
        {
          name: 'close',
          anchor: 'use-notifications-return-value-close',
          type: '(key: string | null) => void',
          required: true,
          descriptionHtml: 'Closes a snackbar.',
          plan: 'pro',
          signature: {
            parameters: [{ name: 'key', type: 'string', descriptionHtml: 'Of the one to close.' }],
          },
          notes: [],
        },
      ],
    },
  ],
  types: [
    { name: 'Close', href: '#type-Close', definition: 'type Close = () => void;' },
    { name: 'React.ReactNode', href: 'https://react.dev/' },
  ],
  sourceUrl: 'https://github.com/mui/toolpad',
};

const permalink = '/toolpad/core/react-use-notifications/api';
const context = { siteUrl: 'https://docs.test', labels: { 'api.returnValue.title': '返回值' } };

test('converts an interface or a hook to Markdown with import, tables, types, and source', () => {
  const { title, description, markdown } = describeSource({ api: hook, permalink }, context);
  expect(title).toBe('useNotifications API');
  expect(description).toBe(hook.importSample.code);
  expect(markdown).toBe(`# useNotifications API

@toolpad/core 0.8.1

## Demos

- [Overview](https://docs.test/toolpad/core/introduction)

## Import

\`\`\`ts
import { useNotifications } from '@toolpad/core';
\`\`\`

## 返回值

| Name | Type | Default | Description |
| --- | --- | --- | --- |
| \`close\` | \`(key: string \\| null) => void\` |  | **Pro plan.**<br>Closes a snackbar.<br>\`key: string\` Of the one to close. |

## Types

\`\`\`ts
type Close = () => void;
\`\`\`

## Source code

https://github.com/mui/toolpad
`);
});

test('adds the changes before the source', () => {
  const history: SymbolApi['history'] = {
    from: '0.5.1',
    to: '0.8.1',
    releases: [
      {
        version: '0.6.0',
        anchor: 'changes-0.6.0',
        changesHtml: '<ul><li>Return values added: <code>close</code></li></ul>',
      },
    ],
    allChanges: '/toolpad/core/api-changes',
  };
  const markdownOf = (api: SymbolApi) => describeSource({ api, permalink }, context).markdown;
  expect(markdownOf({ ...hook, history })).toContain(
    '## Changes\n\n### 0.6.0\n\n*   Return values added: `close`\n\n',
  );
  expect(markdownOf({ ...hook, history: { ...history, releases: [] } })).toContain(
    '## Changes\n\nParameters and return value are the same as in 0.5.1.\n\n## Source code',
  );
  expect(
    markdownOf({ ...hook, kind: 'interface', history: { ...history, releases: [] } }),
  ).toContain('## Changes\n\nProperties are the same as in 0.5.1.\n\n## Source code');
});

test('shows the type of a return value without members', () => {
  const sections: SymbolApi['sections'] = [{ id: 'return-value', members: [], type: '[T, Set]' }];
  const { markdown } = describeSource({ api: { ...hook, sections }, permalink }, context);
  expect(markdown).toContain('## 返回值\n\n`[T, Set]`\n');
});
