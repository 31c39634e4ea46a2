import fs from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type { CreateHost } from '@component-docs/react-api-model/extract/createProgram';

/** Endings of the files that a relative import may mean, the most frequent first. */
const ENDINGS = ['.d.ts', '/index.d.ts'];

/** Resolves a relative import as the compiler does, but without looking for other kinds of files. */
function resolveRelative(
  name: string,
  importer: string,
  host: ts.CompilerHost,
): ts.ResolvedModuleFull | undefined {
  const target = path.join(path.dirname(importer), name);
  const file = ENDINGS.map((ending) => target + ending).find((one) => host.fileExists(one));
  return file ? { resolvedFileName: file, extension: ts.Extension.Dts } : undefined;
}

const PACKAGE = /^((?:@[\w.-]+\/)?[\w.-]+)/;

/**
 * A folder in which one release after the other is read, at the same paths: files that two releases share are
 * parsed once.
 */
export class ReleaseWorkplace {
  private readonly sources = new Map<string, ts.SourceFile>();

  /**
   * @param folder the folder for the current release
   * @param siteDir the site, which has the packages that aren't siblings of the release
   */
  constructor(
    private readonly folder: string,
    private readonly siteDir: string,
  ) {}

  /** The folder with the packages of the current release. */
  get packages(): string {
    return path.join(this.folder, 'node_modules');
  }

  /** Makes a release the current one: links it and its siblings. */
  async show(packages: ReadonlyMap<string, string>): Promise<void> {
    await fs.rm(this.packages, { recursive: true, force: true });
    for (const [name, dir] of packages) {
      const link = path.join(this.packages, name);
      await fs.mkdir(path.dirname(link), { recursive: true });
      await fs.symlink(dir, link);
    }
    this.linked = new Set(packages.keys());
  }

  private linked: ReadonlySet<string> = new Set();

  /** Creates the compiler's host for the current release. */
  readonly createHost: CreateHost = (options) => {
    const host = ts.createCompilerHost(options);
    const importer = path.join(this.siteDir, 'index.ts');
    const known = new Map<string, ts.ResolvedModuleWithFailedLookupLocations>();
    const ofPackage = (name: string) => {
      const [, packageName = ''] = PACKAGE.exec(name) ?? [];
      const target = this.linked.has(packageName) ? path.join(this.packages, name) : name;
      const resolved = known.get(name) ?? ts.resolveModuleName(target, importer, options, host);
      known.set(name, resolved);
      return resolved;
    };
    return {
      ...host,
      // Links are not followed, so that a file has the same path in every release.
      realpath: (file) => (file.startsWith(this.folder) ? file : (host.realpath?.(file) ?? file)),
      resolveModuleNameLiterals: (literals, file) =>
        literals.map(({ text }) => {
          const found = text.startsWith('.') ? resolveRelative(text, file, host) : undefined;
          if (found) {
            return { resolvedModule: found };
          }
          return text.startsWith('.')
            ? ts.resolveModuleName(text, file, { ...options, preserveSymlinks: true }, host)
            : ofPackage(text);
        }),
      getSourceFile: (file, ...rest) => {
        const kept = this.sources.get(file);
        if (kept && (!file.startsWith(this.folder) || kept.text === host.readFile(file))) {
          return kept;
        }
        const source = host.getSourceFile(file, ...rest);
        if (source) {
          this.sources.set(file, source);
        }
        return source;
      },
    };
  };
}
