import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PrintedTemplate } from '../shared/template';
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

type Printed = Readonly<Record<string, PrintedTemplate>>;

async function printAll(siteDir: string, entry: string, folders: Folders): Promise<Printed> {
  const file = path.join(folders.work, 'printed', 'server.cjs');
  await bundleForServer(siteDir, { entry, file }, folders);
  const require = createRequire(file);
  // Templates that have changed are in a new file of the same name.
  delete require.cache[file];
  return (require(file) as { print: () => Printed }).print();
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
  await fs.mkdir(folders.work, { recursive: true });
  const write = async (name: string, text: string): Promise<[string, string]> => {
    const file = path.join(folders.work, `${name}.js`);
    await fs.writeFile(file, text);
    return [name, file];
  };
  const ofProducts = groupBy(templates, ({ slug }) => productOfTemplate(slug));
  const entries = [...ofProducts].map(async ([product, own]) => {
    const modules = own.map((each) => write(fileNameOf(each.slug), browserModule(each)));
    return [product, Object.fromEntries(await Promise.all(modules))] as const;
  });
  const others = Object.entries(DOCUMENT_SCRIPTS).map(
    ([name, file]) => [name, path.join(siteDir, file)] as const,
  );
  const scripts = await bundleForBrowser(
    siteDir,
    {
      templates: Object.fromEntries(await Promise.all(entries)),
      others: Object.fromEntries(others),
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
  const [, server] = await write('-server', serverModule(templates));
  const printed = await printAll(siteDir, server, folders);
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
