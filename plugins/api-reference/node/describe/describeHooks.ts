import { failWith } from '@component-docs/kit/node/errors/failWith';
import { locatePackage } from '@component-docs/react-api-model/extract/locatePackage';
import { kebabCase } from '../../shared/component-page/anchors';
import type { HookApi, MemberApi } from '../../shared/tabs';
import { createWriter, describeEach } from './describeComponent';
import type { SiteContext } from './describeComponent';
import { mapHookTexts, translateTexts } from '../translation/mapTexts';
import { describeTypes } from './describeTypes';
import type { TypesContext } from './describeTypes';
import type {
  ExtractedHook,
  ExtractedMember,
} from '@component-docs/react-api-model/model/extracted';
import { readHooks } from '@component-docs/react-api-model/extract/readExtracted';
import { importSample, importStatements } from './samples';

export interface DescribeHooksOptions
  extends TypesContext, Pick<SiteContext, 'highlight' | 'lookup'> {
  siteDir: string;
  /** An installed package: `@acme/ui`. */
  packageName: string;
}

function describeHook(extracted: ExtractedHook, options: DescribeHooksOptions): HookApi {
  const { product, packageName, resolveLink, highlight, lookup } = options;
  const { item: hook, hasDrafts } = translateTexts(extracted, mapHookTexts, lookup);
  const slug = kebabCase(hook.name);
  const writer = createWriter(resolveLink);
  const membersApi = (section: string, members: readonly ExtractedMember[]): MemberApi[] =>
    members.map(({ description, ...member }) => ({
      ...member,
      anchor: `${slug}-${section}-${member.name}`,
      descriptionHtml: writer.inline(description),
    }));
  const code = importSample(importStatements(packageName, hook));
  const { description } = hook;
  const texts = [...hook.parameters, ...hook.returnValue].map(({ type }) => type);
  return {
    name: hook.name,
    product,
    packageName,
    slug,
    ...(description && { descriptionHtml: writer.blocks(description) }),
    ...(hasDrafts && { hasDrafts }),
    importSample: { code, html: highlight(code, 'js') },
    parameters: membersApi('parameters', hook.parameters),
    returnValue: membersApi('return-value', hook.returnValue),
    types: describeTypes(texts, hook.types, options),
  };
}

/**
 * Returns the reference of an installed package's hooks as data for their pages: parameters and
 * return values, each with its own anchor.
 *
 * Throws, with package, hook, and member, when the package is not installed or has types that
 * cannot be shown, and, with file and line, when links in comments cannot be resolved.
 */
export async function describeHooks(options: DescribeHooksOptions): Promise<HookApi[]> {
  const { siteDir, packageName } = options;
  const installed = locatePackage(siteDir, packageName);
  const { described, problems } = describeEach(
    { installed, context: options, nearOf: ({ folder }) => folder },
    await readHooks(siteDir, packageName),
    describeHook,
  );
  failWith(`API reference of ${packageName}`, problems);
  return described;
}
