import { translate } from '@docusaurus/Translate';

/** Returns the accessible name of a demo with its code, and of its frame. */
export function demoName(name: string): string {
  return translate(
    { id: 'demo.name', message: '{name} demo', description: 'Name of a demo and its code' },
    { name },
  );
}

/** Returns what listings say that readers can change. */
export function editableNote(): string {
  return translate({
    id: 'demo.editable',
    message: 'Editable',
    description: 'In the corner of the code of a demo',
  });
}

/**
 * Returns the accessible name of a control that every demo has: what it does, then to which demo,
 * such as "Expand code of BasicButtons".
 */
export function controlName(label: string, demo: string): string {
  return translate(
    {
      id: 'demo.control',
      message: '{label} of {demo}',
      description: 'Accessible name of a button: its label, and the name of its demo',
    },
    { label, demo },
  );
}
