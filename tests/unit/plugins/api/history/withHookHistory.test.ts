import path from 'node:path';
import { packageHistory } from '../../../../../plugins/api/history';
import { withHookHistory } from '../../../../../plugins/api/history/withHistory';
import type { HookApi } from '../../../../../src/reference/tabs/types';

const siteDir = path.join(__dirname, '../../../../..');

// Reads the installed package, unless it is cached.
jest.setTimeout(60_000);

const member = (name: string) => ({
  name,
  anchor: name,
  type: 'string',
  required: false,
  descriptionHtml: '',
});
const useSelect: HookApi = {
  name: 'useSelect',
  product: 'base-ui',
  packageName: '@mui/base',
  slug: 'use-select',
  importSample: { code: '', html: '' },
  parameters: ['disabled', 'name'].map(member),
  returnValue: ['dispatch'].map(member),
  types: [],
};

test('adds the saved releases’ changes to a hook of Base UI', async () => {
  const history = await packageHistory(siteDir, '@mui/base');
  const { history: told, parameters } = withHookHistory(useSelect, history, {
    language: 'en',
    allChanges: '/base-ui/api-changes',
  });
  expect(told?.compared).toEqual([
    '5.0.0-beta.0',
    '5.0.0-beta.20',
    '5.0.0-beta.40',
    '5.0.0-beta.58',
  ]);
  expect(parameters.map(({ name, since }) => [name, since])).toEqual([
    ['disabled', undefined],
    ['name', { version: '5.0.0-beta.20', href: '#use-select-changes-5.0.0-beta.20' }],
  ]);
  expect(told?.releases.map(({ anchor }) => anchor)).toContain('use-select-changes-5.0.0-beta.20');
});
