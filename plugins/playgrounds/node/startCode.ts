import { printCode } from '../shared/printCode';
import { describeAll, readAllComponents } from './describeAll';
import { playgroundsOf } from './playgroundsOf';
import type { PageSource } from './playgroundsOf';
import { readPresets } from './readSources';

/**
 * Returns the code that each playground of a page shows at the start, in TypeScript, by component.
 * Wrong playgrounds, which the plugin reports, are left out.
 */
export async function startCode(siteDir: string, page: PageSource): Promise<Map<string, string>> {
  const uses = playgroundsOf(page);
  if (uses.length === 0) {
    return new Map();
  }
  const ids = uses.map(({ id }) => id);
  const presets = (await readPresets(siteDir)).filter(({ id }) => ids.includes(id));
  const components = await readAllComponents(siteDir);
  const { playgrounds } = await describeAll({ uses, presets }, { components });
  return new Map(
    playgrounds.map(({ component, model: { templates, controls, initial } }) => [
      component.name,
      printCode(templates.TS, controls, initial),
    ]),
  );
}
