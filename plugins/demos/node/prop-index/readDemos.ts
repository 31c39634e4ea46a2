import { compilerOptions } from '../compiler/compilerOptions';
import { createProgram } from '../compiler/createProgram';
import { readUses } from './readUses';
import type { DemoReading } from './types';

/**
 * Reads which props the given demos set, with one program for all of them.
 *
 * @param texts by absolute path, as the site shows them, because line numbers refer to those
 */
export function readDemos(
  siteDir: string,
  texts: ReadonlyMap<string, string>,
): Map<string, DemoReading> {
  const program = createProgram([...texts.keys()], compilerOptions(siteDir), texts);
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
