import { MARKER } from '@component-docs/docs-checks/node/page-checks/markers';
import { frontMatterText } from './frontMatterText';
import { keyboardTable } from './keyboard';
import { sectionsOf } from './outline';
import type { OutlineSection } from './outline';
import type { PageOutline } from '@component-docs/page-tree/node/outlines/readOutlines';
import { withPlayground } from './playgroundSection';

/** Returns the line that stands for a demo until `npm run new -- demo` has created it. */
export function demoReminder(folder: string, name: string): string {
  return `${MARKER} add this demo: npm run new -- demo ${folder} ${name}`;
}

interface PageInput {
  /** Folder of the page, relative to `docs/`. */
  folder: string;
  productName: string;
  /** The demo that is created together with the page. */
  firstDemo?: string;
  /** The component whose playground the page shows. */
  component?: string;
}

function sectionText(
  { heading, demos }: OutlineSection,
  { folder, firstDemo }: PageInput,
  waiAria?: string,
): string {
  const isAccessibility = /^## Accessibility$/.test(heading);
  return [
    heading,
    `${MARKER} explain this section in one to three sentences.`,
    ...demos.map((name) =>
      name === firstDemo ? `<Demo name="${name}" />` : demoReminder(folder, name),
    ),
    ...(isAccessibility ? [keyboardTable(waiAria)] : []),
  ].join('\n\n');
}

/** Adds the first demo to the first section, unless a section has it. */
function withFirstDemo(sections: OutlineSection[], firstDemo?: string): OutlineSection[] {
  const [first, ...rest] = sections;
  return first === undefined ||
    firstDemo === undefined ||
    sections.some(({ demos }) => demos.includes(firstDemo))
    ? sections
    : [{ ...first, demos: [firstDemo, ...first.demos] }, ...rest];
}

/** Adds a section for the accessibility of components, unless the outline has it. */
function withAccessibility(sections: OutlineSection[], outline: PageOutline): OutlineSection[] {
  const isMissing = !sections.some(({ heading }) => heading === '## Accessibility');
  return isMissing && (outline.components ?? []).length > 0
    ? [...sections, { heading: '## Accessibility', demos: [] }]
    : sections;
}

/** Returns a new page: everything that is known about it, and marks where the writer continues. */
export function pageText(outline: PageOutline, input: PageInput): string {
  const sections = withFirstDemo(withAccessibility(sectionsOf(outline), outline), input.firstDemo);
  const text = `${[
    frontMatterText(outline, input.productName),
    `# ${outline.title}`,
    `<p className="description">${MARKER} what it is for, in one sentence.</p>`,
    ...sections.map((section) => sectionText(section, input, outline.waiAria)),
  ].join('\n\n')}\n`;
  return input.component === undefined ? text : withPlayground(text, input.component);
}
