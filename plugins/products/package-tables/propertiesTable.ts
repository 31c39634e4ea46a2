import type { PhrasingContent } from 'mdast';
import type { Language } from '../../../src/navigation/shared/pathnameToLanguage';
import { systemProperties } from '../../style-properties/systemProperties';
import { table } from '../../templates/pages/nodes';
import type { PackageTable, TablePlace } from './types';

const TITLES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Names in sx', 'CSS properties', 'Values from'],
  zh: ['sx 中的名称', 'CSS 属性', '值的来源'],
};

const text = (value: string): PhrasingContent => ({ type: 'text', value });

function codes(values: readonly string[]): PhrasingContent[] {
  return values.flatMap((value, index): PhrasingContent[] => [
    ...(index > 0 ? [text(', ')] : []),
    { type: 'inlineCode', value },
  ]);
}

/** Returns the properties for which the installed MUI System does more than write CSS. */
export function propertiesTable({ language }: Pick<TablePlace, 'language'>): Promise<PackageTable> {
  return Promise.resolve({
    nodes: [
      table([
        TITLES[language].map((title) => [text(title)]),
        ...systemProperties().map(({ names, cssNames, scale }) => [
          codes(names),
          codes(cssNames),
          scale ? codes([scale]) : [text('CSS')],
        ]),
      ]),
    ],
    files: ['node_modules/@mui/system/package.json'],
    folders: [],
  });
}
