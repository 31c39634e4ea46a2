import { placeBeside } from '../../../browser/type-popover/placeBeside';

const PHONE = { inline: 390, block: 844 };
const SMALL = { inline: 200, block: 100 };

const nameAt = (inlineStart: number, blockStart: number) => ({
  inlineStart,
  blockStart,
  blockEnd: blockStart + 20,
});

test('is below the name, aligned with its start', () => {
  expect(placeBeside(nameAt(50, 100), SMALL, PHONE)).toMatchObject({
    inlineStart: 50,
    blockStart: 124,
  });
});

test('is above a name at the end of the viewport', () => {
  expect(placeBeside(nameAt(50, 780), SMALL, PHONE).blockStart).toBe(780 - 4 - 100);
});

test('is below if it fits there, even if there is more room above', () => {
  expect(placeBeside(nameAt(50, 700), SMALL, PHONE).blockStart).toBe(724);
});

test.each([
  ['a name near the end of the line', 350, SMALL, 390 - 8 - 200],
  ['a name that begins outside', -40, SMALL, 8],
  ['a popover wider than the viewport', 100, { inline: 500, block: 100 }, 8],
])('stays inside the viewport for %s', (_, inlineStart, popover, expected) => {
  expect(placeBeside(nameAt(inlineStart, 100), popover, PHONE).inlineStart).toBe(expected);
});

test('is on the larger side if it fits on neither, and is limited to the room there', () => {
  const tall = { inline: 200, block: 2000 };
  const upper = placeBeside(nameAt(0, 300), tall, PHONE);
  expect(upper).toMatchObject({ blockStart: 324, maxBlock: 844 - 324 - 8 });
  const lower = placeBeside(nameAt(0, 600), tall, PHONE);
  expect(lower).toMatchObject({ blockStart: 8, maxBlock: 600 - 4 - 8 });
});

test('never has a negative height, even if the name fills the viewport', () => {
  const name = { inlineStart: 0, blockStart: -10, blockEnd: 900 };
  expect(placeBeside(name, SMALL, PHONE).maxBlock).toBe(0);
});
