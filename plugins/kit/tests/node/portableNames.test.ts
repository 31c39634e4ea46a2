import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { nameProblems } from '../../node/portableNames';

test('accepts names that every system has', () => {
  const files = ['.hosting/nginx.conf', '404.html', 'zh/index.html', 'index.html', 'console.js'];
  expect(nameProblems(files)).toEqual([]);
});

test('names both files that differ only by case, or by how letters are composed', () => {
  expect(nameProblems(['a/Tab.js', 'a/tab.js', 'b/tab.js', 'é.md', 'e\u0301.md'])).toEqual([
    'a/Tab.js and a/tab.js differ only by case, and many systems keep only one. Rename one.',
    'é.md and e\u0301.md differ only by case, and many systems keep only one. Rename one.',
  ]);
});

test('names folders that differ only by case once, whatever is in them', () => {
  expect(nameProblems(['x/Api/a.html', 'x/api/b.html', 'x/api/c.html'])).toEqual([
    'x/Api and x/api differ only by case, and many systems keep only one. Rename one.',
  ]);
});

test.each(['aux.html', 'x/CON/index.html', 'com1', 'a:b.js', 'what?.html', 'end.', 'end '])(
  'refuses "%s", as Windows does',
  (file) => {
    expect(nameProblems([file])).toHaveLength(1);
  },
);

test('every file of the repository can be on every system', async () => {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], { maxBuffer: 1e8 });
  expect(nameProblems(stdout.split('\0').filter(Boolean))).toEqual([]);
});
