import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Plugin, Root } from 'postcss';
import { constantsIn, inlineConstants, variablesSetIn } from './constants';
import { variablesOnRoot } from './overriddenVariables';
import { purgeInfima } from './purgeInfima';
import {
  readAll,
  scriptsOf,
  sourceDependencies,
  styleSheetsIn,
  themeStyleSheets,
} from './siteSources';
import { removeUnusedVariables, variablesIn } from './unusedVariables';

const NAME = 'reduce-variables';
const INFIMA = /[\\/]infima[\\/]dist[\\/]css[\\/]/;

/** The design tokens (plugins/bundling/branding). */
const TOKENS = /[\\/]branding[\\/]tokens\.css$/;

/** Tokens that the writers of pages and demos may use. */
const PUBLIC = /^--MuiDocs-/;

interface Reduction {
  infima: Root;
  constants: ReadonlyMap<string, string>;
  /** Whether a custom property has to stay, when no other one of its style sheet refers to it. */
  isUsed: (name: string) => boolean;
}

async function readReduction({ siteDir, generatedFilesDir }: LoadContext): Promise<Reduction> {
  const { parse } = await import('postcss');
  const [site, scripts, styles, tokens] = await Promise.all([
    fs.readFile(path.join(siteDir, 'src/css/site.css'), 'utf8'),
    readAll(scriptsOf(siteDir)),
    readAll([...styleSheetsIn(siteDir), ...themeStyleSheets(siteDir)]),
    fs.readFile(path.join(generatedFilesDir, 'branding/tokens.css'), 'utf8'),
  ]);
  const infima = await purgeInfima(siteDir, variablesOnRoot(parse(site)));
  const set = variablesSetIn(`${scripts}\n${styles}\n${tokens}`);
  const constants = constantsIn(infima, (name) => set.has(name));
  const inScripts = new Set([...variablesSetIn(scripts), ...variablesIn(scripts)]);
  const inStyles = variablesIn(`${infima.toString()}\n${styles}`);
  return {
    infima,
    constants,
    isUsed: (name) =>
      PUBLIC.test(name) || inScripts.has(name) || (inStyles.has(name) && !constants.has(name)),
  };
}

/**
 * PostCSS plugin: takes rules that no page uses out of Infima, the base style sheet, puts the values of
 * its custom properties that are constants in the place of references to them, and removes those, and
 * design tokens, that nothing refers to. First of all plugins, so that it sees what is written.
 */
export function reduceVariables(context: LoadContext): Plugin {
  let reading: Promise<Reduction> | undefined;
  return {
    postcssPlugin: NAME,
    async Once(root, { result }) {
      reading ??= readReduction(context);
      const { infima, constants, isUsed } = await reading;
      const file = root.source?.input.file ?? '';
      result.messages.push(...sourceDependencies(context.siteDir, NAME));
      if (INFIMA.test(file)) {
        root.removeAll();
        root.append(infima.clone().nodes);
      }
      inlineConstants(root, constants);
      if (INFIMA.test(file) || TOKENS.test(file)) {
        removeUnusedVariables(root, isUsed);
      }
    },
  };
}
