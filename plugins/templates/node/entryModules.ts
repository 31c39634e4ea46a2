import { THEME_FILE } from './templateProblems';
import type { Template } from './parseTemplate';

/** Aliases of the folders that the modules import from. */
export const ALIASES = { site: '@site', templates: '@templates' } as const;

const PREVIEW = `${ALIASES.site}/plugins/templates/browser/preview`;

function importsOf({ slug, entry }: Template, suffix = ''): string {
  const folder = `${ALIASES.templates}/${slug}`;
  return [
    `import Template${suffix} from '${folder}/${entry}';`,
    `import { themeOptions as theme${suffix} } from '${folder}/${THEME_FILE}';`,
    '',
  ].join('\n');
}

/** Returns the module that starts a template in the browser. */
export function browserModule(template: Template): string {
  return [
    importsOf(template),
    `import { mountTemplate } from '${PREVIEW}/mountTemplate.tsx';`,
    'void mountTemplate({ Template, themeOptions: theme });',
    '',
  ].join('\n');
}

/** Returns the module with `print`, which prints all templates on the server. */
export function serverModule(templates: readonly Template[]): string {
  const entries = templates.map(
    ({ slug }, index) =>
      `  '${slug}': renderTemplate({ Template: Template${index}, themeOptions: theme${index} }),\n`,
  );
  return [
    ...templates.map((template, index) => importsOf(template, String(index))),
    `import { renderTemplate } from '${PREVIEW}/renderTemplate.tsx';`,
    `export const print = () => ({\n${entries.join('')}});`,
    '',
  ].join('\n');
}
