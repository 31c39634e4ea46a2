import path from 'node:path';
import { generateUtilityClass as generateBaseClass } from '@mui/base/generateUtilityClass';
import generateUtilityClass from '@mui/material/generateUtilityClass';

const BASE_UI = path.join('node_modules', '@mui', 'base');

/**
 * Returns the full name of a class, as used in the browser. The library's own functions generate
 * it, so that state classes are correct (`Mui-disabled`; `base--disabled` in Base UI, which has its
 * own scheme).
 *
 * @param dir the component's folder
 * @param prefix the component's part of the name: `MuiButton`, `Button`
 */
export function generateClassName(dir: string, prefix: string, key: string): string {
  return dir.includes(BASE_UI) ? generateBaseClass(prefix, key) : generateUtilityClass(prefix, key);
}

/**
 * Returns whether a class represents a state of any component, instead of belonging to one
 * component.
 */
export function isGlobalClass(className: string, prefix: string): boolean {
  return !className.replace(/^base-/, '').startsWith(`${prefix}-`);
}
