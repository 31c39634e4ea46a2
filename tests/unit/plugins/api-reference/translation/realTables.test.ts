import { readEntries } from '../../../../../plugins/api-reference/translation/readEntries';
import { entryProblems } from '../../../../../plugins/api-reference/translation/tableFile';
import { textsIn } from '../../../../../plugins/lib/readText';

test('the translations of the reference have the code and links of the English texts', async () => {
  const entries = await readEntries(textsIn(process.cwd()));
  expect(entries.length).toBeGreaterThan(0);
  expect(entryProblems(entries)).toEqual([]);
});
