import type { ExtractedHook, ExtractedMember } from '../api-reference/hookModel';
import type { ExtractedComponent, ExtractedProp } from '../api-reference/model';

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
}

/** The API of a package in a release: small enough to be kept for every release that is compared. */
export interface PackageModel {
  package: string;
  version: string;
  components: Record<string, ComponentModel>;
  /** Of a package whose hooks are documented. */
  hooks?: Record<string, HookModel>;
  /**
   * Components and hooks that the release exports without documenting them, for example because another
   * package had them then. Nothing can be said of what changed in them.
   */
  undocumented: string[];
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');

function membersModel(
  members: readonly (ExtractedProp | ExtractedMember)[],
): Record<string, PropModel> {
  return Object.fromEntries(
    members.toSorted(byName).map((member) => [
      member.name,
      {
        type: member.type,
        ...(member.required && { required: true as const }),
        ...(member.default !== undefined && { default: member.default }),
        ...('deprecated' in member &&
          member.deprecated !== undefined && { deprecated: true as const }),
      },
    ]),
  );
}

function componentModel({ deprecated, props, slots, classes }: ExtractedComponent): ComponentModel {
  return {
    ...(deprecated !== undefined && { deprecated: true as const }),
    props: membersModel(props),
    slots: slots.map(({ name }) => name).sort(),
    classes: classes
      .filter(({ isGlobal }) => !isGlobal)
      .map(({ name }) => name)
      .sort(),
  };
}

function hookModel({ parameters, returnValue }: ExtractedHook): HookModel {
  return { parameters: membersModel(parameters), returnValue: membersModel(returnValue) };
}

/** What is read of a package. */
export interface PackageContent {
  components: readonly ExtractedComponent[];
  /** Of a package whose hooks are documented. */
  hooks?: readonly ExtractedHook[];
}

/**
 * The model of a release, from what plugins/api-reference reads of it.
 *
 * @param exported the names of the package's components and hooks, documented or not
 */
export function packageModel(
  { name, version }: { name: string; version: string },
  { components, hooks }: PackageContent,
  exported: readonly string[],
): PackageModel {
  const documented = new Set([...components, ...(hooks ?? [])].map((item) => item.name));
  return {
    package: name,
    version,
    components: Object.fromEntries(
      components.toSorted(byName).map((component) => [component.name, componentModel(component)]),
    ),
    ...(hooks && {
      hooks: Object.fromEntries(hooks.toSorted(byName).map((hook) => [hook.name, hookModel(hook)])),
    }),
    undocumented: exported.filter((item) => !documented.has(item)).sort(),
  };
}
