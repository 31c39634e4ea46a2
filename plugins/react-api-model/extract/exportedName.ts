import type { ExtractedComponent } from '../model/component';

/** Returns the name that a component or hook is exported under: `Unstable_Popup` for Popup. */
export function exportedName({
  name,
  folder,
}: Pick<ExtractedComponent, 'name' | 'folder'>): string {
  return folder.startsWith('Unstable_') ? folder : name;
}
