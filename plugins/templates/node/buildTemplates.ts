import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PrintedTemplate } from '../shared/printedTemplate';
import { groupBy } from '@component-docs/kit/node/groupBy';
import { fileNameOf, productOfTemplate } from '../shared/paths';
import { bundleForBrowser, bundleForServer, browserModule, serverModule } from './bundle';
import type { Folders } from './bundle';
import type { Template } from './parseTemplate';

/** Scripts of the documents: the frame's scripts, and the inline scripts. */
const DOCUMENT_SCRIPTS = {
  bar: 'plugins/templates/browser/frame/bar.ts',
  'frame-head': 'plugins/templates/browser/frame/head.ts',
  'preview-head': 'plugins/templates/browser/preview/head.ts',
} as const;

/** A template that has been bundled and printed. */
export interface BuiltTemplate {
  printed: PrintedTemplate;
  /** File names of its scripts, in the order in which they run. */
  scripts: readonly string[];
}

export interface BuiltTemplates {
  templates: Readonly<Record<string, BuiltTemplate>>;
  /** File name of the bar's script. */
  bar: string;
  /** Inline scripts of the two documents. */
  headScripts: { frame: string; preview: string };
}

/** The exports of the module for the server. */
interface ServerBundle {
  print: () => Readonly<Record<string, PrintedTemplate>>;
}

async function writeModules(
  folder: string,
  modules: Readonly<Record<string, string>>,
): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  const entries = Object.entries(modules);
  await Promise.all(
    entries.map(([name, text]) => fs.writeFile(path.join(folder, `${name}.js`), text)),
  );
}

async function printAll(
  siteDir: string,
  entry: string,
  folders: Folders,
): Promise<ReturnType<ServerBundle['print']>> {
  const file = path.join(folders.work, 'printed', 'server.cjs');
  await bundleForServer(siteDir, { entry, file }, folders);
  const require = createRequire(file);
  // Templates that have changed are in a new file of the same name.
  delete require.cache[file];
  return (require(file) as ServerBundle).print();
}

/**
 * Bundles the templates, apart from the site, and prints them.
 *
 * Rejects with the bundler's errors, or with the error of a template that can't be rendered.
 *
 * @param folders `scripts` is emptied
 */
export async function buildTemplates(
  siteDir: string,
  templates: readonly Template[],
  folders: Folders,
): Promise<BuiltTemplates> {
  const modules = Object.fromEntries(
    templates.map((template) => [fileNameOf(template.slug), browserModule(template)]),
  );
  await writeModules(folders.work, { ...modules, '-server': serverModule(templates) });
  const entryOf = (name: string) => path.join(folders.work, `${name}.js`);
  const scripts = await bundleForBrowser(
    siteDir,
    {
      templates: Object.fromEntries(
        [...groupBy(templates, ({ slug }) => productOfTemplate(slug))].map(([product, own]) => [
          product,
          Object.fromEntries(own.map(({ slug }) => [fileNameOf(slug), entryOf(fileNameOf(slug))])),
        ]),
      ),
      others: Object.fromEntries(
        Object.entries(DOCUMENT_SCRIPTS).map(([name, file]) => [name, path.join(siteDir, file)]),
      ),
    },
    folders,
  );
  const single = (name: keyof typeof DOCUMENT_SCRIPTS): string => {
    const [script, ...others] = scripts[name] ?? [];
    if (script === undefined || others.length > 0) {
      throw new Error(`The script "${name}" of templates must be one file.`);
    }
    return script;
  };
  const textOf = async (name: keyof typeof DOCUMENT_SCRIPTS) =>
    (await fs.readFile(path.join(folders.scripts, single(name)), 'utf8')).trim();
  const printed = await printAll(siteDir, entryOf('-server'), folders);
  return {
    templates: Object.fromEntries(
      Object.entries(printed).map(([slug, template]) => [
        slug,
        { printed: template, scripts: scripts[fileNameOf(slug)] ?? [] },
      ]),
    ),
    bar: single('bar'),
    headScripts: { frame: await textOf('frame-head'), preview: await textOf('preview-head') },
  };
}
