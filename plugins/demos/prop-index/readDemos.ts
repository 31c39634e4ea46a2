import ts from 'typescript';
import { compilerOptions } from '../typeCheck';
import { readUses } from './readUses';
import type { DemoReading } from './types';

/** Creates a compiler host that reads the given texts instead of the files' content. */
function createHost(
  options: ts.CompilerOptions,
  texts: ReadonlyMap<string, string>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const readFile = (file: string) => texts.get(file) ?? host.readFile(file);
  return {
    ...host,
    readFile,
    getSourceFile(file, languageVersion, ...rest) {
      const text = texts.get(file);
      return text === undefined
        ? host.getSourceFile(file, languageVersion, ...rest)
        : ts.createSourceFile(file, text, languageVersion, true);
    },
  };
}

/**
 * Reads which props the given demos set, with one program for all of them.
 *
 * @param texts by absolute path, as the site shows them, because line numbers refer to those
 */
export function readDemos(
  siteDir: string,
  texts: ReadonlyMap<string, string>,
): Map<string, DemoReading> {
  // No ambient types beyond what the demos import: they only cost time here.
  const options = { ...compilerOptions(siteDir), types: [] };
  const program = ts.createProgram([...texts.keys()], options, createHost(options, texts));
  const checker = program.getTypeChecker();
  return new Map(
    [...texts.keys()].map((file) => {
      const source = program.getSourceFile(file);
      if (!source) {
        throw new Error(`${file} could not be read.`);
      }
      return [file, readUses(checker, source)];
    }),
  );
}
