import type { ReaderThemes } from '@component-docs/preferences/shared/readerTheme';
import type { FaceDescriptors } from '@component-docs/demo-themes/shared/library';
import type { ThemedProduct } from '@component-docs/demo-themes/shared/themedProducts';

/** The function that every turn of a loop calls in an edited demo. */
export const GUARD = '__turn';

/** The longest text of a problem that a frame reports, in characters. */
export const MAX_TEXT = 2000;

/** A module that a demo imports. */
export interface ImportedModule {
  /** As in the code: `@acme/ui/Button`. */
  name: string;
  /** From 1. */
  line: number;
  /** The imported names. */
  exports: string[];
}

export type Module = Readonly<Record<string, unknown>>;

/** Returns the function that loads a module of the documented packages; undefined for other modules. */
export type FindModule = (
  module: ImportedModule,
) => (() => Promise<Module | undefined>) | undefined;

/** Why edited code doesn't run, for a message in the reader's language. Lines are from 1. */
export type CodeProblem =
  | { kind: 'syntax'; message: string; line: number }
  | { kind: 'unknown-module'; name: string; line: number }
  | { kind: 'unknown-export'; name: string; from: string; line: number }
  | { kind: 'not-loaded'; name: string; line?: number }
  | { kind: 'no-component' }
  | { kind: 'endless' }
  | { kind: 'flood' }
  | { kind: 'thrown'; message: string; line?: number };

/** A script that a frame can run, with its imports. */
export interface CompiledFile {
  script: string;
  imports: ImportedModule[];
}

/** A file of a demo that its code imports by this name: `./people`. */
export interface NamedFile<File> {
  name: string;
  file: File;
}

/** The code of a demo, with the modules of its folder; each follows the modules that it imports itself. */
export interface CompiledCode extends CompiledFile {
  modules: readonly NamedFile<CompiledFile>[];
}

export type CompileResult =
  { code: CompiledCode; problem?: undefined } | { code?: undefined; problem: CodeProblem };

/** How a frame shows a demo. */
export interface FrameLook {
  /** The products whose themes the code needs, the demo's own product first. */
  themes: readonly ThemedProduct[];
  language: string;
  isRtl: boolean;
  isDense: boolean;
  /** Attributes of the frame's `<html>`, as on the page: its mode and the reader's colors. */
  root: Readonly<Record<string, string>>;
  /** The id by which the page's stylesheet selects this version of the demo. */
  stylesId: string | undefined;
  /** Absolute URLs. */
  stylesheets: readonly string[];
  /** The themes that the reader has made. The frame can't read the site's storage. */
  readerThemes: ReaderThemes;
}

/** A font with its file: the frame's origin is opaque, so it could load fonts only from some hosts. */
export interface FrameFont extends FaceDescriptors {
  data: ArrayBuffer;
}

/** The commands from a page to a frame. */
export type FrameCommand =
  | { type: 'look'; look: FrameLook }
  | { type: 'run'; run: number; code: CompiledCode }
  | { type: 'font'; font: FrameFont }
  /** The text of a file that the frame needs; undefined if it can't be had. */
  | { type: 'text'; url: string; text: string | undefined };

/** The reports from a frame to its page. */
export type FrameReport =
  | { type: 'ready' }
  /** `scripts`: URLs of the scripts that the frame has loaded. */
  | { type: 'shown'; run: number; scripts: readonly string[] }
  /** A file that the frame can't load itself, by its URL. */
  | { type: 'need'; url: string }
  | { type: 'failed'; run: number; problem: CodeProblem }
  | { type: 'height'; height: number };

/** The requests from a page to the compiler's worker, before they are numbered. */
export type CompilerTask =
  | { task: 'compile'; source: string; modules: readonly NamedFile<string>[] }
  | { task: 'to-javascript'; source: string };

export type CompilerRequest = CompilerTask & { id: number };

/** The worker's answers; `text` is the source itself if it doesn't parse. */
export type CompilerResponse = { id: number } & (
  | { task: 'compile'; result: CompileResult }
  | { task: 'to-javascript'; text: string }
  /** Its script has loaded; the id is no request's. */
  | { task: 'ready' }
);
