import ts from 'typescript';
import { readSlotDefaults } from '../../extract/readSlotDefaults';

function defaultsIn(code: string) {
  const source = ts.createSourceFile('a.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  return Object.fromEntries(readSlotDefaults(source));
}

const IMPORT = "import Grow from '../Grow/index.js';\n";

test('finds the last alternative of a choice', () => {
  expect(defaultsIn(`${IMPORT}const A = slots.a ?? components.A ?? Grow;`)).toEqual({ a: 'Grow' });
  expect(defaultsIn(`${IMPORT}const A = slots?.a || Grow;`)).toEqual({ a: 'Grow' });
  expect(defaultsIn(`${IMPORT}const A = props?.slots?.a ?? Grow;`)).toEqual({ a: 'Grow' });
});

test('finds the component that useSlot gets, also below styles', () => {
  const code = `${IMPORT}const Own = styled(Grow, { name: 'A' })({ color: 'red' });
const [A] = useSlot('a', { elementType: Own, ownerState });`;
  expect(defaultsIn(code)).toEqual({ a: 'Grow' });
});

test('leaves out elements, internal components, and slots without an alternative', () => {
  const code = `import { PopoverPaper } from '../Popover/Popover.js';
const Own = styled('div')({});
const A = slots.a ?? Own;
const B = slots.b ?? PopoverPaper;
const C = slots.c;
const D = slots.d ?? unknown;`;
  expect(defaultsIn(code)).toEqual({});
});
