import type { Code, RootContent } from 'mdast';
import type { PageTexts } from '@component-docs/labels/node/texts';
import type { DemoSource, PageDemo } from './demoFiles';
import { writer } from './writer';

/** The facts that a page needs to show its demos. */
interface DemoContext {
  demos: readonly PageDemo[];
  /** Returns the address of the file that has all of a demo. */
  addressOf: (name: string) => string;
  texts: PageTexts;
}

function codeOf({ title, source }: DemoSource): Code {
  return { type: 'code', lang: 'tsx', meta: `title="${title}"`, value: source };
}

/** Returns a link to a demo's own file, and the lines that readers of the page see first. */
function excerptOf({ name, preview }: PageDemo, { addressOf, texts }: DemoContext): RootContent[] {
  const label = texts(preview === undefined ? 'markdown.code' : 'markdown.excerpt');
  return [
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: `${label} ` },
        { type: 'link', url: addressOf(name), children: [{ type: 'text', value: `${name}.tsx` }] },
      ],
    },
    ...(preview === undefined ? [] : [{ type: 'code', lang: 'tsx', value: preview } as const]),
  ];
}

/**
 * Returns a function that returns a page's nodes for a demo, by its name: the files that the page doesn't show yet,
 * or an excerpt of a long demo.
 */
export function createDemoNodes(context: DemoContext): (name: string) => RootContent[] {
  const shown = new Set<string>();
  return (name) => {
    const demo = context.demos.find((each) => each.name === name);
    if (demo?.isLong) {
      return excerptOf(demo, context);
    }
    const files = (demo?.files ?? []).filter(({ file }) => !shown.has(file));
    files.forEach(({ file }) => shown.add(file));
    return files.map(codeOf);
  };
}

/** Converts all files of a demo to Markdown. */
export function demoMarkdown({ name, files }: PageDemo): string {
  return `# ${name}.tsx\n\n${writer.stringify({ type: 'root', children: files.map(codeOf) })}`;
}
