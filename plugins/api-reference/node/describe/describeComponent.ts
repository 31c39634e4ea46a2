import { byRequiredThenName } from '@component-docs/react-api-model/model/extracted';
import {
  classAnchor,
  cssAnchor,
  kebabCase,
  propAnchor,
  typeAnchor,
} from '../../shared/component-page/anchors';
import type {
  ClassApi,
  CodeApi,
  ComponentApi,
  DeprecationApi,
  GuideLinks,
  LinkApi,
  PropApi,
  PropNote,
  SignatureApi,
  SlotApi,
} from '../../shared/component-page/types';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { collectLinks } from './commentLinks';
import { componentTypes } from './describeTypes';
import type { TypesContext } from './describeTypes';
import { guideLinks, renderBlocks, renderInline, resolveHref, rewriteLinks } from './html';
import type { Lookup } from '../translation/lookup';
import { mapComponentTexts, translateTexts } from '../translation/mapTexts';
import type { InstalledPackage } from '@component-docs/react-api-model/extract/readExtracted';
import type {
  ExtractedClass,
  ExtractedComponent,
  ExtractedProp,
  ExtractedSignature,
} from '@component-docs/react-api-model/model/extracted';
import { indentCode, importSample, importStatements, themeSample } from './samples';
import type { ResolveLink } from './html';

/** A page of this site with demos, and the components that they demonstrate. */
export interface DemoPage {
  title: string;
  href: string;
  components: readonly string[];
}

/** The facts that a description needs from the site, not from the package. */
export interface SiteContext extends TypesContext {
  /** Finds the translations of texts. By default, all stay English. */
  lookup?: Lookup;
  demoPages: readonly DemoPage[];
  /** Returns the HTML of a code listing. */
  highlight: (code: string, language: string) => string;
  /** The release's tag in the package's repository. */
  releaseTag: string;
}

/** Creates functions that convert a component's texts to HTML with this site's links. */
export function createWriter(resolveLink: ResolveLink) {
  const inline = (markdown: string) => rewriteLinks(renderInline(markdown), resolveLink);
  const blocks = (markdown: string) => rewriteLinks(renderBlocks(markdown), resolveLink);
  const optional = (markdown: string) => (markdown ? { descriptionHtml: inline(markdown) } : {});
  const deprecated = (markdown: string | undefined): { deprecated?: DeprecationApi } =>
    markdown === undefined ? {} : { deprecated: markdown ? { html: inline(markdown) } : {} };
  return { inline, blocks, optional, deprecated };
}

export type Writer = ReturnType<typeof createWriter>;

/** Describes a function's parameters and result, with their texts as HTML. */
function signatureApi(writer: Writer, signature: ExtractedSignature): SignatureApi {
  const { parameters, returns } = signature;
  return {
    parameters: parameters.map(({ name, type, description }) => ({
      name,
      type,
      ...writer.optional(description),
    })),
    ...(returns.description || returns.type !== 'void'
      ? { returns: { type: returns.type, ...writer.optional(returns.description) } }
      : {}),
  };
}

/** The library's types for the props of a slot. */
const SLOT_PROPS = /\bSlot(?:Component)?Props(?=<)/;

function notesOf(prop: ExtractedProp, component: ExtractedComponent, { refs, sx }: GuideLinks) {
  const [slotProps] = SLOT_PROPS.exec(prop.type) ?? [];
  const notes: (PropNote | false)[] = [
    prop.name === 'classes' &&
      component.classes.length > 0 && { kind: 'css-classes', href: '#css' },
    prop.name === 'slots' && component.slots.length > 0 && { kind: 'slots', href: '#slots' },
    slotProps !== undefined && { kind: 'slot-props', href: `#${typeAnchor(slotProps)}` },
    prop.name === 'sx' && { kind: 'sx', href: sx },
    prop.requiresRef && { kind: 'requires-ref', href: refs },
  ];
  return notes.filter((note) => note !== false);
}

/** Returns the element that `component` replaces, where its comment doesn't name a default. */
function rootElement({ name, type }: ExtractedProp, { ref }: ExtractedComponent) {
  return name === 'component' && type === 'React.ElementType' && ref.kind === 'root'
    ? `'${ref.tag}'`
    : undefined;
}

/** Describes a prop, or a member of an interface or a hook, without notes. */
export function memberApi(member: ExtractedProp, anchor: string, writer: Writer): PropApi {
  const { name, type, required, description, plan, deprecated, signature } = member;
  return {
    name,
    anchor,
    type,
    required,
    ...(member.default === undefined ? {} : { default: indentCode(member.default) }),
    descriptionHtml: writer.inline(description),
    ...(plan && { plan }),
    ...writer.deprecated(deprecated),
    ...(signature ? { signature: signatureApi(writer, signature) } : {}),
    notes: [],
  };
}

function propsApi(component: ExtractedComponent, guides: GuideLinks, writer: Writer): PropApi[] {
  return component.props.toSorted(byRequiredThenName).map((prop) => {
    const complete = { ...prop, default: prop.default ?? rootElement(prop, component) };
    return {
      ...memberApi(complete, propAnchor(component.name, prop.name), writer),
      notes: notesOf(prop, component, guides),
    };
  });
}

function slotsApi(component: ExtractedComponent, writer: Writer): SlotApi[] {
  return component.slots.map(({ description, ...slot }) => ({
    ...slot,
    anchor: cssAnchor(component.name, slot.className ?? slot.name),
    descriptionHtml: writer.inline(description),
  }));
}

function classApi(item: ExtractedClass, component: ExtractedComponent, writer: Writer): ClassApi {
  const { name, className, isGlobal, description, deprecated } = item;
  const isSlot = component.slots.some((slot) => slot.className === className);
  return {
    name,
    anchor: classAnchor(component.name, name),
    ...(isSlot ? {} : { alias: cssAnchor(component.name, className) }),
    className,
    isGlobal,
    descriptionHtml: writer.inline(description),
    ...writer.deprecated(deprecated),
  };
}

function classesApi(component: ExtractedComponent, writer: Writer): ClassApi[] {
  return component.classes
    .toSorted((a, b) => a.className.localeCompare(b.className, 'en'))
    .map((item) => classApi(item, component, writer));
}

function demosApi({ name }: ExtractedComponent, { demoPages }: SiteContext): LinkApi[] {
  return demoPages
    .filter(({ components }) => components.includes(name))
    .map(({ title, href }) => ({ label: title, href }));
}

/** Returns the URL of a file or a folder of a package's sources, pinned to a release. */
export function sourceUrl(installed: InstalledPackage, releaseTag: string, place: string): string {
  const { repositoryUrl, repositoryDirectory } = installed;
  return `${repositoryUrl}/tree/${releaseTag}/${repositoryDirectory}/src/${place.replace(/^src\//, '')}`;
}

/** An item of a package, declared in a folder or a file below it. */
type Item = { name: string } & ({ folder: string } | { file: string });

/**
 * Describes each item of a package.
 *
 * Throws, with file and line, when links in comments can't be resolved, and for the faults of descriptions.
 */
export function describeEach<Described extends Item, Api, Context extends TypesContext>(
  installed: InstalledPackage,
  items: readonly Described[],
  context: Context,
  describe: (item: Described, context: Context) => Api,
  faultsOf: (api: Api) => string[] = () => [],
): Api[] {
  const problems: string[] = [];
  const described = items.map((item) => {
    const { resolveLink, problemsOf } = collectLinks(context.resolveLink);
    const api = describe(item, { ...context, resolveLink });
    const near = 'folder' in item ? item.folder : item.file;
    problems.push(...problemsOf(item.name, { installed, near }));
    return api;
  });
  failWith(`API reference of ${installed.name}`, [...problems, ...described.flatMap(faultsOf)]);
  return described;
}

/** Describes the page of a component, from the extracted facts and the facts of the site. */
export function describeComponent(
  installed: InstalledPackage,
  extracted: ExtractedComponent,
  context: SiteContext,
): ComponentApi {
  const { resolveLink, highlight, lookup } = context;
  const { item: component, hasDrafts } = translateTexts(extracted, mapComponentTexts, lookup);
  const writer = createWriter(resolveLink);
  const listing = (code: string): CodeApi => ({ code, html: highlight(code, 'js') });
  const imports = importStatements(installed.name, component);
  const theme = themeSample(installed.name, component);
  const guides = guideLinks(resolveLink);
  return {
    name: component.name,
    product: context.product,
    packageName: installed.name,
    version: installed.version,
    slug: kebabCase(component.name),
    ...(component.description ? { descriptionHtml: writer.blocks(component.description) } : {}),
    ...writer.deprecated(component.deprecated),
    ...(hasDrafts && { hasDrafts }),
    demos: demosApi(component, context),
    imports,
    importSample: listing(importSample(imports)),
    props: propsApi(component, guides, writer),
    hasSystemProps: component.hasSystemProps,
    spread: component.spread,
    ref: component.ref,
    ...(component.inheritance && {
      inheritance: {
        component: component.inheritance.component,
        href: resolveHref(component.inheritance.url, resolveLink),
        ...(component.passedDefaults && { defaults: component.passedDefaults }),
      },
    }),
    ...(component.themeName &&
      theme && { themeComponent: { name: component.themeName, sample: listing(theme) } }),
    slots: slotsApi(component, writer),
    classes: classesApi(component, writer),
    types: componentTypes(component, context),
    guides,
    sourceUrl: sourceUrl(installed, context.releaseTag, component.folder),
  };
}
