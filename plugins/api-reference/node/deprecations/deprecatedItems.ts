import type { Language } from '@component-docs/labels/shared/languages';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import type { ExtractedComponent } from '@component-docs/react-api-model/model/extracted';

/** What replaces a deprecated member, as Markdown; texts that aren't only code, in each language. */
export interface Replacement {
  instead: string | Readonly<Record<Language, string>>;
  /** The codemod that changes it, below `deprecations/`. */
  codemod?: string;
}

/** The content of content/deprecations.json. */
export interface Replacements {
  /** By name. */
  components: Readonly<Record<string, Replacement>>;
  /** By component and name: `Alert.components`. A property of a prop is `AvatarGroup.slotProps.surplus`. */
  props: Readonly<Record<string, Replacement>>;
  /** By class name: `AcmeAlert-standardError`. */
  classes: Readonly<Record<string, Replacement>>;
}

/** A deprecated component, or a component with deprecated members. */
export interface DeprecatedItem {
  name: string;
  /** Path of its API page. */
  path: string;
  /** What replaces the component as a whole. */
  component?: Replacement;
  members: readonly DeprecatedMember[];
}

interface DeprecatedMember {
  /** A prop, or a class with its dot. */
  name: string;
  replacement: Replacement;
}

type Kind = keyof Replacements;

/** Finds replacements, and remembers which ones are used and which ones are missing. */
class Lookup {
  readonly missing: string[] = [];
  private readonly used = new Set<string>();

  constructor(private readonly replacements: Replacements) {}

  find(kind: Kind, key: string): Replacement | undefined {
    const found = this.replacements[kind][key];
    this.used.add(`${kind} ${key}`);
    if (!found) {
      this.missing.push(`"${key}" of "${kind}": add what to use instead`);
    }
    return found;
  }

  /** Properties of props aren't extracted as members, so they are listed with their prop's component. */
  nested(component: string): DeprecatedMember[] {
    return Object.entries(this.replacements.props)
      .filter(([key]) => key.startsWith(`${component}.`) && key.split('.').length > 2)
      .map(([key, replacement]) => {
        this.used.add(`props ${key}`);
        return { name: key.slice(component.length + 1), replacement };
      });
  }

  unused(): string[] {
    return (['components', 'props', 'classes'] as const).flatMap((kind) =>
      Object.keys(this.replacements[kind])
        .filter((key) => !this.used.has(`${kind} ${key}`))
        .map((key) => `"${key}" of "${kind}": remove it, it isn't deprecated`),
    );
  }
}

function membersOf({ name, props, classes }: ExtractedComponent, lookup: Lookup) {
  const found = [
    ...props
      .filter(({ deprecated }) => deprecated !== undefined)
      .map((prop) => [prop.name, lookup.find('props', `${name}.${prop.name}`)] as const),
    ...classes
      .filter(({ deprecated }) => deprecated !== undefined)
      .map(({ className }) => [`.${className}`, lookup.find('classes', className)] as const),
  ].flatMap(([member, replacement]) => (replacement ? [{ name: member, replacement }] : []));
  return [...found, ...lookup.nested(name)];
}

/**
 * Returns what is deprecated in a package's components, with what to use instead.
 *
 * Throws when a replacement is missing, or is given for something that isn't deprecated.
 */
export function deprecatedItems(
  components: readonly ExtractedComponent[],
  replacements: Replacements,
): DeprecatedItem[] {
  const lookup = new Lookup(replacements);
  const items = components.flatMap((component) => {
    const { name, pageUrl, deprecated } = component;
    const whole = deprecated === undefined ? undefined : lookup.find('components', name);
    const members = membersOf(component, lookup);
    const path = new URL(pageUrl).pathname.replace(/\/$/, '');
    return whole || members.length > 0 ? [{ name, path, component: whole, members }] : [];
  });
  failWith('content/deprecations.json', [...lookup.missing, ...lookup.unused()]);
  return items.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
