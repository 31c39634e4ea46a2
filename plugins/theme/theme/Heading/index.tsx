// Replaces: the link to a heading is beside it. In the original, it is a part of the heading and of its name.
export { SectionHeading as default } from '@component-docs/written-pages/browser/headings/SectionHeading';
