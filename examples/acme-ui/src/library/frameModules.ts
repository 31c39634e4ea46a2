import type { FindModule } from '@component-docs/sandbox/shared/types';

/** The frame of edited demos has all packages itself. */
const findModule: FindModule = () => undefined;

export default findModule;
