import { failWith } from '@component-docs/kit/node/errors/failWith';
import type { TranslatedText } from '@component-docs/kit/node/translatedText';
import type { ExtractedComponent } from '@component-docs/react-api-model/model/extracted';
import { kebabCase } from '../../shared/component-page/anchors';
import { readReplacement } from './readReplacement';

/** The replacement of a deprecated member, as Markdown; texts that aren't only code, in each language. */
export interface Replacement {
  instead: string | TranslatedText;
  /** The codemod that changes it, below `deprecations/`. */
  codemod?: string;
}

/** Facts about a deprecated member that its comment lacks, written by a person. */
interface Exception {
  instead?: Replacement['instead'];
  /** A codemod of another name, or that the one for the component doesn't change it. */
  codemod?: string | false;
}

/** The content of content/deprecations.json. */
export interface Exceptions {
  /** By name. */
  components: Readonly<Record<string, Exception>>;
  /** By component and name: `Alert.components`. A property of a prop is `AvatarGroup.slotProps.surplus`. */
  props: Readonly<Record<string, Exception>>;
  /** By class name: `AcmeAlert-standardError`. */
  classes: Readonly<Record<string, Exception>>;
}

/** A deprecated component, or a component with deprecated members. */
export interface DeprecatedItem {
  name: string;
  /** Path of its API page. */
  path: string;
  /** The replacement of the component as a whole. */
  component?: Replacement;
  members: readonly DeprecatedMember[];
}

interface DeprecatedMember {
  /** A prop, or a class with its dot. */
  name: string;
  replacement: Replacement;
}

type Kind = keyof Exceptions;

/** Something deprecated, as its comment has it. */
interface Deprecated {
  kind: Kind;
  /** The key of its exception. */
  key: string;
  name: string;
  comment: string;
}

const FILE = 'content/deprecations.json';

/** Returns what finds the line of an exception, or of its kind, in the file, which is as JSON is printed. */
function placesIn(exceptions: Exceptions) {
  const lines = JSON.stringify(exceptions, null, 2).split('\n');
  const lineOf = (text: string) => lines.findIndex((line) => line.startsWith(text)) + 1;
  return (kind: Kind, key: string) => {
    const own = lineOf(`    ${JSON.stringify(key)}: {`);
    return `${FILE}:${own > 0 ? own : lineOf(`  "${kind}": {`)}: "${key}" of "${kind}"`;
  };
}

/** Finds replacements, and remembers which exceptions are used and which replacements are missing. */
class Lookup {
  readonly missing: string[] = [];
  private readonly used = new Set<string>();
  private readonly placeOf: ReturnType<typeof placesIn>;

  constructor(
    private readonly exceptions: Exceptions,
    private readonly codemods: ReadonlySet<string>,
  ) {
    this.placeOf = placesIn(exceptions);
  }

  private replacement(
    component: string,
    kind: Kind,
    instead: Replacement['instead'],
    exception?: Exception,
  ): Replacement {
    const ofComponent = `${kebabCase(component)}-${kind}`;
    const known = this.codemods.has(ofComponent) ? ofComponent : undefined;
    const codemod = exception?.codemod === false ? undefined : (exception?.codemod ?? known);
    return { instead, ...(codemod !== undefined && { codemod }) };
  }

  find(
    { name: component, classes }: ExtractedComponent,
    { kind, key, name, comment }: Deprecated,
  ): Replacement | undefined {
    const exception = this.exceptions[kind][key];
    this.used.add(`${kind} ${key}`);
    const read = readReplacement(name, comment, classes);
    const instead = exception?.instead ?? read;
    if (instead === undefined) {
      this.missing.push(
        `${this.placeOf(kind, key)}: add what to use instead, which its comment doesn't say in a known form: ${comment.split('\n')[0]}`,
      );
    } else if (exception?.instead === read) {
      this.missing.push(`${this.placeOf(kind, key)}: remove "instead", its comment says the same`);
    }
    return instead === undefined
      ? undefined
      : this.replacement(component, kind, instead, exception);
  }

  /** Properties of props aren't extracted as members, so they are listed with their prop's component. */
  nested(component: string): DeprecatedMember[] {
    return Object.entries(this.exceptions.props)
      .filter(([key]) => key.startsWith(`${component}.`) && key.split('.').length > 2)
      .map(([key, exception]) => {
        this.used.add(`props ${key}`);
        const { instead = '' } = exception;
        const replacement = this.replacement(component, 'props', instead, exception);
        return { name: key.slice(component.length + 1), replacement };
      });
  }

  unused(): string[] {
    return (['components', 'props', 'classes'] as const).flatMap((kind) =>
      Object.keys(this.exceptions[kind])
        .filter((key) => !this.used.has(`${kind} ${key}`))
        .map((key) => `${this.placeOf(kind, key)}: remove it, it isn't deprecated`),
    );
  }
}

function membersOf(component: ExtractedComponent, lookup: Lookup): DeprecatedMember[] {
  const { name, props, classes } = component;
  const deprecated = [
    ...props.map((prop) => ({
      shown: prop.name,
      found: { kind: 'props', key: `${name}.${prop.name}`, name: prop.name } as const,
      comment: prop.deprecated,
    })),
    ...classes.map((item) => ({
      shown: `.${item.className}`,
      found: { kind: 'classes', key: item.className, name: item.name } as const,
      comment: item.deprecated,
    })),
  ];
  const members = deprecated.flatMap(({ shown, found, comment }) => {
    const replacement =
      comment === undefined ? undefined : lookup.find(component, { ...found, comment });
    return replacement ? [{ name: shown, replacement }] : [];
  });
  return [...members, ...lookup.nested(name)];
}

/**
 * Returns the deprecated items of a package's components, with their replacements: from the comment, or as a
 * person has written them.
 *
 * Throws when a replacement is missing, or is given for something that isn't deprecated or whose comment says it.
 *
 * @param codemods names such as `alert-props`, for the props or classes of a component
 */
export function deprecatedItems(
  components: readonly ExtractedComponent[],
  exceptions: Exceptions,
  codemods: ReadonlySet<string>,
): DeprecatedItem[] {
  const lookup = new Lookup(exceptions, codemods);
  const items = components.flatMap((component) => {
    const { name, pageUrl, deprecated } = component;
    const whole =
      deprecated === undefined
        ? undefined
        : lookup.find(component, { kind: 'components', key: name, name, comment: deprecated });
    const members = membersOf(component, lookup);
    const path = new URL(pageUrl).pathname.replace(/\/$/, '');
    return whole || members.length > 0 ? [{ name, path, component: whole, members }] : [];
  });
  failWith('What replaces deprecated members is incomplete', [
    ...lookup.missing,
    ...lookup.unused(),
  ]);
  return items.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
