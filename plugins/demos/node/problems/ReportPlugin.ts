import fs from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@component-docs/static-pages/node/bundler/runBundler';

function readMessages(file: string): string[] {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as string[];
}

/**
 * Bundler plugin for the development server: shows the problems in a file as errors of the
 * compilation, which the browser shows over the page. Compiles again when the file changes.
 */
export class ReportPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    if (!fs.existsSync(this.file)) {
      // Before the first check. The bundler can't depend on a file that doesn't exist.
      fs.mkdirSync(path.dirname(this.file), { recursive: true });
      fs.writeFileSync(this.file, '[]');
    }
    compiler.hooks.thisCompilation.tap('demo-problems', (compilation) => {
      compilation.fileDependencies.add(this.file);
      readMessages(this.file).forEach((message) => {
        compilation.errors.push(new Error(message));
      });
    });
  }
}
