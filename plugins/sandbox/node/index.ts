import fs from 'node:fs/promises';
import path from 'node:path';
import { GENERATED_FILES_DIR_NAME, Globby } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { frameDocument, inElement } from '@component-docs/offline/shared/frameDocument';
import {
  cachedValue,
  hashOf,
  environmentHash,
  sourceHash,
} from '@component-docs/kit/node/cache/cachedValue';
import { engineFile } from '@component-docs/kit/node/packages/folders';
import { bundle } from './bundle';
import type { Bundled } from './bundle';
import type { LibraryOptions } from '@component-docs/demo-themes/node/library';
import { moduleFiles, packagesOf } from './moduleFiles';

/** Served like `static/`. The site config lists it in `staticDirectories`. */
export const STATIC_FOLDER = `${GENERATED_FILES_DIR_NAME}/sandbox-static`;

/** Site paths in the static folder. */
const SCRIPTS = 'assets/sandbox';
const FRAME = 'demo-frame.html';

/** The sources of packages that the frame and the compiler are made of. */
const SOURCES = engineFile('{sandbox,demo-themes,preferences,kit}/{browser,shared}/**/*.{ts,tsx}');

interface Options extends Pick<LibraryOptions, 'library'> {
  /** The files that the modules of the library (`frameThemes`, `themes`) are made of, as patterns. */
  sources: readonly string[];
  /**
   * A package with too many modules for the bundler, and the function that creates scripts with them, by
   * their names.
   */
  scripts: { package: string; create: (siteDir: string) => Promise<ReadonlyMap<string, string>> };
}

async function readAll(siteDir: string, patterns: string[]): Promise<string[]> {
  const files = (await Globby(patterns, { cwd: siteDir })).sort();
  return Promise.all(files.map((file) => fs.readFile(path.resolve(siteDir, file), 'utf8')));
}

async function writeAll(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  await Promise.all([...files].map(([name, text]) => fs.writeFile(path.join(folder, name), text)));
}

/** Site paths of the files for live editing, without the base URL of the document and the compiler. */
export interface SandboxFiles {
  /** The document of the frame, and its script. */
  frame: string;
  frameScript: string;
  compiler: string;
}

/** Builds the files that edited demos need: a compiler, and a frame with all packages that demos import. */
export default function sandboxPlugin(
  { siteDir }: LoadContext,
  { library, sources, scripts }: Options,
): Plugin<SandboxFiles> {
  const output = path.join(siteDir, STATIC_FOLDER);
  // Next to the files, so that it is gone if they are.
  const record = path.join(siteDir, `${GENERATED_FILES_DIR_NAME}/sandbox.json`);

  async function build(packages: ReadonlyMap<string, readonly string[]>): Promise<Bundled> {
    const modules = path.join(siteDir, `${GENERATED_FILES_DIR_NAME}/sandbox-modules`);
    const folder = path.join(output, SCRIPTS);
    const parts = await scripts.create(siteDir);
    const hash = hashOf([...parts.values()]).slice(0, 8);
    const files = moduleFiles(siteDir, packages, { package: scripts.package, hash });
    await writeAll(modules, files);
    const bundled = await bundle(siteDir, { library, modules, output: folder });
    await writeAll(folder, new Map([...parts].map(([name, text]) => [`${name}.${hash}.js`, text])));
    return bundled;
  }

  return {
    name: 'sandbox',
    async loadContent() {
      const packages = packagesOf(await readAll(siteDir, ['docs/**/demos/**/*.{ts,tsx}']));
      const environment = await environmentHash(siteDir, [__dirname]);
      const texts = await readAll(siteDir, [SOURCES, ...sources]);
      const key = hashOf([environment, ...[...packages.values()].flat(), ...texts]);
      const bundled = await cachedValue(record, key, () => build(packages));
      const text = await fs.readFile(path.join(output, SCRIPTS, bundled.frame), 'utf8');
      const script = inElement(text);
      const frame = frameDocument(script, { hash: sourceHash(script) });
      await writeAll(output, new Map([[FRAME, frame]]));
      return {
        frame: `/${FRAME}`,
        frameScript: `/${SCRIPTS}/${bundled.frame}`,
        compiler: `/${SCRIPTS}/${bundled.compiler}`,
      };
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('files.js', `export default ${JSON.stringify(content)};\n`);
    },
  };
}
