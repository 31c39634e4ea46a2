import fs from 'node:fs';
import path from 'node:path';
import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types';
import { CHUNK_FILES } from '../../shared/pageChunks';
import type { ChunkFiles } from '../../shared/pageChunks';
import type { Chunk, ChunkGroup, Compilation, Compiler } from '@rspack/core';
import { hideHashes, restoreHashes, withoutPageChunks } from './editRuntime';
import type { HiddenHashes } from './editRuntime';

const NAME = 'page-chunks';
/** The list of page modules, which no browser loads (plugins/theme/browser/app/pageModules.ts). */
const LIST = 'page-modules';
/** Style sheets of parts of the site (plugins/static-pages/node/styles). */
const STYLES = 'styles-';

/** The groups of chunks that the list of page modules leads to: a page module each. */
function pageGroups(compilation: Compilation): ChunkGroup[] {
  const list = compilation.namedChunkGroups.get(LIST);
  if (!list) {
    throw new Error(
      `plugins/static-pages/node/page-chunks: no chunk is named "${LIST}". See plugins/theme/browser/app/startDocs.ts.`,
    );
  }
  return [...compilation.chunkGroups].filter((group) =>
    group.getParents().some((parent) => parent.name === LIST),
  );
}

const isScript = (file: string) => file.endsWith('.js');

/** The name of the bundler's runtime. */
function runtimeFile(compilation: Compilation): string {
  const [runtime] = [...compilation.entrypoints.values()].map((entry) => entry.getRuntimeChunk());
  const [file] = [...(runtime?.files ?? [])].filter(isScript);
  if (file === undefined) {
    throw new Error(
      'plugins/static-pages/node/page-chunks: the bundler has made no file of its runtime.',
    );
  }
  return file;
}

/** Rspack compiler plugin of `pageChunksPlugin`. */
export class PageChunksPlugin {
  constructor(private readonly onFiles: (files: ChunkFiles) => void) {}

  apply(compiler: Compiler): void {
    const {
      Compilation: { PROCESS_ASSETS_STAGE_PRE_PROCESS, PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE },
      sources: { RawSource },
    } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const editRuntime = (stage: number, edit: (source: string) => string) =>
        compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
          const file = runtimeFile(compilation);
          compilation.updateAsset(file, new RawSource(edit(String(assets[file]?.source()))));
        });
      let hidden: HiddenHashes;
      // Before files are minimized and named by their hash: the runtime's own hash follows from it.
      editRuntime(PROCESS_ASSETS_STAGE_PRE_PROCESS, (source) => {
        hidden = hideHashes(withoutPageChunks(source, this.selectPageChunks(compilation)));
        return hidden.source;
      });
      editRuntime(PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1, (source) =>
        restoreHashes(source, hidden),
      );
    });
    compiler.hooks.afterEmit.tap(NAME, (compilation) => this.onFiles(this.describe(compilation)));
  }

  /** Selects the chunks that only page modules need. */
  private selectPageChunks(compilation: Compilation): (id: string) => boolean {
    const groups = pageGroups(compilation);
    const names = new Set(groups.map(({ name }) => name));
    const isOfPages = (group: ChunkGroup) => names.has(group.name ?? undefined);
    const chunks = groups
      .flatMap((group) => [...group.chunks])
      .filter((chunk) => [...chunk.groupsIterable].every(isOfPages));
    const ids = new Set(chunks.map(({ id }) => String(id)));
    return (id) => ids.has(id);
  }

  private describe(compilation: Compilation): ChunkFiles {
    const filesOf = (chunk: Chunk) => [...chunk.files].filter(isScript);
    const modules = pageGroups(compilation).map((group) => {
      const own = [...group.chunks].find(({ name }) => name === group.name);
      const files = [...group.chunks].flatMap((chunk) =>
        filesOf(chunk).map((file) => [String(chunk.id), file] as const),
      );
      return [
        group.name ?? '',
        { module: this.entryModule(compilation, own, group), chunks: Object.fromEntries(files) },
      ] as const;
    });
    const styles = [...compilation.chunks].flatMap(({ name, files }) =>
      name?.startsWith(STYLES)
        ? [...files]
            .filter((file) => file.endsWith('.css'))
            .map((file) => [name.slice(STYLES.length), file] as const)
        : [],
    );
    return { modules: Object.fromEntries(modules), styles: Object.fromEntries(styles) };
  }

  /** The id of the module that a page module's chunk is made for. */
  private entryModule(
    compilation: Compilation,
    chunk: Chunk | undefined,
    { name }: ChunkGroup,
  ): string | number {
    const origin = chunk && compilation.chunkGraph.getChunkModules(chunk);
    const module = origin?.find((candidate) => {
      const file = candidate.nameForCondition() ?? '';
      return /\/\.docusaurus\/.*(?:components\/[^/]+\.js|navigation\.js)$/.test(file);
    });
    const id = module && compilation.chunkGraph.getModuleId(module);
    if (id === undefined || id === null) {
      throw new Error(
        `plugins/static-pages/node/page-chunks: the chunk "${name}" doesn't hold the module it is made for.`,
      );
    }
    return id;
  }
}

type WebpackPluginInstance = InstanceType<
  ConfigureWebpackUtils['currentBundler']['instance']['DefinePlugin']
>;

/**
 * Chunks that only some pages need, such as the demos of a page: their files are named by the HTML of
 * those pages (plugins/static-pages/node/page-assets), and not by a table in every page's script.
 */
export default function pageChunksPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'page-chunks',
    configureWebpack: ({ mode }, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {
            // A page names chunks, and numbers would need a table from name to number.
            optimization: { chunkIds: 'named' },
            // Docusaurus' types know webpack's compiler; this one is for Rspack.
            plugins: [
              new PageChunksPlugin((files) => {
                const file = path.join(generatedFilesDir, CHUNK_FILES);
                fs.writeFileSync(file, JSON.stringify(files));
              }) as unknown as WebpackPluginInstance,
            ],
          },
  };
}
