import { translate } from '@docusaurus/Translate';

/** Returns what listings say that readers can change. */
export function editableNote(): string {
  return translate({
    id: 'demo.editable',
    message: 'Editable',
    description: 'In the corner of the code of a demo',
  });
}
