import fs from 'node:fs';
import path from 'node:path';
import { hashOf } from '@component-docs/kit/node/cache/cachedValue';

/**
 * Where a component's types end: the theme, which names all components, and the style properties.
 * The facts contain them only by name (`SxProps<Theme>`), so that a change to them isn't a change to
 * every component.
 */
const OUTSIDE = /\/@mui\/(?:(?:material|joy)\/styles\/|system\/(?!(?:Container|Grid|Stack)\/))/;

/** A package's index: its own declarations count, but not everything that it exports from elsewhere. */
const INDEX = /\/@mui\/(?:material|joy|lab)\/index\.d\.ts$/;

/** Types from an index that describe slots, and declare no members. */
const SLOT_TYPES = /^import \{ (?:Slot\w+|WithOptionalOwnerState|PolymorphicProps|, )+ \} from/;

const IMPORT = /(?:import|export)\b[^'";]*?from '([^']+)'|import\('([^']+)'\)/g;

const ENDINGS = ['.d.ts', '/index.d.ts'];

interface Source {
  text: string;
  /** The text without comments. */
  code: string;
  imports: readonly string[];
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function readText(file: string): string {
  return fs.existsSync(file) ? withoutSpaces(fs.readFileSync(file, 'utf8')) : '';
}

/** Hashes of everything that the facts about an item are read from, in one release. */
export class SourceHashes {
  private readonly sources = new Map<string, Source>();

  /**
   * @param folder the `node_modules` with the release and its siblings
   * @param packageName the package of the release
   */
  constructor(
    private readonly folder: string,
    private readonly packageName: string,
  ) {}

  /** Returns the file of an imported module; undefined if it isn't in one of the packages. */
  private resolve(name: string, importer: string): string | undefined {
    const from = name.startsWith('.') ? path.dirname(importer) : this.folder;
    const target = path.join(from, name.replace(/\.js$/, ''));
    return ENDINGS.map((ending) => target + ending).find((file) => fs.existsSync(file));
  }

  private importsOf(file: string, code: string): string[] {
    if (INDEX.test(file)) {
      return [];
    }
    return [...code.matchAll(IMPORT)]
      .filter(([statement]) => !SLOT_TYPES.test(statement))
      .flatMap(([, from, called]) => this.resolve(from ?? called ?? '', file) ?? [])
      .filter((imported) => this.packageName === '@mui/system' || !OUTSIDE.test(imported));
  }

  private sourceOf(file: string): Source {
    const known = this.sources.get(file);
    if (known) {
      return known;
    }
    const text = fs.readFileSync(file, 'utf8');
    const code = withoutSpaces(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''));
    const classes = file.endsWith('Classes.d.ts') ? file.replace(/\.d\.ts$/, '.js') : '';
    const source = {
      text: withoutSpaces(text),
      code: code + readText(classes),
      imports: this.importsOf(file, code),
    };
    this.sources.set(file, source);
    return source;
  }

  private collect(file: string, found: Set<string>): void {
    if (!found.has(file)) {
      found.add(file);
      this.sourceOf(file).imports.forEach((imported) => this.collect(imported, found));
    }
  }

  /**
   * Returns the hash of an entry with all types that it imports, and of the code next to the
   * implementation. Comments count only in the entry's own folder: they document its members.
   */
  hashOf(entry: string, javaScript: string | undefined): string {
    const files = new Set<string>();
    this.collect(entry, files);
    const own = path.dirname(entry) + path.sep;
    const types = [...files].map((file) => {
      const { text, code } = this.sourceOf(file);
      return file.startsWith(own) ? text : code;
    });
    const dir = javaScript && path.dirname(javaScript);
    const scripts = dir ? fs.readdirSync(dir).filter((name) => name.endsWith('.js')) : [];
    const texts = scripts.map((name) => readText(path.join(dir ?? '', name)));
    return hashOf([...types.sort(), ...texts.sort()]);
  }
}
