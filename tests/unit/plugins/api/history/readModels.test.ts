import { modelText, readModels } from '../../../../../plugins/api/history/readModels';

test('returns the saved models of a package, oldest first', async () => {
  const models = await readModels('@mui/x-data-grid');
  expect(models.map(({ version }) => version)).toEqual(['5.17.26', '6.0.0', '6.20.4', '7.0.0']);
  expect(await readModels('@mui/nothing')).toEqual([]);
});

test('writes a model with a line for each component, hook, and interface', () => {
  const model = {
    ...{ package: '@mui/x', version: '1.0.0', undocumented: [] },
    components: { Grid: { props: {}, slots: [], classes: [] } },
    interfaces: { Api: { properties: {} }, Column: { properties: {} } },
  };
  const text = modelText(model);
  expect(JSON.parse(text)).toEqual(model);
  expect(text.split('\n').slice(-8)).toEqual([
    '    "Grid": {"props":{},"slots":[],"classes":[]}',
    '  },',
    '  "interfaces": {',
    '    "Api": {"properties":{}},',
    '    "Column": {"properties":{}}',
    '  }',
    '}',
    '',
  ]);
  expect(text).not.toContain('"hooks"');
});
