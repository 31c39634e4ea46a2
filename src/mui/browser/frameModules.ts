import scriptsHash from '@sandbox/scriptsHash';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { loadScript, SCRIPTS_FOLDER } from '@component-docs/sandbox/browser/frame/loadFiles';
import type { FindModule, Module } from '@component-docs/sandbox/shared/types';

type Drawings = Readonly<Record<string, () => ReactNode>>;
type Draw = (jsxOne: unknown, jsxMany: unknown, fragment: unknown) => Drawings;

const ICONS = '@mui/icons-material';

/** As in src/mui/node/iconScripts.ts. */
const PREFIX_LENGTH = 2;

const loads = new Map<string, Promise<Drawings>>();
const received = new Map<string, Drawings>();

// The function that each script of icons calls.
Object.assign(window, {
  __icons: (prefix: string, draw: Draw) => received.set(prefix, draw(jsx, jsxs, Fragment)),
});

async function loadDrawings(prefix: string): Promise<Drawings> {
  try {
    await loadScript(`${SCRIPTS_FOLDER}icons-${prefix}.${scriptsHash}.js`);
  } catch (error) {
    // The next icon tries again.
    loads.delete(prefix);
    throw error;
  }
  return received.get(prefix) ?? {};
}

async function loadIcon(name: string): Promise<unknown> {
  const prefix = name.slice(0, PREFIX_LENGTH).toLowerCase();
  const load = loads.get(prefix) ?? loadDrawings(prefix);
  loads.set(prefix, load);
  const [drawings, { createSvgIcon }] = await Promise.all([load, import('@mui/material/utils')]);
  const draw = drawings[name];
  return draw && createSvgIcon(draw(), name);
}

/** Loads some icons, by name. Names that don't exist are left out. */
async function loadIcons(names: readonly string[]): Promise<Module> {
  const icons = await Promise.all(names.map(async (name) => [name, await loadIcon(name)] as const));
  return Object.fromEntries(icons.filter(([, icon]) => icon));
}

/** Returns the loader of icons, whose package is in scripts of its own (src/mui/node/iconScripts.ts). */
const findModule: FindModule = ({ name, exports }) => {
  if (name === ICONS) {
    return () => loadIcons(exports);
  }
  if (name.startsWith(`${ICONS}/`)) {
    const icon = name.slice(ICONS.length + 1);
    return async () => {
      const { [icon]: component } = await loadIcons([icon]);
      return component === undefined ? undefined : { default: component, __esModule: true };
    };
  }
  return undefined;
};

export default findModule;
