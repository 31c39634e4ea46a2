import fs from 'node:fs';
import type { Compiler } from '@rspack/core';

function readMessages(file: string): string[] {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as string[];
  } catch {
    // The first check isn't through yet.
    return [];
  }
}

/**
 * Bundler plugin for the development server: shows the problems in a file as errors of the
 * compilation, which the browser shows over the page. Compiles again when the file changes.
 */
export class ReportPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('demo-problems', (compilation) => {
      compilation.fileDependencies.add(this.file);
      readMessages(this.file).forEach((message) => {
        compilation.errors.push(new Error(message));
      });
    });
  }
}
