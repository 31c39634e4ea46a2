import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CALLOUT_KINDS } from '@component-docs/docs-checks/node/page-faults/remarkElements';
import { checkOptions } from '../../../../plugins/demos/node/checkOptions';
import { pageTags } from '@component-docs/kit/node/mdx/pageTags';
import { LANGUAGES } from '@component-docs/written-pages/node/code-blocks/highlight';
import { parseFence } from '../../../../plugins/written-pages/node/code-blocks/parseFence';
import { proseOf, readManual, readPages, ROOT } from './pages';
import type { ManualPage } from './pages';

/** The elements that pages use, without those of HTML. */
const elementsOf = ({ text }: ManualPage) =>
  [...proseOf(text).matchAll(/<([A-Z]\w+|codeblock)(?=[\s/>])/g)].map(([, name]) => name ?? '');

/** The keys of a page's front matter. */
const keysOf = ({ text }: ManualPage) =>
  [...(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '').matchAll(/^(\w+):/gm)].map(
    ([, key]) => key ?? '',
  );

/** The names that a message lists at its end. */
const listed = (message = '') => /: ([\w, ]+)\.$/.exec(message)?.[1]?.split(', ') ?? [];

function messageOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return String(error);
  }
  return '';
}

function messageAbout(content: string): string {
  const [message = ''] = checkOptions([{ path: 'docs/a/b/b.mdx', content }]);
  return message;
}

const options = () =>
  listed(messageAbout('<Demo name="A" unknown />').replace('Options are ', 'Options are: '));

const backgrounds = () => messageAbout('<Demo name="A" bg="unknown" />').match(/bg="\w+"/g) ?? [];

const attributes = () => listed(messageOf(() => parseFence('js', 'unknown="a"', '')));

/** What the presets of playgrounds export, besides a component. */
function settings(): string[] {
  const folder = path.join(ROOT, 'content/playgrounds');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^export const (\w+) =/gm)].map(
        ([, name]) => name ?? '',
      ),
    );
}

let manual: ManualPage[];
let all: string;
let pages: ManualPage[];

beforeAll(async () => {
  manual = await readManual();
  all = manual.map(({ text }) => text).join('\n');
  pages = await readPages('docs/**/*.mdx');
});

/** Returns the features that no page of the manual shows. */
const missing = (names: readonly string[], isShown: (name: string) => boolean) => [
  ...new Set(names.filter((name) => !isShown(name))),
];

const isIn = (pattern: (name: string) => string) => (name: string) =>
  new RegExp(pattern(name), 'm').test(all);

test('the manual shows each element that pages use', () => {
  const names = pages.flatMap(elementsOf);
  expect(names).toEqual(expect.arrayContaining(['Demo', 'Playground', 'codeblock']));
  expect(
    missing(
      names,
      isIn((name) => `^[ -]*<${name}[ />]`),
    ),
  ).toEqual([]);
});

test('the manual shows each key of front matter that pages have', () => {
  const names = pages.flatMap(keysOf);
  expect(names).toContain('githubSource');
  expect(
    missing(
      names,
      isIn((name) => `^${name}: `),
    ),
  ).toEqual([]);
});

test('the manual shows each language and each attribute of code blocks', () => {
  expect(attributes()).toEqual(['title', 'lang']);
  expect(
    missing(
      attributes(),
      isIn((name) => `^\`\`\`\\w+ .*\\b${name}="`),
    ),
  ).toEqual([]);
  const aliases = ['js', 'jsx', 'ts', 'sh', 'shell', 'txt'];
  const written = isIn((name) => `^\`\`\`${name}\\b`);
  const named = isIn((name) => `^\\| .*\`${name}\``);
  expect(
    missing(LANGUAGES, (name) => (aliases.includes(name) ? named(name) : written(name))),
  ).toEqual([]);
});

test('the manual shows each kind of callout', () => {
  expect(
    missing(
      CALLOUT_KINDS,
      isIn((kind) => `^:::${kind}$`),
    ),
  ).toEqual([]);
});

test('a demo of the manual has each option, and each background', () => {
  const tags = manual.flatMap(({ text }) => pageTags(text, 'Demo'));
  const isSet = (name: string) => tags.some(({ attributes: set }) => set.has(name));
  expect(options()).toContain('iframe');
  expect(missing(options(), isSet)).toEqual([]);
  expect(backgrounds()).toContain('bg="gradient"');
  expect(backgrounds().filter((background) => !all.includes(background))).toEqual([]);
});

test('the manual shows each setting of playgrounds', () => {
  expect(settings()).toContain('initial');
  expect(
    missing(
      settings(),
      isIn((name) => `^export const ${name} = `),
    ),
  ).toEqual([]);
});
