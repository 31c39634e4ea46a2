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

/** The design tokens (src/branding/node), and what the site sets of Infima's custom properties. */
const TOKENS = 'branding/tokens.css';
const SITE = 'src/css/site.css';
const DEFINERS = /[\\/](?:branding[\\/]tokens|src[\\/]css[\\/]site)\.css$/;

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
  const [site, tokens, scripts, others] = await Promise.all([
    fs.readFile(path.join(siteDir, SITE), 'utf8'),
    fs.readFile(path.join(generatedFilesDir, TOKENS), 'utf8'),
    readAll(scriptsOf(siteDir)),
    readAll([
      ...styleSheetsIn(siteDir),
      `!${path.join(siteDir, SITE)}`,
      ...themeStyleSheets(siteDir),
    ]),
  ]);
  const infima = await purgeInfima(siteDir, variablesOnRoot(parse(site)));
  const definers = `${infima.toString()}\n${tokens}\n${site}`;
  const set = variablesSetIn(`${scripts}\n${others}`);
  const constants = constantsIn(parse(definers), (name) => set.has(name));
  const inScripts = new Set([...variablesSetIn(scripts), ...variablesIn(scripts)]);
  const inStyles = variablesIn(`${definers}\n${others}`);
  return {
    infima,
    constants,
    isUsed: (name) =>
      PUBLIC.test(name) || inScripts.has(name) || (inStyles.has(name) && !constants.has(name)),
  };
}

/**
 * PostCSS plugin: takes rules that no page uses out of Infima, the base style sheet, puts the values of
 * constants in the place of references to them, and removes custom properties of Infima and the site that
 * nothing refers to. First of all plugins, so that it sees what is written.
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
      if (INFIMA.test(file) || DEFINERS.test(file)) {
        removeUnusedVariables(root, isUsed);
      }
    },
  };
}
