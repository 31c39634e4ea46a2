import path from 'node:path';
import { generateUtilityClass as generateBaseClass } from '@mui/base/generateUtilityClass';
import generateUtilityClass from '@mui/material/generateUtilityClass';

const BASE_UI = path.join('node_modules', '@mui', 'base');

/**
 * The whole name of a class, as in the browser: by the library's own functions, so that state
 * classes come out right (`Mui-disabled`; `base--disabled` in Base UI, which has its own scheme).
 *
 * Takes the component's folder, and the component's part of the name: `MuiButton`, `Button`.
 */
export function generateClassName(dir: string, prefix: string, key: string): string {
  return dir.includes(BASE_UI) ? generateBaseClass(prefix, key) : generateUtilityClass(prefix, key);
}

/** Whether a class is for a state of any component, and not a component's own. */
export function isGlobalClass(className: string, prefix: string): boolean {
  return !className.replace(/^base-/, '').startsWith(`${prefix}-`);
}
