import findOwn from '@demo-library/frameModules';
import loaders from '@sandbox/modules';
import type { FindModule } from '../types';

/** Finds modules of packages that the frame has in scripts of its own, and those that the bundler has packed. */
export const moduleLoader: FindModule = (module) => findOwn(module) ?? loaders[module.name];
