import type { PhrasingContent } from 'mdast';
import { pageTextsIn } from '../../../../plugins/labels/node/texts';
import { systemProperties } from '../../../style-properties/node/systemProperties';
import { table } from '../../../../plugins/templates/node/pages/nodes';
import type { PackageTable, TablePlace } from './types';

const COLUMNS = ['names', 'cssNames', 'scale'] as const;

const text = (value: string): PhrasingContent => ({ type: 'text', value });

function codes(values: readonly string[]): PhrasingContent[] {
  return values.flatMap((value, index): PhrasingContent[] => [
    ...(index > 0 ? [text(', ')] : []),
    { type: 'inlineCode', value },
  ]);
}

/** Returns the properties for which the installed MUI System does more than write CSS. */
export function propertiesTable({ language }: Pick<TablePlace, 'language'>): Promise<PackageTable> {
  const texts = pageTextsIn(language);
  return Promise.resolve({
    nodes: [
      table([
        COLUMNS.map((column) => [text(texts(`propertiesTable.${column}`))]),
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
