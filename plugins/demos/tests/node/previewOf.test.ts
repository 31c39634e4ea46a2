import fs from 'node:fs';
import { previewOf as previewOn } from '../../node/previewOf';
import { buttonDemo } from '../../../../tests/helpers/realDemos';

const previewOf = (code: string, page = 'acme-ui/button') => previewOn(code, page);

const preview = async (name: string) => {
  const { file } = await buttonDemo(name);
  return previewOf(fs.readFileSync(file, 'utf8'));
};

const returning = (jsx: string) => `export default function Demo() {\n  return (${jsx});\n}\n`;

describe('for the real Button demos', () => {
  test('returns the children of the layout element, without their indent', async () => {
    expect(await preview('BasicButtons')).toBe(
      [
        '<Button variant="text">Preview</Button>',
        '<Button variant="outlined">Save draft</Button>',
        '<Button variant="contained">Publish</Button>',
      ].join('\n'),
    );
  });

  test('keeps relative indents', async () => {
    expect(await preview('IconLabelButtons')).toBe(
      [
        '<Button variant="outlined" startIcon={<DownloadIcon />}>',
        '  Download report',
        '</Button>',
        '<Button variant="contained" endIcon={<TaskAltIcon />}>',
        '  Mark as done',
        '</Button>',
      ].join('\n'),
    );
  });

  test('returns the root itself if it is not a layout element', async () => {
    expect(await preview('DisableElevation')).toBe(
      '<Button variant="contained" disableElevation>\n  Accept invitation\n</Button>',
    );
  });
});

test.each(['Stack', 'Box', 'div', 'React.Fragment'])('returns the children of <%s>', (name) => {
  expect(previewOf(returning(`<${name}><A /></${name}>`))).toBe('<A />');
});

test.each([
  ['Stack', 'acme-ui/react-stack'],
  ['Box', 'acme-ui/box'],
])('keeps <%s> on the page %s, which is about it', (name, page) => {
  const whole = `<${name}><A /></${name}>`;
  expect(previewOf(returning(whole), page)).toBe(whole);
  expect(previewOf(returning('<div><A /></div>'), page)).toBe('<A />');
});

test.each([
  ['text only', '<Box>Hello</Box>'],
  ['nothing', '<Box></Box>'],
  ['no children at all', '<Box />'],
])('keeps a layout element with %s', (_, jsx) => {
  expect(previewOf(returning(jsx))).toBe(jsx);
});

test('keeps blank lines and removes trailing whitespace', () => {
  expect(previewOf(returning('\n    <Box>\n      <A />\n\n      <B />\n    </Box>\n  '))).toBe(
    '<A />\n\n<B />',
  );
});

test('returns up to 16 lines', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, i) => `    <A${i} />`);
  const withRows = (count: number) => returning(`<>\n${rows(count).join('\n')}\n  </>`);
  expect(previewOf(withRows(16))?.split('\n')).toHaveLength(16);
  expect(previewOf(withRows(17))).toBeUndefined();
});

test('uses the return statement of the default export itself, not of a branch or another function', () => {
  const code = `
function Part() { return <Part1 />; }
export function Other() { return <Part2 />; }
export default function Demo() {
  const inner = () => { return <Inner />; };
  if (inner) { return <Early />; }
  return <Late />;
}`;
  expect(previewOf(code)).toBe('<Late />');
});

test.each([
  ['no code', ''],
  ['no default export', 'export function Demo() { return <A />; }'],
  ['a default export that is not a function declaration', 'export default () => <A />;'],
  ['a function that returns nothing', 'export default function Demo() { return; }'],
  ['a value', returning('content')],
  ['a choice', returning('open ? <A /> : <B />')],
  ['a call', returning('list.map((item) => <A />)')],
  ['code that does not parse', 'export default function Demo('],
])('returns undefined for %s', (_, code) => {
  expect(previewOf(code)).toBeUndefined();
});

/** A demo of a grid with these columns and these further props. */
const grid = (columns: string[], props = '') => `
const columns: GridColDef[] = [
${columns.map((column) => `  ${column},`).join('\n')}
];
export default function Demo() {
  return (
    <div style={{ height: 200 }}>
      <DataGrid rows={rows} columns={columns}${props} hideFooter />
    </div>
  );
}
`;
const title = "{ field: 'title', headerName: 'Title', flex: 1 }";
const loans = "{ field: 'loans', type: 'number', editable: true }";
const due = "{ field: 'due', valueGetter: (_value, row) => row.start + row.days }";

describe('a grid', () => {
  test('whose answer is in the columns shows those that differ from other demos', () => {
    expect(previewOf(grid([title, loans]))).toBe(`${loans},`);
    expect(previewOf(grid([title, due, loans]))).toBe(`${due},\n${loans},`);
    expect(previewOf(grid([title]))).toBe(`${title},`);
  });

  test('shows as many columns as fit', () => {
    const many = Array.from({ length: 20 }, () => loans);
    expect(previewOf(grid(many))?.split('\n')).toHaveLength(16);
  });

  test('with props of its own shows both, or the columns with functions if there is no room', () => {
    const props = ' sortModel={sortModel}';
    expect(previewOf(grid([title, loans], props))).toBe(
      `${loans},\n\n<DataGrid rows={rows} columns={columns}${props} hideFooter />`,
    );
    const long = ` sx={{\n${'  p: 1,\n'.repeat(14)}}}`;
    expect(previewOf(grid([title, due, loans], long))).toBe(`${due},`);
    expect(previewOf(grid([title, loans], long))).toContain('p: 1');
  });

  describe('in long JSX', () => {
    const list = '<ul>\n' + '  <li>Loan</li>\n'.repeat(16) + '</ul>';
    const renew = 'const renew = (row: Loan) => {\n  tell(row);\n  return row;\n};';
    const long = (code: string, props: string, columns = [title]) =>
      grid(columns, props)
        .replace('  return (', `${code}\n  return (`)
        .replace('    </div>', `${list}\n</div>`);

    test('shows its element with the functions that it calls', () => {
      const props = ' processRowUpdate={renew}';
      const element = `<DataGrid rows={rows} columns={columns}${props} hideFooter />`;
      expect(previewOf(long(renew, props))).toBe(`${renew}\n\n${element}`);
      const longer = renew.replace('  tell(row);', Array(13).fill('  tell(row);').join('\n'));
      expect(previewOf(long(longer, props))).toBe(longer);
      expect(previewOf(long(longer.replace('tell', 'tell();\n  tell'), props))).toBe(element);
    });

    test('shows functions that call its API', () => {
      const top = 'function top() {\n  apiRef.current.setPage(0);\n}';
      expect(previewOf(long(`${renew}\n${top}`, ' apiRef={apiRef}'))).toBe(top);
    });

    test('shows what columns compute if these are too long, and nothing without an answer', () => {
      const actions = 'getActions: () => [\n' + '<Renew />,\n'.repeat(10) + ']';
      const column = `{\nfield: 'actions',\ntype: 'actions',\n${'width: 80,\n'.repeat(5)}${actions},\n}`;
      expect(previewOf(long('', '', [title, column]))).toBe(`${actions},`);
      expect(previewOf(long('', ' disableColumnFilter'))).toBeUndefined();
    });
  });
});
