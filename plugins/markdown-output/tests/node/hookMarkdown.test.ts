import { hookMarkdown } from '../../node/hookMarkdown';
import type { HookApi, MemberApi } from '@component-docs/api-reference/shared/tabs';

const member = (name: string, required: boolean): MemberApi => ({
  name,
  anchor: `use-select-${name}`,
  type: 'boolean',
  required,
  descriptionHtml: '',
});

const hook: HookApi = {
  name: 'useSelect',
  product: 'base-ui',
  packageName: '@mui/base',
  slug: 'use-select',
  importSample: { code: "import { useSelect } from '@mui/base/useSelect';", html: '' },
  parameters: [member('options', true), member('multiple', false)],
  returnValue: [member('open', true), member('error', false)],
  types: [],
};

const rowsOf = (labels: Record<string, string>) =>
  hookMarkdown(hook, '1.2.3', { siteUrl: '', labels })
    .split('\n')
    .flatMap((line) => /^\| (`.*?) \| `boolean`/.exec(line)?.[1] ?? []);

test('marks what callers must pass, and what they may not get', () => {
  expect(rowsOf({})).toEqual([
    '`options` _required_',
    '`multiple`',
    '`open`',
    '`error` _optional_',
  ]);
});

test('marks members in the language of the page', () => {
  expect(rowsOf({ 'api.props.required': '必填', 'api.hook.optional': '可选' })).toEqual([
    '`options` _必填_',
    '`multiple`',
    '`open`',
    '`error` _可选_',
  ]);
});

test('names the package and its version below the description, as for components', () => {
  const described = { ...hook, descriptionHtml: '<p>Selects.</p>' };
  expect(hookMarkdown(described, '1.2.3', { siteUrl: '', labels: {} })).toMatch(
    /^# useSelect API\n\nSelects\.\n\n@mui\/base 1\.2\.3\n\n## Import\n/,
  );
});
