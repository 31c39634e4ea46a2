import fs from 'node:fs/promises';
import { pageFacts } from '../../../node/development/pageFacts';

const FILE = 'docs/material-ui/react-button/react-button.mdx';

async function factsOf(change: (text: string) => string = (text) => text) {
  return pageFacts(FILE, change(await fs.readFile(FILE, 'utf8')));
}

test('text, headings, and code of a page are no facts', async () => {
  const facts = await factsOf();
  expect(facts).toBeDefined();
  expect(await factsOf((text) => text.replace('Buttons let users act', 'Press it'))).toBe(facts);
  expect(await factsOf((text) => text.replace('## Basic button', '## Basics'))).toBe(facts);
  expect(await factsOf((text) => `${text}\n## More\n\n\`\`\`tsx\na;\n\`\`\`\n`)).toBe(facts);
});

test.each([
  ['front matter', (text: string) => text.replace('sidebar_label: Button', 'sidebar_label: Press')],
  ['its title', (text: string) => text.replace('# Button\n', '# Buttons\n')],
  ['the order of demos', (text: string) => text.replace('"BasicButtons"', '"TextButtons"')],
])('a change of %s is one', async (_, change) => {
  expect(await factsOf(change)).not.toBe(await factsOf());
});

test('the first paragraph is one if it is the description', async () => {
  const page = (description: string, text: string) =>
    pageFacts(FILE, `---\ntitle: B\n${description}---\n\n# B\n\n${text}\n`);
  expect(await page('', 'One.')).not.toBe(await page('', 'Two.'));
  expect(await page('description: B.\n', 'One.')).toBe(await page('description: B.\n', 'Two.'));
});

test('front matter that does not parse has none', async () => {
  expect(await pageFacts(FILE, '---\ntitle: [\n---\n')).toBeUndefined();
});
