import { translate } from '@docusaurus/Translate';
import { sectionLabels } from '../component-page/labels';
import { hookLabels } from '../tabs/labels';
import type { SymbolLabels } from './sections';
import type { SymbolApi } from '../../shared/symbol-page/types';

/** Returns the headings of a page in the reader's language. */
export function symbolLabels(): SymbolLabels {
  const { parameters, returnValue } = hookLabels();
  const { demos, import: importLabel, types, changes, 'source-code': sourceCode } = sectionLabels();
  return {
    demos,
    import: importLabel,
    properties: translate({
      id: 'api.properties.title',
      message: 'Properties',
      description: 'Heading of an interface’s API',
    }),
    parameters,
    'return-value': returnValue,
    types,
    changes,
    'source-code': sourceCode,
  };
}

/** Returns the page's first sentence, also for search engines. */
export function symbolDescription({ kind, name, packageName, version }: SymbolApi): string {
  const values = { name, packageName, version };
  return kind === 'interface'
    ? translate(
        {
          id: 'api.interface.description',
          message:
            'Properties of the {name} interface in {packageName} {version}, with types and defaults.',
          description: 'Description of the page of an interface, for search engines',
        },
        values,
      )
    : translate(
        {
          id: 'api.hookPage.description',
          message: 'Parameters and return value of the {name} hook in {packageName} {version}.',
          description: 'Description of the page of a hook, for search engines',
        },
        values,
      );
}
