import { readEntries } from '../../../node/translation/readEntries';
import { entryProblems } from '../../../node/translation/tableFile';
import { textsIn } from '@component-docs/kit/node/readText';

test('the translations of the reference have the code and links of the English texts', async () => {
  const entries = await readEntries(textsIn(process.cwd()));
  expect(entries.length).toBeGreaterThan(0);
  expect(entryProblems(entries)).toEqual([]);
});
