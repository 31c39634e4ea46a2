import type { ExtractedHook } from '../reference/model/hook';
import type { ExtractedComponent } from '../reference/model/component';
import type { ExtractedSymbol } from '../reference/model/symbol';
import { componentModel, hookModel, interfaceModel, modelsOf, pagedHookModel } from './itemModels';

export interface PropModel {
  type: string;
  required?: true;
  default?: string;
  deprecated?: true;
}

/** The API of a component in a release, without its texts. */
export interface ComponentModel {
  deprecated?: true;
  props: Record<string, PropModel>;
  slots: string[];
  classes: string[];
}

/** The API of a hook in a release: what it takes, and what it gives. */
export interface HookModel {
  parameters: Record<string, PropModel>;
  returnValue: Record<string, PropModel>;
  /** What it gives, where that is no object with members. */
  returns?: string;
}

/** An interface in a release. */
export interface InterfaceModel {
  deprecated?: true;
  /** The functions among their types are spelled out. */
  properties: Record<string, PropModel>;
}

/** The API of a package in a release: small enough to be kept for every release that is compared. */
export interface PackageModel {
  package: string;
  version: string;
  components: Record<string, ComponentModel>;
  /** Of a package whose hooks are documented. */
  hooks?: Record<string, HookModel>;
  /** Those that have pages of their own. */
  interfaces?: Record<string, InterfaceModel>;
  /**
   * Components and hooks that the release exports without documenting them, for example because another
   * package had them then. Nothing can be said of what changed in them.
   */
  undocumented: string[];
}

/** What is read of a package. */
export interface PackageContent {
  components: readonly ExtractedComponent[];
  /** Those that are documented beside components. */
  hooks?: readonly ExtractedHook[];
  /** What has a page of its own. */
  symbols?: readonly ExtractedSymbol[];
}

/**
 * The model of a release, from what plugins/api/reference reads of it.
 *
 * @param exported the names of the package's components and hooks, documented or not
 */
export function packageModel(
  { name, version }: { name: string; version: string },
  { components, hooks = [], symbols = [] }: PackageContent,
  exported: readonly string[],
): PackageModel {
  const documented = new Set([...components, ...hooks, ...symbols].map((item) => item.name));
  const pagedHooks = symbols.filter(({ kind }) => kind === 'hook');
  const interfaces = symbols.filter(({ kind }) => kind === 'interface');
  return {
    package: name,
    version,
    components: modelsOf(components, componentModel),
    ...(hooks.length + pagedHooks.length > 0 && {
      hooks: { ...modelsOf(hooks, hookModel), ...modelsOf(pagedHooks, pagedHookModel) },
    }),
    ...(interfaces.length > 0 && { interfaces: modelsOf(interfaces, interfaceModel) }),
    undocumented: exported.filter((item) => !documented.has(item)).sort(),
  };
}
