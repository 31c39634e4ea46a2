import { remarkBrowserCode } from '../../../node/page-checks/remarkBrowserCode';
import { runRemark } from '../../../../../tests/helpers/mdx';

const run = (source: string) => runRemark(source, [remarkBrowserCode]);

test.each([
  ['imports code: "react"', "import { useId } from 'react';", 3],
  ['imports code: "some-carousel"', "import Carousel from 'some-carousel';\n\n<Carousel />", 3],
  ['imports code: "@theme/Tabs"', "import Tabs from '@theme/Tabs';", 3],
  ['calls useState', 'export function Sum() {\n  const [a] = useState(1);\n  return a;\n}', 4],
  ['calls useEffect', 'export const Late = () => React.useEffect(() => {});', 3],
  ['has onClick={…}', 'Press <button\n  onClick={() => 1}>this</button>.', 4],
  ['has onChange={…}', '<input onChange={() => 1} />', 3],
  ['has onBlur={…}', 'export const field = <input\n  onBlur={() => 1} />;', 4],
  ['has ref={…}', '<div ref={() => {}}>\n\nText\n\n</div>', 3],
  ['calls useId', 'Text {useId()} text', 3],
  ['calls useMemo', '<p title={useMemo(() => 1)}>Text</p>', 3],
  ['imports code: "./chart"', "{import('./chart')}", 3],
])('fails a page that %s, with file and line', async (need, source, line) => {
  await expect(run(`# Page\n\n${source}\n`)).rejects.toMatchObject({
    reason: `The page ${need}. React prints pages at build and never runs in them. Make it an island (src/app/islands.tsx) of a component in src/theme/MDXComponents.tsx.`,
    file: '/site/docs/page.mdx',
    line,
  });
});

test('leaves what can be printed alone: parts, pictures, data, values, and code that is shown', async () => {
  const page = `import Part from './_part.mdx';
import picture from './picture.png';
import facts from './facts.json';

export const year = 2020 + Math.max(1, 2);

<Part once />

<img src={picture} alt={facts.title} />

In {year}, \`onClick={…}\` calls \`useState()\`.

\`\`\`tsx
import { useState } from 'react';
\`\`\`
`;
  await expect(run(page)).resolves.toBeDefined();
});
