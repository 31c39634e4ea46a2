import type { ListItem } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Language } from '../../../src/navigation/shared/pathnameToLanguage';
import type { ImportSize } from '../../api-reference/import-sizes/types';

const BYTES_PER_KILOBYTE = 1000;

interface SizeTexts {
  summary: (gzip: string) => string;
  details: (sizes: { name: string; gzip: string; brotli: string }) => string;
  added: (added: string) => string;
}

const TEXTS: Readonly<Record<Language, SizeTexts>> = {
  en: {
    summary: (gzip) => `Import: ${gzip}`,
    details: ({ name, gzip, brotli }) =>
      `An app that imports ${name} alone downloads ${gzip} with gzip, or ${brotli} with Brotli. React isn’t included.`,
    added: (added) => `Next to a Button, it adds ${added} with gzip.`,
  },
  zh: {
    summary: (gzip) => `导入体积：${gzip}`,
    details: ({ name, gzip, brotli }) =>
      `只导入 ${name} 的应用，gzip 压缩后下载 ${gzip}，Brotli 压缩后下载 ${brotli}，不含 React。`,
    added: (added) => `如果应用已经用了 Button，gzip 压缩后会增加 ${added}。`,
  },
};

/** Returns a size in kilobytes with one digit after the point. Both languages write it alike. */
const kilobytes = (bytes: number) => `${(bytes / BYTES_PER_KILOBYTE).toFixed(1)} kB`;

/** What MDX marks elements in a page's source with. Docusaurus replaces others by its components. */
const AS_IN_SOURCE = { _mdxExplicitJsx: true } as MdxJsxFlowElement['data'];

const text = (value: string) => ({ type: 'text', value }) as const;

/** Returns the list item with what importing a component costs; its details open on a click. */
export function importSizeNode(name: string, size: ImportSize, language: Language): ListItem {
  const texts = TEXTS[language];
  const [gzip, brotli] = [kilobytes(size.gzip), kilobytes(size.brotli)];
  const sentences = [
    texts.details({ name, gzip, brotli }),
    ...(size.addedToButton === undefined ? [] : [texts.added(kilobytes(size.addedToButton))]),
  ];
  return {
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'details',
        attributes: [],
        data: AS_IN_SOURCE,
        children: [
          {
            type: 'paragraph',
            data: { hName: 'summary' },
            children: [text(texts.summary(gzip))],
          },
          {
            type: 'paragraph',
            children: [text(sentences.join(language === 'zh' ? '' : ' '))],
          },
        ],
      },
    ],
  };
}
