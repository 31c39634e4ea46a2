import * as packs from '@mui/material/locale';
import type { LocalePack } from './demoTheme';

/** All locales of the library, by the names under which it exports them. */
const locales: Readonly<Record<string, LocalePack>> = packs;

export default locales;
