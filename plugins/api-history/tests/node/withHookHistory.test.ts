import { withHookHistory } from '../../node/withHistory';
import type { HookApi } from '@component-docs/api-reference/shared/tabs';
import { recordOf } from './exampleRecord';

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
  returnValue: ['name'].map(member),
  types: [],
};

test('dates a hook’s parameters and return values separately, with anchors of the hook', () => {
  const record = recordOf('useSelect', {
    kind: 'hook',
    members: { parameter: { name: '5.1.0' } },
    changes: { '5.1.0': [{ subject: 'parameter', kind: 'added', name: 'name' }] },
  });
  const { history, parameters, returnValue } = withHookHistory(useSelect, record, {
    language: 'en',
    allChanges: '/base-ui/api-changes',
  });
  expect(parameters.map(({ since }) => since)).toEqual([
    undefined,
    { version: '5.1.0', href: '#use-select-changes-5.1.0' },
  ]);
  expect(returnValue.map(({ since }) => since)).toEqual([undefined]);
  expect(history?.releases.map(({ anchor }) => anchor)).toEqual(['use-select-changes-5.1.0']);
});
