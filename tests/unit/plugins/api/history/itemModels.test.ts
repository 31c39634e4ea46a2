import {
  hookModel,
  interfaceModel,
  pagedHookModel,
} from '../../../../../plugins/api/history/itemModels';
import type { ExtractedProp } from '../../../../../plugins/api/reference/model/component';
import type {
  ExtractedSection,
  ExtractedSymbol,
} from '../../../../../plugins/api/reference/model/symbol';

const member = (name: string, rest: Partial<ExtractedProp> = {}): ExtractedProp => ({
  name,
  type: 'string',
  required: false,
  description: 'Not kept.',
  requiresRef: false,
  ...rest,
});

const symbol = (...sections: ExtractedSection[]): ExtractedSymbol => ({
  kind: 'hook',
  name: 'useStored',
  file: 'useStored',
  description: '',
  demos: [],
  sections,
  types: [],
});

test('returns the same model for a hook wherever it is documented', () => {
  const parameters = [member('key', { required: true }), member('codec', { default: 'TEXT' })];
  const returnValue = [member('close', { type: '() => void' })];
  const kept = {
    parameters: {
      codec: { type: 'string', default: 'TEXT' },
      key: { type: 'string', required: true },
    },
    returnValue: { close: { type: '() => void' } },
  };
  const paged = symbol(
    { id: 'parameters', members: parameters },
    { id: 'return-value', members: returnValue },
  );
  const beside = {
    ...{ name: 'useStored', folder: 'useStored', description: '', types: [] },
    ...{ isInPackageIndex: true, isDefaultExport: false, parameters, returnValue },
  };
  expect(pagedHookModel(paged)).toEqual(kept);
  expect(hookModel(beside)).toEqual(kept);
  expect(Object.keys(pagedHookModel(paged).parameters)).toEqual(['codec', 'key']);
});

test('keeps the return type of a hook that does not return an object with members', () => {
  const paged = symbol({ id: 'return-value', members: [], type: '[T, Set<T>]' });
  expect(pagedHookModel(paged)).toEqual({
    parameters: {},
    returnValue: {},
    returns: '[T, Set<T>]',
  });
});

test('keeps the properties of an interface, with their function types written out', () => {
  const column: ExtractedSymbol = {
    ...symbol({
      id: 'properties',
      members: [
        member('valueGetter', { type: 'Getter<R>' }),
        member('field', { required: true }),
        member('hide', { type: 'boolean', default: 'false', deprecated: 'Use the model.' }),
      ],
    }),
    kind: 'interface',
    types: [{ name: 'Getter', origin: 'package', definition: 'type Getter<R> = (row: R) => any;' }],
  };
  expect(interfaceModel(column)).toEqual({
    properties: {
      field: { type: 'string', required: true },
      hide: { type: 'boolean', default: 'false', deprecated: true },
      valueGetter: { type: '(row: R) => any' },
    },
  });
  expect(interfaceModel({ ...column, deprecated: '' })).toMatchObject({ deprecated: true });
});
