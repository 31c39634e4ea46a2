import type { ExtractedComponent } from '../api-reference/model';

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

/** The API of a package in a release: small enough to be kept for every release that is compared. */
export interface PackageModel {
  package: string;
  version: string;
  components: Record<string, ComponentModel>;
  /**
   * Components that the release exports without documenting them, for example because another
   * package had them then. Nothing can be said of what changed in them.
   */
  undocumented: string[];
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');

function modelOf({ deprecated, props, slots, classes }: ExtractedComponent): ComponentModel {
  return {
    ...(deprecated !== undefined && { deprecated: true as const }),
    props: Object.fromEntries(
      props.toSorted(byName).map((prop) => [
        prop.name,
        {
          type: prop.type,
          ...(prop.required && { required: true as const }),
          ...(prop.default !== undefined && { default: prop.default }),
          ...(prop.deprecated !== undefined && { deprecated: true as const }),
        },
      ]),
    ),
    slots: slots.map(({ name }) => name).sort(),
    classes: classes
      .filter(({ isGlobal }) => !isGlobal)
      .map(({ name }) => name)
      .sort(),
  };
}

/**
 * The model of a release, from what plugins/api-reference reads of it.
 *
 * @param folders of the package that hold components, documented or not
 */
export function packageModel(
  { name, version }: { name: string; version: string },
  components: readonly ExtractedComponent[],
  folders: readonly string[],
): PackageModel {
  const documented = new Set(components.map((component) => component.name));
  return {
    package: name,
    version,
    components: Object.fromEntries(
      components.toSorted(byName).map((component) => [component.name, modelOf(component)]),
    ),
    undocumented: folders.filter((folder) => !documented.has(folder)).sort(),
  };
}
