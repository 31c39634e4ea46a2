import path from 'node:path';
import { frontMatterProblems } from '../../../../../scripts/lib/check/checkSource';

test('a description is as long as readers see it, with versions in place of their packages', async () => {
  const root = path.resolve(__dirname, '../../../../..');
  const page = '/material-ui/getting-started/coding-agents';
  const file = `docs${page}/coding-agents.mdx`;
  expect(await frontMatterProblems(root, { file, path: page })).toEqual([]);
});
