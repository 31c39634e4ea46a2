import type { NamedFile } from '../../sandbox/types';
import type { DemoSource } from '../../shared/types';

const MODULE = /\.ts$/;

/** Returns the modules of a demo's folder by the names that its code imports: `./people`. */
export function modulesOf({ files = [] }: Pick<DemoSource, 'files'>): NamedFile<string>[] {
  return files
    .filter(({ name }) => MODULE.test(name))
    .map(({ name, TS }) => ({ name: `./${name.replace(MODULE, '')}`, file: TS.code }));
}
