import path from 'node:path';
import { browserUses } from '../../node/printed-code/browserUses';
import { pluginDataUses } from '../../node/printed-code';

/** Modules of a site by their paths without extension. */
function modulesOf(files: Readonly<Record<string, string>>) {
  return {
    resolve: (source: string, from: string) => {
      const file = path.posix.join(path.posix.dirname(from), source);
      return source.startsWith('.') && file in files ? file : undefined;
    },
    read: (file: string) => files[file] ?? '',
  };
}

/** Returns what a component needs the browser for, without the fix. */
const usesOf = (start: string, files: Readonly<Record<string, string>> = {}) =>
  browserUses(['start'], modulesOf({ ...files, start })).map(
    (message) => message.split('. The page')[0],
  );

test('accepts what React prints: values, contexts, links, and listeners of the caller', () => {
  const code = `import { useContext, useMemo, useRef } from 'react';
import Link from '@docusaurus/Link';
export default function Part({ onCopy }) {
  const ref = useRef(null);
  const text = useMemo(() => useContext(Text), []);
  return <Link ref={ref}><button onClick={onCopy}>{text}</button></Link>;
}`;
  expect(usesOf(code)).toEqual([]);
});

test.each([
  [
    "import { useState } from 'react';\nexport default () => useState(0)[0];",
    'start:2: calls useState',
  ],
  [
    "import * as R from 'react';\nexport default () => R.useEffect(() => {});",
    'start:2: calls useEffect',
  ],
  ['export default () => (\n  <input onChange={() => 1} />\n);', 'start:2: has onChange={…}'],
  [
    'const press = () => 1;\nexport default () => <a onClick={press} />;',
    'start:2: has onClick={…}',
  ],
  [
    "import Chart from 'charts';\nexport default () => <Chart />;",
    'start:2: <Chart> is a component of the package charts',
  ],
  [
    "import * as All from 'charts';\nexport default () => <All.Bar />;",
    'start:2: <All.Bar> is a component of the package charts',
  ],
  [
    "import { Chart } from 'charts';\nexport default {\n  Chart,\n};",
    'start:3: <Chart> is a component of the package charts',
  ],
])('finds what needs the browser: %s', (code, message) => {
  expect(usesOf(code)).toContain(message);
});

test('follows what is rendered and called in other modules, and nothing else of them', () => {
  const files = {
    index: "export { Vote } from './vote';\nexport * from './more';",
    vote: `import { useLate } from './hooks';
export const Vote = () => useLate();
export const Other = () => <b onClick={() => 1} />;`,
    hooks:
      "import { useEffect as useIt } from 'react';\nexport function useLate() {\n  useIt(() => {});\n}",
    more: "import { useState } from 'react';\nexport const More = () => useState();",
  };
  const start = "import { Vote } from './index';\nexport default { Vote };";
  expect(usesOf(start, files)).toEqual(['hooks:3: calls useEffect']);
});

test('an island and what is in it run in the browser', () => {
  const files = {
    vote: "import { useState } from 'react';\nexport const Vote = () => useState(0);",
  };
  const start = `import { Island } from 'islands';
import { Vote } from './vote';
export default () => <Island module="vote"><Vote onEnd={() => 1} /></Island>;`;
  expect(usesOf(start, files)).toEqual([]);
});

test('finds code of the browser that reads the data of plugins, however it is loaded', () => {
  const files = {
    start:
      "import type { A } from './types';\nexport const load = () => import(/* name */ './lazy');",
    lazy: "export { Panel } from './panel';",
    panel:
      "import { clsx } from 'clsx';\nimport { usePluginData } from '@docusaurus/useGlobalData';",
    types: "import useGlobalData from '@docusaurus/useGlobalData';",
    other: "import useGlobalData from '@docusaurus/useGlobalData';",
  };
  expect(pluginDataUses(['start'], modulesOf(files))).toEqual([
    expect.stringMatching(/^panel:2: reads the data of plugins/),
  ]);
});
