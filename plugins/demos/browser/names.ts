import { translate } from '@docusaurus/Translate';

/** Returns the accessible name of a demo with its code, and of its frame. */
export function demoName(name: string): string {
  return translate({ id: 'demo.name', message: '{name} demo' }, { name });
}

/** Returns the note on listings that readers can edit. */
export function editableNote(): string {
  return translate({ id: 'demo.editable', message: 'Editable' });
}

/**
 * Returns the accessible name of a control that every demo has: its action, then the demo, such as "Expand
 * code of BasicButtons".
 */
export function controlName(label: string, demo: string): string {
  return translate({ id: 'demo.control', message: '{label} of {demo}' }, { label, demo });
}
