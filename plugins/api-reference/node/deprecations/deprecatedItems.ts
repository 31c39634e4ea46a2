import { failWith } from '@component-docs/kit/node/errors/failWith';
import type { ExtractedComponent } from '@component-docs/react-api-model/model/extracted';
import type { DeprecatedItem, DeprecatedMember, Replacement, Replacements } from './types';

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
