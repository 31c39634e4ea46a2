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

/** Something that may be deprecated, with the text of its comment then. */
interface Candidate {
  kind: Kind;
  /** The key of its exception. */
  key: string;
  name: string;
  comment: string | undefined;
}

function candidatesOf({ name, props, classes }: ExtractedComponent) {
  return [
    ...props.map((prop): [shown: string, Candidate] => [
      prop.name,
      { kind: 'props', key: `${name}.${prop.name}`, name: prop.name, comment: prop.deprecated },
    ]),
    ...classes.map((item): [shown: string, Candidate] => [
      `.${item.className}`,
      { kind: 'classes', key: item.className, name: item.name, comment: item.deprecated },
    ]),
  ];
}

/** Returns what finds replacements, and what is wrong with the exceptions after that. */
function lookIn(exceptions: Exceptions, codemods: ReadonlySet<string>) {
  const placeOf = placesIn(exceptions);
  const used = new Set<string>();
  const problems: string[] = [];
  const exceptionOf = (kind: Kind, key: string): Exception | undefined => {
    used.add(`${kind} ${key}`);
    return exceptions[kind][key];
  };
  const withCodemod = (
    component: string,
    kind: Kind,
    instead: Replacement['instead'],
    exception?: Exception,
  ): Replacement => {
    const ofComponent = `${kebabCase(component)}-${kind}`;
    const codemod = exception?.codemod ?? (codemods.has(ofComponent) && ofComponent);
    return { instead, ...(codemod !== false && { codemod }) };
  };
  const replacementOf = (
    component: ExtractedComponent,
    { kind, key, name, comment }: Candidate,
  ): Replacement | undefined => {
    if (comment === undefined) {
      return undefined;
    }
    const exception = exceptionOf(kind, key);
    const read = readReplacement(name, comment, component.classes);
    const instead = exception?.instead ?? read;
    if (instead === undefined) {
      problems.push(
        `${placeOf(kind, key)}: add what to use instead, which its comment doesn't say in a known form: ${comment.split('\n')[0]}`,
      );
      return undefined;
    }
    if (exception?.instead === read) {
      problems.push(`${placeOf(kind, key)}: remove "instead", its comment says the same`);
    }
    return withCodemod(component.name, kind, instead, exception);
  };
  // Properties of props aren't extracted as members, so they are listed with their prop's component.
  const nested = (component: string): DeprecatedMember[] =>
    Object.keys(exceptions.props)
      .filter((key) => key.startsWith(`${component}.`) && key.split('.').length > 2)
      .map((key) => {
        const exception = exceptionOf('props', key);
        const replacement = withCodemod(component, 'props', exception?.instead ?? '', exception);
        return { name: key.slice(component.length + 1), replacement };
      });
  const problemsOfAll = () => [
    ...problems,
    ...(['components', 'props', 'classes'] as const).flatMap((kind) =>
      Object.keys(exceptions[kind])
        .filter((key) => !used.has(`${kind} ${key}`))
        .map((key) => `${placeOf(kind, key)}: remove it, it isn't deprecated`),
    ),
  ];
  return { replacementOf, nested, problemsOfAll };
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
  const { replacementOf, nested, problemsOfAll } = lookIn(exceptions, codemods);
  const items = components.flatMap((component) => {
    const { name, pageUrl, deprecated } = component;
    const whole = { kind: 'components', key: name, name, comment: deprecated } as const;
    const replacement = replacementOf(component, whole);
    const members = candidatesOf(component).flatMap(([shown, candidate]): DeprecatedMember[] => {
      const ofMember = replacementOf(component, candidate);
      return ofMember ? [{ name: shown, replacement: ofMember }] : [];
    });
    members.push(...nested(name));
    const path = new URL(pageUrl).pathname.replace(/\/$/, '');
    return replacement || members.length > 0
      ? [{ name, path, component: replacement, members }]
      : [];
  });
  failWith('What replaces deprecated members is incomplete', problemsOfAll());
  return items.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
