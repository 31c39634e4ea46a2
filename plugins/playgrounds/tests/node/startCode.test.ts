import { startCode } from '../../node/startCode';

jest.mock('prettier', () => jest.requireActual<object>('../../../../tests/helpers/prettierInJest'));

const codeOf = (content: string) =>
  startCode(process.cwd(), { page: 'material-ui/react-a', path: 'docs/a.mdx', content });

test('returns the code of each playground of a page', async () => {
  const code = await codeOf('<Playground component="Button" />\n\n<Playground component="Box" />');
  expect(code.get('Button')).toContain('<Button variant="contained">Save draft</Button>');
  expect([...code.keys()]).toEqual(['Button', 'Box']);
});

test('pages without playgrounds and unknown components have none', async () => {
  expect(await codeOf('# A')).toEqual(new Map());
  expect(await codeOf('<Playground component="Nothing" />')).toEqual(new Map());
});
