import { posixPath } from '@docusaurus/utils';
import type { LinkLabels } from './labels';

/** A link under the intro of a component page (behaviours §19). */
export interface ComponentLink {
  label: keyof Omit<LinkLabels, 'list'>;
  href: string;
}

/** What the links depend on beside the front matter. */
export interface LinkContext {
  /** Web address of the library's repository. */
  repositoryUrl: string;
  /** The release that the pages describe, as the repository names it. */
  releaseTag: string;
  /** The product's package, where the page names no other. */
  packageName: string;
  /** The installed version of a package. Throws when it is not installed. */
  versionOf: (packageName: string) => string;
}

type FrontMatter = Readonly<Record<string, unknown>>;

const FIELDS = [
  'githubLabel',
  'githubSource',
  'waiAria',
  'materialDesign',
  'unstyled',
  'packageName',
] as const;
type Field = (typeof FIELDS)[number];

const isWebAddress = (value: string) => value.startsWith('https://') && URL.canParse(value);

/** What is right for a field, and how to say so. */
const RULES: Readonly<Record<Field, { accepts: (value: string) => boolean; mend: string }>> = {
  githubLabel: { accepts: (value) => value !== '', mend: "a label: 'component: button'" },
  githubSource: {
    accepts: (value) => posixPath(value) === value && /^packages\/[\w./-]+[^/]$/.test(value),
    mend: 'a folder of the repository: packages/mui-material/src/Button',
  },
  waiAria: { accepts: isWebAddress, mend: 'an address that begins with https://' },
  materialDesign: { accepts: isWebAddress, mend: 'an address that begins with https://' },
  unstyled: {
    accepts: (value) => value.startsWith('/base-ui/'),
    mend: 'the path of a page of Base UI: /base-ui/react-button',
  },
  packageName: {
    accepts: (value) => /^@mui\/[a-z-]+$/.test(value),
    mend: 'a package: @mui/lab',
  },
};

/** One message for each field of a page's front matter that makes no link. */
export function linkFaults(frontMatter: FrontMatter): string[] {
  return FIELDS.flatMap((field) => {
    const value = frontMatter[field];
    const { accepts, mend } = RULES[field];
    return value === undefined || (typeof value === 'string' && accepts(value))
      ? []
      : [`"${field}" is ${JSON.stringify(value)}. Write ${mend}.`];
  });
}

/**
 * The links of a component page, in the order of behaviours §19; none for a page that documents no
 * component. Takes front matter that has no `linkFaults`.
 */
export function componentLinks(frontMatter: FrontMatter, context: LinkContext): ComponentLink[] {
  if (!Array.isArray(frontMatter.components)) {
    return [];
  }
  const { repositoryUrl, releaseTag, versionOf } = context;
  const read = (field: Field) => frontMatter[field] as string | undefined;
  const packageName = read('packageName') ?? context.packageName;
  const [label, source] = [read('githubLabel'), read('githubSource')];
  const query = encodeURIComponent(`is:open is:issue label:"${label}"`);
  const links: Record<ComponentLink['label'], string | undefined> = {
    feedback: label && `${repositoryUrl}/issues?q=${query}`,
    bundleSize: `https://bundlephobia.com/package/${packageName}@${versionOf(packageName)}`,
    source: source && `${repositoryUrl}/tree/${releaseTag}/${source}`,
    waiAria: read('waiAria'),
    materialDesign: read('materialDesign'),
    unstyled: read('unstyled')?.replace(/\/$/, ''),
  };
  return (Object.keys(links) as ComponentLink['label'][]).flatMap((name) => {
    const href = links[name];
    return href ? [{ label: name, href }] : [];
  });
}
