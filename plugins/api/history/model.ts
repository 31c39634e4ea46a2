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

/** A component's API in a release, without its descriptions. */
export interface ComponentModel {
  deprecated?: true;
  props: Record<string, PropModel>;
  slots: string[];
  classes: string[];
}

/** A hook's API in a release: its parameters and return value. */
export interface HookModel {
  parameters: Record<string, PropModel>;
  returnValue: Record<string, PropModel>;
  /** The type of the return value, if that isn't an object with members. */
  returns?: string;
}

/** An interface's API in a release. */
export interface InterfaceModel {
  deprecated?: true;
  /** Named function types are written out in full. */
  properties: Record<string, PropModel>;
}

/** A package's API in a release: small enough to store for every release that is compared. */
export interface PackageModel {
  package: string;
  version: string;
  components: Record<string, ComponentModel>;
  /** Only for a package whose hooks are documented. */
  hooks?: Record<string, HookModel>;
  /** The interfaces that have their own pages. */
  interfaces?: Record<string, InterfaceModel>;
  /**
   * Components and hooks that the release exports without documenting them, for example because
   * another package documented them at the time. Their changes are unknown.
   */
  undocumented: string[];
}

/** What was extracted from a package. */
export interface PackageContent {
  components: readonly ExtractedComponent[];
  /** The hooks that are documented next to components. */
  hooks?: readonly ExtractedHook[];
  /** Interfaces and hooks that have their own pages. */
  symbols?: readonly ExtractedSymbol[];
}

/**
 * Returns the model of a release from what plugins/api/reference extracted.
 *
 * @param exported names of the package's components and hooks, documented or not
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
